package io.github.kotrules.model;

/**
 * What happens at the end of a turn, in this order. Cards say in which part they speak; poison comes after all of them.
 *
 * @rulebook E-1
 */
public enum TurnEnd {
  /** Keep cards are sold. */
  SALES,
  /** Monsters are compared by their points. */
  STANDING,
  /** What a Monster holds is counted. */
  HOLDINGS,
  /** How the turn was played is judged. */
  CONDUCT,
  /** A Monster is provided for. */
  UPKEEP
}
