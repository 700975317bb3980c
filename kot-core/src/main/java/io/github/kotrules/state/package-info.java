/**
 * The table. Start at {@link io.github.kotrules.state.GameState}, the immutable value that the rules take and return.
 *
 * <ul>
 *   <li>{@link io.github.kotrules.state.Table} lists what can be asked of a table: of a state and of one seat's {@link
 *       io.github.kotrules.state.GameView} of it.
 *   <li>{@link io.github.kotrules.state.GameSetup} is a position at the start of a turn. A game starts from one, which is
 *       checked as a whole. The same laws hold for every state: {@link io.github.kotrules.state.GameState#faults()}.
 *   <li>{@link io.github.kotrules.state.Event} is something that happened; all kinds of events are nested in it. Only events
 *       change a table, and only the library applies them.
 * </ul>
 *
 * <p>Between two answers a state may be in the middle of a resolution. What is left of it has no public form and no text; the
 * text of such a moment is the position at the start of its turn and the actions since.
 *
 * <p>This package depends on {@link io.github.kotrules.model} and {@link io.github.kotrules.action}.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.state;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
