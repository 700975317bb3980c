package io.github.kotrules.rules;

import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.DiceAction.RerollDice;
import io.github.kotrules.action.DiceAction.StopRolling;
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

  // A perfect hash: the multiplier, found by trial, gives each of the 924 multisets a place of its
  // own. An array indexed by
  // Multisets.number would be simpler, but costs 5 % of legalActions and a pick.
  private static final int PLACE_BITS = 13;
  private static final int MULTIPLIER = 0x7D78_9F19;

  private static final @Nullable SharedRerolls[] BY_PLACE = all();

  private final int packed;
  private final RerollDice whole;
  private final Action[] actions;

  private SharedRerolls(int packed, Action[] actions) {
    this.packed = packed;
    this.whole = new RerollDice(PACKED.value(packed));
    this.actions = actions;
  }

  /** The list for these dice, or null if there are more than six. */
  static @Nullable List<Action> of(Dice dice) {
    int packed = PACKED.bits(dice);
    SharedRerolls found = BY_PLACE[place(packed)];
    return found != null && found.packed == packed ? found : null;
  }

  private static int place(int packed) {
    return (packed * MULTIPLIER) >>> (Integer.SIZE - PLACE_BITS);
  }

  private static @Nullable SharedRerolls[] all() {
    @Nullable SharedRerolls[] all = new SharedRerolls[1 << PLACE_BITS];
    int packed = PackedDice.NONE;
    for (int number = 0; number < Multisets.start(MAX_DICE + 1); number++) {
      put(packed, all);
      packed = Multisets.following(packed);
    }
    return all;
  }

  /** Puts a list in its place. The lists for all smaller multisets must be there already. */
  private static void put(int packed, @Nullable SharedRerolls[] all) {
    checkState(all[place(packed)] == null, "two multisets in one place: find another multiplier");
    Action[] actions = new Action[PackedDice.subsets(packed)];
    all[place(packed)] = new SharedRerolls(packed, actions);
    // The empty subset is not a reroll; its index is that of stopping.
    actions[0] = new StopRolling();
    for (int i = 1; i < actions.length; i++) {
      actions[i] = requireNonNull(all[place(PackedDice.subset(packed, i))]).whole;
    }
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
            && whole.dice().contains(reroll.dice()));
  }
}
