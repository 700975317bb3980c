/**
 * What happened, in the past tense, and how each event changes the table. Start at {@link
 * io.github.kotrules.event.Event}.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.event;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
