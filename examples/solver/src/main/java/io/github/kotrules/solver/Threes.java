package io.github.kotrules.solver;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.cli.Shell;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.solver.Trio.Chances;
import io.github.kotrules.state.GameState;
import java.io.PrintWriter;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Solves the three-player game without cards and compares it with the library, from a shell. */
@Command(
    name = "threes",
    description =
        "Solves the three-player game of the second edition without cards, and compares it with the library.",
    mixinStandardHelpOptions = true,
    version = "threes 0.1.0",
    footer = {
      "The whole game takes ten minutes on one core, and 300 MB of memory.",
      "Exits with 0 if the library agrees, 1 if it differs, 2 if the input was wrong."
    })
public final class Threes implements Callable<Integer> {
  private final PrintWriter out;

  @Option(
      names = "--life",
      paramLabel = "N",
      description = "The life of each Monster. Default: ${DEFAULT-VALUE}.")
  private int life = 10;

  @Option(
      names = "--points",
      paramLabel = "N",
      description = "The points that win. Default: ${DEFAULT-VALUE}.")
  private int points = 20;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games for each seat. Default: ${DEFAULT-VALUE}.")
  private int games = 10_000;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The same seed, the same dice. Default: ${DEFAULT-VALUE}.")
  private long seed = 1;

  Threes(PrintWriter out) {
    this.out = out;
  }

  /** Starts the program; exits with 0 if the library agrees, 1 if it differs, 2 if the input was wrong. */
  public static void main(String[] args) {
    Shell.main(Threes::new, args);
  }

  private Game game() throws InputException {
    try {
      RuleSet rules = RuleSet.secondEdition().withLife(life, life).withPointsToWin(points);
      Game game = Game.of(rules, CardSet.none());
      DuelRules unused = DuelRules.of(game); // refuses a game that is too large
      return game;
    } catch (IllegalArgumentException wrong) {
      throw new InputException(String.valueOf(wrong.getMessage()), wrong);
    }
  }

  @Override
  public Integer call() throws InputException {
    Shell.checkPositive("--games", games);
    Game game = game();
    Trio trio = Trio.solve(DuelRules.of(game));
    Chances start = trio.start(life);
    double[] exact = {start.mover(), start.next(), start.last()};
    GameState table = game.start(
        game.setup(game.rules().monsters().asList().subList(0, 3).toArray(new Monster[0]))
            .withFirst(Seat.ONE));
    List<Chooser> bots = Collections.nCopies(3, new TrioBot(game, trio));
    boolean differs = false;
    for (Seat seat : table.allSeats()) {
      long dice = seed + (long) seat.ordinal() * games;
      Frequency frequency =
          Frequency.of(game, table, seat, exact[seat.ordinal()], bots, games, dice);
      differs |= !frequency.fits();
      out.printf(
          Locale.ROOT,
          "seat %d | %.3f %% | %.3f %% | %+.2f%s%n",
          seat.ordinal() + 1,
          100 * frequency.exact(),
          100 * frequency.share(),
          frequency.deviation(),
          frequency.fits() ? "" : " | DIFFERS");
    }
    return differs ? 1 : 0;
  }
}
