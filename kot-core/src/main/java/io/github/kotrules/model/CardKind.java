package io.github.kotrules.model;

/**
 * The kinds of cards, which differ in what happens after the purchase.
 *
 * @rulebook B-4
 */
public enum CardKind {
  /** Stays in front of its owner. */
  KEEP,
  /** Takes effect once and is discarded. */
  DISCARD
}
