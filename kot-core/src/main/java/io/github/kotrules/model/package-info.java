/**
 * The basic values of the game: seats, Monsters, faces, dice, cards and the options of the rules.
 *
 * <p>Start at {@link io.github.kotrules.model.RuleSet} for the options and {@link io.github.kotrules.model.Dice} for dice.
 *
 * <p>Values that need no table belong here. All are immutable. This package depends on {@code model.packed} and {@code
 * internal}, which are not exported, and on no exported package.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.model;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
