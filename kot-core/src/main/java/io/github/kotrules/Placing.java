package io.github.kotrules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.LifeForfeited;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Ranks the Monsters of a game that is over. */
final class Placing {
  /** The eliminated Monsters in order; those eliminated by one effect are in one set. */
  private final List<SeatSet> fallen = new ArrayList<>();

  /** By seat, the number of events before its last loss of life. */
  private final int[] lastLoss;

  private int events;
  private int lastFall;

  private Placing(int seats) {
    this.lastLoss = new int[seats];
  }

  static ImmutableList<SeatSet> of(Game game, GameRecord record) {
    Placing placing = new Placing(record.end().seats());
    SeatSet outBefore = out(game.start(record.start()));
    if (!outBefore.isEmpty()) {
      placing.fallen.add(outBefore);
    }
    for (Transition transition : record.transitions(game)) {
      transition.events().forEach(placing::watch);
    }
    return ImmutableList.<SeatSet>builder()
        .addAll(survivors(record.end(), record.winners()))
        .addAll(ImmutableList.copyOf(placing.fallen).reverse())
        .build();
  }

  private static SeatSet out(GameState state) {
    return state.allSeats().minus(state.living());
  }

  private void watch(Event event) {
    events++;
    if (event instanceof LifeLost loss) {
      lastLoss[loss.seat().ordinal()] = events;
    } else if (event instanceof LifeForfeited loss) {
      lastLoss[loss.seat().ordinal()] = events;
    } else if (event instanceof MonsterEliminated fall) {
      fall(fall.seat());
    }
  }

  /** One effect takes the last life of all its victims before the first of them falls (D-8). */
  private void fall(Seat seat) {
    if (lastFall > 0 && lastLoss[seat.ordinal()] < lastFall) {
      int last = fallen.size() - 1;
      fallen.set(last, fallen.get(last).with(seat));
    } else {
      fallen.add(SeatSet.of(seat));
      lastFall = events;
    }
  }

  /** The winners, then the others who are alive, by points and then by life. */
  private static List<SeatSet> survivors(GameState end, SeatSet winners) {
    Comparator<Seat> best =
        Comparator.<Seat>comparingInt(end::points).thenComparingInt(end::life).reversed();
    List<SeatSet> places = new ArrayList<>();
    if (!winners.isEmpty()) {
      places.add(winners);
    }
    Seat before = null;
    for (Seat seat :
        ImmutableList.sortedCopyOf(best, end.living().minus(winners).toList())) {
      boolean shares = before != null && best.compare(before, seat) == 0;
      SeatSet place = shares ? places.remove(places.size() - 1) : SeatSet.none();
      places.add(place.with(seat));
      before = seat;
    }
    return places;
  }
}
