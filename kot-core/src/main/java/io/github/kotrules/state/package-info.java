/**
 * The table as it stands. Start at {@link io.github.kotrules.state.GameState}, the immutable value that the reducer takes
 * and gives; {@link io.github.kotrules.state.Table} is what can be asked of it, and of what one player sees of it.
 *
 * <p>{@link io.github.kotrules.state.Event} is what happens to it: the only thing that changes a table. {@link
 * io.github.kotrules.state.GameSetup} describes a position to start from and is checked as a whole.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.state;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
