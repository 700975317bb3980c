package io.github.kotrules.bots.value;

import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Table;

/**
 * Says how likely each Monster wins. It judges tables on which the next Monster is about to roll, and, for comparisons, tables
 * at the end of a turn. A judge belongs to one thread.
 */
abstract class Judge {
  /** How likely each seat wins; its share of the victory if the game is decided. */
  final double[] chances(Table table) {
    double[] chances = new double[table.seats()];
    SeatSet winners = winners(table);
    if (!winners.isEmpty()) {
      for (int i = 0; i < chances.length; i++) {
        chances[i] = winners.contains(Seat.at(i)) ? 1.0 / winners.size() : 0;
      }
    } else if (table.living().size() == 2) {
      Seat mover = mover(table);
      Seat rival = table.left(mover);
      chances[mover.ordinal()] = moverOfTwo(table, mover, rival);
      chances[rival.ordinal()] = 1 - chances[mover.ordinal()];
    } else if (!table.isOver()) {
      share(table, chances);
    }
    return chances;
  }

  /** How likely a seat wins. */
  final double chance(Table table, Seat seat) {
    return chances(table)[seat.ordinal()];
  }

  private static SeatSet winners(Table table) {
    if (table.isOver()) {
      return table.winners();
    }
    if (table.living().size() < 2) {
      return table.living();
    }
    return isAfterRoll(table) ? table.atWinningPoints() : SeatSet.none();
  }

  private static boolean isAfterRoll(Table table) {
    return table.step().compareTo(TurnStep.ROLL) > 0;
  }

  /** The Monsters win in proportion to the exponentials of their strengths. */
  private void share(Table table, double[] chances) {
    Seat mover = mover(table);
    double sum = 0;
    for (int i = 0; i < chances.length; i++) {
      if (table.isAlive(Seat.at(i))) {
        chances[i] = Math.exp(strength(table, Seat.at(i), mover));
        sum += chances[i];
      }
    }
    for (int i = 0; i < chances.length; i++) {
      chances[i] /= sum;
    }
  }

  /** How likely the next Monster to roll wins when two are alive. */
  abstract double moverOfTwo(Table table, Seat mover, Seat rival);

  /** The strength of a Monster, in logits, when more than two are alive. */
  abstract double strength(Table table, Seat seat, Seat mover);

  /** The Monster that rolls next; in the roll step it is the one whose turn it is. */
  static Seat mover(Table table) {
    Seat active = table.activeSeat();
    if (!isAfterRoll(table) && table.isAlive(active)) {
      return active;
    }
    for (int i = 0; i < table.extraTurns().size(); i++) {
      if (table.isAlive(table.extraTurns().get(i).seat())) {
        return table.extraTurns().get(i).seat();
      }
    }
    return table.left(table.regularSeat());
  }

  /** The points that a seat has when the mover rolls: those for starting a turn in Tokyo are added if they are still to come. */
  static int points(Table table, Seat seat, Seat mover) {
    boolean scores = seat == mover && isAfterRoll(table) && table.isInTokyo(seat);
    return table.points(seat) + (scores ? table.rules().pointsInTokyo() : 0);
  }
}
