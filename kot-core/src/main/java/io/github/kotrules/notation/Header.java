package io.github.kotrules.notation;

import com.google.common.collect.ImmutableSortedMap;
import io.github.kotrules.Game;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;

/**
 * How a text begins: which game it is about and from where it is played. The lines after that are not read yet.
 *
 * @param start the table before the first move, as the set-up says
 * @param body the other lines by their numbers, without comments; blank lines are left out
 */
public record Header(
    Game game, GameSetup setup, GameState start, ImmutableSortedMap<Integer, String> body) {}
