package io.github.kotrules.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.Sets;
import io.github.kotrules.TestRun;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@AddLifecycleHook(TestRun.class)
class SeatSetTest {

  @Provide
  Arbitrary<Set<Seat>> seats() {
    return Arbitraries.of(Sets.powerSet(EnumSet.allOf(Seat.class)));
  }

  private static SeatSet of(Set<Seat> seats) {
    return SeatSet.of(seats.toArray(new Seat[0]));
  }

  @Property(generation = GenerationMode.EXHAUSTIVE)
  void holds_what_an_enum_set_holds(@ForAll("seats") Set<Seat> seats) {
    SeatSet set = of(seats);

    assertThat(set.size()).isEqualTo(seats.size());
    assertThat(set.isEmpty()).isEqualTo(seats.isEmpty());
    assertThat(set.toList()).containsExactlyElementsOf(seats);
    assertThat((Iterable<Seat>) set).containsExactlyElementsOf(seats);
    for (Seat seat : Seat.values()) {
      assertThat(set.contains(seat)).isEqualTo(seats.contains(seat));
    }
  }

  @Property(generation = GenerationMode.EXHAUSTIVE)
  void goes_clockwise_from_any_seat(@ForAll("seats") Set<Seat> seats, @ForAll Seat first) {
    List<Seat> clockwise = new ArrayList<>();
    Seat seat = first;
    do {
      if (seats.contains(seat)) {
        clockwise.add(seat);
      }
      seat = seat.next(Seat.values().length);
    } while (seat != first);

    assertThat(of(seats).clockwiseFrom(first)).isEqualTo(clockwise);
  }

  @Property(generation = GenerationMode.EXHAUSTIVE)
  void gains_and_loses_a_seat_as_an_enum_set_does(
      @ForAll("seats") Set<Seat> seats, @ForAll Seat seat) {
    Set<Seat> with = Sets.union(seats, EnumSet.of(seat));
    Set<Seat> without = Sets.difference(seats, EnumSet.of(seat));

    assertThat(of(seats).with(seat)).isEqualTo(of(with));
    assertThat(of(seats).without(seat)).isEqualTo(of(without));
  }

  @Property(generation = GenerationMode.EXHAUSTIVE, tries = 5000)
  void joins_another_as_enum_sets_do(
      @ForAll("seats") Set<Seat> seats, @ForAll("seats") Set<Seat> others) {
    assertThat(of(seats).plus(of(others))).isEqualTo(of(Sets.union(seats, others)));
    assertThat(of(seats).and(of(others))).isEqualTo(of(Sets.intersection(seats, others)));
    assertThat(of(seats).minus(of(others))).isEqualTo(of(Sets.difference(seats, others)));
  }

  @Property(generation = GenerationMode.EXHAUSTIVE)
  void is_gone_round_to_the_left_and_to_the_right(
      @ForAll("seats") Set<Seat> seats, @ForAll Seat from) {
    Assume.that(!seats.isEmpty());
    Seat left = from.next(6);
    while (!seats.contains(left)) {
      left = left.next(6);
    }
    Seat right = from.previous(6);
    while (!seats.contains(right)) {
      right = right.previous(6);
    }

    assertThat(of(seats).nextFrom(from)).isEqualTo(left);
    assertThat(of(seats).previousFrom(from)).isEqualTo(right);
    assertThat(of(seats).first()).isEqualTo(of(seats).toList().get(0));
    assertThat(SeatSet.none().first()).isNull();
  }

  @Property(generation = GenerationMode.EXHAUSTIVE, tries = 5000)
  void is_equal_to_another_when_the_seats_are(
      @ForAll("seats") Set<Seat> seats, @ForAll("seats") Set<Seat> others) {
    assertThat(of(seats).equals(of(others))).isEqualTo(seats.equals(others));
    assertThat(of(seats).hashCode() == of(others).hashCode()).isEqualTo(seats.equals(others));
  }

  @Test
  void does_not_mind_order_or_repetition() {
    assertThat(SeatSet.of(Seat.SIX, Seat.ONE, Seat.SIX))
        .isEqualTo(SeatSet.of(Seat.ONE, Seat.SIX))
        .hasSameHashCodeAs(SeatSet.of(Seat.ONE, Seat.SIX))
        .isNotEqualTo("{1,6}");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 64, 65})
  void refuses_serialised_bits_that_are_no_seats(int bits) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> deserialised(bits))
        .withMessageContaining(String.valueOf(bits));
  }

  @Test
  void is_read_back_from_its_serialised_bits() throws Exception {
    assertThat(deserialised(0b100101)).isEqualTo(SeatSet.of(Seat.ONE, Seat.THREE, Seat.SIX));
  }

  /** Reads a set whose only field, the last four bytes of a serialised set, has these bits. */
  private static Object deserialised(int bits) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(written)) {
      out.writeObject(SeatSet.none());
    }
    byte[] bytes = written.toByteArray();
    ByteBuffer.wrap(bytes).putInt(bytes.length - Integer.BYTES, bits);
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return in.readObject();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 7, 32, 33})
  void refuses_a_number_of_seats_that_no_table_has(int count) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SeatSet.first(count))
        .withMessage("the number of seats must be 0 to 6, not " + count);
  }

  @ParameterizedTest
  @EnumSource
  void refuses_to_find_a_seat_when_it_is_empty(Seat from) {
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(() -> SeatSet.none().nextFrom(from))
        .withMessage("the set of seats is empty");
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(() -> SeatSet.none().previousFrom(from))
        .withMessage("the set of seats is empty");
  }

  @Test
  void lists_the_first_seats_of_a_table() {
    assertThat(SeatSet.first(3)).isEqualTo(SeatSet.of(Seat.ONE, Seat.TWO, Seat.THREE));
    assertThat(SeatSet.first(0)).isEqualTo(SeatSet.none());
    assertThat(SeatSet.first(6).toList()).containsExactly(Seat.values());
  }

  @Test
  void is_written_with_seat_numbers() {
    assertThat(SeatSet.of(Seat.THREE, Seat.ONE)).hasToString("{1,3}");
    assertThat(SeatSet.none()).hasToString("{}");
  }
}
