package io.github.kotrules.testkit.jqwik;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.RuleSet.WayToWin;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.RandomPlay;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Arbitraries of states, moves and games, reached by random choices.
 *
 * <p>They shrink towards few players and few steps.
 */
public final class KotArbitraries {
  /** About the length of a random game. */
  private static final int MAX_STEPS = 300;

  private static final int MAX_DICE = 8;
  private static final int MAX_LIFE = 20;
  private static final int MAX_POINTS = 30;
  private static final int MAX_ROLLS = 5;
  private static final int MOST_HOUSE_DICE = 10;
  private static final int MAX_PAY = 5;
  private static final int FEWEST_PLAYERS = 2;
  private static final int MAX_PLAYERS = 6;

  private KotArbitraries() {}

  /** States of games of 2 to 6 players, anywhere from the first step to the end. */
  public static Arbitrary<GameState> states(Game game) {
    requireNonNull(game, "game");
    return Combinators.combine(players(), steps(MAX_STEPS), seeds())
        .as((players, steps, seed) -> state(game, players, steps, seed));
  }

  /** States that a number of players reach in a limited number of steps. */
  public static Arbitrary<GameState> states(Game game, int players, int maxSteps) {
    requireNonNull(game, "game");
    return Combinators.combine(steps(maxSteps), seeds())
        .as((steps, seed) -> state(game, players, steps, seed));
  }

  /** States that are not the end of a game, each with a legal action or an outcome of chance. */
  public static Arbitrary<Move> moves(Game game) {
    requireNonNull(game, "game");
    return Combinators.combine(players(), steps(MAX_STEPS), seeds())
        .as((players, steps, seed) -> move(game, players, steps, seed));
  }

  /** Whole games of 2 to 6 players. */
  public static Arbitrary<GameRecord> records(Game game) {
    requireNonNull(game, "game");
    return players().flatMap(players -> records(game, players));
  }

  /** Whole games of a number of players. */
  public static Arbitrary<GameRecord> records(Game game, int players) {
    requireNonNull(game, "game");
    return seeds().map(seed -> new RandomPlay(game, seed).record(players));
  }

  /** The rules of an edition with numbers of the house (S-9) and any way to win (W-8). */
  public static Arbitrary<RuleSet> houseRules(RuleSet edition) {
    requireNonNull(edition, "edition");
    Arbitrary<RuleSet> lives = numbers(1, MAX_LIFE)
        .flatMap(
            maximum -> numbers(1, maximum).map(starting -> edition.withLife(starting, maximum)));
    return Combinators.combine(
            lives,
            Arbitraries.of(WayToWin.class),
            numbers(1, MAX_POINTS),
            numbers(1, MAX_ROLLS),
            numbers(1, MOST_HOUSE_DICE),
            numbers(1, MAX_PAY),
            numbers(0, MAX_PAY),
            numbers(0, MAX_PAY))
        .as((rules, way, points, rolls, dice, sweep, entering, inTokyo) -> rules
            .withWayToWin(way)
            .withPointsToWin(points)
            .withRolls(rolls)
            .withDice(dice)
            .withSweepPrice(sweep)
            .withPointsForEntering(entering)
            .withPointsInTokyo(inTokyo));
  }

  /** One to eight dice. */
  public static Arbitrary<Dice> dice() {
    return Arbitraries.integers().between(1, MAX_DICE).flatMap(KotArbitraries::dice);
  }

  /** A number of dice. */
  public static Arbitrary<Dice> dice(int count) {
    return Arbitraries.of(Face.class).array(Face[].class).ofSize(count).map(Dice::of);
  }

  private static Arbitrary<Integer> numbers(int min, int max) {
    return Arbitraries.integers().between(min, max);
  }

  private static Arbitrary<Integer> players() {
    return numbers(FEWEST_PLAYERS, MAX_PLAYERS);
  }

  private static Arbitrary<Integer> steps(int max) {
    return numbers(0, max);
  }

  private static Arbitrary<Long> seeds() {
    return Arbitraries.longs();
  }

  private static GameState state(Game game, int players, int steps, long seed) {
    RandomPlay play = new RandomPlay(game, seed);
    GameState state = play.newTable(players);
    for (int i = 0; i < steps && !state.isOver(); i++) {
      state = game.next(state, play.choose(state));
    }
    return state;
  }

  /** Returns the move after a number of steps, or the last one of the game. */
  private static Move move(Game game, int players, int steps, long seed) {
    RandomPlay play = new RandomPlay(game, seed);
    GameState state = play.newTable(players);
    Move move = new Move(game, state, play.choose(state));
    for (int i = 0; i < steps; i++) {
      GameState next = game.next(move.state(), move.action());
      if (next.isOver()) {
        return move;
      }
      move = new Move(game, next, play.choose(next));
    }
    return move;
  }
}
