package io.github.kotrules.arena;

/** The usual scale of ratings: 400 points are odds of ten to one. */
final class Elo {
  private static final double SCALE = 400;

  private Elo() {}

  /** The rating difference at which a score is expected; infinite for a score of 0 or 1. */
  static double ofScore(double score) {
    return ofOdds(score / (1 - score));
  }

  static double ofOdds(double odds) {
    return SCALE * Math.log10(odds);
  }

  static double odds(double elo) {
    return Math.pow(10, elo / SCALE);
  }

  /** The expected share of victories at this rating difference to each of the others at the table. */
  static double expectedScore(double elo, int seats) {
    double odds = odds(elo);
    return odds / (odds + seats - 1);
  }
}
