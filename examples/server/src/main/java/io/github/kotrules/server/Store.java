package io.github.kotrules.server;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Uninterruptibles;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Stores games in an append-only database: an order, then entries of its log, then its ending. One thread uses the database.
 * Jobs that arrive while it works are committed together next time, so games share disk writes.
 *
 * <p>Every method waits until its work is durable, and throws {@link StoreException} if that is not certain.
 */
final class Store implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Store.class);
  private static final int BATCH = 256;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** H2's code for a file that another process has opened. */
  private static final int IN_USE = 90_020;

  /** The version of the tables. A server refuses a database with a newer one. */
  private static final int VERSION = 1;

  private static final ImmutableList<String> TABLES = ImmutableList.of(
      "create table if not exists games (id varchar(32) primary key, created bigint not null,"
          + " edition varchar(32) not null, header text not null, seats varchar(200) not null,"
          + " seconds int not null, seed bigint)",
      "create table if not exists log (game varchar(32) not null, number int not null,"
          + " kind varchar(8) not null, text text not null, primary key (game, number))",
      "create table if not exists ended (game varchar(32) primary key, how varchar(200) not null)");

  private final String url;
  private final boolean embedded;
  private final LinkedBlockingQueue<Job<?>> jobs = new LinkedBlockingQueue<>();
  private final Thread thread = new Thread(this::work, "store");
  private @Nullable Connection connection;
  private boolean closed; // used by the thread only

  /** An entry of a game's log: a player who joined or left before the start, or actions. */
  record Entry(Kind kind, String text) {
    enum Kind {
      /** A seat's number, the hash of its secret, and the player's name. */
      JOIN,
      /** A seat's number. */
      UNJOIN,
      /** Lines of the game's record. */
      MOVES
    }
  }

  /**
   * A game as it was stored.
   *
   * @param ended the ending; null if the game has not ended
   */
  record Stored(
      Order order, ImmutableList<Entry> log, @Nullable String ended) {}

  /** Work in a transaction. It must be repeatable: after a failed transaction each job is run alone. */
  private interface Work<T> {
    T apply(Connection connection) throws SQLException;
  }

  private static final class Job<T> {
    final Work<T> work;
    final CompletableFuture<T> done = new CompletableFuture<>();

    Job(Work<T> work) {
      this.work = work;
    }

    /**
     * Runs the work.
     *
     * @return completes the job when the transaction is durable
     */
    Runnable in(Connection connection) throws SQLException {
      T result = work.apply(connection);
      return () -> done.complete(result);
    }
  }

  static final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    StoreException(Throwable cause) {
      super("the database has failed", cause);
    }
  }

  /**
   * Opens a database and creates missing tables.
   *
   * @throws SQLException if it cannot be opened; the first line of the message says why
   */
  Store(String url) throws SQLException {
    this.embedded = url.startsWith("jdbc:h2:");
    // write at once, not half a second later, let only the server close the database, and report
    // failures as exceptions only, not in a trace file too
    this.url = embedded ? url + ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0" : url;
    try (Statement statement = open().createStatement()) {
      checkVersion(statement);
      for (String table : TABLES) {
        statement.execute(table);
      }
      open().commit();
    } catch (SQLException failed) {
      disconnect();
      throw failed.getErrorCode() == IN_USE
          ? new SQLException("another server uses it, and each server needs its own (--db)", failed)
          : failed;
    }
    thread.start();
  }

  private static void checkVersion(Statement statement) throws SQLException {
    statement.execute("create table if not exists schema_version (version int not null)");
    ResultSet found = statement.executeQuery("select version from schema_version");
    if (!found.next()) {
      statement.execute("insert into schema_version values (" + VERSION + ")");
    } else if (found.getInt("version") > VERSION) {
      throw new SQLException("it has version " + found.getInt("version")
          + ", and this server knows version " + VERSION + ": use a newer server");
    }
  }

  void create(Order order, List<Entry> log) {
    run(database -> {
      insert(
          database,
          "insert into games values (?, ?, ?, ?, ?, ?, ?)",
          order.id(),
          order.created(),
          order.edition(),
          order.header(),
          Joiner.on(',').join(order.seats()),
          order.seconds(),
          order.seed());
      return append(database, order.id(), 0, log);
    });
  }

  /**
   * Adds to a game's log.
   *
   * @param number the number of entries before
   * @param ended the ending of the game; null if it has not ended
   */
  void append(String game, int number, List<Entry> log, @Nullable String ended) {
    run(database -> {
      if (ended != null) {
        insert(database, "insert into ended values (?, ?)", game, ended);
      }
      return append(database, game, number, log);
    });
  }

  private static int append(Connection database, String game, int number, List<Entry> log)
      throws SQLException {
    int next = number;
    for (Entry entry : log) {
      String insert = "insert into log values (?, ?, ?, ?)";
      insert(database, insert, game, next++, entry.kind().name(), entry.text());
    }
    return next;
  }

  private static void insert(Connection database, String sql, @Nullable Object... values)
      throws SQLException {
    try (PreparedStatement statement = database.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      statement.executeUpdate();
    }
  }

  Optional<Stored> load(String id) {
    return run(database -> {
      String sql =
          "select g.*, e.how from games g left join ended e on e.game = g.id where g.id = ?";
      try (PreparedStatement statement = database.prepareStatement(sql)) {
        statement.setString(1, id);
        ResultSet row = statement.executeQuery();
        return row.next()
            ? Optional.of(new Stored(order(row), log(database, id), row.getString("how")))
            : Optional.empty();
      }
    });
  }

  private static Order order(ResultSet row) throws SQLException {
    long seed = row.getLong("seed");
    return new Order(
        row.getString("id"),
        row.getLong("created"),
        row.getString("edition"),
        row.getString("header"),
        ImmutableList.copyOf(Splitter.on(',').split(row.getString("seats"))),
        row.getInt("seconds"),
        row.wasNull() ? null : seed);
  }

  private static ImmutableList<Entry> log(Connection database, String id) throws SQLException {
    ImmutableList.Builder<Entry> log = ImmutableList.builder();
    String sql = "select kind, text from log where game = ? order by number";
    try (PreparedStatement statement = database.prepareStatement(sql)) {
      statement.setString(1, id);
      ResultSet row = statement.executeQuery();
      while (row.next()) {
        log.add(new Entry(Entry.Kind.valueOf(row.getString("kind")), row.getString("text")));
      }
    }
    return log.build();
  }

  /** The games that have not ended. */
  ImmutableList<String> unfinished() {
    return run(database -> {
      ImmutableList.Builder<String> ids = ImmutableList.builder();
      String sql =
          "select id from games g where not exists (select 1 from ended where game = g.id)";
      try (Statement statement = database.createStatement()) {
        ResultSet row = statement.executeQuery(sql);
        while (row.next()) {
          ids.add(row.getString("id"));
        }
      }
      return ids.build();
    });
  }

  /** Reads something small. */
  void check(Duration patience) {
    run(
        database -> {
          try (Statement statement = database.createStatement()) {
            return statement.execute("select version from schema_version");
          }
        },
        patience);
  }

  private <T> T run(Work<T> work) {
    return run(work, PATIENCE);
  }

  @CanIgnoreReturnValue
  private <T> T run(Work<T> work, Duration patience) {
    Job<T> job = new Job<>(work);
    jobs.add(job);
    try {
      return job.done.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException failure) {
      throw new StoreException(failure.getCause() == null ? failure : failure.getCause());
    } catch (TimeoutException failure) {
      LOG.error("the database does not answer");
      throw new StoreException(failure);
    } catch (InterruptedException failure) {
      Thread.currentThread().interrupt();
      throw new StoreException(failure);
    }
  }

  private void work() {
    List<Job<?>> batch = new ArrayList<>();
    while (!closed) {
      batch.add(Uninterruptibles.takeUninterruptibly(jobs));
      jobs.drainTo(batch, BATCH - 1);
      commitAll(batch);
      batch.clear();
    }
    disconnect();
  }

  /** Commits jobs together. If one fails, each gets its own transaction, so that the others succeed. */
  private void commitAll(List<Job<?>> batch) {
    try {
      commit(batch);
    } catch (SQLException | RuntimeException failure) {
      rollBack();
      for (Job<?> job : batch) {
        try {
          commit(List.of(job));
        } catch (SQLException | RuntimeException fault) {
          rollBack();
          LOG.error("the database has failed: {}", Wire.quote(fault.toString()));
          job.done.completeExceptionally(fault);
        }
      }
    }
  }

  private void commit(List<Job<?>> batch) throws SQLException {
    Connection database = open();
    List<Runnable> results = new ArrayList<>();
    for (Job<?> job : batch) {
      results.add(job.in(database));
    }
    database.commit();
    if (embedded) {
      try (Statement statement = database.createStatement()) {
        statement.execute("checkpoint sync"); // a commit alone does not wait for the disk
      }
    }
    results.forEach(Runnable::run);
  }

  /** Returns the connection, a new one if the last one has failed. */
  private Connection open() throws SQLException {
    Connection database = connection;
    if (database == null) {
      database = DriverManager.getConnection(url);
      database.setAutoCommit(false);
      connection = database;
    }
    return database;
  }

  private void rollBack() {
    try {
      if (connection != null) {
        connection.rollback();
      }
    } catch (SQLException broken) {
      disconnect();
    }
  }

  private void disconnect() {
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (SQLException broken) {
      LOG.warn("a broken connection: {}", Wire.quote(broken.toString()));
    }
    connection = null;
  }

  /**
   * Finishes the current work. The thread is asked to stop, because an interrupt would damage the file of an embedded database.
   */
  @Override
  public void close() {
    run(database -> closed = true);
    Uninterruptibles.joinUninterruptibly(thread);
  }
}
