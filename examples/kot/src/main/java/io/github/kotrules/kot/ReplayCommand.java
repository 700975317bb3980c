package io.github.kotrules.kot;

import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Transition;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.story.Storyteller;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "replay",
    description = "Prints the story of a game.",
    mixinStandardHelpOptions = true,
    footer =
        "The page of --html is one file that a browser shows without a network: kot replay --html"
            + " game.kot > game.html")
final class ReplayCommand implements Callable<Integer> {
  private final PrintWriter out;

  @Parameters(paramLabel = "FILE", description = "A game in text, or - for standard input.")
  private String file = "-";

  @Option(
      names = "--html",
      description =
          "Write a page with a picture of each step, the story, and plots of points and life.")
  private boolean html;

  ReplayCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws InputException {
    GameRecord record = Input.record(file);
    Game game = KingOfTokyo.notation().game(record.end());
    if (html) {
      out.print(ReplayPage.of(game, record));
      return 0;
    }
    Storyteller storyteller = new Storyteller(game, record.end());
    for (Transition transition : record.transitions(game)) {
      transition.events().forEach(event -> tell(event, storyteller, out));
    }
    out.println();
    TablePicture.of(game, record.end()).forEach(out::println);
    return 0;
  }

  /** Prints an event in one line, with a blank line before each turn. */
  private static void tell(Event event, Storyteller storyteller, PrintWriter out) {
    String sentence = storyteller.tell(event);
    if (event instanceof TurnStarted || event instanceof ExtraTurnStarted) {
      out.println();
    }
    if (!sentence.isEmpty()) {
      out.println(sentence);
    }
  }
}
