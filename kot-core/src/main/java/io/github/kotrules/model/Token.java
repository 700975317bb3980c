package io.github.kotrules.model;

/**
 * The tokens that one Monster's cards put on another.
 *
 * @rulebook S-5
 */
public enum Token {
  /** Costs its holder 1 life at the end of each of its turns. */
  POISON,
  /** Removes one die from its holder's rolls. */
  SHRINK
}
