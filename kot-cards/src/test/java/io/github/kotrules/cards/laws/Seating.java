package io.github.kotrules.cards.laws;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameSetup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Monsters change seats. Whatever names seats (a position, an action, an event, a question) becomes the same with other
 * seats.
 *
 * @param places where the Monster of each seat goes
 */
record Seating(ImmutableList<Seat> places) {

  /** Everybody moves a number of seats to the left. */
  static Seating turned(int players, int by) {
    return new Seating(IntStream.range(0, players)
        .mapToObj(i -> Seat.at((i + by) % players))
        .collect(toImmutableList()));
  }

  /** Seat 1 stays, the others change places. */
  static Seating shuffled(int players, SplittableRandom random) {
    List<Seat> others =
        new ArrayList<>(IntStream.range(1, players).mapToObj(Seat::at).toList());
    Collections.shuffle(others, new Random(random.nextLong()));
    return new Seating(
        ImmutableList.<Seat>builder().add(Seat.ONE).addAll(others).build());
  }

  /** The way back. */
  Seating back() {
    return new Seating(IntStream.range(0, places.size())
        .mapToObj(i -> Seat.at(places.indexOf(Seat.at(i))))
        .collect(toImmutableList()));
  }

  /** The position with everybody in the new seat. */
  GameSetup seat(GameSetup setup) {
    GameSetup renamed = rename(setup);
    return renamed.withMonsters(
        back().places().stream().map(renamed::monster).collect(toImmutableList()));
  }

  /** The value with the new seats in it. */
  <T> T rename(T value) {
    return new Rebuilt(this::renamed).of(value);
  }

  private Object renamed(Object part) {
    if (part instanceof Seat seat) {
      return places.get(seat.ordinal());
    }
    return part instanceof SeatSet seats
        ? SeatSet.of(seats.toList().stream().map(this::rename).toArray(Seat[]::new))
        : part;
  }
}
