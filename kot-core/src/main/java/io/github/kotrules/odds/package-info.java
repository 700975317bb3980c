/**
 * Exact odds of dice, for bots and for people who like to know: nothing here is simulated.
 *
 * <p>Start at {@link io.github.kotrules.odds.RollPlan}, the best way to roll when you know what final dice are worth to you;
 * {@link io.github.kotrules.odds.DiceOdds} is what a roll may show.
 *
 * <p>Dice are multisets, and a roll of many dice is a row of rolls of one die, so all sums run over a lattice of a few
 * thousand multisets with six steps up from each: eight dice and three rolls take well under a millisecond.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.odds;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
