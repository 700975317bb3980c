package io.github.kotrules.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * One thread that checks the deadlines of all conversations, so that each can block in reads and writes. It also ends all bots
 * when the program ends.
 */
final class Watchdog {
  private static final long PERIOD = TimeUnit.MILLISECONDS.toNanos(5);
  private static final long MILLIS_TO_END = 2_000;

  private static final Set<Conversation> LIVE = ConcurrentHashMap.newKeySet();
  private static final CountDownLatch SHUTDOWN = new CountDownLatch(1);
  private static final Thread THREAD = new Thread(Watchdog::watch, "bot-clock");

  static {
    THREAD.setDaemon(true);
    THREAD.start();
    Runtime.getRuntime().addShutdownHook(new Thread(Watchdog::endAll, "end-bots"));
  }

  private Watchdog() {}

  static void add(Conversation conversation) {
    LIVE.add(conversation);
    LockSupport.unpark(THREAD);
  }

  static void remove(Conversation conversation) {
    LIVE.remove(conversation);
  }

  private static void watch() {
    while (true) {
      if (LIVE.isEmpty()) {
        LockSupport.park(LIVE);
      } else {
        LockSupport.parkNanos(LIVE, PERIOD);
      }
      for (Conversation conversation : LIVE) {
        conversation.check();
      }
    }
  }

  private static void endAll() {
    SHUTDOWN.countDown();
    List<Thread> ends = new ArrayList<>();
    for (Conversation conversation : LIVE) {
      Thread end = new Thread(conversation::end, "end-bot");
      end.setDaemon(true);
      end.start();
      ends.add(end);
    }
    try {
      for (Thread end : ends) {
        end.join(MILLIS_TO_END);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    LIVE.forEach(Conversation::kill);
  }

  /**
   * Called when a bot has ended by itself. If the whole program is about to end, it is not the bot's fault, and this call does
   * not return. A terminal sends Ctrl-C to bots and to this program at the same time, so this program may not know yet.
   */
  static void awaitShutdown(boolean wasInterrupted) {
    try {
      if (SHUTDOWN.await(wasInterrupted ? 1_000 : 0, TimeUnit.MILLISECONDS)) {
        new CountDownLatch(1).await();
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
