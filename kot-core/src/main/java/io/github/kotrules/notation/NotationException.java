package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** A text that is not in this notation, or says something that cannot be: what is wrong, and where. Nothing was read. */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final ImmutableList<Problem> problems;

  /**
   * One thing that is wrong.
   *
   * @param line counted from 1
   * @param column of the first character that is wrong, counted from 1
   * @param sentence what is wrong and what would be right
   */
  public record Problem(int line, int column, String sentence) implements Serializable {
    @Override
    public String toString() {
      return "line " + line + ", column " + column + ": " + sentence;
    }
  }

  NotationException(List<Problem> problems) {
    super(Joiner.on('\n').join(problems));
    this.problems = ImmutableList.copyOf(problems);
  }

  /** A text in which one thing is wrong. */
  public NotationException(int line, int column, String sentence) {
    this(ImmutableList.of(new Problem(line, column, sentence)));
  }

  /** Everything that is wrong, in order of the text: at least one problem, and of very many the first hundred. */
  public ImmutableList<Problem> problems() {
    return problems;
  }

  /** The same for a text that is part of another, in which it starts at this line and column. */
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

  /** The same with something added to the first problem. */
  NotationException with(String remark) {
    Problem first = problems.get(0);
    List<Problem> remarked = new ArrayList<>(problems);
    remarked.set(0, new Problem(first.line, first.column, first.sentence + remark));
    NotationException exception = new NotationException(remarked);
    exception.initCause(getCause());
    return exception;
  }

  /** The line of the first problem, counted from 1. */
  public int line() {
    return problems.get(0).line();
  }

  /** The column of the first problem, counted from 1. */
  public int column() {
    return problems.get(0).column();
  }
}
