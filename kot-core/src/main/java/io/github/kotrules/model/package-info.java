/**
 * The words of the game, without behaviour: seats, Monsters, faces, dice, cards and the options of the rules.
 *
 * <p>Start at {@link io.github.kotrules.model.RuleSet} for what can be varied and {@link
 * io.github.kotrules.model.Dice} for what falls. Everything here is an immutable value.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.model;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
