package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/** The first so many actions of an array, as a list that nobody can change. */
final class ActionList extends AbstractList<Action> implements RandomAccess {
  private final Action[] actions;
  private final int size;

  /** The array must not change any more. */
  ActionList(Action[] actions, int size) {
    this.actions = actions;
    this.size = size;
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
