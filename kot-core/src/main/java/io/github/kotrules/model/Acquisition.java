package io.github.kotrules.model;

/** How a Monster came by a card. */
public enum Acquisition {
  /** Bought, face up or off the deck. */
  BOUGHT,
  /** Bought from another Monster, with all that lies on it. */
  TAKEN_OVER,
  /** A card that copies has become this card, as if just bought. */
  COPIED
}
