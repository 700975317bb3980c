package io.github.kotrules.solver;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Table;

/**
 * A position of two Monsters while one of them, the mover, rolls. The points of the mover include those for starting its turn
 * in Tokyo. Energy is left out, because it has no use without cards.
 */
record Position(int life, int points, int otherLife, int otherPoints, City city) {
  /** Who is in Tokyo City. */
  enum City {
    MOVER,
    OTHER,
    NOBODY
  }

  /**
   * Returns the position of a table whose dice are not resolved yet.
   *
   * @throws IllegalArgumentException if the table has something that a position cannot hold; the message says what
   */
  static Position of(Table table) {
    Seat mover = table.activeSeat();
    checkArgument(
        table.living().size() == 2,
        "only the game of two is solved; %s are alive here",
        table.living().size());
    Seat other = table.left(mover);
    for (Seat seat : table.living()) {
      checkArgument(
          table.tokens(seat, Token.POISON) == 0 && table.tokens(seat, Token.SHRINK) == 0,
          "only the game without cards is solved, and seat %s has tokens",
          seat.ordinal() + 1);
    }
    checkArgument(
        table.extraTurns().isEmpty()
            && table.fewerDice() == 0
            && table.regularSeat() == table.activeSeat(),
        "only the game without cards is solved, and there are extra turns here");
    checkArgument(
        table.points(other) < table.rules().pointsToWin(),
        "seat %s has the points to win already",
        other.ordinal() + 1);
    City city = table.place(mover) == Place.CITY
        ? City.MOVER
        : table.place(other) == Place.CITY ? City.OTHER : City.NOBODY;
    return new Position(
        table.life(mover), table.points(mover), table.life(other), table.points(other), city);
  }
}
