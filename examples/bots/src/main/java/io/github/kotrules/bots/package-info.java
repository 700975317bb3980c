/**
 * Reference bots. All of them are {@link io.github.kotrules.Chooser}s and use only their seat's view of a table.
 *
 * <p>{@link io.github.kotrules.bots.GreedyBot} follows rules of thumb and exact odds, {@link
 * io.github.kotrules.bots.ExpectimaxBot} plays out every roll of its turn, and the package {@code mcts} searches. {@link
 * io.github.kotrules.bots.BotNames} finds a bot by its name.
 */
@NullMarked
package io.github.kotrules.bots;

import org.jspecify.annotations.NullMarked;
