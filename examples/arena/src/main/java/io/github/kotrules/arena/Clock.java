package io.github.kotrules.arena;

import io.github.kotrules.Chooser;
import io.github.kotrules.action.Action;
import io.github.kotrules.state.GameView;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Asks a bot on a thread of its own, which can be left behind when the time is up. */
final class Clock {
  private final Duration limit;
  private final ExecutorService thread = Executors.newSingleThreadExecutor(Clock::daemon);

  Clock(Duration limit) {
    this.limit = limit;
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "bot");
    thread.setDaemon(true);
    return thread;
  }

  Action ask(Chooser bot, GameView view, List<Action> options) throws Exception {
    Future<Action> answer = thread.submit(() -> bot.choose(view, options));
    try {
      return answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException late) {
      answer.cancel(true);
      throw new TimeoutException(limit.toMillis() + " ms");
    } catch (ExecutionException failure) {
      if (failure.getCause() instanceof Exception cause) {
        throw cause;
      }
      throw failure;
    }
  }

  void close() {
    thread.shutdownNow();
  }
}
