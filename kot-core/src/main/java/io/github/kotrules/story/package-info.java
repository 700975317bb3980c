/**
 * The game for people: in plain English what happened, what was said, what is awaited; and pictures of the table.
 *
 * <p>Start at {@link io.github.kotrules.story.Storyteller} and {@link io.github.kotrules.story.TableSvg}. There is no rule in
 * here, and wording and drawing may change; whoever wants to read them back uses the events and views themselves.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.story;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
