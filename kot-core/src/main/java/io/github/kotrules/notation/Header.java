package io.github.kotrules.notation;

import io.github.kotrules.Game;
import io.github.kotrules.model.Monster;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import org.jspecify.annotations.Nullable;

/**
 * How a text begins: which game it is about, and from where it is played.
 *
 * @param setup how the table was laid; null if it was given as a position in one word
 * @param start the table before the first move
 */
record Header(Game game, @Nullable GameSetup setup, GameState start) {

  /** A table as it is: laid as a new game where it is one, so that people can read it. */
  static Header of(Game game, GameState start) {
    GameSetup fresh = GameSetup.of(start.setting().monsters().toArray(new Monster[0]));
    return game.start(fresh).equals(start)
        ? new Header(game, fresh, start)
        : new Header(game, null, start);
  }
}
