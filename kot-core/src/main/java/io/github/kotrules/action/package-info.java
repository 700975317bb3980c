/**
 * What the table waits for and what may be said to it.
 *
 * <p>Start at {@link io.github.kotrules.action.Pending}: a state waits for a {@link
 * io.github.kotrules.action.Decision}, for {@link io.github.kotrules.action.Chance}, or for nothing any more. {@link
 * io.github.kotrules.action.Action} is the answer to either.
 *
 * <p>All of them are serialisable, so that exceptions that carry them are. Their serialised form may change from version to
 * version; what is to be kept is written as text, see {@link io.github.kotrules.notation}.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.action;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
