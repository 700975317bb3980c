package io.github.kotrules.kot;

import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.cli.Shell;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.TreeCount;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "perft",
    description = "Counts the ways in which a game can continue.",
    mixinStandardHelpOptions = true,
    footer =
        "Prints a line for each depth up to DEPTH. Dice and cards that come up are moves, too; dice"
            + " count as multisets.")
final class PerftCommand implements Callable<Integer> {
  private static final int MAX_DEPTH = 20;

  private final PrintWriter out;

  @Parameters(
      index = "0",
      paramLabel = "MOMENT",
      description = "A moment (kot1/...), or a file with a game, which is counted from its end.")
  private String word = "";

  @Parameters(index = "1", paramLabel = "DEPTH", description = "How many moves.")
  private int depth;

  PerftCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws InputException {
    Shell.check(depth >= 1 && depth <= MAX_DEPTH, "DEPTH is 1 to " + MAX_DEPTH + ", not " + depth);
    GameState state = Input.moment(word).end();
    for (int moves = 1; moves <= depth; moves++) {
      long count = TreeCount.of(KingOfTokyo.notation().game(state), state, moves);
      out.println(moves + " " + count);
    }
    return 0;
  }
}
