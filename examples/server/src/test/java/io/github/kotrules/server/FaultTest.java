package io.github.kotrules.server;

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

  @Test
  void an_id_that_cannot_be_one_is_not_looked_up() throws SQLException {
    change("alter table games rename to gone");
    for (String id :
        List.of("%00", "%0Aforged", "nothing", "ABCDEFGHIJKL", "abcdefghijk1", "a".repeat(13))) {
      client.get("/games/" + id).expect(404);
      client.get("/games/" + id + "/stream").expect(404);
      client.post("/games/" + id + "/answers", "secret", "{\"number\":1,\"answer\":1}").expect(404);
    }
    assertThat(log()).isEmpty();
  }

  @Test
  void ended_games_are_not_looked_at() throws SQLException {
    String game = client.create("{\"seats\":[\"random\",\"random\"]}");
    try (Listener all = client.listen(game + "/stream", null, null)) {
      assertThat(all.rest()).isNotEmpty();
    }
    change("alter table log rename to gone");
    assertThat(client.get("/games").expect(200).text()).isEqualTo("{\"games\":[]}");
  }
}
