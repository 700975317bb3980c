package io.github.kotrules.model;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * The properties of a card that a table uses: all but its name, its text and its hooks.
 *
 * @param cost the printed price in energy
 * @param copies the number of copies in the deck
 */
public record CardInfo(CardId id, CardKind kind, int cost, int copies) implements Serializable {
  public CardInfo {
    requireNonNull(id, "id");
    requireNonNull(kind, "kind");
    checkArgument(cost >= 0, "card %s costs %s: a cost is 0 or more", id, cost);
    checkArgument(
        copies >= 1 && copies <= 100, "card %s has %s copies: 1 to 100 are possible", id, copies);
  }
}
