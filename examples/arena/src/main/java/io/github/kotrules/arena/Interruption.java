package io.github.kotrules.arena;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Ends a tournament gracefully when the program is interrupted: the results so far are printed first. */
final class Interruption implements AutoCloseable {
  private static final long SECONDS_TO_REPORT = 30;

  private final CountDownLatch reported = new CountDownLatch(1);
  private final Tournament tournament;
  private final Thread hook = new Thread(this::stopAndWait, "interrupted");

  private Interruption(Tournament tournament) {
    this.tournament = tournament;
  }

  static Interruption stopping(Tournament tournament) {
    Interruption interruption = new Interruption(tournament);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  private void stopAndWait() {
    tournament.stop();
    try {
      boolean finished = reported.await(SECONDS_TO_REPORT, TimeUnit.SECONDS);
      if (!finished) {
        Runtime.getRuntime().halt(1);
      }
    } catch (InterruptedException gone) {
      Thread.currentThread().interrupt();
    }
  }

  boolean happened() {
    return tournament.wasStopped();
  }

  /** Called when everything is printed. */
  @Override
  public void close() {
    reported.countDown();
    if (!happened()) {
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }
}
