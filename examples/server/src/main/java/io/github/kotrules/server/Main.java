package io.github.kotrules.server;

import io.github.kotrules.server.load.LoadCommand;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Starts the server. */
@Command(
    name = "server",
    description = "Serves King of Tokyo games over HTTP, until Ctrl-C.",
    mixinStandardHelpOptions = true,
    showDefaultValues = true,
    version = "kot 0.1.0",
    subcommands = LoadCommand.class)
public final class Main implements Callable<Integer> {
  @Option(names = "--host", description = "the address to listen at; 0.0.0.0 for all")
  private String host = "localhost";

  @Option(names = "--port", description = "the port to listen at; 0 for a free one")
  private int port = 8080;

  @Option(
      names = "--db",
      description = "the JDBC address of an H2 or PostgreSQL database, for one server only")
  private String database = "jdbc:h2:./kot-games";

  @Option(names = "--games", description = "how many games may be open or under way")
  private int games = Limits.DEFAULT.games();

  @Option(names = "--spectators", description = "how many may watch a game")
  private int spectators = Limits.DEFAULT.spectators();

  @Option(names = "--idle", description = "seconds until an idle game leaves the memory")
  private long idle = Limits.DEFAULT.idle().toSeconds();

  @Option(names = "--lobby", description = "seconds until a game is closed that does not start")
  private long lobby = Limits.DEFAULT.lobby().toSeconds();

  private Main() {}

  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).execute(args));
  }

  @Override
  public @Nullable Integer call() throws InterruptedException {
    Games all;
    try {
      Limits limits = new Limits(
          games,
          spectators,
          Limits.DEFAULT.backlog(),
          Limits.DEFAULT.missed(),
          Duration.ofSeconds(idle),
          Duration.ofSeconds(lobby));
      all = new Games(new Store(database), limits);
    } catch (SQLException failure) {
      System.err.println("The database cannot be opened: " + failure.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }
    Api api = new Api(all, host, port);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      api.close();
      all.close();
    }));
    System.out.println("listening at http://" + host + ":" + api.port());
    new CountDownLatch(1).await();
    return CommandLine.ExitCode.OK;
  }
}
