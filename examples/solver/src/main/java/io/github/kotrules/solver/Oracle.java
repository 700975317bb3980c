package io.github.kotrules.solver;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.cli.Shell;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Compares the solution of the two-player game with the library, from a shell. */
@Command(
    name = "oracle",
    description = "Compares the solution of the two-player game without cards with the library.",
    mixinStandardHelpOptions = true,
    version = "oracle 0.1.0",
    footer = "Exits with 0 if the library agrees, 1 if it differs, 2 if the input was wrong.")
public final class Oracle implements Callable<Integer> {
  /** Two computations of the same value differ by less than this. */
  private static final double SAME = 1e-12;

  /** Enough for all plans of a side, which take 160 MB. */
  private static final int ALL_PLANS = 200_000;

  /** Positions in the middle of a game, at the start of the mover's turn. */
  private static final ImmutableList<Scene> SCENES = ImmutableList.of(
      new Scene(10, 0, 10, 1, 2),
      new Scene(10, 5, 10, 5, 2),
      new Scene(10, 5, 10, 5, 1),
      new Scene(7, 3, 8, 6, 2),
      new Scene(7, 3, 8, 6, 1),
      new Scene(3, 12, 9, 5, 2),
      new Scene(3, 12, 9, 5, 1),
      new Scene(9, 2, 3, 12, 2),
      new Scene(9, 2, 3, 12, 1),
      new Scene(2, 2, 2, 2, 2),
      new Scene(2, 2, 2, 2, 1),
      new Scene(1, 17, 6, 10, 2),
      new Scene(10, 15, 10, 16, 2),
      new Scene(10, 14, 10, 16, 1),
      new Scene(5, 10, 5, 10, 2),
      new Scene(5, 10, 5, 10, 1),
      new Scene(4, 0, 6, 9, 1),
      new Scene(6, 13, 2, 15, 2),
      new Scene(8, 18, 10, 16, 2),
      new Scene(6, 8, 7, 7, 0));

  private static final ImmutableMap<String, YieldRule> YIELD_RULES =
      ImmutableMap.<String, YieldRule>builder()
          .put("never yields", YieldRule.NEVER)
          .put("yields at life 3 or less", YieldRule.atLife(3))
          .put("yields at life 4 or less", YieldRule.atLife(4))
          .put("yields at life 5 or less", YieldRule.atLife(5))
          .put("yields at life 6 or less", YieldRule.atLife(6))
          .put("always yields", YieldRule.ALWAYS)
          .build();

  private final PrintWriter out;
  private int rows;
  private boolean differs;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games from each position. Default: ${DEFAULT-VALUE}.")
  private int games = 10_000;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The same seed, the same dice. Default: ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(
      names = "--each",
      paramLabel = "N",
      description =
          "Compare the computed values of every N-th position. Default: ${DEFAULT-VALUE}.")
  private int each = 100;

  @Option(
      names = "--points",
      paramLabel = "N",
      description = "The points that win; fewer make the game smaller. Default: ${DEFAULT-VALUE}.")
  private int points = RuleSet.secondEdition().pointsToWin();

  Oracle(PrintWriter out) {
    this.out = out;
  }

  /** Starts the program; exits with 0 if the library agrees, 1 if it differs, 2 if the input was wrong. */
  public static void main(String[] args) {
    Shell.main(Oracle::new, args);
  }

  @Override
  public Integer call() throws InputException {
    Shell.checkPositive("--games", games);
    Shell.checkPositive("--each", each);
    Map<String, Game> editions = ImmutableMap.of(
        "first edition", game(RuleSet.firstEdition()),
        "second edition", game(RuleSet.secondEdition()));
    editions.forEach(this::comparePositions);
    editions.forEach(this::compareYieldRules);
    editions.forEach(this::compareValues);
    return differs ? 1 : 0;
  }

  private Game game(RuleSet rules) throws InputException {
    try {
      Game game = Game.of(rules.withPointsToWin(points), CardSet.none());
      DuelRules unused = DuelRules.of(game); // refuses a game that is too large
      return game;
    } catch (IllegalArgumentException wrong) {
      throw new InputException("--points: " + wrong.getMessage(), wrong);
    }
  }

  private void comparePositions(String edition, Game game) {
    Duel duel = Plans.of(game).duel();
    PerfectBot bot = new PerfectBot(game, new Plans(duel, 0, ALL_PLANS));
    List<Scene> scenes = new ArrayList<>();
    scenes.add(Scene.start(game));
    SCENES.stream()
        .filter(scene -> scene.points() < points && scene.otherPoints() < points)
        .forEach(scenes::add);
    for (Scene scene : scenes) {
      GameState state = scene.state(game);
      double exact = duel.value(Position.of(state));
      print(edition, scene.toString(), frequency(game, state, exact, bot, bot));
    }
  }

  /** Compares games in which one player has a fixed rule for leaving Tokyo and the other plays the best reply. */
  private void compareYieldRules(String edition, Game game) {
    GameState start = Scene.start(game).state(game);
    YIELD_RULES.forEach((name, rule) -> {
      Duel duel = Duel.solve(DuelRules.of(game), rule, YieldRule.BEST);
      PerfectBot fixed = new PerfectBot(game, new Plans(duel, 0, ALL_PLANS));
      PerfectBot reply = new PerfectBot(game, new Plans(duel, 1, ALL_PLANS));
      Position position = Position.of(start);
      double first = duel.value(0, position);
      double second = duel.value(1, position);
      print(edition, "the first player " + name, frequency(game, start, first, fixed, reply));
      print(edition, "the second player " + name, frequency(game, start, second, reply, fixed));
    });
  }

  /** Plays games with dice that no other row uses. */
  private Frequency frequency(
      Game game, GameState start, double exact, PerfectBot first, PerfectBot second) {
    long dice = seed + (long) rows++ * games;
    return Frequency.of(game, start, Seat.ONE, exact, List.of(first, second), games, dice);
  }

  private void compareValues(String edition, Game game) {
    Duel duel = Plans.of(game).duel();
    LibraryTurn library = new LibraryTurn(game, duel);
    List<Scene> scenes = Scene.all(game.rules());
    int compared = (scenes.size() + each - 1) / each;
    double largest = IntStream.range(0, compared)
        .parallel()
        .mapToObj(i -> scenes.get(i * each).state(game))
        .mapToDouble(state -> Math.abs(library.value(state) - duel.value(Position.of(state))))
        .max()
        .orElseThrow();
    differs |= largest > SAME;
    out.printf(
        Locale.ROOT,
        "%s: %,d of %,d positions compared, largest difference %.1e%n",
        edition,
        compared,
        scenes.size(),
        largest);
  }

  private void print(String edition, String what, Frequency frequency) {
    differs |= !frequency.fits();
    out.printf(
        Locale.ROOT,
        "%s | %s | %.4f %% | %.4f %% | %+.2f%s%n",
        edition,
        what,
        100 * frequency.exact(),
        100 * frequency.share(),
        frequency.deviation(),
        frequency.fits() ? "" : " | DIFFERS");
  }
}
