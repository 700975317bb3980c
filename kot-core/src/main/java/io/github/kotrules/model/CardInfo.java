package io.github.kotrules.model;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * The properties of a card that a table uses: all but its name, its text and its hooks.
 *
 * @param cost the printed price in energy, 0 to {@link #MAX_COST}
 * @param copies the number of copies in the deck
 */
public record CardInfo(CardId id, CardKind kind, int cost, int copies) implements Serializable {
  /** The maximum cost, the same as {@code Table.MAX_ENERGY} (S-5). */
  public static final int MAX_COST = (1 << 24) - 1;

  public CardInfo {
    requireNonNull(id, "id");
    requireNonNull(kind, "kind");
    checkArgument(
        cost >= 0 && cost <= MAX_COST, "card %s costs %s: a cost is 0 to %s", id, cost, MAX_COST);
    checkArgument(
        copies >= 1 && copies <= 100, "card %s has %s copies: 1 to 100 are possible", id, copies);
  }
}
