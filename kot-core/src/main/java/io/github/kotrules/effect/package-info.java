/**
 * Effects of cards. Start at {@link io.github.kotrules.effect.Effect}; all kinds of effects are nested in it.
 *
 * <p>Cards return effects from their hooks. Only the rules turn an effect into events, so the damage of a card meets the same
 * defences as the damage of dice, and every amount is checked. An effect belongs here if a card uses it; the rules have their
 * own internal steps. This package depends on {@link io.github.kotrules.model} alone.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.effect;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
