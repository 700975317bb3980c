package io.github.kotrules.rules;

import io.github.kotrules.internal.Agenda;
import org.jspecify.annotations.Nullable;

/** The agenda: a stack of frames, the next one on top. An empty agenda is null. */
@SuppressWarnings("ReferenceEquality") // equal rests of two agendas are usually the same object
final class Frames implements Agenda {
  final Frame top;
  final @Nullable Frames rest;

  Frames(Frame top, @Nullable Frames rest) {
    this.top = top;
    this.rest = rest;
  }

  /** The first frame of a type from the top, or null. */
  <F extends Frame> @Nullable F find(Class<F> type) {
    Frames at = this;
    while (at != null && !type.isInstance(at.top)) {
      at = at.rest;
    }
    return at == null ? null : type.cast(at.top);
  }

  /** The agenda in which one of these frames has become another, or has gone. */
  @Nullable
  Frames replacing(Frame before, @Nullable Frame now) {
    if (top == before) {
      return now == null ? rest : new Frames(now, rest);
    }
    return new Frames(top, rest == null ? null : rest.replacing(before, now));
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
    return rest == null ? top.toString() : top + ", " + rest;
  }
}
