package io.github.kotrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.GameRecord;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.server.TestClient.Reply;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a client asks, and what it gets. */
class ApiTest extends ServerTest {
  private static final String TWO = "{\"seats\":[\"open\",\"open\"],\"seed\":7}";

  private final SplittableRandom random = new SplittableRandom(1);

  ApiTest() {
    super(5, 100_000);
  }

  @Test
  void a_game_is_opened_joined_played_and_recorded() {
    String game = client.create("{\"edition\":\"first\",\"seats\":[\"open\",\"greedy\",\"open\"]}");
    assertThat(client.get("/games").text()).contains(game.substring("/games/".length()));

    String ann = client.join(game, "Ann");
    String bob = client.join(game, "Bob");
    assertThat(client.get("/games").text()).isEqualTo("{\"games\":[]}");
    client.play(game, List.of(ann, bob), Integer.MAX_VALUE, random);

    Reply record = client.get(game + "/record").expect(200);
    assertThat(record.header("Content-Type")).startsWith("text/plain");
    GameRecord read = KingOfTokyo.notation().readRecord(record.text());
    assertThat(read.end().isOver()).isTrue();
    assertThat(read.end().seats()).isEqualTo(3);
    assertThat(record.text()).contains("edition first");
    assertThat(client.get(game).get("ended")).isEqualTo("over");
  }

  @Test
  void a_seed_gives_the_same_dice() {
    String seeded = "{\"seats\":[\"greedy\",\"greedy\"],\"seed\":7}";
    assertThat(finished(client.create(seeded))).isEqualTo(finished(client.create(seeded)));
    assertThat(finished(client.create("{\"seats\":[\"greedy\",\"greedy\"]}")))
        .isNotEqualTo(finished(client.create("{\"seats\":[\"greedy\",\"greedy\"]}")));
  }

  private String finished(String game) {
    try (Listener all = client.listen(game + "/stream", null, null)) {
      assertThat(all.rest()).isNotEmpty();
    }
    return client.get(game + "/record").expect(200).text();
  }

  @Test
  void a_seat_can_be_chosen_and_left_before_the_start() {
    String game = client.create(TWO);
    Reply joined =
        client.post(game + "/seats", null, "{\"name\":\"Ann\",\"seat\":2}").expect(201);
    assertThat(joined.get("seat")).isEqualTo("2");
    expectProblem(
        client.post(game + "/seats", null, "{\"name\":\"Bob\",\"seat\":2}"), 409, "no-seat");

    client.post(game + "/leave", joined.get("secret"), "").expect(200);
    expectProblem(client.post(game + "/tickets", joined.get("secret"), ""), 401, "wrong-secret");
    client.post(game + "/seats", null, "{\"name\":\"Bob\",\"seat\":2}").expect(201);
  }

  @Test
  void who_leaves_a_game_of_two_has_lost_it() {
    String game = client.create(TWO);
    String ann = client.join(game, "Ann");
    String bob = client.join(game, "Bob");

    client.post(game + "/leave", ann, "").expect(200);
    while (client.answer(game, bob, random)) {
      assertThat(client.get(game).get("started")).isEqualTo("true");
    }

    String record = client.get(game + "/record").expect(200).text();
    assertThat(record).contains("forfeit 1\n");
    assertThat(KingOfTokyo.notation().readRecord(record).winners())
        .isEqualTo(SeatSet.none().with(Seat.TWO));
    expectProblem(client.post(game + "/leave", bob, ""), 409, "cannot-leave");
  }

  @Test
  void every_refusal_says_what_to_do() {
    String game = client.create(TWO);
    expectProblem(client.get("/nothing"), 404, "unknown-address");
    expectProblem(client.send("DELETE", "/games"), 405, "wrong-method");
    expectProblem(client.get("/games/nothing"), 404, "unknown-game");
    expectProblem(client.get("/games/nothing/stream"), 404, "unknown-game");
    expectProblem(client.get("/games/nothing/record"), 404, "unknown-game");
    expectProblem(client.get(game + "/state"), 409, "not-started");
    String ann = client.join(game, "Ann");
    String bob = client.join(game, "Bob");

    expectProblem(client.post(game + "/seats", null, "{}"), 409, "no-seat");
    expectProblem(client.get(game + "/record"), 409, "not-over");
    for (String secret : new String[] {null, "", "guess", ann + "x"}) {
      expectProblem(client.post(game + "/tickets", secret, ""), 401, "wrong-secret");
      expectProblem(client.post(game + "/leave", secret, ""), 401, "wrong-secret");
      expectProblem(answer(game, secret, "{\"type\":\"stop-rolling\"}"), 401, "wrong-secret");
    }
    expectProblem(client.get(game + "/state", "guess"), 401, "wrong-secret");
    expectProblem(client.get(game + "/stream", "guess"), 401, "wrong-secret");
    expectProblem(client.get(game + "/stream?ticket=guess"), 401, "wrong-ticket");

    boolean first = client.state(game, ann).containsKey("question");
    String asked = first ? ann : bob;
    expectProblem(answer(game, first ? bob : ann, "{\"type\":\"keep-dice\"}"), 409, "not-asked");
    Reply illegal = answer(game, asked, "{\"type\":\"yield-tokyo\"}");
    expectProblem(illegal, 409, "illegal-action");
    assertThat(illegal.get("reason")).isEqualTo("NOT_AN_OPTION");
    Reply dice = answer(game, asked, "{\"type\":\"reroll-dice\",\"dice\":\"x\"}");
    expectProblem(dice, 400, "malformed");
    assertThat(dice.get("path")).isEqualTo("$.answer.dice");
    expectProblem(
        client.post(
            game + "/answers", asked, "{\"number\":0,\"answer\":{\"type\":\"yield-tokyo\"}}"),
        409,
        "outdated");
  }

  @Test
  void malformed_requests_are_refused_with_their_path() {
    expectMalformed("", "$.seats");
    expectMalformed("{", "$");
    expectMalformed("[]", "$");
    expectMalformed("{} {}", "$");
    expectMalformed("{\"seats\":[\"open\",\"open\"],\"seats\":[]}", "$");
    expectMalformed("{\"seats\":7}", "$.seats");
    expectMalformed("{\"seats\":[\"open\"]}", "$.seats");
    expectMalformed("{\"seats\":[\"open\",7]}", "$.seats[1]");
    expectMalformed("{\"seats\":[\"open\",\"genius\"]}", "$.seats[1]");
    expectMalformed("{\"seats\":[\"open\",\"open\"],\"edition\":\"third\"}", "$.edition");
    expectMalformed("{\"seats\":[\"open\",\"open\"],\"edition\":3}", "$.edition");
    expectMalformed("{\"seats\":[\"open\",\"open\"],\"seconds\":0}", "$.seconds");
    expectMalformed("{\"seats\":[\"open\",\"open\"],\"seconds\":1.5}", "$.seconds");
    expectMalformed("{\"seats\":[\"open\",\"open\"],\"colour\":1}", "$.colour");
    assertThat(client.get("/games").text()).isEqualTo("{\"games\":[]}");

    String game = client.create(TWO);
    for (String name : List.of("", "a\\nb", "x".repeat(41))) {
      expectProblem(
          client.post(game + "/seats", null, "{\"name\":\"" + name + "\"}"), 400, "malformed");
    }
  }

  private void expectMalformed(String body, String path) {
    Reply reply = client.post("/games", null, body);
    expectProblem(reply, 400, "malformed");
    assertThat(reply.get("path")).isEqualTo(path);
  }

  @Test
  void what_is_too_large_or_too_much_is_refused() {
    expectProblem(client.post("/games", null, " ".repeat(100_000)), 413, "too-large");
    for (int i = 0; i < 5; i++) {
      assertThat(client.create(TWO)).isNotEmpty();
    }
    expectProblem(client.post("/games", null, TWO), 429, "too-many-games");
  }

  @Test
  void the_path_alone_names_the_game() {
    String one = client.create(TWO);
    String two = client.create(TWO);
    String id = two.substring("/games/".length());
    assertThat("/games/" + client.get(one + "?game=" + id).get("game")).isEqualTo(one);
    client.post(one + "/seats?game=" + id, null, "{}").expect(201);
    assertThat(client.get(two).text()).doesNotContain("Somebody");
  }

  /** Only the header is sent: the server neither waits for the body nor reserves memory for it. */
  @Test
  void a_header_that_announces_too_much_is_refused_alone() throws IOException {
    assertThat(status("Content-Length: 2000000000\r\n\r\n")).isEqualTo(413);
    assertThat(status("Content-Length: 9000000000\r\n\r\n")).isEqualTo(413);
    assertThat(
            status("Transfer-Encoding: chunked\r\nX-Content-Length: 2147483647\r\n\r\n0\r\n\r\n"))
        .as("an empty order")
        .isEqualTo(400);
  }

  /** The status of a POST with these headers and this body. */
  private int status(String rest) throws IOException {
    String request = "POST /games HTTP/1.1\r\nHost: localhost\r\n" + rest;
    try (Socket socket = new Socket("localhost", server.port())) {
      socket.setSoTimeout(5000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      String line = new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
      assertThat(line).startsWith("HTTP/1.1 ");
      return Integer.parseInt(line.substring("HTTP/1.1 ".length()));
    }
  }

  /** Otherwise who has opened the game alone could predict its dice. */
  @Test
  void a_game_with_a_seed_says_so_to_everybody() {
    String practice = client.create(TWO);
    assertThat(client.get(practice).get("practice")).isEqualTo("true");
    assertThat(client.get(practice).get("seed")).isEqualTo("7");
    assertThat(client.get("/games").text()).contains("\"practice\":true,\"seed\":7");
    try (Listener spectator = client.listen(practice + "/stream", null, null)) {
      assertThat(spectator.next("seats").data()).contains("\"practice\":true,\"seed\":7");
    }
    String serious = client.create("{\"seats\":[\"open\",\"open\"]}");
    assertThat(client.get(serious).get("practice")).isEqualTo("false");
    assertThat(client.get(serious).get("seed")).isEqualTo("null");
  }

  @Test
  void a_name_is_something_that_can_be_read() {
    String game = client.create("{\"seats\":[\"open\",\"open\",\"open\",\"open\"]}");
    for (String name : List.of(
        "Ann \\u202enna",
        "\\u2066Ann",
        "Ann\\u200f",
        "Ann\\u061c",
        "\\u200b",
        "\\u00ad\\ufeff",
        "\\u3164",
        "\\u2800",
        "\\u00a0 \\u2003",
        "\\u0301",
        "\\ufe0f\\u200d",
        "\\ud800",
        "Ann\\udc00",
        "Ann\\u2028game",
        "Ann\\u0085",
        "Ann\\ue000")) {
      expectProblem(
          client.post(game + "/seats", null, "{\"name\":\"" + name + "\"}"), 400, "malformed");
    }
    for (String name : List.of("Zo\u00eb M\u00fcller-O'Neil 2", "\u738b", "\ud83d\udc09")) {
      client.join(game, name);
      assertThat(client.get(game).text()).contains(name);
    }
  }

  @Test
  void a_page_from_elsewhere_may_play() {
    Reply preflight = client.send("OPTIONS", "/games/any/answers").expect(204);
    assertThat(preflight.header("Access-Control-Allow-Origin")).isEqualTo("*");
    assertThat(preflight.header("Access-Control-Allow-Headers")).contains("Authorization");
    assertThat(preflight.header("Access-Control-Allow-Methods")).contains("POST");
    assertThat(client.get("/games").header("Access-Control-Allow-Origin")).isEqualTo("*");
    assertThat(client.get("/games/nothing").header("Access-Control-Allow-Origin"))
        .isEqualTo("*");
  }

  private Reply answer(String game, @Nullable String secret, String answer) {
    Map<?, ?> state = client.state(game, null);
    return client.post(
        game + "/answers", secret, TestClient.answer(state, TestClient.parse(answer)));
  }

  private static void expectProblem(Reply reply, int status, String type) {
    reply.expect(status);
    assertThat(reply.header("Content-Type")).isEqualTo("application/problem+json");
    assertThat(reply.get("type")).as(reply.text()).isEqualTo("urn:kot:" + type);
    assertThat(reply.get("status")).isEqualTo(String.valueOf(status));
    assertThat(reply.get("detail")).matches("(?s)[A-Z].*[:.].*");
  }
}
