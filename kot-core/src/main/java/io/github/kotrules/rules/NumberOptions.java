package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.PickNumber;
import io.github.kotrules.action.Action.StoreEnergy;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of a range as a list whose elements are created on access, because ranges can be long. Options of cards may
 * follow.
 */
final class NumberOptions extends AbstractList<Action> implements RandomAccess {
  private final int least;
  private final int numbers;
  private final IntFunction<Action> answer;
  private final List<Action> byCards;

  NumberOptions(int least, int most, IntFunction<Action> answer, List<Action> byCards) {
    this.least = least;
    this.numbers = most - least + 1;
    this.answer = answer;
    this.byCards = byCards;
  }

  @Override
  public int size() {
    return numbers + byCards.size();
  }

  @Override
  public Action get(int index) {
    Objects.checkIndex(index, size());
    return index < numbers ? answer.apply(least + index) : byCards.get(index - numbers);
  }

  @Override
  public boolean contains(@Nullable Object action) {
    if (action instanceof StoreEnergy store) {
      return isAnswer(store, store.amount());
    }
    return action instanceof PickNumber pick
        ? isAnswer(pick, pick.number())
        : byCards.contains(action);
  }

  private boolean isAnswer(Action action, int number) {
    return number >= least && number - least < numbers && answer.apply(number).equals(action);
  }
}
