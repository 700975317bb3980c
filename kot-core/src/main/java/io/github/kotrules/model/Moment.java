package io.github.kotrules.model;

/**
 * When a card's owner may be offered its use.
 *
 * <pre>{@code
 * MayBeUsed coffee = (table, owner, card, moment) -> moment == Moment.ROLLING && !card.isUsed()
 *     ? ImmutableList.of(new GrantReroll(owner))
 *     : ImmutableList.of();
 * }</pre>
 */
public enum Moment {
  /** Between rolls, in the owner's own roll step. */
  ROLLING,
  /** Damage is about to be taken by the owner. */
  DAMAGE,
  /** Any other question put to the owner. */
  DECIDING
}
