/**
 * What the table waits for and what may be said to it.
 *
 * <p>Start at {@link io.github.kotrules.action.Pending}: a state waits for a {@link
 * io.github.kotrules.action.Decision}, for {@link io.github.kotrules.action.Chance}, or for nothing any more. {@link
 * io.github.kotrules.action.Action} is the answer to either.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.action;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
