package io.github.kotrules.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Figures that were computed by hand, or with a table. */
class IntervalTest {
  @Test
  void a_margin_is_a_multiple_of_the_standard_error() {
    // variance 5/3, standard error sqrt(5/12) = 0.645497
    assertThat(Interval.margin(List.of(1.0, 2.0, 3.0, 4.0)))
        .isEqualTo(1.959964 * 0.645497, within(1e-5));
    assertThat(Interval.margin(List.of(0.3, 0.3))).isZero();
    assertThat(Interval.margin(List.of(0.3))).isEqualTo(Double.POSITIVE_INFINITY);
  }

  @Test
  void places_are_shares_of_the_way_from_the_first_to_the_last() {
    // Shares 0, 1/3, 2/3, 1 have the mean 1/2 and the variance 5/27: 1/4 / (5/27) * 4 = 5.4 games.
    // Wilson for a half and 5.4 games is 0.5 -+ 1.959964 / (2 sqrt(5.4 + 3.841459)) = 0.5 -+
    // 0.322364.
    Interval interval = Interval.ofPlaces(List.of(1.0, 2.0, 3.0, 4.0), 4);

    assertThat(interval.mean()).isEqualTo(2.5, within(1e-9));
    assertThat(interval.low()).isEqualTo(2.5 - 3 * 0.322364, within(1e-5));
    assertThat(interval.high()).isEqualTo(2.5 + 3 * 0.322364, within(1e-5));
  }

  @Test
  void many_places_have_the_standard_error_of_blocks() {
    List<Double> blocks = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      blocks.add(1.0 + i % 4);
    }
    Interval interval = Interval.ofPlaces(blocks, 4);

    // variance 1.25 * 10000/9999, standard error 0.0111809
    assertThat(interval.high() - interval.mean()).isEqualTo(1.959964 * 0.0111809, within(1e-5));
    assertThat(interval.mean() - interval.low()).isEqualTo(1.959964 * 0.0111809, within(1e-5));
  }

  @Test
  void always_the_same_place_is_not_known_for_certain() {
    // Wilson for 0 of 10 is 0..z2/(10 + z2) = 0.277533, which is 0.832598 of three places.
    Interval first = Interval.ofPlaces(Collections.nCopies(10, 1.0), 4);
    Interval last = Interval.ofPlaces(Collections.nCopies(10, 4.0), 4);

    assertThat(first.mean()).isEqualTo(1);
    assertThat(first.low()).isEqualTo(1);
    assertThat(first.high()).isEqualTo(1.832598, within(1e-5));
    assertThat(last.low()).isEqualTo(4 - 0.832598, within(1e-5));
    assertThat(last.high()).isEqualTo(4);
  }

  @Test
  void nothing_is_known_without_a_game() {
    assertThat(Interval.ofShares(List.of())).isEqualTo(new Interval(0, 0, 1));
  }

  @Test
  void wilson_agrees_with_the_textbook() {
    Interval interval = Interval.wilson(0.4, 10);

    assertThat(interval.low()).isEqualTo(0.1682, within(1e-4));
    assertThat(interval.high()).isEqualTo(0.6873, within(1e-4));
  }

  @Test
  void shares_count_as_many_games_as_their_blocks_vary() {
    // Block means of 1 and 0 vary as single games do: p(1-p)/variance * blocks = 0.25 / (10/36) *
    // 10 = 9
    List<Double> single = List.of(1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0);

    assertThat(Interval.ofShares(single)).isEqualTo(Interval.wilson(0.5, 9));
    assertThat(Interval.ofShares(Collections.nCopies(20, 1.0)).low())
        .isEqualTo(Interval.wilson(1, 20).low())
        .isBetween(0.8, 0.9);
  }

  @Test
  void an_open_end_is_drawn_where_something_is_known() {
    double infinite = Double.POSITIVE_INFINITY;

    assertThat(new Interval(120, 80, 161).closed()).isEqualTo(new Interval(120, 80, 161));
    assertThat(new Interval(120, 80, infinite).closed()).isEqualTo(new Interval(120, 80, 120));
    assertThat(new Interval(infinite, 80, infinite).closed()).isEqualTo(new Interval(80, 80, 80));
    assertThat(new Interval(-infinite, -infinite, 9).closed()).isEqualTo(new Interval(9, 9, 9));
    assertThat(new Interval(5, -infinite, infinite).closed()).isEqualTo(new Interval(5, 5, 5));
  }
}
