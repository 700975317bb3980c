/**
 * The two-player game without cards, solved: how likely the Monster that is about to roll wins from any position when both
 * play perfectly. {@link io.github.kotrules.solver.PerfectBot} plays that way, {@link io.github.kotrules.solver.Advice}
 * explains a position in text, and {@link io.github.kotrules.solver.Oracle} compares the solution with the library.
 *
 * <p>The solver has its own arithmetic for dice, Tokyo and winning, and does not use the library's rules. What both agree on has
 * been computed twice.
 */
@NullMarked
package io.github.kotrules.solver;

import org.jspecify.annotations.NullMarked;
