package io.github.kotrules.rules;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.internal.Agenda;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The agenda: an immutable stack of frames. An empty agenda is null.
 *
 * <p>While the table waits, the agenda also holds the number of deeds run in this step of the turn, to detect cards that never
 * let a step end. The number is not part of equality.
 */
@SuppressWarnings("ReferenceEquality") // equal rests of two agendas are usually the same object
final class Frames implements Agenda {
  final Frame top;
  final @Nullable Frames rest;
  final int deeds;

  Frames(Frame top, @Nullable Frames rest) {
    this(top, rest, 0);
  }

  Frames(Frame top, @Nullable Frames rest, int deeds) {
    this.top = top;
    this.rest = rest;
    this.deeds = deeds;
  }

  /** The first frame of a type from the top, or null. */
  <F extends Frame> @Nullable F find(Class<F> type) {
    Frames at = this;
    while (at != null && !type.isInstance(at.top)) {
      at = at.rest;
    }
    return at == null ? null : type.cast(at.top);
  }

  /** Returns the agenda with one of these frames replaced, or removed if {@code now} is null. */
  @Nullable
  Frames replacing(Frame before, @Nullable Frame now) {
    Deque<Frame> above = new ArrayDeque<>();
    Frames at = this;
    while (at.top != before) {
      above.push(at.top);
      at = requireNonNull(at.rest);
    }
    Frames replaced = now == null ? at.rest : new Frames(now, at.rest);
    for (Frame frame : above) {
      replaced = new Frames(frame, replaced);
    }
    return replaced;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Frames that && isSameAs(that);
  }

  private boolean isSameAs(Frames other) {
    Frames mine = this;
    Frames its = other;
    while (mine != its) {
      if (mine == null || its == null || !mine.top.equals(its.top)) {
        return false;
      }
      mine = mine.rest;
      its = its.rest;
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (Frames at = this; at != null; at = at.rest) {
      hash = hash * 31 + at.top.hashCode();
    }
    return hash;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(top);
    for (Frames at = rest; at != null; at = at.rest) {
      text.append(", ").append(at.top);
    }
    return text.toString();
  }
}
