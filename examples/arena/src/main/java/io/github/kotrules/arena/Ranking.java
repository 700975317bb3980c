package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.arena.GameResult.Ending;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.List;

/** The ranks of a game: as in the record, but bots that forfeited are last, even if the stand-in has won. */
record Ranking(ImmutableList<Double> scores, ImmutableList<Double> places, Ending ending) {

  static Ranking of(Game game, GameRecord record, List<Forfeit> forfeits) {
    SeatSet out = SeatSet.none();
    for (Forfeit forfeit : forfeits) {
      out = out.with(forfeit.seat());
    }
    GameState end = record.end();
    return new Ranking(scores(end, out), places(placing(game, record, out)), ending(end));
  }

  /** The shares of the victory. If a stand-in has won, all who did not forfeit share it; if nobody has won, it is a draw. */
  private static ImmutableList<Double> scores(GameState end, SeatSet out) {
    SeatSet honest = end.allSeats().minus(out);
    SeatSet winners = end.winners().minus(out);
    SeatSet sharing = !winners.isEmpty() ? winners : !honest.isEmpty() ? honest : out;
    ImmutableList.Builder<Double> scores = ImmutableList.builder();
    for (Seat seat : end.allSeats()) {
      scores.add(sharing.contains(seat) ? 1.0 / sharing.size() : 0.0);
    }
    return scores.build();
  }

  /** The ranks from first to last. A game that was stopped is a draw. */
  private static List<SeatSet> placing(Game game, GameRecord record, SeatSet out) {
    List<SeatSet> placing = new ArrayList<>();
    if (record.end().isOver()) {
      record.placing(game).forEach(place -> placing.add(place.minus(out)));
    } else {
      placing.add(record.end().allSeats().minus(out));
    }
    placing.add(out);
    return placing;
  }

  private static ImmutableList<Double> places(List<SeatSet> placing) {
    int seats = placing.stream().mapToInt(SeatSet::size).sum();
    Double[] places = new Double[seats];
    int better = 0;
    for (SeatSet place : placing) {
      for (Seat seat : place) {
        places[seat.ordinal()] = better + (place.size() + 1) / 2.0;
      }
      better += place.size();
    }
    return ImmutableList.copyOf(places);
  }

  private static Ending ending(GameState end) {
    if (!end.isOver()) {
      return Ending.TOO_LONG;
    }
    Seat winner = end.winners().first();
    if (winner == null) {
      return Ending.NOBODY;
    }
    return end.atWinningPoints().contains(winner) ? Ending.POINTS : Ending.LAST_ALIVE;
  }
}
