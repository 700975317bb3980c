package io.github.kotrules.server;

import java.time.Duration;

/**
 * What a server accepts, so that nobody can fill its memory.
 *
 * @param games how many games may wait for players or be under way
 * @param spectators how many streams of one game may belong to nobody at the table
 * @param backlog what one stream may be behind, in characters: a slower reader is dropped and can reconnect
 * @param missed a player who misses this many answers in a row leaves the game
 * @param idle a game that nobody watches or plays for this long leaves the memory; the database keeps it
 * @param lobby a game that has not started after this long is closed
 */
record Limits(int games, int spectators, int backlog, int missed, Duration idle, Duration lobby) {
  /** The longest request body, in bytes. */
  static final int BODY = 16_384;

  static final int NAME = 40;

  /** Open streams of one seat: another one closes the oldest. */
  static final int STREAMS_OF_SEAT = 4;

  /** Who has missed more actions gets the whole table and not the events. */
  static final int CATCH_UP = 200;

  /** Actions of one game, dice included: a game that two players never end is closed. */
  static final int ACTIONS = 20_000;

  static final int MAX_SECONDS = 86_400;
  static final int CONNECTIONS = 10_000;

  /** Bytes that the system keeps for a connection that does not read. */
  static final int SEND_BUFFER = 32_768;

  static final Limits DEFAULT =
      new Limits(1000, 32, 262_144, 5, Duration.ofMinutes(10), Duration.ofHours(1));
}
