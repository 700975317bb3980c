package io.github.kotrules.rules;

import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.state.Event.EnergyLost;
import io.github.kotrules.state.Event.LifeForfeited;
import io.github.kotrules.state.Event.LifeGained;
import io.github.kotrules.state.Event.MaximumLifeChanged;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.PointsLost;
import io.github.kotrules.state.Event.TokensGained;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.KeepCards;
import io.github.kotrules.state.Table;

/**
 * Changes the points, energy, life and tokens of a Monster, within limits and with what cards add. An eliminated Monster does
 * not change.
 *
 * @rulebook D-3, D-4, W-1
 */
final class MonsterStats {

  private MonsterStats() {}

  static void gainPoints(Resolution r, Seat seat, int amount) {
    int gained = Math.min(amount, r.table.rules().pointsToWin() - r.table.points(seat));
    if (gained > 0 && r.table.isAlive(seat)) {
      r.emit(new PointsGained(seat, gained));
    }
  }

  static void losePoints(Resolution r, Seat seat, int amount) {
    int lost = Math.min(amount, r.table.points(seat));
    if (lost > 0 && r.table.isAlive(seat)) {
      r.emit(new PointsLost(seat, lost));
    }
  }

  static void gainEnergy(Resolution r, Seat seat, int amount) {
    if (amount <= 0 || !r.table.isAlive(seat)) {
      return;
    }
    int extra = r.has(Hooks.MODIFIES_ENERGY_GAIN, seat)
        ? r.sum(
            Hooks.MODIFIES_ENERGY_GAIN,
            seat,
            (hook, table, owner, card) -> hook.extraEnergy(table, owner, amount))
        : 0;
    int room = Table.MAX_ENERGY - r.table.energy(seat);
    int gained = (int) Math.min((long) amount + extra, room);
    if (gained > 0) {
      r.emit(new EnergyGained(seat, gained));
    }
  }

  static void loseEnergy(Resolution r, Seat seat, int amount) {
    int lost = Math.min(amount, r.table.energy(seat));
    if (lost > 0) {
      r.emit(new EnergyLost(seat, lost));
    }
  }

  static void heal(Resolution r, Seat seat, int amount) {
    if (amount > 0 && r.canAct(seat)) {
      gainLife(r, seat, (long) amount + extraLife(r, seat, amount));
    }
  }

  private static int gainLife(Resolution r, Seat seat, long amount) {
    int gained = (int) Math.max(0, Math.min(amount, r.table.maxLife(seat) - r.table.life(seat)));
    if (gained > 0) {
      r.emit(new LifeGained(seat, gained));
    }
    return gained;
  }

  private static int extraLife(Resolution r, Seat healer, int amount) {
    return r.has(Hooks.MODIFIES_HEALING, healer)
        ? r.sum(
            Hooks.MODIFIES_HEALING,
            healer,
            (hook, table, owner, card) -> hook.extraLife(table, owner, amount))
        : 0;
  }

  /** Heals another Monster, which pays for each life actually regained, as much as it has. */
  static void healForPay(Resolution r, Seat healer, Seat patient, int amount, int price) {
    if (!r.canAct(patient)) {
      return;
    }
    int gained = gainLife(r, patient, (long) amount + extraLife(r, healer, amount));
    int paid = (int) Math.min((long) gained * price, r.table.energy(patient));
    loseEnergy(r, patient, paid);
    gainEnergy(r, healer, paid);
  }

  /** Takes life other than by damage: no card defends against it, and it can eliminate. */
  static void loseLife(Resolution r, Seat seat, int amount) {
    int lost = Math.min(amount, r.table.life(seat));
    if (lost == 0 || !r.table.isAlive(seat)) {
      return;
    }
    r.emit(new LifeForfeited(seat, lost));
    Damage.checkFall(r, seat);
  }

  static void giveTokens(Resolution r, Seat seat, Token token, int count) {
    int given = Math.min(count, Table.MAX_TOKENS - r.table.tokens(seat, token));
    if (given > 0 && r.table.isAlive(seat)) {
      r.emit(new TokensGained(seat, token, given));
    }
  }

  /** Adjusts a Monster's maximum life to its cards, and its life to that maximum. */
  record FitMaximumLife(Seat seat) implements Frame {
    @Override
    public void run(Resolution r) {
      fitMaximumLife(r, seat);
    }
  }

  static void fitMaximumLife(Resolution r, Seat seat) {
    if (!r.table.isAlive(seat)) {
      return;
    }
    int maximum = maximumLife(r.table.rules(), r.cards, seat, r.table.cards(seat));
    if (maximum != r.table.maxLife(seat)) {
      int excess = r.table.life(seat) - maximum;
      if (excess > 0) {
        r.emit(new LifeForfeited(seat, excess));
      }
      r.emit(new MaximumLifeChanged(seat, maximum));
    }
  }

  /** The maximum life of a Monster with these cards. */
  static int maximumLife(RuleSet rules, CardRegistry cards, Seat owner, KeepCards held) {
    int usual = rules.maximumLife();
    int extra = 0;
    if (Hooks.MODIFIES_MAXIMUM_LIFE.isIn(held)) {
      for (HeldCard card : held) {
        extra = Math.max(extra, cards.extraMaximumLife(owner, card));
      }
    }
    return usual + Math.min(extra, Table.MAX_LIFE - usual);
  }
}
