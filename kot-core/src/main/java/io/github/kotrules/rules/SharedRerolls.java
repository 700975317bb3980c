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

  private static final int INDEX_BITS = 13;

  /** Gives each of these multisets, as a packed int, an index of its own. Found by trial. */
  private static final int MULTIPLIER = 0x7D78_9F19;

  /** The lists, by {@link #index}. */
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
    SharedRerolls list = LISTS[index(packed)];
    return list != null && list.packed == packed ? list : null;
  }

  /** A product and a shift: faster than {@link Multisets#number}, and than a remainder, which needs a larger table. */
  private static int index(int packed) {
    return (packed * MULTIPLIER) >>> (Integer.SIZE - INDEX_BITS);
  }

  private static @Nullable SharedRerolls[] lists() {
    @Nullable SharedRerolls[] lists = new SharedRerolls[1 << INDEX_BITS];
    int dice = PackedDice.NONE;
    for (int number = 0; number < Multisets.start(MAX_DICE + 1); number++) {
      if (lists[index(dice)] != null) {
        throw new IllegalStateException("two multisets of dice have the same index");
      }
      Action[] actions = new Action[PackedDice.subsets(dice)];
      lists[index(dice)] = new SharedRerolls(dice, actions);
      // The empty subset is not a reroll; its index is that of stopping.
      actions[0] = new StopRolling();
      for (int i = 1; i < actions.length; i++) {
        int subset = PackedDice.subset(dice, i);
        actions[i] = Objects.requireNonNull(lists[index(subset)]).all;
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
