package io.github.kotrules.model;

/**
 * How a Monster came by a card.
 *
 * <pre>{@code
 * WhenGained welcome = (table, owner, card, how) -> how == Acquisition.BOUGHT
 *     ? ImmutableList.of(new GainPoints(owner, 1))
 *     : ImmutableList.of();
 * }</pre>
 */
public enum Acquisition {
  /** Bought, face up or off the deck. */
  BOUGHT,
  /** Bought from another Monster, with all that lies on it. */
  TAKEN_OVER,
  /** A card that copies has become this card, as if just bought. */
  COPIED
}
