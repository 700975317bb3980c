package io.github.kotrules.arena;

import io.github.kotrules.model.Seat;

/**
 * The loss of a game by a bot that broke its rules.
 *
 * @param reason what the bot did, in one line without its subject, possibly cut
 */
record Forfeit(Seat seat, String reason) {
  private static final int LONGEST = 300;

  Forfeit {
    reason = reason.substring(0, Math.min(reason.length(), 4 * LONGEST)).replaceAll("\\s+", " ");
    reason = reason.length() <= LONGEST ? reason : reason.substring(0, LONGEST) + " ...";
  }
}
