package io.github.kotrules.rules;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Outcome;
import java.util.AbstractList;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** The outcomes of chance as a list: counted and tested without being built, built once when one of them is wanted. */
final class OutcomeOptions extends AbstractList<Action> implements RandomAccess {
  private final Chance chance;
  private final Supplier<ImmutableList<Outcome>> outcomes;

  OutcomeOptions(Chance chance) {
    this.chance = chance;
    this.outcomes = Suppliers.memoize(chance::outcomes);
  }

  @Override
  public int size() {
    return chance.size();
  }

  @Override
  public Action get(int index) {
    return outcomes.get().get(index);
  }

  @Override
  public boolean contains(@Nullable Object action) {
    return action instanceof Outcome outcome && chance.allows(outcome);
  }
}
