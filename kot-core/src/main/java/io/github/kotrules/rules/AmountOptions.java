package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.StoreEnergy;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** Any amount up to the most: a list that is counted, not built, since energy has no limit. Cards may add some more. */
final class AmountOptions extends AbstractList<Action> implements RandomAccess {
  private final int most;
  private final List<Action> byCards;

  AmountOptions(int most, List<Action> byCards) {
    this.most = most;
    this.byCards = byCards;
  }

  @Override
  public int size() {
    return most + 1 + byCards.size();
  }

  @Override
  public Action get(int index) {
    Objects.checkIndex(index, size());
    return index <= most ? new StoreEnergy(index) : byCards.get(index - most - 1);
  }

  @Override
  public boolean contains(@Nullable Object action) {
    return action instanceof StoreEnergy store
        ? store.amount() >= 0 && store.amount() <= most
        : byCards.contains(action);
  }
}
