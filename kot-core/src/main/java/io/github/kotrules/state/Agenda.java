package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import org.jspecify.annotations.Nullable;

/**
 * What is still to happen: a stack of effects, the next one on top. Empty when a step of the turn is done.
 *
 * <pre>{@code
 * Agenda agenda = transition.state().agenda(); // while seat 1 is asked to yield
 * for (Effect next : agenda.toList()) {
 *   show(next);
 * }
 * assert agenda.push(new GainPoints(Seat.ONE, 1)).pop().equals(agenda);
 * }</pre>
 */
@SuppressWarnings("ReferenceEquality") // equal rests of two agendas are mostly the same object
public final class Agenda {
  private static final Agenda EMPTY = new Agenda(null, null);

  private final @Nullable Effect top;
  private final @Nullable Agenda rest;

  private Agenda(@Nullable Effect top, @Nullable Agenda rest) {
    this.top = top;
    this.rest = rest;
  }

  /** Nothing is to happen. */
  public static Agenda empty() {
    return EMPTY;
  }

  /** Whether nothing is left to happen. */
  public boolean isEmpty() {
    return top == null;
  }

  /** The effect that is next. */
  public Effect top() {
    if (top == null) {
      throw new IllegalStateException("the agenda is empty");
    }
    return top;
  }

  /** What is left without the top. */
  public Agenda pop() {
    if (rest == null) {
      throw new IllegalStateException("the agenda is empty");
    }
    return rest;
  }

  /** The same with an effect that happens before all others. */
  public Agenda push(Effect effect) {
    return new Agenda(requireNonNull(effect, "effect"), this);
  }

  /** The effects, next first. */
  public ImmutableList<Effect> toList() {
    ImmutableList.Builder<Effect> effects = ImmutableList.builder();
    for (Agenda at = this; !at.isEmpty(); at = at.pop()) {
      effects.add(at.top());
    }
    return effects.build();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Agenda that && isSameAs(that);
  }

  private boolean isSameAs(Agenda other) {
    Agenda mine = this;
    Agenda its = other;
    while (mine != its) {
      if (mine.isEmpty() || its.isEmpty() || !mine.top().equals(its.top())) {
        return false;
      }
      mine = mine.pop();
      its = its.pop();
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (Agenda at = this; !at.isEmpty(); at = at.pop()) {
      hash = hash * 31 + at.top().hashCode();
    }
    return hash;
  }

  @Override
  public String toString() {
    return toList().toString();
  }
}
