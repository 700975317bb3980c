package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.internal.Excerpt;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** Thrown if a text is not in this notation, or describes something impossible. It lists the problems with their places. */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final ImmutableList<Problem> problems;

  /**
   * One problem in a text.
   *
   * @param line the line, from 1
   * @param column the column of the first wrong character, from 1
   * @param sentence what is wrong and what would be right
   */
  public record Problem(int line, int column, String sentence) implements Serializable {
    @Override
    public String toString() {
      return "line " + line + ", column " + column + ": " + sentence;
    }
  }

  NotationException(List<Problem> problems) {
    super(Excerpt.ofMessage(Joiner.on('\n').join(problems)));
    this.problems = ImmutableList.copyOf(problems);
  }

  /** Creates an exception with one problem. */
  public NotationException(int line, int column, String sentence) {
    this(ImmutableList.of(new Problem(line, column, sentence)));
  }

  /** The problems in order of the text: at least one, at most the first hundred. */
  public ImmutableList<Problem> problems() {
    return problems;
  }

  /** Returns this exception for a text that is part of another and starts there at this line and column. */
  public NotationException movedTo(int line, int column) {
    List<Problem> moved = new ArrayList<>();
    for (Problem problem : problems) {
      moved.add(new Problem(
          problem.line + line - 1,
          problem.line == 1 ? problem.column + column - 1 : problem.column,
          problem.sentence));
    }
    NotationException exception = new NotationException(moved);
    exception.initCause(getCause());
    return exception;
  }

  /** Returns this exception with a remark added to the first problem. */
  NotationException with(String remark) {
    Problem first = problems.get(0);
    List<Problem> remarked = new ArrayList<>(problems);
    remarked.set(0, new Problem(first.line, first.column, first.sentence + remark));
    NotationException exception = new NotationException(remarked);
    exception.initCause(getCause());
    return exception;
  }

  /** The line of the first problem, from 1. */
  public int line() {
    return problems.get(0).line();
  }

  /** The column of the first problem, from 1. */
  public int column() {
    return problems.get(0).column();
  }
}
