package io.github.kotrules.rules;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Decision.ChooseOrder;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.RuleSet.ResolveOrder;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Event.StepBegan;
import io.github.kotrules.state.Table;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Step 2: the groups of final dice, in the active player's order or in the fixed one. A group that comes to nothing has no
 * place in the order.
 *
 * @rulebook D-1, D-2, D-3, D-4, D-5
 */
final class ResolveStep {
  /** The order of the groups of dice. */
  static final Choice<ChooseOrder> ORDERS = new Orders();

  private static final StepBegan BEGAN = new StepBegan(TurnStep.RESOLVE);
  private static final ResolveGroup NUMBERS = new ResolveGroup(DiceGroup.NUMBERS);
  private static final ResolveGroup HEARTS = new ResolveGroup(DiceGroup.HEARTS);
  private static final ResolveGroup ENERGY = new ResolveGroup(DiceGroup.ENERGY);
  private static final ResolveGroup SMASH = new ResolveGroup(DiceGroup.SMASH);
  private static final PerSeat<ChooseOrder> CHOOSE_ORDER = PerSeat.of(ChooseOrder::new);
  private static final PerSeat<Frames> ASK_ORDER =
      PerSeat.of(seat -> new Frames(new AskOrder(CHOOSE_ORDER.at(seat)), null));

  private ResolveStep() {}

  static void begin(Resolution r, Seat seat) {
    r.emit(BEGAN);
    if (r.has(Hooks.WHEN_NOT_ATTACKING, seat)) {
      r.push(new CloseResolution(seat));
    }
    int groups = present(r.cards, r.table, seat);
    if (r.table.rules().resolveOrder() == ResolveOrder.CHOSEN && Integer.bitCount(groups) > 1) {
      r.await(ASK_ORDER.at(seat), CHOOSE_ORDER.at(seat));
    } else {
      // By way of the agenda, or else a whole attack would be inlined into the steps of a turn.
      push(r, Orders.fixed(groups), 0);
    }
  }

  private record AskOrder(ChooseOrder question) implements Asker {
    @Override
    public Choice<?> choice() {
      return ORDERS;
    }

    @Override
    public void answer(Resolution r, Action action) {
      resolve(r, ((ResolveDice) action).order());
    }
  }

  /**
   * Resolves one group after the other. While a group is resolved that may ask somebody, those after it wait on the agenda.
   *
   * <p>A group that asks nobody is resolved at once, which is a fast path: it must agree with {@link ResolveGroup}.
   */
  static void resolve(Resolution r, List<DiceGroup> order) {
    boolean asks = false;
    for (int i = 0; !asks && i < order.size(); i++) {
      DiceGroup group = order.get(i);
      asks = mayAsk(r, group);
      if (asks) {
        push(r, order, i + 1);
      }
      resolve(r, group);
    }
  }

  private static boolean mayAsk(Resolution r, DiceGroup group) {
    return switch (group) {
      case NUMBERS, ENERGY -> false;
      case HEARTS -> Hearts.mayAsk(r, r.table.activeSeat());
      case SMASH -> true;
    };
  }

  static void push(Resolution r, List<DiceGroup> order, int first) {
    for (int i = order.size() - 1; i >= first; i--) {
      r.push(
          switch (order.get(i)) {
            case NUMBERS -> NUMBERS;
            case HEARTS -> HEARTS;
            case ENERGY -> ENERGY;
            case SMASH -> SMASH;
          });
    }
  }

  /** Resolves one group of the final dice. */
  private record ResolveGroup(DiceGroup group) implements Frame {
    @Override
    public void run(Resolution r) {
      resolve(r, group);
    }
  }

  private static void resolve(Resolution r, DiceGroup group) {
    Seat seat = r.table.activeSeat();
    if (!r.table.isAlive(seat)) {
      return;
    }
    switch (group) {
      case NUMBERS -> MonsterStats.gainPoints(r, seat, points(r.cards, r.table, seat));
      case HEARTS -> Hearts.begin(r, seat);
      case ENERGY -> MonsterStats.gainEnergy(r, seat, r.table.dice().count(Face.ENERGY));
      case SMASH -> Smash.attack(r, seat);
    }
  }

  /** Lets the cards act that want something where there was no attack. */
  private record CloseResolution(Seat seat) implements Frame {
    @Override
    public void run(Resolution r) {
      if (r.table.smashes() == 0 && r.table.isAlive(seat)) {
        SeatSet targets = Smash.targets(r, seat);
        r.trigger(
            Hooks.WHEN_NOT_ATTACKING,
            seat,
            (hook, table, owner, card) -> hook.whenNotAttacking(table, owner, targets));
      }
    }
  }

  /** All that can make dice worth more, or hearts of use in Tokyo. */
  private static final HookSet WORTH = HookSet.of(
      Hooks.SCORES_DICE, Hooks.ADDS_SMASHES, Hooks.STRENGTHENS_SMASH, Hooks.SHARES_HEARTS);

  /** The groups that come to something, one bit each. */
  static int present(CardRegistry cards, Table table, Seat seat) {
    return WORTH.isWith(table, seat)
        ? presentWithCards(cards, table, seat)
        : present(table.dice(), table.isInTokyo(seat));
  }

  private static int present(Dice dice, boolean inTokyo) {
    return present(dice, points(dice), dice.count(Face.SMASH), !inTokyo);
  }

  private static int presentWithCards(CardRegistry cards, Table table, Seat seat) {
    boolean hearts = !table.isInTokyo(seat) || Hooks.SHARES_HEARTS.isWith(table, seat);
    return present(table.dice(), points(cards, table, seat), smashes(cards, table, seat), hearts);
  }

  private static int present(Dice dice, int points, int smashes, boolean hearts) {
    return bit(DiceGroup.NUMBERS, points > 0)
        | bit(DiceGroup.HEARTS, hearts && dice.contains(Face.HEART))
        | bit(DiceGroup.ENERGY, dice.contains(Face.ENERGY))
        | bit(DiceGroup.SMASH, smashes > 0);
  }

  private static int bit(DiceGroup group, boolean present) {
    return present ? 1 << group.ordinal() : 0;
  }

  /** The points of the numbers (D-2), with what cards add. */
  static int points(CardRegistry cards, Table table, Seat seat) {
    int points = points(table.dice());
    if (!Hooks.SCORES_DICE.isWith(table, seat)) {
      return points;
    }
    int smashes = smashes(cards, table, seat);
    return points
        + cards.sum(
            Hooks.SCORES_DICE,
            table,
            seat,
            (hook, at, owner, card) -> hook.points(at, owner, smashes));
  }

  private static int points(Dice dice) {
    return points(1, dice.count(Face.ONE))
        + points(2, dice.count(Face.TWO))
        + points(3, dice.count(Face.THREE));
  }

  private static int points(int number, int dice) {
    return dice < 3 ? 0 : number + dice - 3;
  }

  /** The strength of the attack: smash dice, and what cards add. */
  static int smashes(CardRegistry cards, Table table, Seat seat) {
    int smashes = table.dice().count(Face.SMASH)
        + cards.sum(
            Hooks.ADDS_SMASHES, table, seat, (hook, at, owner, card) -> hook.smashes(at, owner));
    return smashes == 0
        ? 0
        : smashes
            + cards.sum(
                Hooks.STRENGTHENS_SMASH,
                table,
                seat,
                (hook, at, owner, card) -> hook.extraSmashes(at, owner));
  }

  /**
   * The orders in which groups of dice can be resolved, the fixed order first. There are few enough to make them once and
   * share them.
   */
  private static final class Orders implements Choice<ChooseOrder> {
    private static final DiceGroup[] GROUPS = DiceGroup.values();
    private static final ImmutableList<ImmutableList<DiceGroup>> FIXED =
        forAllGroups(Orders::groups);
    private static final ImmutableList<ImmutableList<Action>> BY_GROUPS =
        forAllGroups(Orders::orders);

    private Orders() {}

    @Override
    public List<Action> list(CardRegistry cards, Table table, ChooseOrder asked) {
      ImmutableList<Action> orders = BY_GROUPS.get(present(cards, table, asked.seat()));
      return CardUse.withUses(cards, table, asked.seat(), orders);
    }

    /** Must agree with {@link #list}: each group that is present, and no other, has one place in the order. */
    @Override
    public boolean allows(CardRegistry cards, Table table, ChooseOrder asked, Action action) {
      if (!(action instanceof ResolveDice resolve)) {
        return Choice.super.allows(cards, table, asked, action);
      }
      int groups = present(cards, table, asked.seat());
      ImmutableList<DiceGroup> order = resolve.order();
      int named = 0;
      for (int i = 0; i < order.size(); i++) {
        named |= 1 << order.get(i).ordinal();
      }
      return named == groups && order.size() == Integer.bitCount(groups);
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
}
