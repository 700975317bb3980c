package io.github.kotrules.console;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Dice;

/** A person watches bots, a turn at a time. */
final class Watching {
  private static final ImmutableList<String> KEYS = ImmutableList.of("e", "c", "q");

  private final Match match;
  private final Talk talk;
  private final TableView view;

  Watching(Match match, Talk talk) {
    this.match = match;
    this.talk = talk;
    this.view = new TableView(match, talk);
  }

  void run() throws LeaveException {
    boolean toTheEnd = false;
    boolean left = false;
    while (!match.isOver() && !left) {
      match.read();
      int turns = match.turns();
      while (!match.isOver() && (toTheEnd || match.turns() == turns)) {
        match.advance();
      }
      view.show(Dice.none());
      if (!match.isOver()) {
        String line = ask();
        toTheEnd = line.equals("e");
        left = line.equals("q");
      }
    }
  }

  /** Asks until the answer continues the game. */
  private String ask() throws LeaveException {
    while (true) {
      String line = talk.ask("Enter next turn, e to the end, c cards, q leave > ", KEYS);
      switch (line) {
        case "", "e" -> {
          return line;
        }
        case "q" -> {
          if (talk.confirm("Leave the game?")) {
            return line;
          }
        }
        case "c" -> view.explainCards();
        default -> talk.say("There is no " + line + " here: press Enter, or type e, c or q.");
      }
    }
  }
}
