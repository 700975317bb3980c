package io.github.kotrules.server;

import io.github.kotrules.model.Viewer;
import io.undertow.server.handlers.sse.ServerSentEventConnection;
import io.undertow.server.handlers.sse.ServerSentEventConnection.EventCallback;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.xnio.IoUtils;

/** The event stream of a client. Sending never blocks: a client that reads too slowly is dropped. */
final class ViewerStream {
  private final ServerSentEventConnection connection;
  private final Viewer viewer;
  private final int maxBacklog;
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

  ViewerStream(ServerSentEventConnection connection, Viewer viewer, int maxBacklog) {
    this.connection = connection;
    this.viewer = viewer;
    this.maxBacklog = maxBacklog;
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
    if (backlog.addAndGet(data.length()) > maxBacklog) {
      drop();
    } else {
      connection.send(
          data, event, number == null ? null : number.toString(), new Sent(data.length()));
    }
  }

  /** Ends the stream after the messages already sent. */
  void end() {
    ending = true;
    shutDownIfDone();
  }

  /** Closes the connection if no message is on its way. */
  private void shutDownIfDone() {
    if (ending && backlog.get() == 0) {
      connection.shutdown();
    }
  }

  void drop() {
    IoUtils.safeClose(connection);
  }
}
