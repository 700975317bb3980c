/**
 * Exact odds of dice, for bots and for people who like to know: nothing here is simulated.
 *
 * <p>Start at {@link io.github.kotrules.odds.RollPlan}, the best way to roll when you know what final dice are worth to you;
 * {@link io.github.kotrules.odds.DiceOdds} is what a roll may show:
 *
 * <pre>{@code
 * double threeHearts = DiceOdds.after(Dice.parse("HH"), 4).chance(dice -> dice.count(Face.HEART) >= 3);
 *
 * RollPlan plan = RollPlan.of(6, 2, dice -> dice.count(Face.SMASH));
 * Dice again = plan.best(Dice.parse("112EHS"), 2); // 112EH
 * }</pre>
 *
 * <p>Dice are multisets, and a roll of many dice is a row of rolls of one die, so all sums run over a lattice of a few
 * thousand multisets with six steps up from each: eight dice and three rolls take well under a millisecond.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.odds;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
