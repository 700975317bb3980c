package io.github.kotrules.server;

import com.google.common.collect.ConcurrentHashMultiset;
import com.google.common.collect.Multiset;
import com.google.common.io.BaseEncoding;
import com.google.common.net.InetAddresses;
import io.undertow.server.HttpHandler;
import io.undertow.server.HttpServerExchange;
import io.undertow.util.Headers;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.xnio.ChannelListener;
import org.xnio.IoUtils;
import org.xnio.StreamConnection;

/**
 * Counts connections and refuses those beyond the limits. Undertow alone would stop accepting, so that a single client could keep
 * out all others.
 */
final class Connections {
  private static final String ALL = "all";

  private final Limits limits;
  private final Multiset<String> open = ConcurrentHashMultiset.create();

  Connections(Limits limits) {
    this.limits = limits;
  }

  /** The address of a client, as far as it matters for limits: a client usually has a whole IPv6 network. */
  static String client(InetAddress address) {
    return address instanceof Inet6Address
        ? BaseEncoding.base16().encode(address.getAddress(), 0, 8)
        : address.getHostAddress();
  }

  static String client(HttpServerExchange exchange) {
    return client(exchange.getSourceAddress().getAddress());
  }

  private boolean take(String client, int max) {
    if (open.add(client, 1) < max) {
      return true;
    }
    open.remove(client);
    return false;
  }

  /** Hands over a new connection, or closes it. Behind a proxy all have the same address. */
  void accept(StreamConnection connection, ChannelListener<StreamConnection> next) {
    InetSocketAddress peer = connection.getPeerAddress(InetSocketAddress.class);
    if (peer == null || !take(ALL, limits.connections)) {
      IoUtils.safeClose(connection);
      return;
    }
    connection.setCloseListener(closed -> open.remove(ALL));
    String client = client(peer.getAddress());
    if (!limits.proxy) {
      if (!take(client, limits.addressConnections)) {
        IoUtils.safeClose(connection);
        return;
      }
      connection.setCloseListener(closed -> open.remove(client));
    }
    next.handleEvent(connection);
  }

  /** Finds out who has sent a request through the proxy, and refuses it if this client has too many in progress. */
  void handle(HttpServerExchange exchange, HttpHandler next) throws Exception {
    if (limits.proxy) {
      String header = exchange.getRequestHeaders().getLast(Headers.X_FORWARDED_FOR);
      String last =
          header == null ? "" : header.substring(header.lastIndexOf(',') + 1).trim();
      if (InetAddresses.isInetAddress(last)) {
        exchange.setSourceAddress(new InetSocketAddress(InetAddresses.forString(last), 0));
      }
      String client = client(exchange);
      if (!take(client, limits.addressConnections)) {
        throw new Problem(
            429, "too-many-connections", "Your address has too many requests: end some.");
      }
      exchange.addExchangeCompleteListener((done, others) -> {
        open.remove(client);
        others.proceed();
      });
    }
    next.handleRequest(exchange);
  }
}
