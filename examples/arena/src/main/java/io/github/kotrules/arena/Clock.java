package io.github.kotrules.arena;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Runs a bot on a separate thread, which is abandoned when the time is up. No bot runs on the waiting thread, so only the arena
 * can interrupt that thread.
 */
final class Clock {
  private final Duration limit;
  private final ExecutorService thread = Executors.newSingleThreadExecutor(Clock::daemon);

  Clock(Duration limit) {
    this.limit = limit;
  }

  /** A call of a bot, which may throw anything or return null. */
  @FunctionalInterface
  interface Work<T> {
    @Nullable
    T run() throws Throwable;
  }

  /** Thrown when the time is up. */
  static final class LateException extends Exception {
    private static final long serialVersionUID = 1;

    private LateException(Duration limit) {
      super("longer than " + limit.toMillis() + " ms");
    }
  }

  /** Thrown when the arena is stopped while it waits for a bot. */
  static final class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private StoppedException(InterruptedException cause) {
      super("the arena was stopped", cause);
    }
  }

  /** The answer of a bot, or its failure. */
  private record Reply<T>(@Nullable T answer, @Nullable Throwable failure) {
    @Nullable
    T get() throws Throwable {
      if (failure != null) {
        throw failure;
      }
      return answer;
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "bot");
    thread.setDaemon(true);
    return thread;
  }

  /** Waits for a bot up to the time limit; throws what the bot throws. */
  <T> @Nullable T withinLimit(Work<T> work) throws Throwable {
    return await(work, limit.toMillis()).get();
  }

  /** Waits for a bot without a limit; throws what the bot throws. */
  <T> @Nullable T withoutLimit(Work<T> work) throws Throwable {
    return await(work, Long.MAX_VALUE).get();
  }

  private <T> Reply<T> await(Work<T> work, long millis) throws LateException, ExecutionException {
    Future<Reply<T>> running = thread.submit(() -> reply(work));
    try {
      return running.get(millis, TimeUnit.MILLISECONDS);
    } catch (TimeoutException late) {
      running.cancel(true);
      throw new LateException(limit);
    } catch (InterruptedException stopped) {
      running.cancel(true);
      throw new StoppedException(stopped);
    }
  }

  /** Catches a failure here, because a future would wrap it and call its {@code getMessage}. */
  private static <T> Reply<T> reply(Work<T> work) {
    try {
      return new Reply<>(work.run(), null);
    } catch (Throwable failure) {
      return new Reply<>(null, failure);
    }
  }

  void close() {
    thread.shutdownNow();
  }
}
