package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Decision.ChooseOrder;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.RuleSet.ResolveOrder;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Event.StepBegan;
import java.util.List;

/**
 * Step 2: the groups of final dice, in the active player's order or in the fixed one. A group that comes to nothing has no
 * place in the order.
 *
 * @rulebook D-1
 */
final class ResolveStep {
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
    int groups = DiceGroups.present(r.cards, r.table, seat);
    if (r.table.rules().resolveOrder() == ResolveOrder.CHOSEN && Integer.bitCount(groups) > 1) {
      r.await(ASK_ORDER.at(seat), CHOOSE_ORDER.at(seat));
    } else {
      // By way of the agenda, or else a whole attack would be inlined into the steps of a turn.
      push(r, GroupOrders.fixed(groups), 0);
    }
  }

  private record AskOrder(ChooseOrder question) implements Asker {
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
  private static void resolve(Resolution r, List<DiceGroup> order) {
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

  private static void push(Resolution r, List<DiceGroup> order, int first) {
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
      case NUMBERS -> MonsterStats.gainPoints(r, seat, DiceGroups.points(r.cards, r.table, seat));
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
}
