package io.github.kotrules.model;

/** The moments at which the owner of a card may be offered its use. */
public enum Moment {
  /** Between rolls, in the owner's own roll step. */
  ROLLING,
  /** Before the owner takes damage. */
  DAMAGE,
  /** At any other question to the owner. */
  DECIDING
}
