package io.github.kotrules.server;

import java.time.Duration;

/**
 * The limits of a server, which protect its memory.
 *
 * @param games the maximum number of games that wait for players or are in progress
 * @param spectators the maximum number of streams of spectators of one game
 * @param backlog the maximum number of characters waiting in one stream; a slower client is dropped and can reconnect
 * @param missed the number of answers missed in a row after which a player leaves the game
 * @param idle the time without players and viewers after which a game leaves the memory; the database keeps it
 * @param lobby the time after which a game that has not started is closed
 */
record Limits(int games, int spectators, int backlog, int missed, Duration idle, Duration lobby) {
  /** The maximum length of a request body, in bytes. */
  static final int BODY = 16_384;

  static final int NAME = 40;

  /** The maximum number of open streams of one seat; a further one closes the oldest. */
  static final int STREAMS_OF_SEAT = 4;

  /** The maximum number of missed actions that are sent as events; a client that missed more gets the whole table. */
  static final int CATCH_UP = 200;

  /** The maximum number of actions of one game, including dice; longer games are closed. */
  static final int ACTIONS = 20_000;

  static final int MAX_SECONDS = 86_400;
  static final int CONNECTIONS = 10_000;

  /** The size of the send buffer of a connection, in bytes. */
  static final int SEND_BUFFER = 32_768;

  static final Limits DEFAULT =
      new Limits(1000, 32, 262_144, 5, Duration.ofMinutes(10), Duration.ofHours(1));
}
