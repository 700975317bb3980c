/** A bot that searches; start at {@link io.github.kotrules.bots.mcts.MctsBot}. */
@NullMarked
package io.github.kotrules.bots.mcts;

import org.jspecify.annotations.NullMarked;
