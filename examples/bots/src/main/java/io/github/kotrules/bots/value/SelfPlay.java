package io.github.kotrules.bots.value;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.bots.Foresight;
import io.github.kotrules.bots.GreedyBot;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.odds.DiceOdds;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * One game of a bot against itself, with the luck that each Monster had. Before every roll of a turn, and before every card
 * from the deck, the bot knows exactly what to expect on average; the difference to what happened is luck, whose mean is 0. A
 * result less the luck is therefore as unbiased as the result itself, and much less random.
 */
public final class SelfPlay {
  private static final int MAX_STEPS = 20_000;

  private final Game game;
  private final RandomGenerator random;
  private final List<Chooser> bots = new ArrayList<>();
  private final Referee referee;
  private final List<Turn> turns = new ArrayList<>();
  private final @Nullable Judge judge;

  /** By how much the cards that were revealed changed the chances, by seat. */
  private final double[] luckOfDraws;

  private GameState now;
  private @Nullable DicePlan plan;
  private @Nullable PlannedRoll awaited;
  private boolean isRerolling;

  /** Asks the bot, or not, and answers: for experiments. */
  @FunctionalInterface
  public interface Referee {
    /** Lets every bot answer for itself. */
    Referee NONE = (question, bot) -> bot.choose(question);

    /** The answer of the bot, or another legal one. */
    Action decide(Question question, Chooser bot);
  }

  /** The start of a turn. Arrays are by seat. */
  static final class Turn {
    private final GameState state;
    private final double @Nullable [] expected;
    private final double[] luck;

    private Turn(GameState state, double @Nullable [] expected) {
      this.state = state;
      this.expected = expected;
      this.luck = new double[state.seats()];
    }

    /** The state, in which all dice are about to be rolled. */
    GameState state() {
      return state;
    }

    /** The chances to win that the bot sees in its plan for the turn; null if it has no plan. */
    double @Nullable [] expected() {
      return expected;
    }

    /** By how much the dice of the turn changed the chances. */
    double[] luck() {
      return luck;
    }
  }

  /** A roll under the plan: some of the dice, with this many rolls left, itself included. */
  private record PlannedRoll(Dice dice, Dice rolled, int left) {}

  private SelfPlay(
      Game game, GameState start, @Nullable Judge judge, RandomGenerator random, Referee referee) {
    this.game = game;
    this.random = random;
    this.referee = referee;
    this.now = start;
    this.judge = judge;
    this.luckOfDraws = new double[start.seats()];
    for (int i = 0; i < start.seats(); i++) {
      bots.add(judge == null ? new GreedyBot() : new TurnSearch(game, random, judge));
    }
  }

  /**
   * A game of {@link ValueBot}s.
   *
   * @param random all chance of the game and the bots
   */
  public static SelfPlay play(Game game, GameState start, RandomGenerator random, Referee referee) {
    return play(game, start, ValueBot.judge(game), random, referee);
  }

  /** A game of bots that ask a judge. */
  static SelfPlay play(
      Game game, GameState start, Judge judge, RandomGenerator random, Referee referee) {
    return new SelfPlay(game, start, judge, random, referee).play();
  }

  /** A game of greedy bots, of which no luck is known. */
  static SelfPlay greedy(Game game, GameState start, RandomGenerator random, Referee referee) {
    return new SelfPlay(game, start, null, random, referee).play();
  }

  private SelfPlay play() {
    for (int i = 0; i < MAX_STEPS && !now.isOver(); i++) {
      if (now.pending() instanceof Chance chance) {
        roll(chance);
      } else {
        ask((Decision) now.pending());
      }
    }
    return this;
  }

  private void roll(Chance chance) {
    if (!isRerolling && Foresight.isFirstRoll(now)) {
      begin((DiceChance) chance);
    }
    Action outcome = chance.sample(random);
    if (awaited != null && outcome instanceof Roll roll) {
      addLuck(awaited, roll.dice());
    } else if (judge != null && chance instanceof DeckChance draw) {
      double[] luck = luckOfDraw(game, judge, now, draw, outcome);
      for (int i = 0; i < luck.length; i++) {
        luckOfDraws[i] += luck[i];
      }
    }
    awaited = null;
    now = game.next(now, outcome);
  }

  private void addLuck(PlannedRoll planned, Dice fallen) {
    DicePlan turn = Objects.requireNonNull(plan);
    double[] before = turn.beforeRoll(planned.dice, planned.rolled, planned.left);
    Dice dice = planned.dice.minus(planned.rolled).plus(fallen);
    double[] after = turn.afterRoll(dice, planned.left - 1);
    double[] luck = turns.get(turns.size() - 1).luck;
    for (int i = 0; i < luck.length; i++) {
      luck[i] += after[i] - before[i];
    }
  }

  /** By how much a card that is revealed changes the chances, compared with the average of all that could be revealed. */
  static double[] luckOfDraw(
      Game game, Judge judge, GameState before, DeckChance draw, Action revealed) {
    double[] luck = judge.chances(game.next(before, revealed));
    for (Outcome outcome : draw.outcomes()) {
      double[] chances = judge.chances(game.next(before, outcome));
      for (int i = 0; i < luck.length; i++) {
        luck[i] -= draw.probability(outcome) * chances[i];
      }
    }
    return luck;
  }

  private void begin(DiceChance chance) {
    plan = null;
    Chooser bot = bots.get(chance.seat().ordinal());
    if (!(bot instanceof TurnSearch search) || chance.count() > DiceOdds.MAX_DICE) {
      turns.add(new Turn(now, null));
      return;
    }
    int rolls = now.rollsLeft() + 1;
    Dice any = Dice.of(Face.ONE, chance.count());
    plan = search.plan(now, now, chance.count(), rolls);
    awaited = new PlannedRoll(any, any, rolls);
    turns.add(new Turn(now, plan.beforeRoll(any, any, rolls)));
  }

  private void ask(Decision decision) {
    Question question = Question.of(game, now);
    Action answer = referee.decide(question, bots.get(decision.seat().ordinal()));
    isRerolling = answer instanceof RerollDice || answer instanceof RerollWithCard;
    if (answer instanceof RerollDice reroll && plan != null && plan.fits(now)) {
      awaited = new PlannedRoll(now.dice(), reroll.dice(), now.rollsLeft());
    }
    now = game.next(now, answer);
  }

  /** The starts of all turns. */
  List<Turn> turns() {
    return turns;
  }

  /** The last state. */
  public GameState end() {
    return now;
  }

  /** The seat that had the first turn. */
  public Seat firstSeat() {
    return turns.get(0).state.activeSeat();
  }

  /** Each seat's share of the victory less its luck; null if the game did not end, or nobody won. */
  public double @Nullable [] sharesWithoutLuck() {
    double[] shares = shares();
    for (int i = 0; shares != null && i < shares.length; i++) {
      shares[i] -= luckOfDraws[i];
      for (Turn turn : turns) {
        shares[i] -= turn.luck[i];
      }
    }
    return shares;
  }

  /** Each seat's share of the victory; null if the game did not end, or nobody won. */
  public double @Nullable [] shares() {
    if (!now.isOver() || now.winners().isEmpty()) {
      return null;
    }
    double[] shares = new double[now.seats()];
    SeatSet winners = now.winners();
    for (Seat winner : winners) {
      shares[winner.ordinal()] = 1.0 / winners.size();
    }
    return shares;
  }
}
