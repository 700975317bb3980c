package io.github.kotrules.state;

import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import java.util.Locale;

/** Formats a table as text, one line for each Monster. */
final class TableText {
  private TableText() {}

  static String of(GameState table) {
    String text = withWaiting(table);
    return table.agenda == null ? text : text + "\nthen " + table.agenda;
  }

  /** Formats a table with what it waits for, without the rest of a resolution, which is not visible. */
  static String withWaiting(Table table) {
    return withoutWaiting(table) + "\nwaiting for " + table.pending();
  }

  static String withoutWaiting(Table table) {
    StringBuilder text = new StringBuilder();
    for (Seat seat : table.allSeats()) {
      text.append(monster(table, seat)).append('\n');
    }
    text.append("market: ").append(table.market());
    text.append("; deck ").append(table.deckSize());
    text.append(", discards ").append(table.discards().size()).append('\n');
    text.append("turn of ").append(table.activeSeat()).append(", ").append(lower(table.step()));
    text.append(", dice ").append(table.dice()).append(", rolls left ").append(table.rollsLeft());
    return text.toString();
  }

  private static String monster(Table table, Seat seat) {
    String name = seat.number() + " " + table.monster(seat) + ": ";
    if (!table.isAlive(seat)) {
      return name + "out, points " + table.points(seat);
    }
    StringBuilder text = new StringBuilder(name);
    text.append("life ").append(table.life(seat)).append('/').append(table.maxLife(seat));
    text.append(", points ").append(table.points(seat));
    text.append(", energy ").append(table.energy(seat));
    text.append(", ").append(lower(table.place(seat)));
    for (Token token : Token.values()) {
      if (table.tokens(seat, token) > 0) {
        text.append(", ").append(lower(token)).append(' ').append(table.tokens(seat, token));
      }
    }
    return table.cards(seat).isEmpty()
        ? text.toString()
        : text.append(", ").append(table.cards(seat)).toString();
  }

  private static String lower(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT);
  }
}
