package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Decision.ChooseGroup;
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
 * Step 2: the groups of final dice, one after the other. The active player picks the next one among those that have an effect
 * now, or the order is fixed. A group without effect at the Monster's place waits in case that changes.
 *
 * @rulebook D-1, D-2, D-3, D-4, D-5
 */
final class ResolveStep {
  private static final StepBegan BEGAN = new StepBegan(TurnStep.RESOLVE);
  private static final DiceGroup[] IN_FIXED_ORDER = DiceGroup.values();
  private static final int NUMBERS = bit(DiceGroup.NUMBERS);
  private static final int HEARTS = bit(DiceGroup.HEARTS);
  private static final int ENERGY = bit(DiceGroup.ENERGY);
  private static final int SMASH = bit(DiceGroup.SMASH);
  private static final int ALL = NUMBERS | HEARTS | ENERGY | SMASH;

  /** A bit next to those of the groups: the cards that act without an attack have acted. */
  private static final int CLOSED = ALL + 1;

  /** The questions by seat, and then by the groups left, one bit each. */
  private static final PerSeat<ImmutableList<ChooseGroup>> CHOOSE_GROUP =
      PerSeat.of(seat -> forAllGroups(left -> new ChooseGroup(seat, groups(left))));

  private static final PerSeat<ImmutableList<Frames>> ASK_GROUP = PerSeat.of(seat ->
      forAllGroups(left -> new Frames(new AskGroup(CHOOSE_GROUP.at(seat).get(left), left), null)));
  private static final ImmutableList<ResolveRest> RESOLVE_REST = forAllGroups(ResolveRest::new);

  /** The answers to which group is next. */
  static final Choice<ChooseGroup> GROUPS = new Groups();

  private ResolveStep() {}

  private static <T> ImmutableList<T> forAllGroups(IntFunction<T> maker) {
    ImmutableList.Builder<T> all = ImmutableList.builder();
    for (int groups = 0; groups <= (ALL | CLOSED); groups++) {
      all.add(maker.apply(groups));
    }
    return all.build();
  }

  private static ImmutableList<DiceGroup> groups(int bits) {
    ImmutableList.Builder<DiceGroup> groups = ImmutableList.builder();
    for (DiceGroup group : IN_FIXED_ORDER) {
      if ((bits & bit(group)) != 0) {
        groups.add(group);
      }
    }
    return groups.build();
  }

  private static int bit(DiceGroup group) {
    return 1 << group.ordinal();
  }

  static void begin(Resolution r, Seat seat) {
    r.emit(BEGAN);
    // Through the agenda, so that the JIT does not inline a whole attack into the steps of a turn.
    r.push(RESOLVE_REST.get(ALL));
  }

  /** Resolves the groups left, one bit each. */
  private record ResolveRest(int left) implements Frame {
    @Override
    public void run(Resolution r) {
      resolve(r, left);
    }
  }

  /** Asks for the next group while there are several to choose from. */
  private static void resolve(Resolution r, int unresolved) {
    Seat seat = r.table.activeSeat();
    boolean fixed = r.table.rules().resolveOrder() == ResolveOrder.FIXED;
    int left = unresolved;
    while (r.table.isAlive(seat)) {
      int present = present(r.cards, r.table, seat) & left;
      if (present == 0) {
        close(r, seat, fixed ? left & CLOSED : left);
        return;
      }
      int next = Integer.lowestOneBit(present);
      if (present != next && !fixed) {
        r.await(ASK_GROUP.at(seat).get(left), CHOOSE_GROUP.at(seat).get(left));
        return;
      }
      // In the fixed order, a group without effect at its place is skipped for good.
      left &= fixed ? -next << 1 | CLOSED : ~next;
      if (resolve(r, seat, IN_FIXED_ORDER[Integer.numberOfTrailingZeros(next)], left)) {
        return;
      }
    }
  }

  private record AskGroup(ChooseGroup question, int left) implements Asker {
    /** Chooses again, because the use of a card may have changed which groups have an effect. */
    @Override
    public void run(Resolution r) {
      resolve(r, left);
    }

    @Override
    public Choice<?> choice() {
      return GROUPS;
    }

    @Override
    public void answer(Resolution r, Action action) {
      DiceGroup group = ((ResolveDice) action).group();
      int rest = left & ~bit(group);
      if (!resolve(r, question.seat(), group, rest)) {
        resolve(r, rest);
      }
    }
  }

  /**
   * Resolves one group. If that may ask a player, the groups left wait on the agenda.
   *
   * @return whether they wait
   */
  private static boolean resolve(Resolution r, Seat seat, DiceGroup group, int left) {
    boolean waits =
        group == DiceGroup.SMASH || (group == DiceGroup.HEARTS && Hearts.mayAsk(r, seat));
    if (waits) {
      r.push(RESOLVE_REST.get(left));
    }
    switch (group) {
      case NUMBERS -> {
        MonsterStats.gainPoints(r, seat, points(r.cards, r.table, seat));
        if (r.has(Hooks.OFFERS_EXTRA_TURN, seat)) {
          TurnOrder.checkExtraTurn(r, seat);
        }
      }
      case HEARTS -> Hearts.begin(r, seat);
      case ENERGY -> MonsterStats.gainEnergy(r, seat, r.table.dice().count(Face.ENERGY));
      case SMASH -> Smash.attack(r, seat);
    }
    return waits;
  }

  /** Lets the cards act that act without an attack, when no group has an effect. Afterwards some group may have one. */
  private static void close(Resolution r, Seat seat, int left) {
    if ((left & CLOSED) == 0 && r.has(Hooks.WHEN_NOT_ATTACKING, seat) && r.table.smashes() == 0) {
      r.push(RESOLVE_REST.get(left | CLOSED));
      SeatSet targets = Smash.targets(r, seat);
      r.trigger(
          Hooks.WHEN_NOT_ATTACKING,
          seat,
          (hook, table, owner, card) -> hook.whenNotAttacking(table, owner, targets));
    }
  }
  /** The hooks that can give dice more effect, or hearts an effect in Tokyo. */
  private static final HookSet WORTH = HookSet.of(
      Hooks.SCORES_DICE, Hooks.ADDS_SMASHES, Hooks.STRENGTHENS_SMASH, Hooks.SHARES_HEARTS);

  /** The groups that have an effect, one bit each. */
  static int present(CardRegistry cards, Table table, Seat seat) {
    boolean withCards = WORTH.isWith(table, seat);
    boolean hearts =
        !table.isInTokyo(seat) || (withCards && Hooks.SHARES_HEARTS.isWith(table, seat));
    Dice dice = table.dice();
    int points = withCards ? points(cards, table, seat) : points(dice);
    int smashes = withCards ? smashes(cards, table, seat) : dice.count(Face.SMASH);
    return (points > 0 ? NUMBERS : 0)
        | (hearts && dice.contains(Face.HEART) ? HEARTS : 0)
        | (dice.contains(Face.ENERGY) ? ENERGY : 0)
        | (smashes > 0 ? SMASH : 0);
  }

  /** The points of the numbers (D-2), including what cards add. An attack that was made keeps its strength (D-1). */
  static int points(CardRegistry cards, Table table, Seat seat) {
    int points = points(table.dice());
    if (!Hooks.SCORES_DICE.isWith(table, seat)) {
      return points;
    }
    int made = table.smashes();
    int smashes = made > 0 ? made : smashes(cards, table, seat);
    return points
        + cards.sum(
            Hooks.SCORES_DICE,
            table,
            seat,
            (hook, at, owner, card) -> hook.points(at, owner, smashes));
  }

  private static int points(Dice dice) {
    int ones = dice.count(Face.ONE);
    int twos = dice.count(Face.TWO);
    int threes = dice.count(Face.THREE);
    return points(1, ones) + points(2, twos) + points(3, threes);
  }

  private static int points(int number, int dice) {
    return dice < 3 ? 0 : number + dice - 3;
  }

  /** The strength of the attack: smash dice and what cards add. */
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

  /** The answers: the groups that have an effect now, in the fixed order. */
  private static final class Groups implements Choice<ChooseGroup> {
    private static final ImmutableList<ImmutableList<Action>> PICKS =
        forAllGroups(bits -> ImmutableList.copyOf(Lists.transform(groups(bits), ResolveDice::new)));

    @Override
    public List<Action> list(CardRegistry cards, Table table, ChooseGroup asked) {
      int present = present(cards, table, asked.seat()) & bits(asked.left());
      return CardUse.withUses(cards, table, asked.seat(), PICKS.get(present));
    }

    @Override
    public boolean allows(CardRegistry cards, Table table, ChooseGroup asked, Action action) {
      return action instanceof ResolveDice pick
          ? (present(cards, table, asked.seat()) & bits(asked.left()) & bit(pick.group())) != 0
          : Choice.super.allows(cards, table, asked, action);
    }

    private static int bits(ImmutableList<DiceGroup> groups) {
      int bits = 0;
      for (int i = 0; i < groups.size(); i++) {
        bits |= bit(groups.get(i));
      }
      return bits;
    }
  }
}
