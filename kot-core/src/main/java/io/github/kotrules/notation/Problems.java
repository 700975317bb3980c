package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.notation.NotationException.Problem;
import io.github.kotrules.state.IllegalSetupException;
import io.github.kotrules.state.IllegalSetupException.Fault;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Collects the problems of the parts of a text, to report them at once, at most the first hundred. */
final class Problems {
  private static final int MAX = 100;

  private final List<Problem> all = new ArrayList<>();

  /** Reads one part; returns null if that fails, and keeps its problems. */
  <T> @Nullable T read(Supplier<T> part) {
    try {
      return part.get();
    } catch (NotationException wrong) {
      add(wrong);
      return null;
    }
  }

  /** Reads one part into a value; returns the value unchanged if that fails, and keeps the problems. */
  <T> T change(T value, UnaryOperator<T> part) {
    T changed = read(() -> part.apply(value));
    return changed == null ? value : changed;
  }

  void add(NotationException wrong) {
    all.addAll(wrong.problems());
    if (all.size() >= MAX) {
      check();
    }
  }

  /** Throws if there are problems, with all of them in order of the text. */
  void check() {
    if (!all.isEmpty()) {
      throw inOrder(all);
    }
  }

  /** Creates a table; faults of the position are reported at their places in the text. */
  static <T> T lay(Supplier<T> table, Function<Fault, Word> place) {
    try {
      return table.get();
    } catch (IllegalSetupException illegal) {
      List<Problem> faults = new ArrayList<>();
      for (Fault fault : illegal.details()) {
        Word word = place.apply(fault);
        faults.add(new Problem(word.line(), word.column(), fault.sentence()));
      }
      throw inOrder(faults);
    }
  }

  /** Returns an exception with these problems in order of the text. */
  static NotationException inOrder(List<Problem> problems) {
    return new NotationException(ImmutableList.sortedCopyOf(
        Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column), problems));
  }
}
