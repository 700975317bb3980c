package io.github.kotrules.model;

/** The way in which a Monster gained a card. */
public enum Acquisition {
  /** Bought from the market or the top of the deck. */
  BOUGHT,
  /** Bought from another Monster, with its counters. */
  TAKEN_OVER,
  /** Copied: a copying card became this card, as if just bought. */
  COPIED
}
