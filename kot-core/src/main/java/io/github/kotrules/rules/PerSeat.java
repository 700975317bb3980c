package io.github.kotrules.rules;

import io.github.kotrules.model.Seat;
import java.util.function.Function;

/** A value for each seat, created once and shared, so that frequent values are not allocated again. */
final class PerSeat<T> {
  private final Object[] values;

  private PerSeat(Object[] values) {
    this.values = values;
  }

  static <T> PerSeat<T> of(Function<Seat, T> maker) {
    Seat[] seats = Seat.values();
    Object[] values = new Object[seats.length];
    for (Seat seat : seats) {
      values[seat.ordinal()] = maker.apply(seat);
    }
    return new PerSeat<>(values);
  }

  @SuppressWarnings("unchecked") // filled by the maker only
  T at(Seat seat) {
    return (T) values[seat.ordinal()];
  }
}
