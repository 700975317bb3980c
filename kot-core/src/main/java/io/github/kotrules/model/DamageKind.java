package io.github.kotrules.model;

/** The sources of damage that the rules distinguish. */
public enum DamageKind {
  /** Smash, including what cards add to it: the only damage after which a Monster may yield (Y-1, Y-2). */
  SMASH,
  /** Damage of a card. */
  CARD,
  /** Poison tokens. */
  POISON
}
