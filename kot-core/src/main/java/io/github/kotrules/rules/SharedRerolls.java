package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.internal.Multisets;
import io.github.kotrules.internal.Packed;
import io.github.kotrules.internal.PackedDice;
import io.github.kotrules.model.Dice;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The options to stop and to roll any of the dice again, for up to six dice. There are 924 such multisets, so all lists are
 * built once and shared, and so are their actions.
 */
final class SharedRerolls extends AbstractList<Action> implements RandomAccess {
  private static final int MAX_DICE = 6;
  private static final Packed<Dice> PACKED = Packed.of(Dice.none());

  /** By the number of the multiset. */
  private static final SharedRerolls[] LISTS = lists();

  private final RerollDice all;
  private final Action[] actions;

  private SharedRerolls(Dice dice, Action[] actions) {
    this.all = new RerollDice(dice);
    this.actions = actions;
  }

  /** The list for these dice, or null if there are more than six. */
  static @Nullable List<Action> of(Dice dice) {
    int packed = PACKED.bits(dice);
    return PackedDice.size(packed) <= MAX_DICE ? LISTS[Multisets.number(packed)] : null;
  }

  private static SharedRerolls[] lists() {
    SharedRerolls[] lists = new SharedRerolls[Multisets.start(MAX_DICE + 1)];
    int dice = PackedDice.NONE;
    for (int number = 0; number < lists.length; number++) {
      Action[] actions = new Action[PackedDice.subsets(dice)];
      lists[number] = new SharedRerolls(PACKED.value(dice), actions);
      // The empty subset is not a reroll; its index is that of stopping.
      actions[0] = new StopRolling();
      for (int i = 1; i < actions.length; i++) {
        actions[i] = lists[Multisets.number(PackedDice.subset(dice, i))].all;
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
