/**
 * The game in plain English: what happened, what was said, what is awaited.
 *
 * <p>Start at {@link io.github.kotrules.story.Storyteller}. There is no rule in here, and the wording may change; whoever
 * wants to read it back uses the events themselves.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.story;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
