package io.github.kotrules.rules;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.action.Action;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/** A list of actions. Only the rules can append to it, before they publish it. */
final class ActionList extends AbstractList<Action> implements RandomAccess {
  /** The initial capacity. */
  private static final int USUAL = 4;

  private Action[] actions = new Action[USUAL];
  private int size;

  @CanIgnoreReturnValue
  ActionList append(Action action) {
    if (size == actions.length) {
      actions = Arrays.copyOf(actions, 2 * size);
    }
    actions[size++] = action;
    return this;
  }

  @CanIgnoreReturnValue
  ActionList appendAll(List<Action> others) {
    for (int i = 0; i < others.size(); i++) {
      append(others.get(i));
    }
    return this;
  }

  /** Appends an action unless it is in the list already, because two equal cards may offer the same. */
  void appendOnce(Action action) {
    for (int i = 0; i < size; i++) {
      if (actions[i].equals(action)) {
        return;
      }
    }
    append(action);
  }

  /** Like {@link #appendOnce}, for an action that is a shared object. */
  @SuppressWarnings("ReferenceEquality")
  void appendSharedOnce(Action action) {
    for (int i = 0; i < size; i++) {
      if (actions[i] == action) {
        return;
      }
    }
    append(action);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public Action get(int index) {
    return actions[Objects.checkIndex(index, size)];
  }
}
