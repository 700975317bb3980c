package io.github.kotrules.server.load;

import io.github.kotrules.cli.InputException;
import io.github.kotrules.cli.Shell;
import java.io.PrintWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays many games at once on a server, and prints the response times. */
@Command(
    name = "load",
    description = "Plays many games at once with random players on a running server, and prints how"
        + " long the server took to acknowledge answers.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Exits with 0 if all went well, 1 if a request failed or a game did not end in time, 2 if the"
          + " input was wrong."
    })
public final class LoadCommand implements Callable<Integer> {
  private static final int MIN_PLAYERS = 2;
  private static final int MAX_PLAYERS = 6;

  private final PrintWriter out;
  private final PrintWriter err;

  @Option(
      names = "--server",
      paramLabel = "URL",
      description = "The address of the server. Default: ${DEFAULT-VALUE}.")
  private String server = "http://localhost:8080";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games at a time. More than 50 need a server with --address-games and"
          + " --address-connections. Default: ${DEFAULT-VALUE}.")
  private int games = 50;

  @Option(
      names = "--players",
      paramLabel = "2-6",
      description = "How many play in each game. Default: ${DEFAULT-VALUE}.")
  private int players = MIN_PLAYERS;

  @Option(
      names = "--think",
      paramLabel = "MS",
      description =
          "How long a player waits before each answer, on average. Default:" + " ${DEFAULT-VALUE}.")
  private int think = 500;

  @Option(
      names = "--minutes",
      paramLabel = "N",
      description =
          "Stop after this time, even if games have not ended. Default:" + " ${DEFAULT-VALUE}.")
  private int minutes = 10;

  /** A command that prints the result and the errors here. */
  public LoadCommand(PrintWriter out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  private URI address() throws InputException {
    Shell.checkPositive("--games", games);
    Shell.check(
        players >= MIN_PLAYERS && players <= MAX_PLAYERS, "2 to 6 can play, not " + players);
    Shell.check(think >= 0, "--think is 0 or more, not " + think);
    Shell.checkPositive("--minutes", minutes);
    String wrong = "--server is an address as in http://localhost:8080, not " + server;
    try {
      URI address = new URI(server);
      Shell.check(server.matches("https?://.*") && address.getHost() != null, wrong);
      return address;
    } catch (URISyntaxException malformed) {
      throw new InputException(wrong, malformed);
    }
  }

  @Override
  public Integer call() throws InputException, InterruptedException, ExecutionException {
    URI address = address();
    HttpClient http = HttpClient.newBuilder().version(Version.HTTP_1_1).build();
    Client client = new Client(http, address, think, err);
    List<CompletableFuture<?>> all = new ArrayList<>();
    List<String> opened = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      opened.add(open(client));
    }
    for (int i = 1; i < players; i++) {
      for (String game : opened) {
        all.add(join(client, game));
      }
    }
    long start = System.nanoTime();
    for (String game : opened) {
      all.add(join(client, game)); // the last player starts the game
    }
    int unfinished = 0;
    try {
      CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).get(minutes, TimeUnit.MINUTES);
    } catch (TimeoutException late) {
      unfinished = (int) all.stream().filter(player -> !player.isDone()).count();
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    out.println(client.report(games, seconds));
    if (unfinished > 0) {
      out.println(unfinished + " players did not see the end of their game");
    }
    return client.errors() + unfinished == 0 ? 0 : 1;
  }

  /**
   * Opens a game.
   *
   * @return its address
   */
  private String open(Client client) throws InputException, InterruptedException {
    String seats =
        Stream.generate(() -> "\"open\"").limit(players).collect(Collectors.joining(","));
    Map<?, ?> game = client.post("/games", null, "{\"seconds\":600,\"seats\":[" + seats + "]}");
    return "/games/" + game.get("game");
  }

  /** Joins a game with a player who plays to the end. */
  private static CompletableFuture<?> join(Client client, String game)
      throws InputException, InterruptedException {
    Map<?, ?> seat = client.post(game + "/seats", null, "{\"name\":\"Player\"}");
    return new RemotePlayer(client, game, String.valueOf(seat.get("secret"))).play();
  }
}
