package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.packed.Multisets;
import io.github.kotrules.model.packed.Packed;
import io.github.kotrules.model.packed.PackedDice;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The options to stop and to reroll any of the dice, for up to six dice. There are 924 such multisets, so all lists are built
 * once and shared, and so are their actions.
 */
final class SharedRerolls extends AbstractList<Action> implements RandomAccess {
  private static final int MAX_DICE = 6;
  private static final Packed<Dice> PACKED = Packed.of(Dice.none());

  /**
   * The smallest divisor for which all these multisets, as packed ints, leave different remainders. It is faster than {@link
   * Multisets#number}.
   */
  private static final int DIVISOR = 10_649;

  /** The lists, indexed by the remainders of the packed multisets. */
  private static final @Nullable SharedRerolls[] LISTS = lists();

  private final int packed;
  private final RerollDice all;
  private final Action[] actions;

  private SharedRerolls(int packed, Action[] actions) {
    this.packed = packed;
    this.all = new RerollDice(PACKED.value(packed));
    this.actions = actions;
  }

  /** The list for these dice, or null if there are more than six. */
  static @Nullable List<Action> of(Dice dice) {
    int packed = PACKED.bits(dice);
    SharedRerolls list = LISTS[packed % DIVISOR];
    return list != null && list.packed == packed ? list : null;
  }

  private static @Nullable SharedRerolls[] lists() {
    @Nullable SharedRerolls[] lists = new SharedRerolls[DIVISOR];
    int dice = PackedDice.NONE;
    for (int number = 0; number < Multisets.start(MAX_DICE + 1); number++) {
      if (lists[dice % DIVISOR] != null) {
        throw new IllegalStateException("two multisets of dice leave the same remainder");
      }
      Action[] actions = new Action[PackedDice.subsets(dice)];
      lists[dice % DIVISOR] = new SharedRerolls(dice, actions);
      // The empty subset is not a reroll; its index is that of stopping.
      actions[0] = new StopRolling();
      for (int i = 1; i < actions.length; i++) {
        int subset = PackedDice.subset(dice, i);
        actions[i] = Objects.requireNonNull(lists[subset % DIVISOR]).all;
      }
      dice = Multisets.following(dice);
    }
    return lists;
  }

  @Override
  public int size() {
    return actions.length;
  }

  @Override
  public Action get(int index) {
    return actions[index];
  }

  @Override
  public boolean contains(@Nullable Object action) {
    return action instanceof StopRolling
        || (action instanceof RerollDice reroll
            && !reroll.dice().isEmpty()
            && all.dice().contains(reroll.dice()));
  }
}
