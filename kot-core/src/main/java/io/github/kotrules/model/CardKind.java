package io.github.kotrules.model;

/**
 * What becomes of a card once it is bought.
 *
 * @rulebook B-4
 */
public enum CardKind {
  /** Stays in front of its owner. */
  KEEP,
  /** Takes effect once and is discarded. */
  DISCARD
}
