package io.github.kotrules.notation;

import io.github.kotrules.Game;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;

/**
 * How a text begins: which game it is about, and from where it is played.
 *
 * @param start the table before the first move, as the set-up says
 */
record Header(Game game, GameSetup setup, GameState start) {}
