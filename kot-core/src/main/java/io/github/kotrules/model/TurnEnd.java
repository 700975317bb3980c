package io.github.kotrules.model;

/**
 * The parts of the end of a turn, in order. Each card names the part in which it acts; poison follows all of them.
 *
 * @rulebook E-1
 */
public enum TurnEnd {
  /** Sales of Keep cards. */
  SALES,
  /** Cards that compare the points of Monsters. */
  STANDING,
  /** Cards that count what a Monster owns. */
  HOLDINGS,
  /** Cards that depend on what happened in the turn. */
  CONDUCT,
  /** Cards that supply a Monster with what it lacks. */
  UPKEEP
}
