package io.github.kotrules.testkit;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.Game;
import io.github.kotrules.IllegalActionException;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceAction.KeepDice;
import io.github.kotrules.action.DiceAction.ResolveDice;
import io.github.kotrules.action.DiceAction.StopRolling;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Outcome.Reveal;
import io.github.kotrules.action.Outcome.Roll;
import io.github.kotrules.action.Pending;
import io.github.kotrules.action.Pending.GameOver;
import io.github.kotrules.event.Event;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.GameState;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A piece of a game with fixed dice: given a position, when dice fall and players choose, then this is so.
 *
 * <pre>{@code
 * Scenario.of(game, 3).inCity(ONE).turnOf(TWO)
 *     .finalDice("2222ES")
 *     .expectPoints(TWO, 3)
 *     .expectAsked(ONE, ChooseYield.class);
 * }</pre>
 *
 * <p>Every step is checked against the {@link Laws}, and a failure tells the whole story so far.
 */
public final class Scenario {
  private final Game game;
  private final StringBuilder story = new StringBuilder();
  private GameState state;
  private ImmutableList<Event> events = ImmutableList.of();

  Scenario(Game game, GameState start) {
    this.game = game;
    this.state = start;
    story.append("given\n").append(start).append('\n');
    Laws.checkState(start);
  }

  /** A table of so many players, the first Monsters of the edition, to be arranged. */
  public static Given of(Game game, int players) {
    return new Given(game, players);
  }

  /** Goes on from any state. */
  public static Scenario from(Game game, GameState state) {
    return new Scenario(game, state);
  }

  /** These dice fall, as many as are awaited. */
  @CanIgnoreReturnValue
  public Scenario roll(String dice) {
    Dice fallen = Dice.parse(dice);
    require(
        state.pending() instanceof DiceChance chance && chance.count() == fallen.size(),
        "the dice " + dice + " are not awaited");
    return say(new Roll(fallen));
  }

  /** This card comes from the deck. */
  @CanIgnoreReturnValue
  public Scenario reveal(String card) {
    require(state.pending() instanceof DeckChance, "no card is awaited, but " + card + " came");
    return say(new Reveal(CardId.of(card)));
  }

  /** A player answers. */
  @CanIgnoreReturnValue
  public Scenario act(Seat seat, Action action) {
    require(
        state.pending() instanceof Decision decision && decision.seat() == seat,
        seat + " is not asked, but says " + action);
    return say(action);
  }

  /**
   * The active player rolls these dice at once and stops: no reroll, no change, groups resolved in the fixed order. Other
   * players' questions are left open.
   */
  @CanIgnoreReturnValue
  public Scenario finalDice(String dice) {
    return roll(dice).stop().resolveInFixedOrder();
  }

  /** The active player stops rolling, if it is asked, and turns no dice. */
  @CanIgnoreReturnValue
  public Scenario stop() {
    if (isAsked(state.activeSeat(), Decision.ChooseReroll.class)) {
      say(new StopRolling());
    }
    if (isAsked(state.activeSeat(), Decision.ChooseDieChange.class)) {
      say(new KeepDice());
    }
    return this;
  }

  /** The active player resolves its dice in the fixed order, if it is asked for one. */
  @CanIgnoreReturnValue
  public Scenario resolveInFixedOrder() {
    if (isAsked(state.activeSeat(), Decision.ChooseOrder.class)) {
      say(options().stream().filter(ResolveDice.class::isInstance).findFirst().orElseThrow());
    }
    return this;
  }

  @CanIgnoreReturnValue
  private Scenario say(Action action) {
    story.append("when ").append(action).append('\n');
    Transition transition;
    try {
      transition = game.apply(state, action);
    } catch (IllegalActionException refused) {
      throw failure("it was refused: " + refused.getMessage());
    }
    Laws.checkStep(game, state, action, transition);
    state = transition.state();
    events = transition.events();
    events.forEach(event -> story.append("  ").append(event).append('\n'));
    return this;
  }

  public GameState state() {
    return state;
  }

  /** What happened in the last step. */
  public ImmutableList<Event> events() {
    return events;
  }

  /** What may be answered now. */
  public List<Action> options() {
    return game.legalActions(state);
  }

  @CanIgnoreReturnValue
  public Scenario expectLife(Seat seat, int life) {
    return expect("life of " + seat, life, state.life(seat));
  }

  @CanIgnoreReturnValue
  public Scenario expectPoints(Seat seat, int points) {
    return expect("points of " + seat, points, state.points(seat));
  }

  @CanIgnoreReturnValue
  public Scenario expectEnergy(Seat seat, int energy) {
    return expect("energy of " + seat, energy, state.energy(seat));
  }

  @CanIgnoreReturnValue
  public Scenario expectTokens(Seat seat, Token token, int count) {
    return expect(token + " tokens of " + seat, count, state.tokens(seat, token));
  }

  @CanIgnoreReturnValue
  public Scenario expectPlace(Seat seat, Place place) {
    return expect("place of " + seat, place, state.place(seat));
  }

  /** The Keep cards of a seat, written as in {@code smoke-cloud:2}; none for no cards. */
  @CanIgnoreReturnValue
  public Scenario expectCards(Seat seat, String... cards) {
    return expect("cards of " + seat, Arrays.toString(cards), state.cards(seat).toString());
  }

  /** The market, as in {@code heal - mimic}. */
  @CanIgnoreReturnValue
  public Scenario expectMarket(String market) {
    return expect("market", market, state.market().toString());
  }

  @CanIgnoreReturnValue
  public Scenario expectTurnOf(Seat seat) {
    return expect("active seat", seat, state.activeSeat());
  }

  /** A player is asked something of this kind. */
  @CanIgnoreReturnValue
  public Scenario expectAsked(Seat seat, Class<? extends Decision> question) {
    require(isAsked(seat, question), seat + " is not asked " + question.getSimpleName());
    return this;
  }

  /** Exactly this is awaited. */
  @CanIgnoreReturnValue
  public Scenario expectPending(Pending pending) {
    return expect("pending", pending, state.pending());
  }

  /** So many dice are awaited. */
  @CanIgnoreReturnValue
  public Scenario expectDice(int count) {
    require(
        state.pending() instanceof DiceChance chance && chance.count() == count,
        count + " dice are not awaited");
    return this;
  }

  /** A card of the deck is awaited. */
  @CanIgnoreReturnValue
  public Scenario expectReveal() {
    require(state.pending() instanceof DeckChance, "no card is awaited");
    return this;
  }

  /** The game is over, won by these. */
  @CanIgnoreReturnValue
  public Scenario expectOver(Seat... winners) {
    return expect("end", new GameOver(SeatSet.of(winners)), state.pending());
  }

  /** Exactly these may be answered, in this order. */
  @CanIgnoreReturnValue
  public Scenario expectOptions(Action... actions) {
    return expect("options", List.of(actions), List.copyOf(options()));
  }

  /** This happened in the last step. */
  @CanIgnoreReturnValue
  public Scenario expectEvent(Event event) {
    require(events.contains(event), "did not happen: " + event);
    return this;
  }

  /** Nothing of this kind happened in the last step. */
  @CanIgnoreReturnValue
  public Scenario expectNoEvent(Class<? extends Event> kind) {
    require(events.stream().noneMatch(kind::isInstance), kind.getSimpleName() + " happened");
    return this;
  }

  /** This is refused, and nothing changes. */
  @CanIgnoreReturnValue
  public Scenario expectRefused(Action action) {
    GameState before = state;
    try {
      Transition transition = game.apply(state, action);
      throw failure("not refused: " + action + ", which led to " + transition.events());
    } catch (IllegalActionException expected) {
      return expect("state", before, state);
    }
  }

  private boolean isAsked(Seat seat, Class<? extends Decision> question) {
    return state.pending() instanceof Decision decision
        && question.isInstance(decision)
        && decision.seat() == seat;
  }

  private Scenario expect(String what, Object expected, Object actual) {
    require(
        Objects.equals(expected, actual), what + ": expected " + expected + ", but is " + actual);
    return this;
  }

  private void require(boolean holds, String otherwise) {
    if (!holds) {
      throw failure(otherwise);
    }
  }

  private AssertionError failure(String what) {
    return new AssertionError(what + "\n" + story + "then\n" + state);
  }
}
