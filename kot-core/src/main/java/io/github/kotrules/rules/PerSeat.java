package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Seat;
import java.util.function.Function;

/** A value for each seat, made once: what is said of a seat again and again need not be made again and again. */
final class PerSeat<T> {
  private final ImmutableList<T> values;

  private PerSeat(ImmutableList<T> values) {
    this.values = values;
  }

  static <T> PerSeat<T> of(Function<Seat, T> maker) {
    ImmutableList.Builder<T> values = ImmutableList.builder();
    for (Seat seat : Seat.values()) {
      values.add(maker.apply(seat));
    }
    return new PerSeat<>(values.build());
  }

  T at(Seat seat) {
    return values.get(seat.ordinal());
  }
}
