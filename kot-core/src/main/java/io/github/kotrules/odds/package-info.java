/**
 * Exact odds of dice, computed without simulation.
 *
 * <p>Start at {@link io.github.kotrules.odds.RollPlan}, the best rerolls for a value of final dice; {@link
 * io.github.kotrules.odds.DiceOdds} is the distribution of a roll.
 *
 * <p>Dice are multisets, and a roll of many dice is a sequence of rolls of one die, so all sums run over a lattice of a few
 * thousand multisets with six steps from each: eight dice and three rolls take well under a millisecond.
 *
 * <p>This package depends on {@link io.github.kotrules.model} and on {@code model.packed}, which is not exported.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.odds;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
