package io.github.kotrules.model;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * What a table knows of a card: everything but its words and what it does.
 *
 * @param cost the printed price in energy
 * @param copies how many of it the deck holds
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
