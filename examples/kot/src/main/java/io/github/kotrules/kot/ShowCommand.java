package io.github.kotrules.kot;

import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.state.GameState;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "show",
    description = "Draws the table and writes its position.",
    mixinStandardHelpOptions = true)
final class ShowCommand implements Callable<Integer> {
  private final PrintWriter out;

  @Parameters(
      paramLabel = "POSITION",
      description = "A position (kot1/...), or a file with a game, of which the end is drawn.")
  private String position = "";

  ShowCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws InputException {
    GameState state = Input.position(position);
    TablePicture.of(KingOfTokyo.notation().game(state), state).forEach(out::println);
    out.println(KingOfTokyo.notation().write(state));
    return 0;
  }
}
