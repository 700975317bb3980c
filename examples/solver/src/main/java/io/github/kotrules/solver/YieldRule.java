package io.github.kotrules.solver;

/**
 * When a Monster leaves Tokyo.
 *
 * @param life with this life or less it yields, with more it stays; -1 if it always does what is best
 */
record YieldRule(int life) {
  static final YieldRule BEST = new YieldRule(-1);
  static final YieldRule NEVER = new YieldRule(0);
  static final YieldRule ALWAYS = new YieldRule(Integer.MAX_VALUE);

  static YieldRule atLife(int life) {
    return new YieldRule(life);
  }

  boolean isFixed() {
    return life >= 0;
  }

  /** Whether a fixed rule yields with this life left. */
  boolean yields(int left) {
    return left <= life;
  }
}
