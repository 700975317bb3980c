package io.github.kotrules.testkit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs many small games, and in the end tells the first failure whole and the others by name. */
final class Trials {
  /** When so many have failed, more would tell nothing new. */
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
