package io.github.kotrules.arena;

import io.github.kotrules.model.Seat;

/**
 * Why a bot has lost a game that was still going on.
 *
 * @param reason one line that says what the bot did, without its subject; a long one is cut
 */
record Forfeit(Seat seat, String reason) {
  private static final int LONGEST = 300;

  Forfeit {
    reason = reason.substring(0, Math.min(reason.length(), 4 * LONGEST)).replaceAll("\\s+", " ");
    reason = reason.length() <= LONGEST ? reason : reason.substring(0, LONGEST) + " ...";
  }
}
