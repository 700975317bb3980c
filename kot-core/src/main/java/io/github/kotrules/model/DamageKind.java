package io.github.kotrules.model;

/** Where damage comes from, as far as the rules care. */
public enum DamageKind {
  /** Smash, with everything that counts as part of it: the only damage that lets a Monster yield (Y-1, Y-2). */
  SMASH,
  /** A card's own damage. */
  CARD,
  /** Poison tokens. */
  POISON
}
