package io.github.kotrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody can take the places of everybody. */
class AddressTest {
  private static final String TWO = "{\"seats\":[\"open\",\"open\"]}";

  private final Limits limits = new Limits();
  private final List<Socket> sockets = new ArrayList<>();

  @TempDir
  Path folder;

  private TestServer server() throws SQLException {
    return new TestServer(TestServer.database(folder), limits);
  }

  @AfterEach
  void close() throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
  }

  /** A connection from an address of this machine, as in 127.0.0.2. */
  private Socket connect(TestServer server, String from) throws IOException {
    Socket socket = new Socket();
    sockets.add(socket);
    socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
    socket.connect(new InetSocketAddress("localhost", server.port()));
    socket.setSoTimeout(5000);
    return socket;
  }

  /** Whether the server answers on this connection; otherwise it has closed it. */
  private static boolean isServed(Socket socket) {
    try {
      String request = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return socket.getInputStream().read() == 'H';
    } catch (IOException closed) {
      return false;
    }
  }

  private boolean isServedSoon(TestServer server, String from) throws Exception {
    boolean served = false;
    for (int i = 0; i < 100 && !served; i++) {
      Thread.sleep(20);
      served = isServed(connect(server, from));
    }
    return served;
  }

  @Test
  void an_address_has_a_maximum_of_connections() throws Exception {
    limits.addressConnections = 3;
    try (TestServer server = server()) {
      Socket first = connect(server, "127.0.0.2");
      assertThat(isServed(first)).isTrue();
      assertThat(isServed(connect(server, "127.0.0.2"))).isTrue();
      Socket silent = connect(server, "127.0.0.2"); // counts, although it has sent nothing
      boolean fourth = isServed(connect(server, "127.0.0.2"));
      assertThat(isServed(silent)).as("one of the two").isNotEqualTo(fourth);
      assertThat(isServed(connect(server, "127.0.0.3"))).isTrue();

      first.close();
      assertThat(isServedSoon(server, "127.0.0.2")).isTrue();
    }
  }

  @Test
  void a_server_has_a_maximum_of_connections() throws Exception {
    limits.connections = 2;
    try (TestServer server = server()) {
      Socket first = connect(server, "127.0.0.2");
      assertThat(isServed(first)).isTrue();
      assertThat(isServed(connect(server, "127.0.0.3"))).isTrue();
      assertThat(isServed(connect(server, "127.0.0.4"))).isFalse();

      first.close();
      assertThat(isServedSoon(server, "127.0.0.4")).isTrue();
    }
  }

  @Test
  void an_address_has_a_maximum_of_games() throws SQLException {
    limits.addressGames = 2;
    try (TestServer server = server()) {
      assertThat(server.client.create(TWO)).isNotEqualTo(server.client.create(TWO));
      assertThat(server.client.post("/games", null, TWO).expect(429).get("type"))
          .isEqualTo("urn:kot:too-many-games");
      client(server, "192.0.2.1").post("/games", null, TWO).expect(429);
    }
  }

  @Test
  void a_game_that_has_ended_does_not_count() throws SQLException {
    limits.addressGames = 1;
    try (TestServer server = server()) {
      String game = server.client.create("{\"seats\":[\"random\",\"random\"]}");
      assertThat(server.client.listen(game + "/stream", null, null).rest()).isNotEmpty();
      assertThat(server.client.create(TWO)).isNotEqualTo(game);
    }
  }

  @Test
  void a_proxy_names_the_address_if_that_is_configured() throws SQLException {
    limits.addressGames = 1;
    limits.proxy = true;
    try (TestServer server = server()) {
      client(server, "192.0.2.1").create(TWO);
      client(server, "192.0.2.2").create(TWO);
      client(server, "192.0.2.2").post("/games", null, TWO).expect(429);
      client(server, "192.0.2.3, 192.0.2.2").post("/games", null, TWO).expect(429);
      client(server, "192.0.2.2, 192.0.2.3").create(TWO);

      client(server, "2001:db8::1").create(TWO);
      client(server, "2001:db8::2").post("/games", null, TWO).expect(429);
      client(server, "2001:db8:0:1::1").create(TWO);

      client(server, "nonsense").create(TWO);
      server.client.post("/games", null, TWO).expect(429); // that was the proxy itself
    }
  }

  @Test
  void an_address_behind_a_proxy_has_a_maximum_of_requests_at_a_time() throws SQLException {
    limits.addressConnections = 2;
    limits.proxy = true;
    try (TestServer server = server()) {
      TestClient one = client(server, "192.0.2.1");
      String game = one.create(TWO);
      try (Listener first = one.listen(game + "/stream", null, null);
          Listener second = one.listen(game + "/stream", null, null)) {
        assertThat(first.next().event()).isEqualTo(second.next().event());
        assertThat(one.get(game).expect(429).get("type")).isEqualTo("urn:kot:too-many-connections");
        client(server, "192.0.2.2").get(game).expect(200);
      }
    }
  }

  private static TestClient client(TestServer server, String forwardedFor) {
    return new TestClient(server.port(), forwardedFor);
  }
}
