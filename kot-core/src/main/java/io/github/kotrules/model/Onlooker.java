package io.github.kotrules.model;

import static java.util.Objects.requireNonNull;

/** A viewer who has no seat. */
public enum Onlooker implements Viewer {
  /** Sees what everybody sees: no card of the deck at which a Monster has looked. */
  SPECTATOR,
  /** Sees every card at which any Monster has looked: for logs, replays and referees. */
  ALL_SEEING;

  @Override
  public boolean knowsCardSeenBy(SeatSet seats) {
    requireNonNull(seats, "seats");
    return this == ALL_SEEING;
  }

  /** The name in lower case, as in {@code all-seeing}. */
  @Override
  public String toString() {
    return this == ALL_SEEING ? "all-seeing" : "spectator";
  }
}
