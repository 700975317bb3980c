package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * Stop, or roll any of the dice again. Cards may add to it.
 *
 * @rulebook R-1
 */
public final class RerollChoice implements Choice<ChooseReroll> {
  static final RerollChoice CHOICE = new RerollChoice();

  private static final StopRolling STOP = new StopRolling();
  private static final HookSet WHILE_ROLLING =
      HookSet.of(Hooks.REROLLS_FOR_FREE, Hooks.MAY_BE_USED);

  private RerollChoice() {}

  /** Whether the answers are to stop and to roll any of the dice again, and cards add nothing. */
  public static boolean isOfDiceOnly(Table table, Seat seat) {
    return table.rollsLeft() > 0 && !mayUseCards(table, seat);
  }

  /** Whether there are dice to roll again, and a roll left for it. */
  static boolean mayReroll(Table table) {
    return table.rollsLeft() > 0 && !table.dice().isEmpty();
  }

  /** Whether a card may add to the answers. */
  static boolean mayUseCards(Table table, Seat seat) {
    return WHILE_ROLLING.isWith(table, seat);
  }

  @Override
  public List<Action> list(CardRegistry cards, Table table, ChooseReroll asked) {
    List<Action> shared = isOfDiceOnly(table, asked.seat()) ? SharedRerolls.of(table.dice()) : null;
    return shared != null ? shared : counted(cards, table, asked.seat());
  }

  private static List<Action> counted(CardRegistry cards, Table table, Seat seat) {
    Dice dice = table.dice();
    // The empty pick is not a reroll; its place in the list is that of stopping.
    int rerolls = table.rollsLeft() > 0 ? dice.subsets() - 1 : 0;
    return new Rerolls(dice, rerolls, byCards(cards, table, seat));
  }

  private static List<Action> byCards(CardRegistry cards, Table table, Seat seat) {
    if (!mayUseCards(table, seat)) {
      return ImmutableList.of();
    }
    ActionList answers = new ActionList();
    addFreeRerolls(cards, table, seat, table.dice(), answers);
    return CardUse.withUses(cards, table, seat, Moment.ROLLING, answers);
  }

  /** Adds the rerolls that cards give for free. */
  static void addFreeRerolls(
      CardRegistry cards, Table table, Seat seat, Dice dice, ActionList answers) {
    cards.visit(Hooks.REROLLS_FOR_FREE, table, seat, (hook, card) -> {
      Dice free = hook.freeRerolls(table, seat, dice);
      if (!dice.contains(free)) {
        throw new IllegalStateException("of the dice " + dice + " it lets " + free + " be rolled");
      }
      for (int i = 1; i < free.subsets(); i++) {
        answers.appendOnce(new RerollWithCard(card.id(), free.subset(i)));
      }
    });
  }

  @Override
  public boolean allows(CardRegistry cards, Table table, ChooseReroll asked, Action action) {
    if (action instanceof RerollDice reroll) {
      return table.rollsLeft() > 0
          && !reroll.dice().isEmpty()
          && table.dice().contains(reroll.dice());
    }
    return action instanceof StopRolling || byCards(cards, table, asked.seat()).contains(action);
  }

  /** The answers as a list that is counted, not built. */
  private static final class Rerolls extends AbstractList<Action> implements RandomAccess {
    private final Dice dice;
    private final int rerolls;
    private final List<Action> byCards;

    Rerolls(Dice dice, int rerolls, List<Action> byCards) {
      this.dice = dice;
      this.rerolls = rerolls;
      this.byCards = byCards;
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
      return index <= rerolls
          ? new RerollDice(dice.subset(index))
          : byCards.get(index - rerolls - 1);
    }

    @Override
    public boolean contains(@Nullable Object action) {
      if (action instanceof RerollDice reroll) {
        return rerolls > 0 && !reroll.dice().isEmpty() && dice.contains(reroll.dice());
      }
      return action instanceof StopRolling || byCards.contains(action);
    }
  }
}
