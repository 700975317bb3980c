package io.github.kotrules.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.IllegalActionException;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.KeepDice;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.List;

/**
 * A test of a part of a game with fixed dice: given a position, when dice are rolled and players choose, then expectations
 * hold.
 *
 * <pre>{@code
 * Scenario.of(KingOfTokyo.secondEdition(), 3)
 *     .inCity(Seat.ONE)
 *     .turnOf(Seat.TWO)
 *     .finalDice("2222ES")
 *     .expectPoints(Seat.TWO, 3)
 *     .act(Seat.ONE, new StayInTokyo())
 *     .end();
 * }</pre>
 *
 * <p>Dice are rolled by {@link #roll}, or queued with {@link #dice} and used as soon as the table waits for them; the same
 * applies to cards of the deck. Every step is checked against the {@link Laws}, and a failure describes the whole scenario so
 * far.
 */
public final class Scenario extends Expectations {
  private final FixedDice fixed = FixedDice.of();
  private final GameRecord begun;
  private final SeatSet leaving;
  private final List<Action> actions = new ArrayList<>();
  private boolean leavesQuestion;

  private Scenario(Game game, GameRecord begun) {
    super(game, begun.end());
    this.begun = begun;
    this.leaving = SeatSet.of(begun.forfeits().keySet().toArray(new Seat[0]));
    this.actions.addAll(begun.actions());
    try {
      Laws.checkState(begun.end());
    } catch (AssertionError broken) {
      throw failure(broken);
    }
  }

  /** Creates a position of 2 to 6 players, the first Monsters of the edition. */
  public static Given of(Game game, int players) {
    return new Given(game, players);
  }

  /** Starts from a position. */
  public static Scenario from(Game game, GameSetup start) {
    requireNonNull(game, "game");
    return from(game, GameRecord.of(game, requireNonNull(start, "start"), ImmutableList.of()));
  }

  /** Continues where a record ends. */
  public static Scenario from(Game game, GameRecord begun) {
    return new Scenario(requireNonNull(game, "game"), requireNonNull(begun, "begun"));
  }

  /** The position that the scenario started from and the actions since, to write it or to continue from here. */
  public GameRecord record() {
    return new GameRecord(begun.start(), ImmutableList.copyOf(actions), begun.forfeits(), state());
  }

  @Override
  Scenario self() {
    return this;
  }

  /** Queues rolls, each used as soon as the table waits for it. */
  @CanIgnoreReturnValue
  public Scenario dice(String... rolls) {
    fixed.rolls(rolls);
    return answerChance();
  }

  /** Queues cards, each drawn as soon as the table waits for one. */
  @CanIgnoreReturnValue
  public Scenario reveals(String... cards) {
    fixed.reveals(requireNonNull(cards, "cards"));
    return answerChance();
  }

  private Scenario answerChance() {
    if (isChanceFixed()) {
      beginStep();
      takeFixedChance();
    }
    return this;
  }

  private boolean isChanceFixed() {
    return state().pending() instanceof Chance chance && fixed.hasNext(chance);
  }

  private void takeFixedChance() {
    while (isChanceFixed()) {
      take(fixedOutcome((Chance) state().pending()));
    }
  }

  private Outcome fixedOutcome(Chance chance) {
    try {
      return fixed.outcome(state(), chance);
    } catch (AssertionError misfit) {
      throw failure(Narration.reason(misfit));
    }
  }

  /** Rolls these dice, as many as are awaited. */
  @CanIgnoreReturnValue
  public Scenario roll(String dice) {
    Dice fallen = Dice.parse(requireNonNull(dice, "dice"));
    if (!(state().pending() instanceof DiceChance chance)) {
      throw failure("the dice " + dice + " are not awaited: " + awaited());
    }
    require(fallen.size() == chance.count(), FixedDice.misfit(fallen, chance));
    return say(new Roll(fallen));
  }

  /** Draws this card from the deck. */
  @CanIgnoreReturnValue
  public Scenario reveal(String card) {
    CardId id = CardId.of(requireNonNull(card, "card"));
    if (!(state().pending() instanceof DeckChance chance)) {
      throw failure("no card is awaited, but " + card + " came: " + awaited());
    }
    require(chance.deck().contains(id), FixedDice.misfit(id, chance));
    return say(new Reveal(id));
  }

  /** Lets a player answer. */
  @CanIgnoreReturnValue
  public Scenario act(Seat seat, Action action) {
    requireNonNull(action, "action");
    require(
        state().pending() instanceof Decision decision && decision.seat() == seat,
        narration().name(seat) + " is not asked, but chooses to " + narration().words(action) + ": "
            + awaited());
    return say(action);
  }

  /**
   * Rolls these dice for the active player, who stops at once: no reroll, no change, groups resolved in the fixed order.
   * Questions to other players are left open.
   */
  @CanIgnoreReturnValue
  public Scenario finalDice(String dice) {
    return roll(dice).stop().resolveInFixedOrder();
  }

  /** Lets the active player stop rolling, if it is asked, and change no dice. */
  @CanIgnoreReturnValue
  public Scenario stop() {
    if (isAsked(state().activeSeat(), Decision.ChooseReroll.class)) {
      say(new StopRolling());
    }
    if (isAsked(state().activeSeat(), Decision.ChooseDieChange.class)) {
      say(new KeepDice());
    }
    return this;
  }

  /**
   * Lets the active player pick groups of dice as long as it is asked for one: numbers, hearts, energy, smash. Stops at any
   * other question. All of this is one step.
   */
  @CanIgnoreReturnValue
  public Scenario resolveInFixedOrder() {
    if (GroupPicks.areAsked(state())) {
      picks().inUsualOrder();
    }
    return this;
  }

  /**
   * Lets the active player pick groups of dice in this order, as in {@code SH}: numbers are {@code N}, hearts {@code H}, energy
   * {@code E}, smash {@code S}. Stops at any other question. A group that is resolved without a question may be omitted. All of
   * this is one step.
   */
  @CanIgnoreReturnValue
  public Scenario resolve(String groups) {
    require(
        GroupPicks.areAsked(state()),
        "the groups " + requireNonNull(groups, "groups") + " cannot be picked: " + awaited());
    GroupPicks picks = picks();
    for (int i = 0; i < groups.length(); i++) {
      String fault = picks.pick(groups.charAt(i));
      require(fault == null, "the groups " + groups + " cannot be picked: " + fault);
    }
    return this;
  }

  private GroupPicks picks() {
    beginStep();
    return new GroupPicks(game(), this::state, this::answer);
  }

  @CanIgnoreReturnValue
  private Scenario say(Action action) {
    beginStep();
    answer(action);
    return this;
  }

  private void answer(Action action) {
    take(action);
    takeFixedChance();
  }

  private void take(Action action) {
    leavesQuestion = false;
    GameState before = state();
    narration().acted(before, action);
    Transition transition = apply(before, action);
    narration().happened(transition.events());
    moveTo(transition);
    actions.add(action);
    try {
      Laws.checkStep(game(), before, action, leaving, transition);
    } catch (AssertionError broken) {
      throw failure(broken);
    }
  }

  private Transition apply(GameState before, Action action) {
    try {
      return game().apply(before, action, leaving);
    } catch (IllegalActionException refused) {
      throw failure("refused: " + narration().words(action) + "; legal is "
          + narration().words(game().legalActions(before)));
    } catch (RuntimeException broken) {
      throw failure(Narration.breach(broken), broken);
    }
  }

  /** Ends the scenario: checks that everything queued was used and that no question is open, so that none is overlooked. */
  public void end() {
    require(fixed.unused().isEmpty(), "the scenario ends, but " + fixed.unused());
    require(
        leavesQuestion || !(state().pending() instanceof Decision),
        "the scenario ends, but " + awaited());
  }

  /** Ends a scenario that leaves a question of this kind open on purpose. */
  @CanIgnoreReturnValue
  public Scenario endsAsking(Seat seat, Class<? extends Decision> question) {
    expectAsked(seat, question);
    leavesQuestion = true;
    end();
    return this;
  }
}
