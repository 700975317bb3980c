/**
 * The words of the game: seats, Monsters, faces, dice, cards and the options of the rules.
 *
 * <p>Start at {@link io.github.kotrules.model.RuleSet} for the options and {@link io.github.kotrules.model.Dice} for dice.
 *
 * <p>Everything here is an immutable value that does not know a table. This package depends on no other exported package.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.model;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
