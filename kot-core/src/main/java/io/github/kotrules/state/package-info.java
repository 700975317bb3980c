/**
 * Tables, positions and events. Start at {@link io.github.kotrules.state.GameState}, the immutable value that the rules take
 * and return.
 *
 * <ul>
 *   <li>{@link io.github.kotrules.state.Table} is the readable part that a state and a {@link
 *       io.github.kotrules.state.GameView} of it share.
 *   <li>{@link io.github.kotrules.state.GameSetup} is a position at the start of a turn. A game starts from one, which is
 *       checked as a whole. The same laws hold for every state; see {@link io.github.kotrules.state.GameState#faults()}.
 *   <li>{@link io.github.kotrules.state.Event} is something that happened; all kinds of events are nested in it. Only events
 *       change a table, and only the library applies them.
 * </ul>
 *
 * <p>Between two answers a state may be in the middle of a resolution. The rest of the resolution has no public form and no
 * text; the text of such a moment is the position at the start of its turn and the actions since.
 *
 * <p>This package depends on {@link io.github.kotrules.model} and {@link io.github.kotrules.action}, and on the packages {@code
 * model.packed} and {@code internal}, which are not exported.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.state;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
