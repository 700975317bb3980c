package io.github.kotrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.arena.Sprt.Verdict;
import io.github.kotrules.cli.Interval;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Figures that were computed by hand, or with a table. */
class StatisticsTest {

  @Test
  void a_side_that_has_won_everything_has_a_lower_bound_only() {
    // Wilson for n of n is n/(n + z2)..1, with z2 = 3.841459: odds of n to z2.
    for (int blocks : new int[] {1, 7, 10, 20, 1000}) {
      Interval won = Interval.ofShares(Collections.nCopies(blocks, 1.0));
      Interval lost = Interval.ofShares(Collections.nCopies(blocks, 0.0));

      assertThat(won.low()).isEqualTo(blocks / (blocks + 3.841459), within(1e-6));
      assertThat(won.high()).isEqualTo(1);
      assertThat(lost.low()).isZero();
      assertThat(lost.high()).isEqualTo(3.841459 / (blocks + 3.841459), within(1e-6));
      assertThat(won.map(Elo::ofScore).low())
          .isEqualTo(400 * Math.log10(blocks / 3.841459), within(1e-3));
      assertThat(won.map(Elo::ofScore).high()).isEqualTo(Double.POSITIVE_INFINITY);
      assertThat(lost.map(Elo::ofScore).low()).isEqualTo(Double.NEGATIVE_INFINITY);
    }
  }

  @Test
  void an_open_end_is_told_as_a_bound() {
    double infinite = Double.POSITIVE_INFINITY;

    checkWords(new Interval(120, 80, 161), "+120", "+80..+161");
    checkWords(new Interval(infinite, 80, infinite), "at least +80", "+80..");
    checkWords(new Interval(120, -80, infinite), "+120", "-80..");
    checkWords(new Interval(-infinite, -infinite, -80), "at most -80", "..-80");
    checkWords(new Interval(0, -infinite, infinite), "+0", "-");
  }

  private static void checkWords(Interval elo, String number, String range) {
    assertThat(IntervalText.number("%+.0f", elo)).isEqualTo(number);
    assertThat(IntervalText.range("%+.0f", elo)).isEqualTo(range);
  }

  @Test
  void elo_is_the_logarithm_of_odds() {
    assertThat(Elo.ofScore(0.5)).isZero();
    assertThat(Elo.ofScore(0.75)).isEqualTo(190.85, within(0.01));
    assertThat(Elo.ofScore(1)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(Elo.ofScore(0)).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(Elo.expectedScore(400, 2)).isEqualTo(10.0 / 11, within(1e-12));
    assertThat(Elo.expectedScore(0, 4)).isEqualTo(0.25, within(1e-12));
  }

  @Test
  void the_sequential_test_weighs_two_claims() {
    List<Double> blocks = new ArrayList<>(Collections.nCopies(60, 1.0));
    blocks.addAll(Collections.nCopies(40, 0.0));
    Sprt test = new Sprt(0, 100);

    // scores 0.5 and 0.640065; variance 0.24/0.99 + 0.25/10000; 100 * 0.140065 * 0.059935 / (2 *
    // 0.242449)
    assertThat(test.logLikelihoodRatio(blocks, 2)).isEqualTo(1.7312, within(1e-3));
    assertThat(test.verdict(blocks, 2)).isEqualTo(Verdict.UNDECIDED);
    assertThat(test.verdict(Collections.nCopies(12, 1.0), 2)).isEqualTo(Verdict.BETTER);
    assertThat(test.verdict(Collections.nCopies(12, 0.0), 2)).isEqualTo(Verdict.NOT_BETTER);
    assertThat(test.verdict(Collections.nCopies(9, 1.0), 2)).isEqualTo(Verdict.UNDECIDED);
    assertThatThrownBy(() -> new Sprt(10, 10)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void two_players_are_rated_as_elo_does() {
    ImmutableList<Stage> stages = ImmutableList.of(
        new Stage(ImmutableList.of(1, 1), 0), new Stage(ImmutableList.of(1, 1), 1));
    double[] ratings = new PlackettLuce(stages, 2, 0).ratings(new double[] {3, 1});

    assertThat(ratings[0] - ratings[1]).isEqualTo(Elo.ofScore(0.75), within(1e-4));
    assertThat(ratings[0] + ratings[1]).isEqualTo(0, within(1e-9));
  }

  @Test
  void one_against_three_is_rated_by_its_odds() {
    ImmutableList<Stage> stages = ImmutableList.of(
        new Stage(ImmutableList.of(1, 3), 0), new Stage(ImmutableList.of(1, 3), 1));
    double[] ratings = new PlackettLuce(stages, 2, 0).ratings(new double[] {40, 60});

    // 0.4 = g / (g + 3), so g = 2
    assertThat(ratings[0] - ratings[1]).isEqualTo(Elo.ofOdds(2), within(1e-4));
  }

  @Test
  void who_has_won_everything_has_a_rating_too() {
    ImmutableList<Stage> stages = ImmutableList.of(new Stage(ImmutableList.of(1, 1), 0));
    double[] ratings = new PlackettLuce(stages, 2, 1).ratings(new double[] {10});

    assertThat(ratings[0]).isBetween(50.0, 1_000.0);
  }

  @Test
  void a_ranking_is_a_row_of_stages_and_equals_are_turned_round() {
    GameResult game = Samples.game(ImmutableList.of(0, 1, 2), ImmutableList.of(2.5, 1.0, 2.5));

    assertThat(Stage.of(game, 3))
        .containsExactlyInAnyOrder(
            new Stage.Weighted(new Stage(ImmutableList.of(1, 1, 1), 1), 0.5),
            new Stage.Weighted(new Stage(ImmutableList.of(1, 0, 1), 0), 0.5),
            new Stage.Weighted(new Stage(ImmutableList.of(0, 0, 1), 2), 0.5),
            new Stage.Weighted(new Stage(ImmutableList.of(1, 1, 1), 1), 0.5),
            new Stage.Weighted(new Stage(ImmutableList.of(1, 0, 1), 2), 0.5),
            new Stage.Weighted(new Stage(ImmutableList.of(1, 0, 0), 0), 0.5));
  }
}
