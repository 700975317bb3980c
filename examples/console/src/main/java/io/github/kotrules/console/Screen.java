package io.github.kotrules.console;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Table;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jspecify.annotations.Nullable;

/** Draws a table at a glance. It only reads. */
final class Screen {
  private final Page page;
  private final Game game;
  private final Table table;
  private final @Nullable Seat person;

  /** A picture for the page, of a table as this person sees it. */
  Screen(Page page, Game game, Table table, @Nullable Seat person) {
    this.page = page;
    this.game = game;
    this.table = table;
    this.person = person;
  }

  /** Everything on the table, with these of the dice set apart, and the last of the news. */
  void draw(Dice kept, ImmutableList<String> news) {
    page.heading("King of Tokyo, " + Edition.of(game) + " edition");
    tokyo();
    MonsterLines monsters = new MonsterLines(page, game, table);
    table.allSeats().forEach(seat -> monsters.draw(seat, seat == person));
    new MarketLines(page, game, table, person).draw();
    page.heading("Turn of " + name(table.activeSeat()) + ": " + step(table.step()));
    dice(kept);
    news.forEach(paragraph -> page.wrap(paragraph, 1));
  }

  private void tokyo() {
    AttributedStringBuilder line = new AttributedStringBuilder().append(" Tokyo City: ");
    occupant(line, Place.CITY);
    Page.pad(line, 40).append("Tokyo Bay: ");
    if (table.isBayOpen()) {
      occupant(line, Place.BAY);
    } else {
      line.append("closed");
    }
    page.add(line.toAttributedString());
  }

  private void occupant(AttributedStringBuilder line, Place place) {
    Seat seat = table.occupant(place);
    if (seat == null) {
      line.append("empty");
    } else {
      line.styled(page.look().seat(seat), name(seat));
    }
  }

  private String name(Seat seat) {
    return table.monster(seat).title() + (seat == person ? " (you)" : "");
  }

  private static String step(TurnStep step) {
    return switch (step) {
      case OPENING -> "before the first turn";
      case START -> "start";
      case ROLL -> "1 roll";
      case RESOLVE -> "2 resolve dice";
      case ENTER -> "3 enter Tokyo";
      case BUY -> "4 buy";
      case END -> "5 end";
      case NEXT -> "over";
    };
  }

  private void dice(Dice kept) {
    if (table.dice().isEmpty()) {
      return;
    }
    AttributedStringBuilder line = new AttributedStringBuilder().append(" Dice");
    line.append(faces(table.dice().minus(kept)));
    if (!kept.isEmpty()) {
      line.append("   kept").append(faces(kept));
    }
    if (table.step() == TurnStep.ROLL) {
      line.append("   rolls left: " + table.rollsLeft());
    }
    page.add(line.toAttributedString());
  }

  private AttributedString faces(Dice dice) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    for (Face face : dice) {
      line.append(" ").styled(page.look().face(face), "[" + face.symbol() + "]");
    }
    return dice.isEmpty() ? new AttributedString(" none") : line.toAttributedString();
  }
}
