/**
 * A bot that searches the game tree. Start at {@link io.github.kotrules.bots.mcts.MctsBot}: a {@code Search} answers one
 * question, with a {@code Node} for each decision and {@code Candidates} for its answers. The package uses the greedy bot of
 * the package above for rerolls and playouts.
 */
@NullMarked
package io.github.kotrules.bots.mcts;

import org.jspecify.annotations.NullMarked;
