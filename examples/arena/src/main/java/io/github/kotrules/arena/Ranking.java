package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Pending.GameOver;
import io.github.kotrules.arena.GameResult.Ending;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameState;

/**
 * Who came where. Winners first; then who is alive, by points and life; then the fallen, the later the better; last who
 * forfeited, even if the stand-in has won.
 */
record Ranking(ImmutableList<Double> scores, ImmutableList<Double> places, Ending ending) {
  private static final int STEP = 1_000;

  static Ranking of(GameState end, int[] fallen, ImmutableList<Forfeit> forfeits) {
    SeatSet out = SeatSet.none();
    for (Forfeit forfeit : forfeits) {
      out = out.with(forfeit.seat());
    }
    int[] merits = new int[end.seats()];
    for (int i = 0; i < merits.length; i++) {
      merits[i] = out.contains(Seat.at(i)) ? -1 : merit(end, Seat.at(i), fallen[i]);
    }
    return new Ranking(scores(merits, winners(end), out), places(merits), ending(end));
  }

  private static SeatSet winners(GameState end) {
    return end.pending() instanceof GameOver over ? over.winners() : SeatSet.none();
  }

  private static int merit(GameState end, Seat seat, int fallenInTurn) {
    if (winners(end).contains(seat)) {
      return 3 * STEP * STEP;
    }
    return end.isAlive(seat)
        ? STEP * STEP + STEP * end.points(seat) + end.life(seat)
        : fallenInTurn;
  }

  /**
   * The winners' shares. A victory of a stand-in belongs to all who did not forfeit, and one of nobody to all who are not
   * out: a draw.
   */
  private static ImmutableList<Double> scores(int[] merits, SeatSet winners, SeatSet out) {
    SeatSet sharing = SeatSet.none();
    SeatSet honest = SeatSet.none();
    for (int i = 0; i < merits.length; i++) {
      Seat seat = Seat.at(i);
      honest = out.contains(seat) ? honest : honest.with(seat);
      sharing = winners.contains(seat) && !out.contains(seat) ? sharing.with(seat) : sharing;
    }
    sharing = sharing.isEmpty() ? honest : sharing;
    sharing = sharing.isEmpty() ? out : sharing;
    ImmutableList.Builder<Double> scores = ImmutableList.builder();
    for (int i = 0; i < merits.length; i++) {
      scores.add(sharing.contains(Seat.at(i)) ? 1.0 / sharing.size() : 0.0);
    }
    return scores.build();
  }

  private static ImmutableList<Double> places(int[] merits) {
    ImmutableList.Builder<Double> places = ImmutableList.builder();
    for (int merit : merits) {
      int better = 0;
      int equal = 0;
      for (int other : merits) {
        better += other > merit ? 1 : 0;
        equal += other == merit ? 1 : 0;
      }
      places.add(better + (equal + 1) / 2.0);
    }
    return places.build();
  }

  private static Ending ending(GameState end) {
    if (!end.isOver()) {
      return Ending.TOO_LONG;
    }
    if (winners(end).isEmpty()) {
      return Ending.NOBODY;
    }
    Seat winner = winners(end).toList().get(0);
    return end.points(winner) >= GameState.MAX_POINTS ? Ending.POINTS : Ending.LAST_ALIVE;
  }
}
