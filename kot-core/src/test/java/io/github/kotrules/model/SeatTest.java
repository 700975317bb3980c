package io.github.kotrules.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeatTest {

  @Test
  void is_numbered_as_people_count() {
    assertThat(Seat.of(1)).isEqualTo(Seat.ONE).isEqualTo(Seat.at(0)).hasToString("seat 1");
    assertThat(Seat.of(6).number()).isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 7, -1})
  void refuses_other_numbers(int number) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Seat.of(number))
        .withMessage("no seat " + number + ": seats are 1 to 6");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  @Tag("S-8")
  void goes_clockwise_round_a_table_and_back(int seats) {
    Seat seat = Seat.ONE;
    for (int i = 0; i < seats; i++) {
      assertThat(seat.number()).isEqualTo(i + 1);
      assertThat(seat.next(seats).previous(seats)).isEqualTo(seat);
      seat = seat.next(seats);
    }
    assertThat(seat).isEqualTo(Seat.ONE);
  }
}
