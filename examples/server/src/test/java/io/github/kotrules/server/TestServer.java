package io.github.kotrules.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A server at a free port. Its database is a file, or what the property {@code kot.server.db} names. */
final class TestServer implements AutoCloseable {
  private static final AtomicInteger SCHEMAS = new AtomicInteger();

  final Games games;
  final TestClient client;
  private final Api api;

  TestServer(String database, Limits limits) throws SQLException {
    games = new Games(new Store(database), limits);
    try {
      api = new Api(games, "localhost", 0);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    client = new TestClient(api.port());
  }

  int port() {
    return api.port();
  }

  /** The address of an empty database. */
  static String database(Path folder) throws SQLException {
    @Nullable String shared = System.getProperty("kot.server.db");
    if (shared == null) {
      return "jdbc:h2:" + folder.resolve("games");
    }
    String schema = "test_" + ProcessHandle.current().pid() + "_" + SCHEMAS.incrementAndGet();
    try (Connection connection = DriverManager.getConnection(shared);
        Statement statement = connection.createStatement()) {
      statement.execute("create schema " + schema);
    }
    return shared + (shared.contains("?") ? "&" : "?") + "currentSchema=" + schema;
  }

  /** Changes a database behind the back of its server. */
  static void change(String database, String sql) throws SQLException {
    String url = database.startsWith("jdbc:h2:") ? database + ";WRITE_DELAY=0" : database;
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Override
  public void close() {
    api.close();
    games.close();
  }
}
