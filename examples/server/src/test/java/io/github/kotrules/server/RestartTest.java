package io.github.kotrules.server;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.server.Listener.Message;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games outlive servers. */
class RestartTest {
  private final SplittableRandom random = new SplittableRandom(3);

  @TempDir
  Path folder;

  /** A server as a process of its own: the jar that the property names, else the classes under test. */
  private static final class Child implements AutoCloseable {
    final Process process;
    final TestClient client;

    Child(String database) throws IOException {
      @Nullable String jar = System.getProperty("kot.server.jar");
      List<String> command = new ArrayList<>();
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.addAll(
          jar == null
              ? List.of("-cp", System.getProperty("java.class.path"), Main.class.getName())
              : List.of("-jar", jar));
      command.addAll(List.of("--port", "0", "--db", database));
      process = new ProcessBuilder(command)
          .redirectError(ProcessBuilder.Redirect.INHERIT)
          .start();
      BufferedReader out = process.inputReader();
      String line = out.readLine();
      assertThat(line).startsWith("listening at http://localhost:");
      client = new TestClient(Integer.parseInt(line.substring(line.lastIndexOf(':') + 1)));
    }

    /** As {@code kill -9} does. */
    void kill() throws InterruptedException {
      process.destroyForcibly();
      assertThat(process.waitFor()).isEqualTo(137);
    }

    @Override
    public void close() {
      process.destroy();
    }
  }

  @Test
  void a_killed_server_has_forgotten_nothing() throws Exception {
    String database = TestServer.database(folder);
    String game;
    List<String> secrets;
    Map<?, ?> spectator;
    List<Map<?, ?>> players = new ArrayList<>();
    String lobby;
    String waiting;
    try (Child server = new Child(database)) {
      lobby = server.client.create("{\"seats\":[\"open\",\"open\"]}");
      waiting = server.client.join(lobby, "Eve");
      game = server.client.create("{\"seats\":[\"open\",\"open\",\"open\"],\"seconds\":600}");
      secrets = List.of(
          server.client.join(game, "Ann"),
          server.client.join(game, "Bob"),
          server.client.join(game, "Cy"));
      server.client.play(game, secrets, 30, random);
      server.client.post(game + "/leave", secrets.get(2), "").expect(200);
      server.client.play(game, secrets, 1, random);
      spectator = server.client.state(game, null);
      for (String secret : secrets) {
        players.add(withoutClock(server.client.state(game, secret)));
      }
      server.kill();
    }
    try (Child server = new Child(database)) {
      assertThat(withoutClock(server.client.state(game, null))).isEqualTo(withoutClock(spectator));
      for (int i = 0; i < secrets.size(); i++) {
        assertThat(withoutClock(server.client.state(game, secrets.get(i))))
            .isEqualTo(players.get(i));
      }
      server.client.play(game, secrets, Integer.MAX_VALUE, random);
      assertThat(server.client.get(game + "/record").expect(200).text()).contains("forfeit 3");
      assertThat(server.client.get("/games").text()).contains("\"player\":\"Eve\"");
      server.client.join(lobby, "Dan");
      assertThat(server.client.state(lobby, waiting).get("view")).isNotNull();
    }
  }

  /** The server is killed while a player waits for an acknowledgement. */
  @Test
  void what_was_heard_has_happened_also_in_the_midst_of_play() throws Exception {
    String database = TestServer.database(folder);
    String game;
    AtomicInteger acknowledged = new AtomicInteger();
    List<Message> heard;
    try (Child server = new Child(database)) {
      game = server.client.create("{\"seats\":[\"open\",\"open\"],\"seconds\":600}");
      List<String> secrets =
          List.of(server.client.join(game, "Ann"), server.client.join(game, "Bob"));
      Listener listener = server.client.listen(game + "/stream", null, "0");
      Thread player = new Thread(() -> {
        try {
          while (true) {
            server.client.play(game, secrets, 1, random);
            acknowledged.set(number(server.client.state(game, null)));
          }
        } catch (UncheckedIOException killed) {
          acknowledged.get();
        }
      });
      player.start();
      while (acknowledged.get() < 40) {
        Thread.sleep(1);
      }
      server.kill();
      player.join();
      heard = listener.rest();
    }
    try (Child server = new Child(database);
        Listener listener = server.client.listen(game + "/stream", null, "0")) {
      assertThat(number(server.client.state(game, null)))
          .isGreaterThanOrEqualTo(acknowledged.get());
      List<Object> before = events(heard);
      assertThat(before).hasSizeGreaterThan(50);
      assertThat(events(List.of(listener.next("events")))).startsWith(before.toArray());
    }
  }

  private static int number(Map<?, ?> message) {
    return (Integer) requireNonNull(message.get("number"));
  }

  private static List<Object> events(List<Message> messages) {
    List<Object> events = new ArrayList<>();
    for (Message message : messages) {
      if (message.event().equals("events")) {
        events.addAll((List<?>) requireNonNull(message.tree().get("events")));
      }
    }
    return events;
  }

  private static Map<?, ?> withoutClock(Map<?, ?> message) {
    Map<Object, @Nullable Object> rest = new LinkedHashMap<>(message);
    rest.remove("seconds");
    return rest;
  }

  @Test
  void a_server_that_stops_tells_its_streams_to_reconnect() throws SQLException {
    Listener seat;
    Listener spectator;
    try (TestServer server = new TestServer(TestServer.database(folder), new Limits())) {
      String game = server.client.create("{\"seats\":[\"open\",\"open\"]}");
      seat = server.client.listen(game + "/stream", server.client.join(game, "Ann"), null);
      spectator = server.client.listen(game + "/stream", null, null);
      seat.next("seats"); // after its first message a stream is known to the room
      spectator.next("seats");
    }
    for (Listener listener : List.of(seat, spectator)) {
      List<Message> all = listener.rest();
      assertThat(all.get(all.size() - 1))
          .isEqualTo(new Message("reconnect", "", "{\"seconds\":5}"));
      assertThat(listener.retry()).as("for browsers").isEqualTo("5000");
    }
  }

  @Test
  void bots_continue_after_a_restart() throws SQLException {
    String database = TestServer.database(folder);
    String game;
    try (TestServer server = new TestServer(database, new Limits())) {
      game = server.client.create("{\"seats\":[\"expectimax\",\"expectimax\",\"greedy\"]}");
    }
    try (TestServer server = new TestServer(database, new Limits())) {
      assertThat(server.client.listen(game + "/stream", null, null).rest()).isNotEmpty();
      server.client.get(game + "/record").expect(200);
    }
  }

  /** Somebody else has written to the log, so the answer cannot be stored. */
  @Test
  void what_is_not_stored_has_not_happened() throws SQLException {
    String database = TestServer.database(folder);
    try (TestServer server = new TestServer(database, new Limits())) {
      String game = server.client.create("{\"seats\":[\"open\",\"open\"]}");
      String ann = server.client.join(game, "Ann");
      String bob = server.client.join(game, "Bob");
      Listener listener = server.client.listen(game + "/stream", ann, null);
      Map<?, ?> before = withoutClock(server.client.state(game, ann));
      String asked = before.containsKey("question") ? ann : bob;
      Map<?, ?> state = server.client.state(game, asked);
      Map<?, ?> question = (Map<?, ?>) requireNonNull(state.get("question"));
      Object first = ((List<?>) requireNonNull(question.get("answers"))).get(0);
      String body = TestClient.answer(state, requireNonNull(first));

      TestServer.change(
          database,
          "insert into log select game, number + 1, 'UNJOIN', '6' from log where kind = 'MOVES'");
      assertThat(server.client.post(game + "/answers", asked, body).expect(503).get("type"))
          .isEqualTo("urn:kot:not-stored");
      assertThat(listener.rest()).noneMatch(message -> message.event().equals("events"));
      assertThat(withoutClock(server.client.state(game, ann))).isEqualTo(before);
      server.client.post(game + "/answers", asked, body).expect(200);
    }
  }

  @Test
  void secrets_are_not_in_the_database() throws SQLException {
    String database = TestServer.database(folder);
    try (TestServer server = new TestServer(database, new Limits())) {
      String game = server.client.create("{\"seats\":[\"open\",\"open\"]}");
      String ann = server.client.join(game, "Ann");
      Store.Stored stored = server.games.store().load(game.substring(7)).orElseThrow();
      assertThat(stored.log().toString()).contains(Secrets.hash(ann)).doesNotContain(ann);
    }
  }
}
