package io.github.kotrules.arena;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Lets a tournament end in good order when the program is interrupted: the results so far are printed before it goes. */
final class Interruption implements AutoCloseable {
  private static final long SECONDS_TO_TELL = 30;

  private final CountDownLatch told = new CountDownLatch(1);
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
      boolean finished = told.await(SECONDS_TO_TELL, TimeUnit.SECONDS);
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

  /** Everything is told. */
  @Override
  public void close() {
    told.countDown();
    if (!happened()) {
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }
}
