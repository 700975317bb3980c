package io.github.kotrules.server;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.server.TestClient.Reply;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A database that fails or stalls, and what the server does meanwhile and afterwards. */
class FaultTest {
  private final Limits limits = new Limits();
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final PrintStream err = System.err;
  private String database;
  private TestServer server;
  private TestClient client;

  @BeforeEach
  void start(@TempDir Path folder) throws SQLException {
    limits.patience = Duration.ofMillis(100);
    limits.health = Duration.ofMillis(100);
    limits.pause = Duration.ofMillis(20);
    limits.missed = Integer.MAX_VALUE;
    database = TestServer.database(folder);
    if (database.startsWith("jdbc:h2:")) {
      database += ";LOCK_TIMEOUT=20000";
    }
    System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
    server = new TestServer(database, limits);
    client = server.client;
  }

  @AfterEach
  void stop() {
    server.close();
    System.setErr(err);
    err.print(log());
  }

  private String log() {
    return log.toString(StandardCharsets.UTF_8);
  }

  /** Waits for something that happens soon. */
  private static void await(BooleanSupplier event) throws InterruptedException {
    for (int i = 0; i < 500 && !event.getAsBoolean(); i++) {
      Thread.sleep(20);
    }
    assertThat(event.getAsBoolean()).isTrue();
  }

  private void change(String sql) throws SQLException {
    TestServer.change(database, sql);
  }

  /** The database does not store the next entry of this game's log until the connection is closed. */
  private Connection stall(String game) throws SQLException {
    Connection connection = DriverManager.getConnection(database);
    connection.setAutoCommit(false);
    try (Statement statement = connection.createStatement()) {
      statement.execute("insert into log select game, max(number) + 1, 'UNJOIN', '6' from log"
          + " where game = '" + game.substring("/games/".length()) + "' group by game");
    }
    return connection;
  }

  /** The time of one player ends while the leaving of another one waits for the database. */
  @Test
  void a_game_continues_after_the_database_has_stalled() throws Exception {
    String game = client.create("{\"seats\":[\"open\",\"open\",\"open\"],\"seconds\":2}");
    List<String> secrets =
        List.of(client.join(game, "Ann"), client.join(game, "Bob"), client.join(game, "Cy"));
    int asked = number(game, "asked");
    CompletableFuture<Reply> leaving;
    try (Connection stalled = stall(game)) {
      leaving = CompletableFuture.supplyAsync(
          () -> client.post(game + "/leave", secrets.get(asked % 3), ""));
      await(() -> log().contains("is busy; again in 20 ms"));
      stalled.rollback();
    }
    leaving.get(5, TimeUnit.SECONDS).expect(200);
    int before = number(game, "number");
    await(() -> number(game, "number") > before);
  }

  private int number(String game, String field) {
    return (Integer) requireNonNull(client.state(game, null).get(field));
  }

  @Test
  void an_id_that_cannot_be_one_is_not_looked_up() throws SQLException {
    change("alter table games rename to gone");
    for (String id :
        List.of("%00", "%0Aforged", "nothing", "ABCDEFGHIJKL", "abcdefghijk1", "a".repeat(13))) {
      client.get("/games/" + id).expect(404);
      client.get("/games/" + id + "/stream").expect(404);
      client
          .post("/games/" + id + "/answers", "secret", "{\"number\":1,\"answer\":1}")
          .expect(404);
    }
    assertThat(log()).isEmpty();
  }

  @Test
  void only_known_games_are_read_again_and_with_growing_pauses() throws Exception {
    String game = client.create("{\"seats\":[\"open\",\"open\"]}");
    change("alter table log rename to gone");
    client.post(game + "/seats", null, "{}").expect(503);
    client.get("/games/abcdefghijkl").expect(404);
    change("alter table games rename to lost");
    client.get("/games/abcdefghijkl").expect(503);

    await(() -> log().contains("again in 160 ms"));
    assertThat(Pattern.compile("again in (\\d+) ms").matcher(log()).results().limit(4))
        .extracting(found -> found.group(1))
        .containsExactly("20", "40", "80", "160");
    assertThat(log().lines().filter(line -> line.contains("abcdefghijkl"))).isEmpty();
    assertThat(log().lines()).allMatch(line -> line.matches("\\d{4}-.*"), "one line for each");

    change("alter table gone rename to log");
    change("alter table lost rename to games");
    client.join(game, "Ann");
  }

  @Test
  void the_health_is_that_of_the_database() throws Exception {
    String game = client.create("{\"seats\":[\"open\",\"open\"]}");
    String ann = client.join(game, "Ann");
    assertThat(client.get("/health").expect(200).text())
        .isEqualTo("{\"status\":\"ok\",\"games\":1}");
    CompletableFuture<Reply> leaving;
    try (Connection stalled = stall(game)) {
      leaving = CompletableFuture.supplyAsync(() -> client.post(game + "/leave", ann, ""));
      await(() -> client.get(game).status() == 503);
      assertThat(client.get("/health").expect(503).get("type")).isEqualTo("urn:kot:unhealthy");
      stalled.rollback();
    }
    leaving.get(5, TimeUnit.SECONDS).expect(200);
    client.get("/health").expect(200);
  }

  @Test
  void ended_games_are_not_looked_at() throws Exception {
    String game = client.create("{\"seats\":[\"random\",\"random\"]}");
    try (Listener all = client.listen(game + "/stream", null, null)) {
      assertThat(all.rest()).isNotEmpty();
    }
    await(() -> client.get(game).status() == 200 && server.games.inMemory() == 0);
    change("alter table log rename to gone");
    assertThat(client.get("/games").expect(200).text()).isEqualTo("{\"games\":[]}");
  }
}
