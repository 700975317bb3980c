package io.github.kotrules.server.load;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.kotrules.cli.InputException;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Sends requests to a server, and counts them. */
final class Client {
  private static final JsonMapper MAPPER = new JsonMapper();

  private final HttpClient http;
  private final URI server;
  private final int think;
  private final PrintWriter err;
  private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();
  private final AtomicInteger errors = new AtomicInteger();
  private final AtomicInteger reconnects = new AtomicInteger();

  Client(HttpClient http, URI server, int think, PrintWriter err) {
    this.http = http;
    this.server = server;
    this.think = think;
    this.err = err;
  }

  static Map<?, ?> parse(String text) {
    try {
      return MAPPER.readValue(text, Map.class);
    } catch (JsonProcessingException refused) {
      throw new IllegalStateException("the server sent " + text, refused);
    }
  }

  static String print(Object tree) {
    try {
      return MAPPER.writeValueAsString(tree);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  HttpRequest.Builder request(String address, @Nullable String secret) {
    HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(address));
    return secret == null ? request : request.header("Authorization", "Bearer " + secret);
  }

  HttpClient http() {
    return http;
  }

  /** Posts a request and waits for the response. */
  Map<?, ?> post(String address, @Nullable String secret, String body)
      throws InputException, InterruptedException {
    HttpRequest request =
        request(address, secret).POST(BodyPublishers.ofString(body)).build();
    HttpResponse<String> response;
    try {
      response = http.send(request, BodyHandlers.ofString());
    } catch (ConnectException failed) {
      throw new InputException("no server listens at " + server, failed);
    } catch (IOException failed) {
      throw new InputException(
          "no game server answers at " + server + ": " + failed.getMessage(), failed);
    }
    if (response.statusCode() != 201) {
      throw new InputException(server + " refuses POST " + address + " with status "
          + response.statusCode() + detail(response));
    }
    return parse(response.body());
  }

  /** The sentence of a refusal; empty if it is not one of the game server. */
  private static String detail(HttpResponse<String> response) {
    boolean known = response
        .headers()
        .firstValue("Content-Type")
        .orElse("")
        .startsWith("application/problem+json");
    return known ? ": " + parse(response.body()).get("detail") : "";
  }

  /** Posts an answer after a delay, and measures the time to its acknowledgement. */
  void answer(String address, String secret, String body) {
    HttpRequest request = request(address + "/answers", secret)
        .POST(BodyPublishers.ofString(body))
        .build();
    pause().execute(() -> send(request));
  }

  private Executor pause() {
    return think == 0
        ? Runnable::run
        : CompletableFuture.delayedExecutor(
            ThreadLocalRandom.current().nextLong(2L * think), TimeUnit.MILLISECONDS);
  }

  @SuppressWarnings("FutureReturnValueIgnored") // failures are counted
  private void send(HttpRequest request) {
    long start = System.nanoTime();
    http.sendAsync(request, BodyHandlers.ofString()).whenComplete((response, failure) -> {
      nanos.add(System.nanoTime() - start);
      if (failure != null) {
        error(failure.toString());
      } else if (response.statusCode() != 200) {
        error(response.statusCode() + " " + response.body());
      }
    });
  }

  void error(String what) {
    if (errors.incrementAndGet() <= 10) {
      err.println(what);
    }
  }

  void reconnect() {
    reconnects.incrementAndGet();
  }

  int errors() {
    return errors.get();
  }

  String report(int games, double seconds) {
    long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
    return String.format(
        Locale.ROOT,
        "%d games, %d answers in %.1f s (%.0f a second), %d errors, %d reconnects%n"
            + "milliseconds for an answer: median %.1f, 90 %% %.1f, 99 %% %.1f, 99.9 %% %.1f, longest %.1f",
        games,
        sorted.length,
        seconds,
        sorted.length / seconds,
        errors.get(),
        reconnects.get(),
        percentile(sorted, 0.5),
        percentile(sorted, 0.9),
        percentile(sorted, 0.99),
        percentile(sorted, 0.999),
        percentile(sorted, 1));
  }

  private static double percentile(long[] sorted, double part) {
    int index = (int) Math.ceil(part * sorted.length) - 1;
    return sorted.length == 0 ? 0 : sorted[Math.max(0, index)] / 1e6;
  }
}
