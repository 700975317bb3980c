package io.github.kotrules.solver;

/**
 * When a Monster leaves Tokyo.
 *
 * @param life the Monster yields if it has this life or less, and stays if it has more; -1 if it always makes the best choice
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

  /** Whether a Monster with a fixed rule yields when it has this life left. */
  boolean yields(int left) {
    return left <= life;
  }
}
