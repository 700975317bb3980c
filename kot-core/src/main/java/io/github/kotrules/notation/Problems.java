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

/** Collects what is wrong with the parts of a text, so that all of it can be reported at once: the first hundred problems. */
final class Problems {
  private static final int MAX = 100;

  private final List<Problem> all = new ArrayList<>();

  /** Reads one part; null if that failed, in which case its problems are kept. */
  <T> @Nullable T read(Supplier<T> part) {
    try {
      return part.get();
    } catch (NotationException wrong) {
      add(wrong);
      return null;
    }
  }

  /** Reads one part into a value; the same value if that failed, in which case its problems are kept. */
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

  /** Refuses the text if a part of it was wrong, with all problems in order of the text. */
  void check() {
    if (!all.isEmpty()) {
      throw inOrder(all);
    }
  }

  /** Lays a table; what is wrong with the position is reported where it stands in the text. */
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

  /** The exception with these problems in order of the text. */
  static NotationException inOrder(List<Problem> problems) {
    return new NotationException(ImmutableList.sortedCopyOf(
        Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column), problems));
  }
}
