package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import org.jspecify.annotations.Nullable;

/**
 * A card of the deck whose place is known to somebody.
 *
 * @param card the card; null in the view of a seat that has not seen it
 * @param seenBy who has looked at it
 */
public record SeenCard(@Nullable CardId card, SeatSet seenBy) {
  public SeenCard {
    requireNonNull(seenBy, "seenBy");
  }

  /** The same card when another seat has looked at it and the viewer was told that it is this one, or was not told. */
  SeenCard alsoSeenBy(Seat seat, @Nullable CardId told) {
    return new SeenCard(card == null ? told : card, seenBy.with(seat));
  }
}
