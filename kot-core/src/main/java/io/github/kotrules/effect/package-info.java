/**
 * What cards want to happen, in the imperative. Start at {@link io.github.kotrules.effect.Effect}.
 *
 * <p>Cards return effects from their hooks. Only the rules turn an effect into events, so the damage of a card meets the same
 * defences as the damage of dice.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.effect;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
