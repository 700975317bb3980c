package io.github.kotrules.server;

import java.time.Duration;
import picocli.CommandLine.Option;

/** The limits of a server, which protect its memory. Those that depend on where it runs are options of the command line. */
final class Limits {
  /** The maximum length of a request body, in bytes. */
  static final int BODY = 16_384;

  /** The maximum length of a body that is read to its end, in bytes, so that the client sees why it was refused. */
  static final long DRAINED_BODY = 262_144;

  static final int NAME = 40;

  /** The maximum number of open streams of one seat; a further one closes the oldest. */
  static final int STREAMS_OF_SEAT = 4;

  /** The maximum number of missed actions that are sent as events; a client that missed more gets the whole table. */
  static final int CATCH_UP = 200;

  static final int MAX_SECONDS = 86_400;

  /** The size of the send buffer of a connection, in bytes. */
  static final int SEND_BUFFER = 32_768;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "The maximum number of games that have not ended. Default: ${DEFAULT-VALUE}.")
  int games = 1000;

  @Option(
      names = "--spectators",
      paramLabel = "N",
      description = "The maximum number of spectators of a game. Default: ${DEFAULT-VALUE}.")
  int spectators = 32;

  @Option(
      names = "--connections",
      paramLabel = "N",
      description =
          "The maximum number of connections, streams included. Default: ${DEFAULT-VALUE}.")
  int connections = 10_000;

  @Option(
      names = "--address-games",
      paramLabel = "N",
      description = "The maximum number of games that clients of one address have opened and that"
          + " have not ended. Default: ${DEFAULT-VALUE}.")
  int addressGames = 50;

  @Option(
      names = "--address-connections",
      paramLabel = "N",
      description = "The maximum number of connections of one address. Default: ${DEFAULT-VALUE}.")
  int addressConnections = 500;

  @Option(
      names = "--proxy",
      description = "Take the address of a client from the last entry of X-Forwarded-For. Only for"
          + " a server that clients reach through a proxy alone.")
  boolean proxy;

  /** The time without players and viewers after which a game leaves the memory. */
  Duration idle = Duration.ofMinutes(10);

  /** The time after which a game that has not started is closed. */
  Duration lobby = Duration.ofHours(1);

  /** The maximum number of characters waiting in one stream; a slower client is dropped and can reconnect. */
  int backlog = 262_144;

  /** The maximum number of actions of one game, including dice; longer games are closed. */
  int actions = 20_000;

  /** The number of answers missed in a row after which a player leaves the game. */
  int missed = 5;

  /** How long a client may not read what is sent; also the time to read the rest of a stream after its end. */
  Duration write = Duration.ofSeconds(30);

  /** How long a request, a clock or a bot waits for a game that is busy. */
  Duration patience = Duration.ofSeconds(10);

  /** How long the database may take to show that it works. */
  Duration health = Duration.ofSeconds(2);

  /** How long a server that stops waits for requests and streams to end. Clients reconnect after this time. */
  Duration stop = Duration.ofSeconds(5);

  /** The first pause before work that has failed is repeated; each further one is twice as long, up to a minute. */
  Duration pause = Duration.ofSeconds(1);
}
