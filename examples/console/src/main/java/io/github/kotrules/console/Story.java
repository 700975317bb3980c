package io.github.kotrules.console;

import io.github.kotrules.cli.Edition;
import java.io.PrintWriter;

/** Prints the story of a whole game of bots, where there is no terminal. */
final class Story {
  private Story() {}

  static void tell(Match match, PrintWriter out) {
    StoryPrinter printer = new StoryPrinter(match.game(), match.state(), out::println);
    out.println("King of Tokyo, " + Edition.of(match.game()) + " edition, "
        + match.state().seats() + " Monsters, bots: " + match.bots() + ", seed " + match.seed()
        + ".");
    while (!match.isOver()) {
      match.advance().forEach(transition -> transition.events().forEach(printer));
    }
    out.println("\nThe table at the end, after " + match.record().actions().size() + " moves:\n"
        + match.state());
  }
}
