package io.github.kotrules.model;

/** When a card's owner may be offered its use. */
public enum Moment {
  /** Between rolls, in the owner's own roll step. */
  ROLLING,
  /** Damage is about to be taken by the owner. */
  DAMAGE,
  /** Any other question put to the owner. */
  DECIDING
}
