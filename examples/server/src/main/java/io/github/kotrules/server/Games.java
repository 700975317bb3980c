package io.github.kotrules.server;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.Chooser;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.server.Store.StoreException;
import io.github.kotrules.server.Store.Stored;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All games: those in memory, and those that are only in the database. {@link #in} runs work in the room of a game, one thread
 * at a time. Clocks and bots have their own threads.
 */
final class Games implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Games.class);
  private static final int LISTED = 100;
  private static final String UNKNOWN = "";
  private static final long MAX_PAUSE_MILLIS = 60_000;
  private static final Duration CLOSING = Duration.ofSeconds(5);

  private final Store store;
  private final Limits limits;
  private final Map<String, Place> places = new ConcurrentHashMap<>();
  private final Map<String, String> unfinished = new ConcurrentHashMap<>();
  private final Set<String> waiting = ConcurrentHashMap.newKeySet();
  private final Set<String> failed = ConcurrentHashMap.newKeySet();
  private final Map<String, Long> pauses = new ConcurrentHashMap<>();
  private final ScheduledThreadPoolExecutor clocks = new ScheduledThreadPoolExecutor(2);
  private final ExecutorService thinkers =
      Executors.newFixedThreadPool(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));

  private final Future<?> sweeper;
  private volatile boolean closing;

  /** Holds a room while it is in memory. */
  private static final class Place {
    final ReentrantLock lock = new ReentrantLock();

    volatile @Nullable Room room;

    boolean gone;
  }

  /** Continues the unfinished games of the database. */
  Games(Store store, Limits limits) {
    this.store = store;
    this.limits = limits;
    clocks.setRemoveOnCancelPolicy(true);
    clocks.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    for (String id : store.unfinished()) {
      unfinished.put(id, UNKNOWN);
      waiting.add(id);
      later(id, 0, room -> {});
    }
    long period = Math.max(100, Math.min(limits.idle.toMillis(), limits.lobby.toMillis()) / 4);
    sweeper = clocks.scheduleWithFixedDelay(this::sweep, period, period, TimeUnit.MILLISECONDS);
  }

  Store store() {
    return store;
  }

  Limits limits() {
    return limits;
  }

  /**
   * Opens a new game.
   *
   * @param client who opens it; nobody can open all games
   */
  Map<String, @Nullable Object> create(Order order, String client) {
    synchronized (unfinished) {
      if (unfinished.size() >= limits.games) {
        throw new Problem(
            429, "too-many-games", "The server has too many games: join one, or come back later.");
      }
      if (Collections.frequency(unfinished.values(), client) >= limits.addressGames) {
        throw new Problem(
            429,
            "too-many-games",
            "Your address has opened too many games: join one, or wait until one has ended.");
      }
      unfinished.put(order.id(), client);
    }
    Place place = new Place();
    try {
      place.room = Room.open(this, order);
    } catch (RuntimeException failure) {
      unfinished.remove(order.id());
      throw failure;
    }
    places.put(order.id(), place);
    if (place.room.isOpen()) {
      waiting.add(order.id());
    }
    return in(order.id(), room -> {
      room.proceed();
      return room.describe();
    });
  }

  /** Called when a change of a game is stored. */
  void stored(String id, boolean open, boolean ended) {
    pauses.remove(id);
    if (!open) {
      waiting.remove(id);
    }
    if (ended) {
      unfinished.remove(id);
      LOG.info("game {} has ended", id);
    }
  }

  /** The games that a player can join, up to a maximum. */
  ImmutableList<Map<String, @Nullable Object>> open() {
    waiting.removeIf(id -> !in(id, Room::isOpen));
    return waiting.stream()
        .limit(LISTED)
        .map(id -> in(id, Room::describe))
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Runs work in the room of a game, which is read from the database if it is not in memory.
   *
   * @throws Problem if there is no such game, or the work throws it; the room is unchanged
   */
  <T> T in(String id, Function<Room, T> work) {
    if (!Secrets.isId(id)) {
      throw Problem.unknownGame(id);
    }
    while (true) {
      Place place = places.computeIfAbsent(id, unused -> new Place());
      lock(place);
      try {
        if (!place.gone) {
          return work.apply(room(id, place));
        }
      } catch (Problem refused) {
        throw refused;
      } catch (RuntimeException | Error failure) {
        giveUp(id, place, failure);
        throw failure;
      } finally {
        if (place.room == null || place.room.isIdle()) {
          place.gone = true;
          places.remove(id, place);
        }
        place.lock.unlock();
      }
    }
  }

  private void lock(Place place) {
    try {
      if (place.lock.tryLock(limits.patience.toMillis(), TimeUnit.MILLISECONDS)) {
        return;
      }
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
    throw Problem.busy();
  }

  private Room room(String id, Place place) {
    if (place.room == null) {
      Stored stored = store.load(id).orElseThrow(() -> Problem.unknownGame(id));
      place.room = new Room(this, stored);
      place.room.proceed();
    }
    return place.room;
  }

  /** Discards a room that may differ from the database, and reads the game again soon, so that its clock or bot continues. */
  private void giveUp(String id, Place place, Throwable failure) {
    if (!(failure instanceof StoreException)) { // the store has logged those
      LOG.error("a fault in a game", failure);
    }
    if (place.room != null) {
      place.room.dropStreams();
      place.room = null;
    }
    if (unfinished.containsKey(id) && failed.add(id)) {
      long pause = pauses.merge(id, limits.pause.toMillis(), (old, first) -> longer(old));
      LOG.warn("game {} is read again in {} ms", id, pause);
      schedule(pause, () -> {
        failed.remove(id);
        repeat(id, room -> {}, pause);
      });
    }
  }

  private static long longer(long pause) {
    return Math.min(2 * pause, MAX_PAUSE_MILLIS);
  }

  @CanIgnoreReturnValue
  private Future<?> schedule(long millis, Runnable work) {
    return closing
        ? Futures.immediateVoidFuture()
        : clocks.schedule(work, millis, TimeUnit.MILLISECONDS);
  }

  /** Runs work in a room after a delay, even if the room has left the memory. */
  @CanIgnoreReturnValue
  Future<?> later(String id, long millis, Consumer<Room> work) {
    return schedule(millis, () -> repeat(id, work, limits.pause.toMillis()));
  }

  /**
   * Runs the work of a clock or a bot. If the game is busy, the work is repeated until it is done. If it fails, the game is read
   * again, which starts the clock or the bot again.
   */
  private void repeat(String id, Consumer<Room> work, long pause) {
    quietly(id, work, () -> {
      LOG.warn("game {} is busy; again in {} ms", id, pause);
      schedule(pause, () -> repeat(id, work, longer(pause)));
    });
  }

  /** Lets a bot answer. The room is not locked while it thinks. */
  void think(String id, Chooser bot, Question question, int number) {
    if (!closing) {
      thinkers.execute(() -> {
        Action answer = choose(bot, question);
        repeat(id, room -> room.answer(question, number, answer), limits.pause.toMillis());
      });
    }
  }

  private static Action choose(Chooser bot, Question question) {
    try {
      return bot.choose(question);
    } catch (RuntimeException fault) {
      LOG.error("a bot failed; the first legal answer is taken", fault);
      return question.options().get(0);
    }
  }

  private void quietly(String id, Consumer<Room> work, Runnable ifBusy) {
    try {
      in(id, room -> {
        work.accept(room);
        return room;
      });
    } catch (Problem refused) {
      if (refused.isBusy()) {
        ifBusy.run();
      } else {
        LOG.warn("game {}: {}", id, refused.getMessage());
      }
    } catch (RuntimeException failure) {
      LOG.debug("game {} was given up", id);
    }
  }

  /** Closes games that did not start in time, and removes idle ones from memory. Busy ones have their turn next time. */
  private void sweep() {
    places.forEach((id, place) -> {
      if (!place.lock.isLocked()) {
        quietly(id, Room::closeIfStale, () -> {});
      }
    });
  }

  /**
   * The number of games that have not ended.
   *
   * @throws Problem if the database does not work
   */
  int checkHealth() {
    try {
      store.check(limits.health);
      return unfinished.size();
    } catch (StoreException failure) {
      throw new Problem(503, "unhealthy", "The database does not answer: the log says why.");
    }
  }

  /** The number of rooms in memory. */
  int inMemory() {
    return places.size();
  }

  /** Tells all streams that the server stops. It waits for no room, because a busy one may wait for the database. */
  void endStreams() {
    for (Place place : places.values()) {
      Room room = place.room;
      if (room != null) {
        room.endStreams();
      }
    }
  }

  /** Waits for work in progress and stops all threads. */
  @Override
  public void close() {
    closing = true;
    sweeper.cancel(false);
    MoreExecutors.shutdownAndAwaitTermination(clocks, CLOSING);
    MoreExecutors.shutdownAndAwaitTermination(thinkers, CLOSING);
    store.close();
  }
}
