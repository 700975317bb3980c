package io.github.kotrules.model;

/** Somebody who looks at a table: the player at a {@link Seat}, or an {@link Onlooker}. */
public sealed interface Viewer permits Seat, Onlooker {

  /** Whether this viewer knows a card of the deck that exactly these seats have looked at. */
  boolean knowsCardSeenBy(SeatSet seats);
}
