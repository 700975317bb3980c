package io.github.kotrules.server.load;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow.Subscriber;
import java.util.concurrent.Flow.Subscription;
import java.util.concurrent.ThreadLocalRandom;

/** Listens to the stream of a seat, and answers each question with a random legal answer. */
final class RemotePlayer implements Subscriber<String> {
  private final Client client;
  private final String address;
  private final String secret;
  private final CompletableFuture<RemotePlayer> end = new CompletableFuture<>();
  private int seen = -1;
  private boolean over;

  RemotePlayer(Client client, String address, String secret) {
    this.client = client;
    this.address = address;
    this.secret = secret;
  }

  /** Plays to the end of the game. */
  @CanIgnoreReturnValue
  @SuppressWarnings("FutureReturnValueIgnored") // the end of the stream is looked at
  CompletableFuture<RemotePlayer> play() {
    client
        .http()
        .sendAsync(
            client.request(address + "/stream?after=" + seen, secret).build(),
            BodyHandlers.fromLineSubscriber(this))
        .whenComplete((response, failure) -> {
          if (failure == null && response.statusCode() != 200) {
            client.error("a stream was refused with status " + response.statusCode());
            end.complete(this);
          } else {
            endOrReconnect();
          }
        });
    return end;
  }

  private void endOrReconnect() {
    if (over) {
      end.complete(this);
    } else {
      client.reconnect();
      play();
    }
  }

  @Override
  public void onSubscribe(Subscription subscription) {
    subscription.request(Long.MAX_VALUE);
  }

  @Override
  public void onNext(String line) {
    if (!line.startsWith("data:")) {
      return;
    }
    Map<?, ?> message = Client.parse(line.substring("data:".length()));
    if (message.get("number") instanceof Integer number) {
      seen = number;
      over = Boolean.TRUE.equals(message.get("over"));
      if (message.get("question") instanceof Map<?, ?> question
          && question.get("answers") instanceof List<?> answers) {
        Object answer = answers.get(ThreadLocalRandom.current().nextInt(answers.size()));
        client.answer(address, secret, Client.print(Map.of("number", number, "answer", answer)));
      }
    }
  }

  @Override
  public void onError(Throwable failure) {}

  @Override
  public void onComplete() {}
}
