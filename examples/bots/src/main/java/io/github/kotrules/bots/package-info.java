/**
 * Reference bots. All of them are {@link io.github.kotrules.Chooser}s and see a table through their seat's view only.
 *
 * <p>{@link io.github.kotrules.bots.GreedyBot} follows rules of thumb and exact odds, {@link
 * io.github.kotrules.bots.ExpectimaxBot} plays out every roll of its turn, and the package {@code mcts} searches.
 */
@NullMarked
package io.github.kotrules.bots;

import org.jspecify.annotations.NullMarked;
