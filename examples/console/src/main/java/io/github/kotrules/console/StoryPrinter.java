package io.github.kotrules.console;

import io.github.kotrules.Game;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.FirstPlayerChosen;
import io.github.kotrules.state.Event.GameEnded;
import io.github.kotrules.state.Event.OpeningRolled;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.Table;
import io.github.kotrules.story.Storyteller;
import java.util.function.Consumer;

/** Lays out a story: a heading for each turn, and below it what happens. */
final class StoryPrinter implements Consumer<Event> {
  private final Storyteller storyteller;
  private final Consumer<String> lines;
  private int turn;

  StoryPrinter(Game game, Table table, Consumer<String> lines) {
    this.storyteller = new Storyteller(game, table);
    this.lines = lines;
  }

  @Override
  public void accept(Event event) {
    String line = line(event);
    if (!line.isEmpty()) {
      lines.accept(line);
    }
  }

  private String line(Event event) {
    if (event instanceof TurnStarted started) {
      return heading(started.seat());
    }
    if (event instanceof ExtraTurnStarted started) {
      return heading(started.seat()) + " again";
    }
    String sentence = storyteller.tell(event);
    if (event instanceof OpeningRolled || event instanceof FirstPlayerChosen) {
      return sentence + ".";
    }
    if (event instanceof GameEnded) {
      return "\n" + sentence + ".";
    }
    return sentence.isEmpty() ? "" : "  " + sentence;
  }

  private String heading(Seat seat) {
    turn++;
    return "\nTurn " + turn + ": " + storyteller.name(seat);
  }
}
