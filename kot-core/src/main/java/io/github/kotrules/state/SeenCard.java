package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.CardId;
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
}
