package io.github.kotrules.testkit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs many small games, and finally reports the first failure in full and the others by name. */
final class Trials {
  /** The number of failures after which the run stops. */
  private static final int ENOUGH = 20;

  private final List<String> failed = new ArrayList<>();
  private @Nullable Throwable first;

  void run(String name, Runnable trial) {
    if (failed.size() >= ENOUGH) {
      return;
    }
    try {
      trial.run();
    } catch (AssertionError | RuntimeException failure) {
      failed.add(name);
      first = first == null ? failure : first;
    }
  }

  void check() {
    if (first != null) {
      List<String> others = failed.subList(1, failed.size());
      String also = others.isEmpty() ? "" : "\nAlso broken:\n  " + String.join("\n  ", others);
      throw new AssertionError(failed.get(0) + ": " + first.getMessage() + also, first);
    }
  }
}
