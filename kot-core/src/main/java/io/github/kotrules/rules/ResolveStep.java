package io.github.kotrules.rules;

import io.github.kotrules.action.Decision.ChooseOrder;
import io.github.kotrules.card.WhenNotAttacking;
import io.github.kotrules.effect.DiceEffect.CloseResolution;
import io.github.kotrules.effect.DiceEffect.ResolveGroup;
import io.github.kotrules.state.TurnEvent.StepBegan;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.RuleSet.ResolveOrder;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;
import java.util.List;

/**
 * Step 2: the groups of final dice, in the active player's order or in the fixed one. A group that comes to nothing has no
 * place in the order.
 *
 * @rulebook D-1
 */
final class ResolveStep {
  private static final StepBegan BEGAN = new StepBegan(TurnStep.RESOLVE);
  private static final HookType<WhenNotAttacking> WHEN_NOT_ATTACKING =
      HookType.of(WhenNotAttacking.class);
  private static final ResolveGroup NUMBERS = new ResolveGroup(DiceGroup.NUMBERS);
  private static final ResolveGroup HEARTS = new ResolveGroup(DiceGroup.HEARTS);
  private static final ResolveGroup ENERGY = new ResolveGroup(DiceGroup.ENERGY);
  private static final ResolveGroup SMASH = new ResolveGroup(DiceGroup.SMASH);

  private static final PerSeat<ChooseOrder> CHOOSE_ORDER = PerSeat.of(ChooseOrder::new);

  private ResolveStep() {}

  static void begin(Resolution r, Seat seat) {
    r.emit(BEGAN);
    if (r.has(WHEN_NOT_ATTACKING, seat)) {
      r.push(new CloseResolution(seat));
    }
    int groups = DiceGroups.present(r.book, r.table, seat);
    if (r.table.rules().resolveOrder() == ResolveOrder.CHOSEN && Integer.bitCount(groups) > 1) {
      r.await(CHOOSE_ORDER.at(seat));
    } else {
      // by way of the agenda, or else a whole attack would be compiled into the course of the turn
      pushFrom(r, Orders.fixed(groups), 0);
    }
  }

  /** One group after the other; while one is resolved that may ask somebody, those after it wait on the agenda. */
  static void inOrder(Resolution r, List<DiceGroup> order) {
    boolean goesOn = true;
    for (int i = 0; goesOn && i < order.size(); i++) {
      DiceGroup group = order.get(i);
      goesOn = !mayAsk(r, group);
      if (!goesOn) {
        pushFrom(r, order, i + 1);
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

  private static void pushFrom(Resolution r, List<DiceGroup> order, int first) {
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

  static void resolve(Resolution r, DiceGroup group) {
    Seat seat = r.table.activeSeat();
    if (!r.table.isAlive(seat)) {
      return;
    }
    switch (group) {
      case NUMBERS -> Vitality.gainPoints(r, seat, DiceGroups.points(r.book, r.table, seat));
      case HEARTS -> Hearts.begin(r, seat);
      case ENERGY -> Vitality.gainEnergy(r, seat, r.table.dice().count(Face.ENERGY));
      case SMASH -> Smash.attack(r, seat);
    }
  }

  static void close(Resolution r, Seat seat) {
    if (r.table.smashes() == 0 && r.table.isAlive(seat)) {
      SeatSet targets = Smash.targets(r, seat);
      r.trigger(
          WHEN_NOT_ATTACKING,
          seat,
          (hook, table, owner, card) -> hook.whenNotAttacking(table, owner, targets));
    }
  }
}
