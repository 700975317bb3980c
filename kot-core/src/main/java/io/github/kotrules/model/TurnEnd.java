package io.github.kotrules.model;

/**
 * What happens at the end of a turn, in this order. Cards say in which part they speak; poison comes after all of them.
 *
 * <pre>{@code
 * record Nest() implements WhenTurnEnds {
 *   @Override
 *   public ImmutableList<Effect> whenTurnEnds(Table table, Seat owner, HeldCard card) {
 *     return ImmutableList.of(new Heal(owner, 1));
 *   }
 *
 *   @Override
 *   public TurnEnd part() {
 *     return TurnEnd.UPKEEP; // after points are compared and energy is counted
 *   }
 * }
 * }</pre>
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
