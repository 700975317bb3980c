package io.github.kotrules.server;

import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Starts a server with an empty database for each test. */
abstract class ServerTest {
  final Limits limits = new Limits();
  TestServer server;
  TestClient client;

  ServerTest(int games, int backlog) {
    limits.games = games;
    limits.backlog = backlog;
    limits.spectators = 2;
  }

  @BeforeEach
  void start(@TempDir Path folder) throws SQLException {
    server = new TestServer(TestServer.database(folder), limits);
    client = server.client;
  }

  @AfterEach
  void stop() {
    server.close();
  }
}
