/**
 * Solves the two-player game without cards: computes for each position the probability that the Monster about to roll wins when
 * both play perfectly. {@link io.github.kotrules.solver.PerfectBot} plays the solution,
 * {@link io.github.kotrules.solver.Advice} explains a position in text, and {@link io.github.kotrules.solver.Oracle} compares
 * the solution with the library.
 *
 * <p>The solver has its own arithmetic for dice, Tokyo and winning, and does not use the library's rules. So where both agree,
 * two independent computations agree.
 */
@NullMarked
package io.github.kotrules.solver;

import org.jspecify.annotations.NullMarked;
