package io.github.kotrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Wrong input gets one sentence and exit code 2. */
class MainTest {
  private static final String MEMORY = "jdbc:h2:mem:main";

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir
  Path folder;

  private int run(String... args) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    return Main.run(new PrintWriter(out), new PrintWriter(err), args);
  }

  private void refused(String sentence, String... args) {
    assertThat(run(args)).as("%s", err).isEqualTo(2);
    assertThat(err.toString()).startsWith(sentence).hasLineCount(1);
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void numbers_that_mean_nothing_are_refused() {
    refused("--port is 0 to 65535, not 99999", "--port", "99999");
    refused("--games is 1 or more, not 0", "--games", "0");
    refused("--spectators is 0 or more, not -1", "--spectators", "-1");
    refused("--connections is 1 or more, not 0", "--connections", "0");
    refused("--address-games is 1 or more, not 0", "--address-games", "0");
    refused("--address-connections is 1 or more, not 0", "--address-connections", "0");
    refused("--idle is 1 or more, not 0", "--idle", "0");
    refused("--lobby is 1 or more, not 0", "--lobby", "0");
    refused("--games is 1 or more, not 0", "load", "--games", "0");
    refused("2 to 6 can play, not 7", "load", "--players", "7");
    refused("--think is 0 or more, not -1", "load", "--think", "-1");
    refused("--minutes is 1 or more, not 0", "load", "--minutes", "0");
  }

  @Test
  void a_database_that_cannot_be_opened_is_refused() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));

    refused("--db is the JDBC URL of an H2 or PostgreSQL database", "--db", "games.db");
    refused("cannot open the database: ", "--db", "jdbc:h2:" + file.resolve("games"));
  }

  @Test
  void a_database_that_another_server_uses_is_refused() throws IOException {
    Path file = folder.resolve("games.mv.db");
    try (FileChannel other =
            FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        FileLock lock = other.lock()) {
      assertThat(lock.isValid()).isTrue();

      refused(
          "cannot open the database: another server uses it, and each server needs its own (--db)",
          "--db",
          "jdbc:h2:" + folder.resolve("games"));
    }
  }

  @Test
  void a_database_of_a_newer_server_is_refused() throws SQLException {
    String database = TestServer.database(folder);
    new Store(database).close();
    TestServer.change(database, "update schema_version set version = 2");

    refused(
        "cannot open the database: it has version 2, and this server knows version 1: use a newer"
            + " server",
        "--db",
        database);
  }

  /** The first servers wrote no version. */
  @Test
  void a_database_without_a_version_is_the_first_one() throws SQLException {
    String database = TestServer.database(folder);
    new Store(database).close();
    TestServer.change(database, "drop table schema_version");
    new Store(database).close();
    TestServer.change(database, "update schema_version set version = version + 1");

    refused("cannot open the database: it has version 2", "--db", database);
  }

  @Test
  void an_address_that_cannot_be_used_is_refused() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
      String port = Integer.toString(taken.getLocalPort());

      refused("cannot listen at localhost:" + port + ": ", "--port", port, "--db", MEMORY);
    }
    refused(
        "cannot listen at host.invalid:0: there is no such host",
        "--host",
        "host.invalid",
        "--port",
        "0",
        "--db",
        MEMORY);
  }

  @Test
  void a_load_without_a_server_is_refused() throws IOException {
    int free;
    try (ServerSocket socket = new ServerSocket(0)) {
      free = socket.getLocalPort();
    }
    String server = "http://localhost:" + free;

    refused("no server listens at " + server, "load", "--server", server);
    refused("--server is an address as in http://localhost:8080", "load", "--server", "here");
    refused("--server is an address as in http://localhost:8080", "load", "--server", "http://a b");
  }

  @Test
  void an_option_that_does_not_exist_is_refused_and_the_help_is_named() {
    assertThat(run("load", "--gmaes", "3")).isEqualTo(2);
    assertThat(err.toString())
        .contains("--gmaes", "'server load --help' explains the options")
        .hasLineCount(2);
  }
}
