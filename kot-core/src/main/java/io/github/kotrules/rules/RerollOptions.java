package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.DiceAction.RerollDice;
import io.github.kotrules.action.DiceAction.StopRolling;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** Stop, or roll any of the dice again: a list that is counted, not built. Cards may add some more. */
final class RerollOptions extends AbstractList<Action> implements RandomAccess {
  private static final StopRolling STOP = new StopRolling();
  private static final HookSet WHILE_ROLLING =
      HookSet.of(CardOptions.REROLLS_FOR_FREE, CardUse.MAY_BE_USED);

  private final Dice dice;
  private final int rerolls;
  private final List<Action> byCards;

  private RerollOptions(Dice dice, int rerolls, List<Action> byCards) {
    this.dice = dice;
    this.rerolls = rerolls;
    this.byCards = byCards;
  }

  static List<Action> of(CardBook book, Table table, Seat seat) {
    List<Action> shared = areDiceOnly(table, seat) ? SharedRerolls.of(table.dice()) : null;
    return shared != null ? shared : counted(book, table, seat);
  }

  private static List<Action> counted(CardBook book, Table table, Seat seat) {
    Dice dice = table.dice();
    // The empty pick is no reroll, and its place in the list is that of stopping.
    int rerolls = table.rollsLeft() > 0 ? dice.subsets() - 1 : 0;
    return new RerollOptions(dice, rerolls, byCards(book, table, seat));
  }

  /** Whether these are to stop and to roll any of the dice again, and no card adds to them. */
  static boolean areDiceOnly(Table table, Seat seat) {
    return table.rollsLeft() > 0 && !mayUseCards(table, seat);
  }

  private static List<Action> byCards(CardBook book, Table table, Seat seat) {
    return mayUseCards(table, seat)
        ? OptionLister.whileRolling(book, table, seat)
        : ImmutableList.of();
  }

  /** Whether there are dice to roll again, and a roll left for it. */
  static boolean mayReroll(Table table) {
    return table.rollsLeft() > 0 && !table.dice().isEmpty();
  }

  /** Whether a card may have something to say to a Monster's dice. */
  static boolean mayUseCards(Table table, Seat seat) {
    return WHILE_ROLLING.isWith(table, seat);
  }

  /** Whether an action is one of these, without listing them. */
  static boolean allow(CardBook book, Table table, Seat seat, Action action) {
    if (action instanceof RerollDice reroll) {
      return table.rollsLeft() > 0
          && !reroll.dice().isEmpty()
          && table.dice().contains(reroll.dice());
    }
    return action instanceof StopRolling || byCards(book, table, seat).contains(action);
  }

  @Override
  public int size() {
    return 1 + rerolls + byCards.size();
  }

  @Override
  public Action get(int index) {
    Objects.checkIndex(index, size());
    if (index == 0) {
      return STOP;
    }
    return index <= rerolls ? new RerollDice(dice.subset(index)) : byCards.get(index - rerolls - 1);
  }

  @Override
  public boolean contains(@Nullable Object action) {
    if (action instanceof RerollDice reroll) {
      return rerolls > 0 && !reroll.dice().isEmpty() && dice.contains(reroll.dice());
    }
    return action instanceof StopRolling || byCards.contains(action);
  }
}
