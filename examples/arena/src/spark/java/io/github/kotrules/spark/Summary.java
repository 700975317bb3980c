package io.github.kotrules.spark;

/** The queries on the table {@code seats}, which has a row for each seat of each game. */
enum Summary {
  /** The games of a block share their dice, so the interval is computed from the means of blocks. */
  BOTS("Bots: share of victories, with half the width of the 95 % interval, in percent", """
      SELECT bot, SUM(n) AS seats, ROUND(100 * AVG(mean), 2) AS wins,
        ROUND(196 * STDDEV_SAMP(mean) / SQRT(COUNT(*)), 2) AS margin, SUM(forfeits) AS forfeits
      FROM (SELECT bot, AVG(score) AS mean, COUNT(*) AS n, COUNT_IF(forfeit) AS forfeits
        FROM seats GROUP BY match, block, bot)
      GROUP BY bot ORDER BY wins DESC, bot"""),

  SEATS("Seats: share of victories in percent", """
      SELECT seat, COUNT(*) AS games, ROUND(100 * AVG(score), 2) AS wins
      FROM seats GROUP BY seat ORDER BY seat"""),

  ENDINGS("Endings", """
      SELECT ending, COUNT(*) AS games, ROUND(AVG(turns), 1) AS turns
      FROM seats WHERE seat = 1 GROUP BY ending ORDER BY games DESC, ending"""),

  CARDS("Cards bought most often, and the share of victories of their buyers, in percent", """
      SELECT card, COUNT(*) AS bought, ROUND(100 * AVG(score), 2) AS wins
      FROM (SELECT score, EXPLODE(bought) AS card FROM seats)
      GROUP BY card ORDER BY bought DESC, card LIMIT 20""");

  private final String title;
  private final String query;

  Summary(String title, String query) {
    this.title = title;
    this.query = query;
  }

  String title() {
    return title;
  }

  String query() {
    return query;
  }
}
