package io.github.kotrules.console;

import io.github.kotrules.Game;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.FirstPlayerChosen;
import io.github.kotrules.state.Event.GameEnded;
import io.github.kotrules.state.Event.OpeningRolled;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.EventVisitor;
import io.github.kotrules.state.Table;
import io.github.kotrules.story.Storyteller;
import java.util.function.Consumer;

/** Lays out a story: a heading for each turn, and below it what happens. */
final class StoryPrinter implements Consumer<Event>, EventVisitor<String> {
  private final Storyteller storyteller;
  private final Consumer<String> lines;
  private int turn;

  StoryPrinter(Game game, Table table, Consumer<String> lines) {
    this.storyteller = new Storyteller(game, table);
    this.lines = lines;
  }

  @Override
  public void accept(Event event) {
    String line = event.accept(this);
    if (!line.isEmpty()) {
      lines.accept(line);
    }
  }

  @Override
  public String other(Event event) {
    String sentence = storyteller.tell(event);
    return sentence.isEmpty() ? "" : "  " + sentence;
  }

  @Override
  public String openingRolled(OpeningRolled event) {
    return storyteller.tell(event) + ".";
  }

  @Override
  public String firstPlayerChosen(FirstPlayerChosen event) {
    return storyteller.tell(event) + ".";
  }

  @Override
  public String turnStarted(TurnStarted event) {
    return heading(event.seat());
  }

  @Override
  public String extraTurnStarted(ExtraTurnStarted event) {
    return heading(event.seat()) + " again";
  }

  private String heading(Seat seat) {
    turn++;
    return "\nTurn " + turn + ": " + storyteller.name(seat);
  }

  @Override
  public String gameEnded(GameEnded event) {
    return "\n" + storyteller.tell(event) + ".";
  }
}
