package io.github.kotrules.model;

/** Who looks at a table: the player at a {@link Seat}, or an {@link Onlooker} who does not play. */
public sealed interface Viewer permits Seat, Onlooker {

  /** Whether this viewer knows a card of the deck that these seats, and nobody else, have looked at. */
  boolean knowsCardSeenBy(SeatSet seats);
}
