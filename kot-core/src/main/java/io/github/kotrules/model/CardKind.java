package io.github.kotrules.model;

/**
 * What becomes of a card once it is bought.
 *
 * <pre>{@code
 * for (Card card : game.cards().copies().keySet()) {
 *   if (card.kind() == CardKind.KEEP) {
 *     show(card.name());
 *   }
 * }
 * }</pre>
 *
 * @rulebook B-4
 */
public enum CardKind {
  /** Stays in front of its owner. */
  KEEP,
  /** Takes effect once and is discarded. */
  DISCARD
}
