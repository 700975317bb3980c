package io.github.kotrules.notation;

import com.google.common.collect.ImmutableSortedMap;
import io.github.kotrules.Game;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;

/**
 * The header of a text: the game and its starting position. The lines after it are not read yet.
 *
 * @param start the state before the first move
 * @param body the other lines by their numbers, without comments and blank lines
 */
public record Header(
    Game game, GameSetup setup, GameState start, ImmutableSortedMap<Integer, String> body) {}
