package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import org.jspecify.annotations.Nullable;

/**
 * A card of the deck that somebody has seen.
 *
 * @param card the card; null in the view of a seat that has not seen it
 * @param seenBy the seats that have looked at it
 */
public record SeenCard(@Nullable CardId card, SeatSet seenBy) {
  public SeenCard {
    requireNonNull(seenBy, "seenBy");
  }

  /**
   * Returns the card after another seat has looked at it too.
   *
   * @param shown the card if the viewer may know it, otherwise null
   */
  SeenCard alsoSeenBy(Seat seat, @Nullable CardId shown) {
    return new SeenCard(card == null ? shown : card, seenBy.with(seat));
  }
}
