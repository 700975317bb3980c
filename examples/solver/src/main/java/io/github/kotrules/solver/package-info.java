/**
 * The two-player game without cards, solved: how likely the Monster that is about to roll wins from any position when both
 * play perfectly.
 *
 * <p>The solver has its own arithmetic for dice, Tokyo and winning, and does not use the library's rules. What both agree on has
 * been computed twice.
 */
@NullMarked
package io.github.kotrules.solver;

import org.jspecify.annotations.NullMarked;
