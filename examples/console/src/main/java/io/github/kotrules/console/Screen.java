package io.github.kotrules.console;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.cli.Edition;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Table;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jspecify.annotations.Nullable;

/** Draws a table at a glance. It only reads. */
final class Screen {
  private static final int BAY_COLUMN = 40;
  private static final int INDENT = 3;

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

  /** Everything on the table, with these of the dice set apart. */
  void draw(Dice kept, Opponents bots) {
    page.heading("King of Tokyo, " + Edition.of(game) + " edition, "
        + table.rules().pointsToWin() + " points win, bots: " + bots);
    tokyo();
    MonsterLines monsters = new MonsterLines(page, game, table);
    table.allSeats().forEach(seat -> monsters.draw(seat, seat == person));
    new MarketLines(page, game, table, person).draw();
    page.heading("Turn of " + name(table.activeSeat()) + ": " + step(table.step()));
    dice(kept);
  }

  private void tokyo() {
    AttributedStringBuilder city = occupied(" Tokyo City: ", Place.CITY);
    AttributedStringBuilder bay = table.isBayOpen()
        ? occupied("Tokyo Bay: ", Place.BAY)
        : new AttributedStringBuilder().append("Tokyo Bay: closed");
    page.flow(
        ImmutableList.of(Page.pad(city, BAY_COLUMN).toAttributedString(), bay.toAttributedString()),
        1);
  }

  private AttributedStringBuilder occupied(String title, Place place) {
    Seat seat = table.occupant(place);
    AttributedStringBuilder line = new AttributedStringBuilder().append(title);
    return seat == null ? line.append("empty") : line.styled(page.look().ofTokyo(), name(seat));
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
    List<AttributedString> parts = new ArrayList<>();
    parts.add(faces(" Dice", table.dice().minus(kept)));
    if (!kept.isEmpty()) {
      parts.add(faces("kept", kept));
    }
    if (table.step() == TurnStep.ROLL) {
      parts.add(new AttributedString("rolls left: " + table.rollsLeft()));
    }
    page.flow(parts, INDENT);
  }

  private AttributedString faces(String title, Dice dice) {
    AttributedStringBuilder line = new AttributedStringBuilder().append(title);
    for (Face face : dice) {
      line.append(" ").styled(page.look().face(face), "[" + face.symbol() + "]");
    }
    return line.append(dice.isEmpty() ? " none" : "").append("   ").toAttributedString();
  }
}
