package io.github.kotrules.server;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A client of a server that is tested. */
final class TestClient {
  private final HttpClient http =
      HttpClient.newBuilder().version(Version.HTTP_1_1).build();
  private final String server;

  private final @Nullable String forwardedFor;

  TestClient(int port) {
    this(port, null);
  }

  /** A client that claims that a proxy has forwarded its requests for this address. */
  TestClient(int port, @Nullable String forwardedFor) {
    this.server = "http://localhost:" + port;
    this.forwardedFor = forwardedFor;
  }

  record Reply(HttpResponse<String> response) {
    int status() {
      return response.statusCode();
    }

    String text() {
      return response.body();
    }

    Map<?, ?> tree() {
      return (Map<?, ?>) parse(text());
    }

    String header(String name) {
      return response.headers().firstValue(name).orElse("");
    }

    Reply expect(int status) {
      assertThat(status()).as(text()).isEqualTo(status);
      return this;
    }

    String get(String field) {
      return String.valueOf(tree().get(field));
    }
  }

  static Object parse(String text) {
    return requireNonNull(Wire.parse(text));
  }

  private HttpRequest.Builder request(String path, @Nullable String secret) {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server + path));
    if (forwardedFor != null) {
      request.header("X-Forwarded-For", forwardedFor);
    }
    return secret == null ? request : request.header("Authorization", "Bearer " + secret);
  }

  Reply get(String path) {
    return get(path, null);
  }

  Reply get(String path, @Nullable String secret) {
    return send(request(path, secret));
  }

  Reply post(String path, @Nullable String secret, String body) {
    return send(request(path, secret).POST(BodyPublishers.ofString(body)));
  }

  Reply send(String method, String path) {
    return send(request(path, null).method(method, BodyPublishers.noBody()));
  }

  private Reply send(HttpRequest.Builder request) {
    try {
      return new Reply(http.send(request.build(), BodyHandlers.ofString()));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (InterruptedException stop) {
      throw new IllegalStateException(stop);
    }
  }

  /** The status of a response, whose body is not read. */
  int status(String path) {
    try {
      HttpResponse<InputStream> response =
          http.send(request(path, null).build(), BodyHandlers.ofInputStream());
      response.body().close();
      return response.statusCode();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (InterruptedException stop) {
      throw new IllegalStateException(stop);
    }
  }

  /** Opens a stream, which must be accepted. */
  Listener listen(String path, @Nullable String secret, @Nullable String lastEventId) {
    HttpRequest.Builder request = request(path, secret);
    if (lastEventId != null) {
      request.header("Last-Event-ID", lastEventId);
    }
    try {
      HttpResponse<Stream<String>> response = http.send(request.build(), BodyHandlers.ofLines());
      assertThat(response.statusCode()).isEqualTo(200);
      return new Listener(response.body());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (InterruptedException stop) {
      throw new IllegalStateException(stop);
    }
  }

  /** A new game; gives its path. */
  String create(String body) {
    return "/games/" + post("/games", null, body).expect(201).get("game");
  }

  /** Takes a seat; gives its secret. */
  String join(String game, String name) {
    return post(game + "/seats", null, "{\"name\":\"" + name + "\"}")
        .expect(201)
        .get("secret");
  }

  /** The state as whoever knows the secret sees it. */
  Map<?, ?> state(String game, @Nullable String secret) {
    return get(game + "/state", secret).expect(200).tree();
  }

  /** Answers the question of this seat, if there is one; says whether there was. */
  boolean answer(String game, String secret, RandomGenerator random) {
    Map<?, ?> state = state(game, secret);
    if (!(state.get("question") instanceof Map<?, ?> question)) {
      return false;
    }
    List<?> answers = (List<?>) requireNonNull(question.get("answers"));
    Object answer = answers.get(random.nextInt(answers.size()));
    String body = answer(state, requireNonNull(answer));
    post(game + "/answers", secret, body).expect(200);
    return true;
  }

  /** The body that answers the question of a message. */
  static String answer(Map<?, ?> message, Object answer) {
    return Wire.print(Map.of("number", requireNonNull(message.get("number")), "answer", answer));
  }

  /** Plays a game of these seats until this many answers are given, or it is over. */
  void play(String game, List<String> secrets, int answers, RandomGenerator random) {
    int given = 0;
    while (given < answers && !Boolean.TRUE.equals(state(game, null).get("over"))) {
      for (String secret : secrets) {
        given += answer(game, secret, random) ? 1 : 0;
      }
    }
  }
}
