package io.github.kotrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.bots.GreedyBot;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.cli.Interval;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Intervals of ratings where the results leave no doubt, and where they do. */
class RatingsTest {
  private static final double Z2 = Interval.Z * Interval.Z;

  private static Results results(int contestants, int seats) {
    List<Contestant> bots = new ArrayList<>();
    for (int i = 0; i < contestants; i++) {
      bots.add(new Contestant("bot" + i, (game, seed) -> new GreedyBot()));
    }
    return new Results(new MatchPlan(
        KingOfTokyo.secondEdition(),
        ImmutableList.copyOf(bots),
        Lineups.roundRobin(contestants, seats),
        1,
        1,
        null,
        false));
  }

  /** A block in which the contestants of a lineup come in one order, whoever sits where. */
  private static List<GameResult> block(Lineup lineup, List<Integer> order) {
    List<GameResult> games = new ArrayList<>();
    for (int rotation = 0; rotation < lineup.seats(); rotation++) {
      ImmutableList<Integer> bots = lineup.rotated(rotation);
      ImmutableList.Builder<Double> places = ImmutableList.builder();
      bots.forEach(bot -> places.add(1.0 + order.indexOf(bot)));
      games.add(Samples.game(bots, places.build()));
    }
    return games;
  }

  /** As many blocks of each lineup, each in the order that its number says. */
  private static ImmutableList<Interval> rate(
      int contestants, int seats, int blocks, IntFunction<List<Integer>> order) {
    Results results = results(contestants, seats);
    for (int lineup = 0; lineup < results.plan().lineups().size(); lineup++) {
      Lineup seated = results.plan().lineups().get(lineup);
      for (int i = 0; i < blocks; i++) {
        List<Integer> present =
            order.apply(i).stream().filter(seated.bots()::contains).toList();
        results.add(lineup, block(seated, present));
      }
    }
    return Ratings.of(results);
  }

  @Test
  void two_bots_of_which_one_won_everything_have_a_bound_each() {
    for (int blocks : new int[] {5, 20, 200}) {
      ImmutableList<Interval> ratings = rate(2, 2, blocks, i -> List.of(0, 1));
      // half of what Wilson says of the difference: odds of n to z2
      double bound = 200 * Math.log10(blocks / Z2);

      assertThat(ratings.get(0).low()).isEqualTo(bound, within(25.0));
      assertThat(ratings.get(0).high()).isEqualTo(Double.POSITIVE_INFINITY);
      assertThat(ratings.get(1).low()).isEqualTo(Double.NEGATIVE_INFINITY);
      assertThat(ratings.get(1).high()).isEqualTo(-bound, within(25.0));
      assertThat(ratings.get(0).mean()).isEqualTo(Double.POSITIVE_INFINITY);
      assertThat(ratings.get(1).mean()).isEqualTo(Double.NEGATIVE_INFINITY);
    }
  }

  /** How far the one in the middle is from the average depends on the distances to both others, of which none is known. */
  @Test
  void in_a_row_of_bots_each_of_which_always_beats_the_next_the_middle_is_unknown() {
    ImmutableList<Interval> ratings = rate(3, 2, 10, i -> List.of(0, 1, 2));

    checkOpen(ratings.get(0), false, true);
    assertThat(ratings.get(0).low()).isBetween(20.0, 200.0);
    checkOpen(ratings.get(1), true, true);
    assertThat(ratings.get(1).mean()).isEqualTo(0, within(10.0));
    checkOpen(ratings.get(2), true, false);
    assertThat(ratings.get(2).high()).isBetween(-200.0, -20.0);
  }

  private static void checkOpen(Interval rating, boolean below, boolean above) {
    assertThat(rating.isOpenBelow()).isEqualTo(below);
    assertThat(rating.isOpenAbove()).isEqualTo(above);
  }

  @Test
  void a_winner_among_several_has_a_lower_bound_and_the_others_have_an_upper_one() {
    List<List<Integer>> orders = List.of(List.of(0, 1, 2), List.of(0, 2, 1));
    ImmutableList<Interval> ratings = rate(3, 3, 20, i -> orders.get(i % 2));

    checkOpen(ratings.get(0), false, true);
    assertThat(ratings.get(0).low()).isBetween(50.0, 400.0);
    for (Interval other : ratings.subList(1, 3)) {
      checkOpen(other, true, false);
      assertThat(other.mean()).isFinite();
      assertThat(other.high()).isBetween(other.mean() + 10, 0.0);
    }
  }

  @Test
  void bots_that_beat_each_other_in_a_circle_have_no_open_end_but_some_doubt() {
    Results results = results(3, 2);
    for (int i = 0; i < 10; i++) {
      results.add(0, block(results.plan().lineups().get(0), List.of(0, 1)));
      results.add(1, block(results.plan().lineups().get(1), List.of(2, 0)));
      results.add(2, block(results.plan().lineups().get(2), List.of(1, 2)));
    }
    for (Interval rating : Ratings.of(results)) {
      assertThat(rating.mean()).isEqualTo(0, within(1e-6));
      assertThat(rating.low()).isBetween(-100.0, -5.0);
      assertThat(rating.high()).isBetween(5.0, 100.0);
    }
  }

  @Test
  void equal_halves_of_every_block_leave_room_on_both_sides() {
    Results results = results(2, 2);
    for (int i = 0; i < 20; i++) {
      results.add(
          0,
          List.of(
              Samples.game(ImmutableList.of(0, 1), ImmutableList.of(1.0, 2.0)),
              Samples.game(ImmutableList.of(1, 0), ImmutableList.of(1.0, 2.0))));
    }
    Interval rating = Ratings.of(results).get(0);

    assertThat(rating.mean()).isEqualTo(0, within(1e-6));
    assertThat(rating.low()).isBetween(-60.0, -5.0);
    assertThat(rating.high()).isBetween(5.0, 60.0);
  }

  @Test
  void mixed_results_have_the_interval_of_drawn_blocks() {
    List<Integer> shuffled = new ArrayList<>(Collections.nCopies(60, 0));
    shuffled.addAll(Collections.nCopies(40, 1));
    ImmutableList<Interval> ratings =
        rate(2, 2, 100, i -> shuffled.get(i) == 0 ? List.of(0, 1) : List.of(1, 0));
    // 60 of 100 blocks: half of the Elo of Wilson's 0.502..0.691
    Interval wilson = Interval.wilson(0.6, 100).map(Elo::ofScore);

    assertThat(ratings.get(0).low()).isEqualTo(wilson.low() / 2, within(10.0));
    assertThat(ratings.get(0).high()).isEqualTo(wilson.high() / 2, within(10.0));
  }

  @Test
  void nothing_is_said_of_who_has_not_played() {
    checkOpen(Ratings.of(results(2, 2)).get(0), true, true);
  }
}
