package io.github.kotrules.server;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.GameRecord;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Decision;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Seat;
import io.github.kotrules.server.Listener.Message;
import io.github.kotrules.server.TestClient.Reply;
import io.github.kotrules.state.GameState;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens when nothing happens. */
class ClockTest {
  private final Limits limits = new Limits();

  @TempDir
  Path folder;

  @Test
  void who_does_not_answer_gives_the_first_answer_and_leaves_at_last() throws SQLException {
    limits.missed = 2;
    try (TestServer server = new TestServer(TestServer.database(folder), limits)) {
      String game =
          server.client.create("{\"seats\":[\"open\",\"random\"],\"seconds\":1,\"seed\":1}");
      String ann = server.client.join(game, "Ann");
      List<Message> all = server.client.listen(game + "/stream", ann, null).rest();

      assertThat(all.get(all.size() - 1).data()).contains("\"left\":true");
      GameRecord record =
          KingOfTokyo.notation().readRecord(server.client.get(game + "/record").text());
      assertThat(record.forfeits()).containsKey(Seat.ONE);
      assertThat(answersOf(record)).isEqualTo(1);
    }
  }

  /** How often seat 1 answered before it left; each time it must have been the first answer. */
  private static int answersOf(GameRecord record) {
    int answers = 0;
    int said = 0;
    int left = record.forfeits().getOrDefault(Seat.ONE, 0);
    for (Transition transition : record.transitions(KingOfTokyo.secondEdition())) {
      GameState state = transition.before();
      boolean asked = state.pending() instanceof Decision decision && decision.seat() == Seat.ONE;
      if (asked && said < left) {
        assertThat(record.actions().get(said))
            .isEqualTo(KingOfTokyo.secondEdition().legalActions(state).get(0));
        answers++;
      }
      said++;
    }
    return answers;
  }

  @Test
  void a_game_that_is_too_long_is_closed() throws SQLException {
    limits.actions = 30;
    try (TestServer server = new TestServer(TestServer.database(folder), limits)) {
      String game = server.client.create("{\"seats\":[\"open\",\"open\"]}");
      List<String> secrets =
          List.of(server.client.join(game, "Ann"), server.client.join(game, "Bob"));
      Listener watcher = server.client.listen(game + "/stream", null, null);
      SplittableRandom random = new SplittableRandom(4);
      for (int i = 0; server.client.get(game).get("ended").equals("null"); i++) {
        server.client.answer(game, secrets.get(i % 2), random);
      }
      assertThat(watcher.rest()).isNotEmpty();

      String closed = "The game was closed after 30 actions: ";
      for (String secret : secrets) {
        Reply left = server.client.post(game + "/leave", secret, "").expect(409);
        assertThat(left.get("detail")).startsWith(closed);
        Map<?, ?> state = server.client.state(game, secret);
        if (state.get("question") instanceof Map<?, ?> question) {
          Object first = ((List<?>) requireNonNull(question.get("answers"))).get(0);
          String body = TestClient.answer(state, requireNonNull(first));
          Reply late = server.client.post(game + "/answers", secret, body).expect(409);
          assertThat(late.get("detail")).startsWith(closed);
        }
      }
    }
  }

  @Test
  void a_stream_that_nobody_reads_is_closed() throws Exception {
    limits.spectators = 2;
    limits.backlog = Integer.MAX_VALUE;
    limits.write = Duration.ofMillis(300);
    try (TestServer server = new TestServer(TestServer.database(folder), limits);
        Socket idle = new Socket()) {
      String game = watch(idle, server);
      Listener reader = server.client.listen(game + "/stream", null, null);
      int status = server.client.status(game + "/stream");
      for (int i = 0; i < 100 && status == 429; i++) {
        Thread.sleep(50);
        status = server.client.status(game + "/stream");
      }
      assertThat(status).isEqualTo(200);
      Thread.sleep(400); // a stream without news stays open
      server.client.join(game, "Zoe");
      assertThat(reader.next().data()).doesNotContain("Zoe");
      assertThat(reader.next().data()).contains("Zoe");
    }
  }

  @Test
  void a_stream_that_is_read_too_slowly_is_closed_after_the_end() throws Exception {
    limits.backlog = Integer.MAX_VALUE;
    limits.idle = Duration.ofMillis(400); // looks every 100 ms
    limits.write = Duration.ofSeconds(1);
    try (TestServer server = new TestServer(TestServer.database(folder), limits);
        Socket slow = new Socket()) {
      watch(slow, server);
      limits.lobby = Duration.ZERO;
      for (int i = 0; i < 100 && server.games.inMemory() > 0; i++) {
        slow.getInputStream().readNBytes(500);
        Thread.sleep(50);
      }
      assertThat(server.games.inMemory()).isZero();
    }
  }

  /** Opens a stream of a new game and reads its first byte; more is sent then than the system buffers. */
  private static String watch(Socket socket, TestServer server) throws IOException {
    String game = server.client.create("{\"seats\":[\"open\",\"open\",\"open\",\"open\"]}");
    socket.setReceiveBufferSize(4096);
    socket.connect(new InetSocketAddress("localhost", server.port()));
    String request = "GET " + game + "/stream HTTP/1.1\r\nHost: localhost\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    assertThat(socket.getInputStream().read()).isEqualTo('H');
    for (int i = 0; i < 250; i++) {
      server.client.post(game + "/leave", server.client.join(game, "Ann"), "");
    }
    return game;
  }

  @Test
  void an_idle_game_leaves_the_memory_and_comes_back() throws Exception {
    limits.idle = Duration.ofMillis(200);
    try (TestServer server = new TestServer(TestServer.database(folder), limits)) {
      String game = server.client.create("{\"seats\":[\"open\",\"open\"]}");
      String ann = server.client.join(game, "Ann");
      server.client.join(game, "Bob");
      Object before = server.client.state(game, ann).get("view");
      for (int i = 0; i < 100 && server.games.inMemory() > 0; i++) {
        Thread.sleep(50);
      }
      assertThat(server.games.inMemory()).isZero();
      assertThat(server.client.state(game, ann).get("view")).isEqualTo(before);
    }
  }

  @Test
  void a_game_that_does_not_start_is_closed() throws Exception {
    limits.games = 1;
    limits.idle = Duration.ofMillis(400); // looks every 100 ms
    try (TestServer server = new TestServer(TestServer.database(folder), limits)) {
      String game = server.client.create("{\"seats\":[\"open\",\"open\"]}");
      String ann = server.client.join(game, "Ann");
      Listener watcher = server.client.listen(game + "/stream", null, null);
      limits.lobby = Duration.ZERO;
      List<Message> all = watcher.rest();
      assertThat(all.get(all.size() - 1).data()).contains("did not start in time");
      for (Reply refused : List.of(
          server.client.post(game + "/seats", null, "{}"),
          server.client.post(game + "/leave", ann, ""),
          server.client.get(game + "/state", ann))) {
        assertThat(refused.expect(409).get("type")).isEqualTo("urn:kot:closed");
        assertThat(refused.get("detail"))
            .startsWith("The game was closed because it did not start in time: ");
      }
      assertThat(server.client.create("{\"seats\":[\"open\",\"open\"]}")).isNotEqualTo(game);
    }
  }
}
