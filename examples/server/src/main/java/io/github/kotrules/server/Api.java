package io.github.kotrules.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.server.Room.Joined;
import io.github.kotrules.server.Store.StoreException;
import io.undertow.UndertowOptions;
import io.undertow.server.DefaultByteBufferPool;
import io.undertow.server.HttpHandler;
import io.undertow.server.HttpServerExchange;
import io.undertow.server.RoutingHandler;
import io.undertow.server.ServerConnection;
import io.undertow.server.handlers.GracefulShutdownHandler;
import io.undertow.server.handlers.sse.ServerSentEventConnection;
import io.undertow.server.handlers.sse.ServerSentEventHandler;
import io.undertow.server.protocol.http.HttpOpenListener;
import io.undertow.util.HeaderMap;
import io.undertow.util.Headers;
import io.undertow.util.HttpString;
import io.undertow.util.Methods;
import io.undertow.util.PathTemplateMatch;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Deque;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.xnio.ChannelListeners;
import org.xnio.IoUtils;
import org.xnio.OptionMap;
import org.xnio.Options;
import org.xnio.StreamConnection;
import org.xnio.Xnio;
import org.xnio.XnioWorker;
import org.xnio.channels.AcceptingChannel;

/**
 * The HTTP interface of the games: JSON requests, JSON and server-sent events as responses. The README of this module describes
 * it.
 */
final class Api implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Api.class);
  private static final String JSON = "application/json";
  private static final String BEARER = "Bearer ";
  private static final int WORKERS = 64;
  private static final int BACKLOG = 1000;
  private static final int BUFFER =
      16_384 - 20; // as Undertow itself: a chunk and its head fit into 16 KB
  private static final int PARSE_MILLIS = 10_000;
  private static final int IDLE_MILLIS = 90_000;
  private static final int KEEP_ALIVE_MILLIS = 20_000;

  static {
    System.setProperty("org.jboss.logging.provider", "slf4j"); // else Undertow logs elsewhere
  }

  private final Games games;
  private final GracefulShutdownHandler requests;
  private final HttpOpenListener http;
  private final XnioWorker worker;
  private final AcceptingChannel<StreamConnection> socket;

  private record Reply(int status, String type, String body) {
    static Reply of(int status, Map<String, ? extends @Nullable Object> tree) {
      return new Reply(status, JSON, Wire.print(tree));
    }
  }

  /** Answers a request, on a thread that may block. */
  private interface Endpoint {
    Reply reply(Request request);
  }

  private record Request(HttpServerExchange exchange, String body) {
    /** The id of the game in the address. */
    String game() {
      return exchange
          .getAttachment(PathTemplateMatch.ATTACHMENT_KEY)
          .getParameters()
          .getOrDefault("game", "");
    }

    /** A parameter of the address; empty if it is missing. */
    String query(String name) {
      Deque<String> values = exchange.getQueryParameters().get(name);
      return values == null ? "" : values.getFirst();
    }

    @Nullable
    String secret() {
      String header = exchange.getRequestHeaders().getFirst(Headers.AUTHORIZATION);
      return header != null && header.startsWith(BEARER) ? header.substring(BEARER.length()) : null;
    }
  }

  /**
   * Starts to listen. {@code Undertow.builder()} would do, but for the limit of connections of each address.
   *
   * @param port 0 for any free port
   */
  Api(Games games, String host, int port) throws IOException {
    this.games = games;
    RoutingHandler routes = new RoutingHandler(false) // a query does not name a game
        .get(
            "/health",
            reading(request ->
                Reply.of(200, ImmutableMap.of("status", "ok", "games", games.checkHealth()))))
        .get("/games", reading(request -> Reply.of(200, Map.of("games", games.open()))))
        .post("/games", reading(this::create))
        .get(
            "/games/{game}",
            reading(request -> Reply.of(200, games.in(request.game(), Room::describe))))
        .post("/games/{game}/seats", reading(this::join))
        .get("/games/{game}/state", reading(this::state))
        .post("/games/{game}/answers", reading(this::answer))
        .post("/games/{game}/leave", reading(this::leave))
        .post("/games/{game}/tickets", reading(this::ticket))
        .get("/games/{game}/stream", exchange -> exchange.dispatch(this::stream))
        .get("/games/{game}/record", reading(this::record))
        .setFallbackHandler(refusing(new Problem(
            404,
            "unknown-address",
            "There is nothing at this address: the README lists all addresses.")))
        .setInvalidMethodHandler(refusing(new Problem(
            405,
            "wrong-method",
            "This address does not support this method: the README lists those it does.")));
    requests = new GracefulShutdownHandler(routes);
    Limits limits = games.limits();
    Connections connections = new Connections(limits);
    http = new HttpOpenListener(
        new DefaultByteBufferPool(true, BUFFER, -1, 4),
        OptionMap.builder()
            .set(UndertowOptions.BUFFER_PIPELINED_DATA, true)
            .set(UndertowOptions.MAX_HEADER_SIZE, Limits.BODY)
            .set(UndertowOptions.MAX_ENTITY_SIZE, Limits.DRAINED_BODY)
            .set(UndertowOptions.REQUEST_PARSE_TIMEOUT, PARSE_MILLIS)
            .set(UndertowOptions.NO_REQUEST_TIMEOUT, IDLE_MILLIS)
            .set(UndertowOptions.IDLE_TIMEOUT, IDLE_MILLIS)
            .getMap());
    http.setRootHandler(exchange -> acrossOrigins(exchange, same -> {
      try {
        connections.handle(same, requests);
      } catch (Problem refused) {
        send(same, refusal(refused));
      }
    }));
    worker = Xnio.getInstance()
        .createWorker(OptionMap.builder()
            .set(Options.WORKER_IO_THREADS, 2)
            .set(Options.WORKER_TASK_CORE_THREADS, WORKERS)
            .set(Options.WORKER_TASK_MAX_THREADS, WORKERS)
            .getMap());
    try {
      socket = worker.createStreamConnectionServer(
          new InetSocketAddress(InetAddress.getByName(host), port),
          ChannelListeners.openListenerAdapter(connection -> connections.accept(connection, http)),
          OptionMap.builder()
              .set(Options.TCP_NODELAY, true)
              .set(Options.REUSE_ADDRESSES, true)
              .set(Options.BACKLOG, BACKLOG)
              .set(Options.SEND_BUFFER, Limits.SEND_BUFFER)
              .set(Options.WRITE_TIMEOUT, (int) limits.write.toMillis())
              .getMap());
    } catch (IOException failed) {
      worker.shutdown();
      throw failed;
    }
    socket.resumeAccepts();
  }

  int port() {
    return socket.getLocalAddress(InetSocketAddress.class).getPort();
  }

  // ---- requests

  private Reply create(Request request) {
    Order order = Order.read(new Fields(request.body()));
    return Reply.of(201, games.create(order, Connections.client(request.exchange())));
  }

  private Reply join(Request request) {
    Fields fields = new Fields(request.body());
    String name = fields.text("name", () -> "Somebody");
    Long number = fields.number("seat", 1, Seat.values().length);
    fields.end();
    Seat wanted = number == null ? null : Seat.of(number.intValue());
    Joined joined = games.in(request.game(), room -> room.join(name, wanted));
    return Reply.of(
        201, ImmutableMap.of("seat", joined.seat().number(), "secret", joined.secret()));
  }

  private Reply state(Request request) {
    return Reply.of(200, games.in(request.game(), room -> room.state(viewer(room, request))));
  }

  private Reply answer(Request request) {
    Fields fields = new Fields(request.body());
    Long number = fields.number("number", 0, Integer.MAX_VALUE);
    if (number == null) {
      throw Problem.malformed(
          "$.number", "the number of the message with the question is expected");
    }
    Object tree = fields.tree("answer");
    fields.end();
    int now =
        games.in(request.game(), room -> room.answer(room.seatOf(request.secret()), number, tree));
    return Reply.of(200, ImmutableMap.of("number", now));
  }

  private Reply leave(Request request) {
    return Reply.of(200, games.in(request.game(), room -> {
      room.leave(room.seatOf(request.secret()));
      return room.describe();
    }));
  }

  private Reply ticket(Request request) {
    String ticket = games.in(request.game(), room -> room.ticket(room.seatOf(request.secret())));
    return Reply.of(201, ImmutableMap.of("ticket", ticket, "seconds", Tickets.SECONDS));
  }

  private Reply record(Request request) {
    return new Reply(200, "text/plain; charset=utf-8", games.in(request.game(), Room::record));
  }

  /** The viewer of a request: a seat with a ticket or a secret, otherwise a spectator. A wrong secret is refused. */
  private static Viewer viewer(Room room, Request request) {
    if (!request.query("ticket").isEmpty()) {
      return room.ticketHolder(request.query("ticket"));
    }
    return request.exchange().getRequestHeaders().contains(Headers.AUTHORIZATION)
        ? room.seatOf(request.secret())
        : Onlooker.SPECTATOR;
  }

  // ---- streams

  /** Opens a stream, if the client is allowed to. */
  private void stream(HttpServerExchange exchange) throws Exception {
    Request request = new Request(exchange, "");
    try {
      int seen = seen(request);
      boolean knowsAll = games.in(request.game(), room -> {
        room.checkStream(viewer(room, request));
        return room.isComplete(seen);
      });
      if (knowsAll) {
        exchange.setStatusCode(204).endExchange(); // a browser then stops reconnecting
        return;
      }
      exchange.getResponseHeaders().put(Headers.CACHE_CONTROL, "no-store");
      new ServerSentEventHandler((connection, id) ->
              exchange.getConnection().getWorker().execute(() -> listen(connection, request, seen)))
          .handleRequest(exchange);
    } catch (RuntimeException | Error failure) {
      send(exchange, refusal(failure));
    }
  }

  /**
   * The number of actions that the client has seen. A browser sends it when it reconnects; a page can put it into the address.
   */
  private static int seen(Request request) {
    String header = request.exchange().getRequestHeaders().getFirst("Last-Event-ID");
    Integer seen = Ints.tryParse(header == null ? request.query("after") : header);
    return seen == null || seen < 0 ? -1 : seen;
  }

  /** Adds a stream to its room. The viewer is looked up again: the player may have left meanwhile. */
  private void listen(ServerSentEventConnection connection, Request request, int seen) {
    ServerConnection socket = request.exchange().getConnection();
    connection.setKeepAliveTime(KEEP_ALIVE_MILLIS);
    try {
      games.in(request.game(), room -> {
        ViewerStream stream =
            new ViewerStream(connection, socket, viewer(room, request), games.limits());
        connection.addCloseTask(closed -> room.forget(stream));
        room.listen(stream, seen);
        if (!connection.isOpen()) {
          room.forget(stream); // it was closed before it was added
        }
        return room;
      });
    } catch (RuntimeException refused) {
      IoUtils.safeClose(socket);
    }
  }

  // ---- HTTP

  /** Reads the body without blocking a thread, then lets a worker answer. */
  private static HttpHandler reading(Endpoint endpoint) {
    return exchange -> {
      exchange.getRequestHeaders().remove(Headers.X_CONTENT_LENGTH); // Undertow would believe it
      if (exchange.getRequestContentLength() > Limits.BODY) {
        refuseBody(exchange); // the receiver would reserve the memory first
        return;
      }
      exchange.getRequestReceiver().setMaxBufferSize(Limits.BODY);
      exchange
          .getRequestReceiver()
          .receiveFullString(
              (same, body) ->
                  same.dispatch(worker -> send(worker, reply(endpoint, new Request(worker, body)))),
              (same, failure) -> refuseBody(same),
              UTF_8);
    };
  }

  private static void refuseBody(HttpServerExchange exchange) {
    exchange.setPersistent(false);
    send(
        exchange,
        refusal(new Problem(413, "too-large", "A request has at most " + Limits.BODY + " bytes.")));
  }

  private static HttpHandler refusing(Problem problem) {
    return exchange -> send(exchange, refusal(problem));
  }

  private static Reply reply(Endpoint endpoint, Request request) {
    try {
      return endpoint.reply(request);
    } catch (RuntimeException | Error failure) {
      return refusal(failure);
    }
  }

  private static Reply refusal(Throwable failure) {
    Problem problem;
    if (failure instanceof Problem known) {
      problem = known;
    } else if (failure instanceof StoreException) {
      problem = new Problem(
          503, "not-stored", "The database has failed: read the state of the game, and try again.");
    } else {
      LOG.error("a request failed", failure);
      problem = new Problem(500, "fault", "The server has failed: its log says why.");
    }
    return new Reply(problem.status(), "application/problem+json", Wire.print(problem.body()));
  }

  private static void send(HttpServerExchange exchange, Reply reply) {
    exchange.setStatusCode(reply.status());
    exchange.getResponseHeaders().put(Headers.CONTENT_TYPE, reply.type());
    exchange.getResponseHeaders().put(Headers.CACHE_CONTROL, "no-store");
    exchange.getResponseSender().send(reply.body());
  }

  /** Allows requests from pages of any origin: access depends on the secret of the player, not on cookies. */
  private static void acrossOrigins(HttpServerExchange exchange, HttpHandler next)
      throws Exception {
    HeaderMap headers = exchange.getResponseHeaders();
    headers.put(new HttpString("Access-Control-Allow-Origin"), "*");
    if (exchange.getRequestMethod().equals(Methods.OPTIONS)) {
      headers.put(new HttpString("Access-Control-Allow-Methods"), "GET, POST");
      headers.put(
          new HttpString("Access-Control-Allow-Headers"),
          "Authorization, Content-Type, Last-Event-ID");
      headers.put(new HttpString("Access-Control-Max-Age"), "86400");
      exchange.setStatusCode(204).endExchange();
    } else {
      next.handleRequest(exchange);
    }
  }

  /** Refuses new requests with 503, ends the streams, and waits for both; what takes too long is closed. */
  @Override
  public void close() {
    requests.shutdown();
    games.endStreams();
    try {
      if (!requests.awaitShutdown(games.limits().stop.toMillis())) {
        LOG.warn("some clients did not read their streams to the end");
      }
      IoUtils.safeClose(socket);
      http.closeConnections();
      worker.shutdown();
      worker.awaitTermination();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }
}
