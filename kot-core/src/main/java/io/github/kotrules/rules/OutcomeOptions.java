package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Chance;
import java.util.AbstractList;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** The outcomes of chance as a list. Its size and {@code contains} need no elements; they are created once, on first access. */
final class OutcomeOptions extends AbstractList<Action> implements RandomAccess {
  private final Chance chance;
  private @Nullable ImmutableList<Outcome> outcomes;

  OutcomeOptions(Chance chance) {
    this.chance = chance;
  }

  @Override
  public int size() {
    return chance.size();
  }

  @Override
  public Action get(int index) {
    ImmutableList<Outcome> all = outcomes;
    if (all == null) {
      all = chance.outcomes();
      outcomes = all;
    }
    return all.get(index);
  }

  @Override
  public boolean contains(@Nullable Object action) {
    return action instanceof Outcome outcome && chance.allows(outcome);
  }
}
