/**
 * What a rule or a card wants to happen, in the imperative. Start at {@link io.github.kotrules.effect.Effect}.
 *
 * <p>Cards return effects from their hooks; what is still to happen is an agenda of effects in the state.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.effect;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
