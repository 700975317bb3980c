package io.github.kotrules.console;

import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** What a table is worth to a seat, by rule of thumb: counted in points. */
final class Sense {
  private static final double WON = 100;
  private static final double LIFE = 0.7;
  private static final double LAST_LIFE = 4;
  private static final double ENERGY = 0.45;
  private static final double CARD_PER_COST = 0.6;
  private static final double TOKEN = 1.5;
  private static final double OTHERS = 0.4;
  private static final int SAFE_LIFE = 6;
  private static final double TOKYO_PER_LIFE = 0.8;

  private Sense() {}

  static double worth(Table table, Seat seat) {
    if (table.isOver()) {
      return table.winners().contains(seat) ? WON : -WON;
    }
    double worth = own(table, seat);
    int others = table.others(seat).size();
    for (Seat other : table.others(seat)) {
      worth -= OTHERS * own(table, other) * 2 / Math.max(2, others);
    }
    return worth;
  }

  private static double own(Table table, Seat seat) {
    if (table.place(seat) == Place.NOWHERE) {
      return -WON / 2;
    }
    int life = table.life(seat);
    double worth = table.points(seat)
        + LIFE * life
        - LAST_LIFE / life
        + ENERGY * table.energy(seat)
        - TOKEN * (table.tokens(seat, Token.POISON) + table.tokens(seat, Token.SHRINK));
    for (HeldCard card : table.cards(seat)) {
      worth += CARD_PER_COST * table.setting().catalogue().info(card.id()).cost();
    }
    // Tokyo pays, and it costs a life or two until the next turn
    return table.isInTokyo(seat) ? worth + TOKYO_PER_LIFE * (life - SAFE_LIFE) : worth;
  }
}
