package io.github.kotrules.arena;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;

/**
 * A bot that takes part, by the name it has in the results.
 *
 * @param maker makes a new bot for each game
 */
record Contestant(String name, Maker maker) implements AutoCloseable {

  /** Makes a bot for one seat of one game. */
  @FunctionalInterface
  interface Maker {
    /**
     * Makes the bot.
     *
     * @param seed the only chance the bot may use, if its games are to be repeatable
     * @throws Throwable whatever the bot throws when it is made
     */
    Chooser make(Game game, long seed) throws Throwable;

    /** Called when no more bots are made and those that were made are not needed any more. */
    default void close() {}
  }

  @Override
  public void close() {
    maker.close();
  }
}
