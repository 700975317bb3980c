package io.github.kotrules.rules;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.action.Action;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/** Actions that are listed one after the other. Only the rules can add to them, and do so before anybody sees the list. */
final class ActionList extends AbstractList<Action> implements RandomAccess {
  /** So many are usual; the list grows if there are more. */
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

  /** Appends an action that two equal cards would both offer. */
  void appendOnce(Action action) {
    for (int i = 0; i < size; i++) {
      if (actions[i].equals(action)) {
        return;
      }
    }
    append(action);
  }

  /** The same for an action that is always the same object. */
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
