package io.github.kotrules.server;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Reads a stream of server-sent events. */
final class Listener implements AutoCloseable {
  private final Stream<String> lines;
  private volatile String retry = "";
  private final LinkedBlockingQueue<Message> messages = new LinkedBlockingQueue<>();

  /**
   * A message; the last one is called {@code end}.
   *
   * @param id empty if there is none
   */
  record Message(String event, String id, String data) {
    Map<?, ?> tree() {
      return (Map<?, ?>) TestClient.parse(data);
    }
  }

  Listener(Stream<String> lines) {
    this.lines = lines;
    Thread reader = new Thread(this::read, "listener");
    reader.setDaemon(true);
    reader.start();
  }

  private void read() {
    String[] fields = {"", "", ""};
    try {
      lines.forEach(line -> {
        if (line.isEmpty() && !fields[2].isEmpty()) {
          messages.add(new Message(fields[0], fields[1], fields[2]));
          fields[0] = "";
          fields[1] = "";
          fields[2] = "";
        } else if (line.startsWith("event:")) {
          fields[0] = line.substring(6);
        } else if (line.startsWith("id:")) {
          fields[1] = line.substring(3);
        } else if (line.startsWith("retry:")) {
          retry = line.substring(6);
        } else if (line.startsWith("data:")) {
          fields[2] += line.substring(5);
        }
      });
    } catch (UncheckedIOException closed) {
      fields[0] = "";
    }
    messages.add(new Message("end", "", "{}"));
  }

  /** How long a browser waits before it reconnects; empty if the server did not say so. */
  String retry() {
    return retry;
  }

  /** The next message, which comes soon. */
  Message next() {
    try {
      return requireNonNull(messages.poll(20, TimeUnit.SECONDS), "a message is missing");
    } catch (InterruptedException stop) {
      throw new IllegalStateException(stop);
    }
  }

  /** The next message of this kind; others are skipped. */
  Message next(String event) {
    Message message = next();
    while (!message.event().equals(event)) {
      assertThat(message.event()).isNotEqualTo("end");
      message = next();
    }
    return message;
  }

  /** Everything until the server ends the stream. */
  List<Message> rest() {
    List<Message> all = new ArrayList<>();
    for (Message message = next(); !message.event().equals("end"); message = next()) {
      all.add(message);
    }
    return all;
  }

  @Override
  public void close() {
    lines.close();
  }
}
