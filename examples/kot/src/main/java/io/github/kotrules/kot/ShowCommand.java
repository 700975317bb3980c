package io.github.kotrules.kot;

import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.story.TableSvg;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "show",
    description = "Draws the table and writes the moment in one word.",
    mixinStandardHelpOptions = true)
final class ShowCommand implements Callable<Integer> {
  private final PrintWriter out;

  @Parameters(
      paramLabel = "MOMENT",
      description = "A moment (kot1/...), or a file with a game, of which the end is drawn.")
  private String word = "";

  @Option(names = "--svg", description = "Write the table as an SVG picture, and nothing else.")
  private boolean svg;

  ShowCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws InputException {
    GameRecord moment = Input.moment(word);
    Game game = KingOfTokyo.notation().game(moment.end());
    if (svg) {
      out.print(TableSvg.of(game, moment.end().viewFor(Onlooker.ALL_SEEING)));
      return 0;
    }
    TablePicture.of(game, moment.end()).forEach(out::println);
    out.println(KingOfTokyo.notation().writeMoment(moment.lastTurn(game)));
    return 0;
  }
}
