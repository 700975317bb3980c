package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;

/**
 * Ratings for tables of any size: each of the remaining contestants comes next with a probability in proportion to its
 * strength. With two seats this is the Elo model. Fitted by Hunter's minorisation-maximisation.
 */
final class PlackettLuce {
  private static final int MAX_STEPS = 500;
  private static final double EXACT = 1e-9;

  private final ImmutableList<Stage> stages;
  private final int contestants;
  private final double prior;

  /**
   * Creates a model of these stages.
   *
   * @param prior the number of drawn games against an average opponent that each contestant is credited with, so that one who
   *     has won everything has a rating too
   */
  PlackettLuce(ImmutableList<Stage> stages, int contestants, double prior) {
    this.stages = stages;
    this.contestants = contestants;
    this.prior = prior;
  }

  /** The ratings on the Elo scale, 0 on average, for these weights of the stages. */
  double[] ratings(double[] weights) {
    double[] strengths = new double[contestants];
    java.util.Arrays.fill(strengths, 1);
    for (int step = 0; step < MAX_STEPS; step++) {
      double[] better = improve(strengths, weights);
      double change = 0;
      for (int i = 0; i < contestants; i++) {
        change = Math.max(change, Math.abs(Math.log(better[i] / strengths[i])));
      }
      strengths = better;
      if (change < EXACT) {
        break;
      }
    }
    return centred(strengths);
  }

  private double[] improve(double[] strengths, double[] weights) {
    double[] wins = new double[contestants];
    double[] chances = new double[contestants];
    for (int i = 0; i < contestants; i++) {
      wins[i] = prior / 2;
      chances[i] = prior / (strengths[i] + 1);
    }
    for (int s = 0; s < weights.length; s++) {
      Stage stage = stages.get(s);
      if (weights[s] == 0 || !stage.isOpen()) {
        continue;
      }
      double sum = 0;
      for (int i = 0; i < contestants; i++) {
        sum += stage.left().get(i) * strengths[i];
      }
      wins[stage.next()] += weights[s];
      for (int i = 0; i < contestants; i++) {
        chances[i] += weights[s] * stage.left().get(i) / sum;
      }
    }
    double[] better = new double[contestants];
    for (int i = 0; i < contestants; i++) {
      better[i] = chances[i] == 0 ? strengths[i] : Math.max(1e-9, wins[i] / chances[i]);
    }
    return prior > 0 ? better : scaled(better);
  }

  /** Scales the strengths: without a prior only their ratios matter. */
  private static double[] scaled(double[] strengths) {
    double logs = 0;
    for (double strength : strengths) {
      logs += Math.log(strength) / strengths.length;
    }
    double[] scaled = strengths.clone();
    for (int i = 0; i < scaled.length; i++) {
      scaled[i] /= Math.exp(logs);
    }
    return scaled;
  }

  private static double[] centred(double[] strengths) {
    double[] ratings = new double[strengths.length];
    double[] scaled = scaled(strengths);
    for (int i = 0; i < ratings.length; i++) {
      ratings[i] = Elo.ofOdds(scaled[i]);
    }
    return ratings;
  }
}
