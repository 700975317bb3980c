package io.github.kotrules.arena;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.kotrules.cli.Interval;
import java.util.List;

/**
 * A sequential test of the hypothesis that a bot is better by {@code elo1} against {@code elo0}: it stops as soon as the blocks
 * decide, with an error rate of at most 5 %.
 */
record Sprt(double elo0, double elo1) {
  private static final double ERROR = 0.05;
  private static final double BOUND = Math.log((1 - ERROR) / ERROR);

  /** The minimum number of blocks, below which their variance is too uncertain. */
  private static final int FEWEST_BLOCKS = 10;

  /** The verdict of the test. */
  enum Verdict {
    UNDECIDED("undecided"),
    BETTER("accepted: the first bot is better by the higher figure"),
    NOT_BETTER("rejected: the first bot is not better than the lower figure");

    private final String words;

    Verdict(String words) {
      this.words = words;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  Sprt {
    checkArgument(
        elo0 < elo1, "of the two Elo figures the first must be the lower: %s, %s", elo0, elo1);
  }

  Verdict verdict(List<Double> blocks, int seats) {
    if (blocks.size() < FEWEST_BLOCKS) {
      return Verdict.UNDECIDED;
    }
    double ratio = logLikelihoodRatio(blocks, seats);
    if (ratio >= BOUND) {
      return Verdict.BETTER;
    }
    return ratio <= -BOUND ? Verdict.NOT_BETTER : Verdict.UNDECIDED;
  }

  /**
   * Block means are taken as normally distributed with the sample variance; an additional draw keeps it above 0 when all blocks
   * are equal.
   */
  double logLikelihoodRatio(List<Double> blocks, int seats) {
    double score0 = Elo.expectedScore(elo0, seats);
    double score1 = Elo.expectedScore(elo1, seats);
    int count = blocks.size();
    double variance = Interval.variance(blocks) + 0.25 / (count * (double) count);
    double excess = 2 * Interval.mean(blocks) - score0 - score1;
    return count * (score1 - score0) * excess / (2 * variance);
  }
}
