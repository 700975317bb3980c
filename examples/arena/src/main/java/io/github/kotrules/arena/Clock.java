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
 * Runs a bot on a separate thread, which can be left behind when the time is up. No bot runs on the thread that waits, so only
 * the arena can interrupt that thread.
 */
final class Clock {
  private final Duration limit;
  private final ExecutorService thread = Executors.newSingleThreadExecutor(Clock::daemon);

  Clock(Duration limit) {
    this.limit = limit;
  }

  /** What a bot does: it may throw anything, and answer nothing. */
  @FunctionalInterface
  interface Work<T> {
    @Nullable
    T run() throws Throwable;
  }

  /** The time was up. */
  static final class LateException extends Exception {
    private static final long serialVersionUID = 1;

    private LateException(Duration limit) {
      super("longer than " + limit.toMillis() + " ms");
    }
  }

  /** The arena was stopped while it waited for a bot. */
  static final class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private StoppedException(InterruptedException cause) {
      super("the arena was stopped", cause);
    }
  }

  /** What a bot has answered, or why it has not. */
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

  /** Waits for a bot as long as the limit allows; throws what the bot throws. */
  <T> @Nullable T withinLimit(Work<T> work) throws Throwable {
    return await(work, limit.toMillis()).get();
  }

  /** Waits for a bot as long as it takes; throws what the bot throws. */
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

  /** Catches the failure here: a future would wrap it, and ask it for its message to do so. */
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
