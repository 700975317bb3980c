package io.github.kotrules.rules;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.DiceAction.ResolveDice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;
import java.util.List;
import java.util.function.IntFunction;

/** Every order of every choice of dice groups: few enough to be made once and shared. */
final class Orders {
  private static final DiceGroup[] GROUPS = DiceGroup.values();
  private static final ImmutableList<ImmutableList<DiceGroup>> FIXED = forAllGroups(Orders::groups);
  private static final ImmutableList<ImmutableList<Action>> BY_GROUPS =
      forAllGroups(Orders::orders);

  private Orders() {}

  /** The orders of a Monster's groups, the fixed order first, and what its cards add. */
  static List<Action> of(CardBook book, Table table, Seat seat) {
    return CardOptions.withUses(
        book, table, seat, BY_GROUPS.get(DiceGroups.present(book, table, seat)));
  }

  /** The fixed order of these groups, one bit each. */
  static ImmutableList<DiceGroup> fixed(int groups) {
    return FIXED.get(groups);
  }

  /** Whether each of these groups, one bit each, and no other, has one place in the order. */
  static boolean allow(int groups, ResolveDice action) {
    ImmutableList<DiceGroup> order = action.order();
    int named = 0;
    for (int i = 0; i < order.size(); i++) {
      named |= 1 << order.get(i).ordinal();
    }
    return named == groups && order.size() == Integer.bitCount(groups) && groups != 0;
  }

  private static <T> ImmutableList<T> forAllGroups(IntFunction<T> maker) {
    ImmutableList.Builder<T> all = ImmutableList.builder();
    for (int groups = 0; groups < 1 << GROUPS.length; groups++) {
      all.add(maker.apply(groups));
    }
    return all.build();
  }

  private static ImmutableList<Action> orders(int groups) {
    ImmutableList.Builder<Action> orders = ImmutableList.builder();
    for (List<DiceGroup> order : Collections2.orderedPermutations(groups(groups))) {
      orders.add(new ResolveDice(ImmutableList.copyOf(order)));
    }
    return orders.build();
  }

  private static ImmutableList<DiceGroup> groups(int bits) {
    ImmutableList.Builder<DiceGroup> groups = ImmutableList.builder();
    for (DiceGroup group : GROUPS) {
      if ((bits >> group.ordinal() & 1) != 0) {
        groups.add(group);
      }
    }
    return groups.build();
  }
}
