package io.github.kotrules.server;

import static io.github.kotrules.cli.Shell.check;
import static io.github.kotrules.cli.Shell.checkPositive;

import io.github.kotrules.cli.InputException;
import io.github.kotrules.cli.Shell;
import io.github.kotrules.server.load.LoadCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.UnknownHostException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Starts the server, from a shell. */
@Command(
    name = "server",
    description = "Serves King of Tokyo games over HTTP, until Ctrl-C.",
    mixinStandardHelpOptions = true,
    version = "server 0.1.0",
    sortOptions = false,
    footer = {
      "",
      "Prints the address at which it listens. examples/server/README.md describes the requests.",
      "Exits with 2 if the input was wrong, 1 if the server itself has failed.",
      "",
      "  server --port 9000 --db jdbc:h2:./games",
      "  server --db 'jdbc:postgresql://localhost/kot?user=kot'",
      "  server load --games 50 --server http://localhost:9000"
    })
public final class Main implements Callable<Integer> {
  private static final int MAX_PORT = 65_535;

  private final PrintWriter out;

  @Option(
      names = "--host",
      paramLabel = "HOST",
      description = "The name or address to listen at; 0.0.0.0 for all addresses of this machine."
          + " Default: ${DEFAULT-VALUE}.")
  private String host = "localhost";

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port to listen at; 0 for any free port. Default: ${DEFAULT-VALUE}.")
  private int port = 8080;

  @Option(
      names = "--db",
      paramLabel = "URL",
      description = "The JDBC URL of the H2 or PostgreSQL database that stores the games. Each"
          + " server needs its own database. Default: ${DEFAULT-VALUE}.")
  private String database = "jdbc:h2:./kot-games";

  @Mixin
  private Limits limits = new Limits();

  @Option(
      names = "--idle",
      paramLabel = "SECONDS",
      description = "Remove a game from memory when it was idle for this time; the database keeps"
          + " it. Default: ${DEFAULT-VALUE}.")
  private int idle = (int) limits.idle.toSeconds();

  @Option(
      names = "--lobby",
      paramLabel = "SECONDS",
      description = "Close a game that has not started after this time. Default: ${DEFAULT-VALUE}.")
  private int lobby = (int) limits.lobby.toSeconds();

  private Main(PrintWriter out) {
    this.out = out;
  }

  /** Starts the program; exits with 2 if the input was wrong, 1 if the server itself has failed. */
  public static void main(String[] args) {
    Shell.main(Main::run, args);
  }

  static int run(PrintWriter out, PrintWriter err, String... args) {
    CommandLine line = new CommandLine(new Main(out)).addSubcommand(new LoadCommand(out, err));
    return Shell.run(line, out, err, args);
  }

  @Override
  public Integer call() throws InputException, InterruptedException {
    checkOptions();
    Games all = new Games(open(), limits);
    Api api = listen(all);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      api.close();
      all.close();
    }));
    out.println("listening at http://" + host + ":" + api.port());
    new CountDownLatch(1).await();
    return 0;
  }

  private void checkOptions() throws InputException {
    check(port >= 0 && port <= MAX_PORT, "--port is 0 to " + MAX_PORT + ", not " + port);
    checkPositive("--games", limits.games);
    check(limits.spectators >= 0, "--spectators is 0 or more, not " + limits.spectators);
    checkPositive("--connections", limits.connections);
    checkPositive("--address-games", limits.addressGames);
    checkPositive("--address-connections", limits.addressConnections);
    checkPositive("--idle", idle);
    checkPositive("--lobby", lobby);
    limits.idle = Duration.ofSeconds(idle);
    limits.lobby = Duration.ofSeconds(lobby);
  }

  private Store open() throws InputException {
    check(
        database.startsWith("jdbc:h2:") || database.startsWith("jdbc:postgresql:"),
        "--db is the JDBC URL of an H2 or PostgreSQL database, as in jdbc:h2:./kot-games, not "
            + database);
    try {
      return new Store(database);
    } catch (SQLException failed) {
      throw new InputException("cannot open the database: " + firstLine(failed), failed);
    }
  }

  private Api listen(Games all) throws InputException {
    try {
      return new Api(all, host, port);
    } catch (IOException failed) {
      all.close();
      boolean unknown = failed instanceof UnknownHostException;
      throw new InputException(
          "cannot listen at " + host + ":" + port + ": "
              + (unknown ? "there is no such host" : firstLine(failed)),
          failed);
    }
  }

  /** The message of a failure without the SQL statement that a driver may add. */
  private static String firstLine(Exception failed) {
    return String.valueOf(failed.getMessage()).lines().findFirst().orElse("no reason is known");
  }
}
