package io.github.kotrules.arena;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;

/**
 * A bot that takes part, with its name in the results.
 *
 * @param maker creates a bot for each game
 */
record Contestant(String name, Maker maker) implements AutoCloseable {

  /** Creates a bot for one seat of one game. */
  @FunctionalInterface
  interface Maker {
    /**
     * Creates the bot.
     *
     * @param seed the only source of randomness of a repeatable bot
     * @throws Throwable whatever the constructor of the bot throws
     */
    Chooser make(Game game, long seed) throws Throwable;

    /** Called when all games are over. */
    default void close() {}
  }

  @Override
  public void close() {
    maker.close();
  }
}
