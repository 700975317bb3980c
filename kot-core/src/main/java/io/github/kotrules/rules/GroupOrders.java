package io.github.kotrules.rules;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Decision.ChooseOrder;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.state.Table;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The orders in which groups of dice can be resolved, the fixed order first. There are few enough to make them once and share
 * them.
 *
 * @rulebook D-1
 */
final class GroupOrders implements Choice<ChooseOrder> {
  static final GroupOrders CHOICE = new GroupOrders();

  private static final DiceGroup[] GROUPS = DiceGroup.values();
  private static final ImmutableList<ImmutableList<DiceGroup>> FIXED =
      forAllGroups(GroupOrders::groups);
  private static final ImmutableList<ImmutableList<Action>> BY_GROUPS =
      forAllGroups(GroupOrders::orders);

  private GroupOrders() {}

  @Override
  public List<Action> list(CardRegistry cards, Table table, ChooseOrder asked) {
    ImmutableList<Action> orders = BY_GROUPS.get(DiceGroups.present(cards, table, asked.seat()));
    return CardUse.withUses(cards, table, asked.seat(), orders);
  }

  /** Must agree with {@link #list}: each group that is present, and no other, has one place in the order. */
  @Override
  public boolean allows(CardRegistry cards, Table table, ChooseOrder asked, Action action) {
    if (!(action instanceof ResolveDice resolve)) {
      return Choice.super.allows(cards, table, asked, action);
    }
    int groups = DiceGroups.present(cards, table, asked.seat());
    ImmutableList<DiceGroup> order = resolve.order();
    int named = 0;
    for (int i = 0; i < order.size(); i++) {
      named |= 1 << order.get(i).ordinal();
    }
    return named == groups && order.size() == Integer.bitCount(groups) && groups != 0;
  }

  /** The fixed order of these groups, one bit each. */
  static ImmutableList<DiceGroup> fixed(int groups) {
    return FIXED.get(groups);
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
