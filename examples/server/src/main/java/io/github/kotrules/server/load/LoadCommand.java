package io.github.kotrules.server.load;

import java.io.IOException;
import java.net.URI;
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
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays many games at once on a server, and prints the response times. */
@Command(
    name = "load",
    description = "Random players play many games at once over HTTP; exits with 1 after any error.",
    mixinStandardHelpOptions = true,
    showDefaultValues = true)
public final class LoadCommand implements Callable<Integer> {
  @Option(names = "--server", description = "where it listens")
  private String server = "http://localhost:8080";

  @Option(names = "--games", description = "games at once")
  private int games = 200;

  @Option(names = "--players", description = "players of each game")
  private int players = 2;

  @Option(
      names = "--think",
      description = "milliseconds a player thinks before each answer, on average")
  private int think = 500;

  @Option(names = "--minutes", description = "when to give up")
  private int minutes = 10;

  private LoadCommand() {}

  @Override
  public @Nullable Integer call() throws IOException, InterruptedException, ExecutionException {
    HttpClient http = HttpClient.newBuilder().version(Version.HTTP_1_1).build();
    Client client = new Client(http, URI.create(server), think);
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
    System.out.println(client.report(games, seconds));
    if (unfinished > 0) {
      System.out.println(unfinished + " players did not see the end of their game");
    }
    return client.errors() + unfinished == 0 ? 0 : 1;
  }

  /**
   * Opens a game.
   *
   * @return its address
   */
  private String open(Client client) throws IOException, InterruptedException {
    String seats =
        Stream.generate(() -> "\"open\"").limit(players).collect(Collectors.joining(","));
    Map<?, ?> game = client.post("/games", null, "{\"seconds\":600,\"seats\":[" + seats + "]}");
    return "/games/" + game.get("game");
  }

  /** Joins a game with a player who plays to the end. */
  private static CompletableFuture<?> join(Client client, String game)
      throws IOException, InterruptedException {
    Map<?, ?> seat = client.post(game + "/seats", null, "{\"name\":\"Player\"}");
    return new RemotePlayer(client, game, String.valueOf(seat.get("secret"))).play();
  }
}
