/**
 * Descriptions for people: events, actions and questions in plain English, and pictures of the table.
 *
 * <p>Start at {@link io.github.kotrules.story.Storyteller} and {@link io.github.kotrules.story.TableSvg}. Wording and drawing
 * may change between versions: programs should use events and views instead. No rule belongs here.
 *
 * <p>This package depends on the root package, {@link io.github.kotrules.model}, {@link io.github.kotrules.action}, {@link
 * io.github.kotrules.state} and {@link io.github.kotrules.card}.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.story;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
