package io.github.kotrules.testkit;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterators;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.Game;
import io.github.kotrules.IllegalActionException;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.action.Pending.GameOver;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Table;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/** The expectations of a {@link Scenario} about its table and its last step. */
abstract sealed class Expectations permits Scenario {
  private final Game game;
  private final Narration narration;
  private GameState state;
  private LastStep last = LastStep.NONE;

  /** The table that expectations check: the state, or the end of a turn. */
  private Table seen;

  Expectations(Game game, GameState start) {
    this.game = requireNonNull(game, "game");
    this.state = requireNonNull(start, "state");
    this.seen = start;
    this.narration = new Narration(game, start);
  }

  abstract Scenario self();

  final Game game() {
    return game;
  }

  final Narration narration() {
    return narration;
  }

  /** Moves to the next state and adds the events to those of the current step. */
  final void moveTo(Transition transition) {
    state = transition.state();
    seen = state;
    last = last.plus(transition);
  }

  final void beginStep() {
    last = LastStep.NONE;
  }

  /** The current state. */
  public final GameState state() {
    return state;
  }

  /** The events of the last step, including those of the fixed dice and cards that followed. */
  public final List<Event> events() {
    return last.events();
  }

  /** The legal actions now. */
  public final List<Action> options() {
    return game.legalActions(state);
  }

  /**
   * Makes the following expectations about the table, up to the next step, check the end of the turn that the last step ended:
   * before the next turn started or the game was over. If several turns ended, it is the first. Fails if none did. Expectations
   * about what is awaited, options and events are not affected.
   */
  @CanIgnoreReturnValue
  public final Scenario atTurnEnd() {
    Table end = last.turnEnd();
    if (end == null) {
      throw failure("no turn ended in the last step: " + awaited());
    }
    seen = end;
    return self();
  }

  @CanIgnoreReturnValue
  public final Scenario expectLife(Seat seat, int life) {
    return expect("life of", seat, life, seen.life(seat));
  }

  /** Expects the maximum life of a Monster. */
  @CanIgnoreReturnValue
  public final Scenario expectMaxLife(Seat seat, int max) {
    return expect("maximum life of", seat, max, seen.maxLife(seat));
  }

  @CanIgnoreReturnValue
  public final Scenario expectPoints(Seat seat, int points) {
    return expect("points of", seat, points, seen.points(seat));
  }

  @CanIgnoreReturnValue
  public final Scenario expectEnergy(Seat seat, int energy) {
    return expect("energy of", seat, energy, seen.energy(seat));
  }

  @CanIgnoreReturnValue
  public final Scenario expectTokens(Seat seat, Token token, int count) {
    return expect(token + " tokens of", seat, count, seen.tokens(seat, token));
  }

  @CanIgnoreReturnValue
  public final Scenario expectPlace(Seat seat, Place place) {
    return expect("place of", seat, Boards.place(place), Boards.place(seen.place(seat)));
  }

  /** Expects exactly these Keep cards of a seat, written as in {@code smoke-cloud:2}. */
  @CanIgnoreReturnValue
  public final Scenario expectCards(Seat seat, String... cards) {
    return expect("cards of", seat, Arrays.toString(cards), seen.cards(seat).toString());
  }

  /** Expects this market, as in {@code heal - mimic}. */
  @CanIgnoreReturnValue
  public final Scenario expectMarket(String market) {
    return expect("market", market, seen.market().toString());
  }

  /** Expects these cards in the discard pile, possibly among others; a card named twice must be there twice. */
  @CanIgnoreReturnValue
  public final Scenario expectDiscarded(String... cards) {
    for (String card : cards) {
      long wanted = Arrays.stream(cards).filter(card::equals).count();
      int found = seen.discards().count(CardId.of(card));
      require(
          found >= wanted,
          when() + card + " in the discard pile: expected " + wanted + ", but is " + found);
    }
    return self();
  }

  /** Expects exactly these cards in the discard pile, in any order. */
  @CanIgnoreReturnValue
  public final Scenario expectDiscardPile(String... cards) {
    requireNonNull(cards, "cards");
    ImmutableList<CardId> expected =
        Arrays.stream(cards).map(CardId::of).sorted().collect(toImmutableList());
    return expect(
        "discard pile", expected, ImmutableList.sortedCopyOf(seen.discards().toList()));
  }

  /** Expects this number of cards in the deck, seen or not. */
  @CanIgnoreReturnValue
  public final Scenario expectDeckSize(int cards) {
    return expect("cards in the deck", cards, seen.deckSize());
  }

  /** Expects these dice on the table, as in {@code 112EHS}, in any order; {@code -} for none. */
  @CanIgnoreReturnValue
  public final Scenario expectDiceOnTable(String dice) {
    return expect("dice on the table", Dice.parse(requireNonNull(dice, "dice")), seen.dice());
  }

  /** Expects this number of rerolls left this turn. */
  @CanIgnoreReturnValue
  public final Scenario expectRollsLeft(int rolls) {
    return expect("rolls left", rolls, seen.rollsLeft());
  }

  @CanIgnoreReturnValue
  public final Scenario expectTurnOf(Seat seat) {
    return expect("active Monster", narration.name(seat), narration.name(seen.activeSeat()));
  }

  /** Expects that a seat is asked a question of this kind. */
  @CanIgnoreReturnValue
  public final Scenario expectAsked(Seat seat, Class<? extends Decision> question) {
    require(
        isAsked(seat, question),
        narration.name(seat) + " is not asked to " + Narration.words(question) + ": " + awaited());
    return self();
  }

  /** Expects that the table waits for exactly this. */
  @CanIgnoreReturnValue
  public final Scenario expectPending(Pending pending) {
    require(
        pending.equals(state.pending()),
        "awaited: expected that " + narration.words(pending) + ", but " + awaited());
    return self();
  }

  /** Expects that the table waits for this number of dice; for dice already rolled see {@link #expectDiceOnTable}. */
  @CanIgnoreReturnValue
  public final Scenario expectDice(int count) {
    require(
        state.pending() instanceof DiceChance chance && chance.count() == count,
        count + " dice are not awaited: " + awaited());
    return self();
  }

  /** Expects that the table waits for a card of the deck. */
  @CanIgnoreReturnValue
  public final Scenario expectReveal() {
    require(state.pending() instanceof DeckChance, "no card is awaited: " + awaited());
    return self();
  }

  /** Expects that the game is over, won by exactly these. */
  @CanIgnoreReturnValue
  public final Scenario expectOver(Seat... winners) {
    for (Seat winner : winners) {
      winner.checkAtTableOf(state.seats());
    }
    return expectPending(new GameOver(SeatSet.of(winners)));
  }

  /** Expects exactly these legal actions, in this order. */
  @CanIgnoreReturnValue
  public final Scenario expectOptions(Action... actions) {
    List<Action> options = List.copyOf(options());
    require(
        List.of(actions).equals(options),
        "options: expected " + narration.words(List.of(actions)) + ", but are "
            + narration.words(options));
    return self();
  }

  /** Expects this event in the last step. */
  @CanIgnoreReturnValue
  public final Scenario expectEvent(Event event) {
    require(events().contains(event), "did not happen: " + narration.words(event));
    return self();
  }

  /** Expects these events in the last step, in this order, possibly with others in between. */
  @CanIgnoreReturnValue
  public final Scenario expectEventsInOrder(Event... inOrder) {
    Iterator<Event> rest = events().iterator();
    for (Event event : inOrder) {
      require(Iterators.contains(rest, event), "did not happen in this order: " + words(inOrder));
    }
    return self();
  }

  private String words(Event... some) {
    return String.join("; ", Arrays.stream(some).map(narration::words).toList());
  }

  /** Expects no event of this kind in the last step. */
  @CanIgnoreReturnValue
  public final Scenario expectNoEvent(Class<? extends Event> kind) {
    for (Event event : events()) {
      require(!kind.isInstance(event), "happened, but should not: " + narration.words(event));
    }
    return self();
  }

  /** Expects that an action is refused and changes nothing. */
  @CanIgnoreReturnValue
  public final Scenario expectRefused(Action action) {
    GameState before = state;
    try {
      Transition transition = game.apply(state, action);
      throw failure("not refused: " + narration.words(action) + ", which led to this: "
          + words(transition.events().toArray(new Event[0])));
    } catch (IllegalActionException expected) {
      require(before.equals(state), "refused, but the table has changed");
      return self();
    }
  }

  /** Expects that a seat is asked whether to use a card against this damage. */
  @CanIgnoreReturnValue
  public final Scenario expectDefence(Seat seat, int damage, DamageKind kind) {
    boolean asked = state.pending() instanceof ChooseDefence defence
        && defence.seat() == seat
        && defence.packet().amount() == damage
        && defence.packet().kind() == kind;
    require(
        asked,
        "expected " + narration.name(seat) + " to be asked about " + damage + " damage of kind "
            + kind + ", but waiting for " + awaited());
    return self();
  }

  final boolean isAsked(Seat seat, Class<? extends Decision> question) {
    return state.pending() instanceof Decision decision
        && question.isInstance(decision)
        && decision.seat() == seat;
  }

  /** Describes what the table waits for. */
  final String awaited() {
    return narration.words(state.pending());
  }

  private Scenario expect(String what, Seat seat, Object expected, Object actual) {
    return expect(what + " " + narration.name(seat), expected, actual);
  }

  private Scenario expect(String what, Object expected, Object actual) {
    require(
        expected.equals(actual), when() + what + ": expected " + expected + ", but is " + actual);
    return self();
  }

  @SuppressWarnings("ReferenceEquality") // a state looks at itself
  private String when() {
    return seen == state ? "" : "at the end of the turn, ";
  }

  final void require(boolean holds, String otherwise) {
    if (!holds) {
      throw failure(otherwise);
    }
  }

  final AssertionError failure(String reason) {
    return new AssertionError(narration.of(reason, state));
  }

  final AssertionError failure(String reason, Throwable cause) {
    return new AssertionError(narration.of(reason, state), cause);
  }

  /** Returns a failure that describes a broken law and the game before it, with the original as its cause. */
  final AssertionError failure(AssertionError broken) {
    return failure(Narration.reason(broken), broken);
  }
}
