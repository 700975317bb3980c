package io.github.kotrules.arena;

/** The usual scale of ratings: 400 points are odds of ten to one. */
final class Elo {
  private static final double SCALE = 400;

  /** Beyond this nothing can be told from any number of games played here. */
  private static final double MOST = 2_000;

  private Elo() {}

  /** The difference in rating at which a score is expected. */
  static double ofScore(double score) {
    return clamp(ofOdds(score / (1 - score)));
  }

  static double ofOdds(double odds) {
    return SCALE * Math.log10(odds);
  }

  private static double clamp(double elo) {
    return Math.max(-MOST, Math.min(MOST, elo));
  }

  static double odds(double elo) {
    return Math.pow(10, elo / SCALE);
  }

  /** The share of victories of one who is better by so much than each of the others at the table. */
  static double expectedScore(double elo, int seats) {
    double odds = odds(elo);
    return odds / (odds + seats - 1);
  }
}
