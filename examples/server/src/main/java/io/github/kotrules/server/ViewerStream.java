package io.github.kotrules.server;

import io.github.kotrules.model.Viewer;
import io.undertow.server.ServerConnection;
import io.undertow.server.handlers.sse.ServerSentEventConnection;
import io.undertow.server.handlers.sse.ServerSentEventConnection.EventCallback;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.xnio.IoUtils;

/** The event stream of a client. Sending never blocks: a client that reads too slowly is dropped. */
final class ViewerStream {
  private final ServerSentEventConnection connection;
  private final ServerConnection socket;
  private final Viewer viewer;
  private final Limits limits;
  private final AtomicInteger backlog = new AtomicInteger();
  private volatile boolean ending;

  /** Subtracts a message from the backlog when it is sent, once although a long message is reported for each of its parts. */
  private final class Sent implements EventCallback {
    private final AtomicInteger length;

    Sent(int length) {
      this.length = new AtomicInteger(length);
    }

    @Override
    public void done(
        ServerSentEventConnection to, String data, @Nullable String event, @Nullable String id) {
      backlog.addAndGet(-length.getAndSet(0));
      shutDownIfDone();
    }

    /** Does nothing: the connection closes itself. */
    @Override
    public void failed(
        ServerSentEventConnection to,
        String data,
        @Nullable String event,
        @Nullable String id,
        IOException failure) {}
  }

  ViewerStream(
      ServerSentEventConnection connection, ServerConnection socket, Viewer viewer, Limits limits) {
    this.connection = connection;
    this.socket = socket;
    this.viewer = viewer;
    this.limits = limits;
  }

  Viewer viewer() {
    return viewer;
  }

  /**
   * Sends a message.
   *
   * @param number the number of actions so far, which a client sends when it reconnects; null if the message does not depend on
   *     it
   */
  void send(String event, @Nullable Integer number, String data) {
    if (ending) {
      return;
    }
    if (backlog.addAndGet(data.length()) > limits.backlog) {
      drop();
    } else {
      connection.send(
          data, event, number == null ? null : number.toString(), new Sent(data.length()));
    }
  }

  /** Ends the stream, and tells the client to open it again after a pause. */
  void endUntil(Duration pause) {
    connection.sendRetry(pause.toMillis()); // for browsers
    send("reconnect", null, Wire.print(Map.of("seconds", pause.toSeconds())));
    end();
  }

  /** Ends the stream after the messages already sent; a client that does not read them in time is dropped. */
  void end() {
    socket.getIoThread().executeAfter(this::drop, limits.write.toMillis(), TimeUnit.MILLISECONDS);
    ending = true;
    shutDownIfDone();
  }

  /** Closes the connection if no message is on its way. */
  private void shutDownIfDone() {
    if (ending && backlog.get() == 0) {
      connection.shutdown();
    }
  }

  /** Closes the socket: closing the stream alone would wait until the client has read all. */
  void drop() {
    IoUtils.safeClose(socket);
  }
}
