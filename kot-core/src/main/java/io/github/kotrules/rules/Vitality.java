package io.github.kotrules.rules;

import io.github.kotrules.card.ModifiesEnergyGain;
import io.github.kotrules.card.ModifiesHealing;
import io.github.kotrules.card.ModifiesMaximumLife;
import io.github.kotrules.effect.DamageEffect.CheckSurvivors;
import io.github.kotrules.effect.DamageEffect.EliminateMonster;
import io.github.kotrules.effect.VitalEffect.HealForPay;
import io.github.kotrules.state.VitalEvent.EnergyGained;
import io.github.kotrules.state.VitalEvent.EnergyLost;
import io.github.kotrules.state.VitalEvent.LifeForfeited;
import io.github.kotrules.state.VitalEvent.LifeGained;
import io.github.kotrules.state.VitalEvent.MaximumLifeChanged;
import io.github.kotrules.state.VitalEvent.PointsGained;
import io.github.kotrules.state.VitalEvent.PointsLost;
import io.github.kotrules.state.VitalEvent.TokensGained;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.KeepCards;
import io.github.kotrules.state.Table;

/**
 * Points, energy, life and tokens of one Monster: what is wanted meets its caps and the cards that add to it. Nothing
 * happens to a Monster that is out.
 *
 * @rulebook D-3, D-4, W-1
 */
final class Vitality {
  private static final HookType<ModifiesEnergyGain> MODIFIES_ENERGY_GAIN =
      HookType.of(ModifiesEnergyGain.class);
  private static final HookType<ModifiesHealing> MODIFIES_HEALING =
      HookType.of(ModifiesHealing.class);
  private static final HookType<ModifiesMaximumLife> MODIFIES_MAXIMUM_LIFE =
      HookType.of(ModifiesMaximumLife.class);

  private Vitality() {}

  static void gainPoints(Resolution r, Seat seat, int amount) {
    int gained = Math.min(amount, Table.MAX_POINTS - r.table.points(seat));
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
    int extra = r.has(MODIFIES_ENERGY_GAIN, seat)
        ? r.sum(
            MODIFIES_ENERGY_GAIN,
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
    if (amount > 0 && r.table.isAlive(seat)) {
      gainLife(r, seat, amount + extraLife(r, seat, amount));
    }
  }

  private static int gainLife(Resolution r, Seat seat, int amount) {
    int gained = Math.min(amount, r.table.maxLife(seat) - r.table.life(seat));
    if (gained > 0) {
      r.emit(new LifeGained(seat, gained));
    }
    return gained;
  }

  private static int extraLife(Resolution r, Seat healer, int amount) {
    return r.has(MODIFIES_HEALING, healer)
        ? r.sum(
            MODIFIES_HEALING,
            healer,
            (hook, table, owner, card) -> hook.extraLife(table, owner, amount))
        : 0;
  }

  static void healForPay(Resolution r, HealForPay effect) {
    Seat healer = effect.healer();
    Seat patient = effect.patient();
    if (!r.table.isAlive(patient)) {
      return;
    }
    int gained = gainLife(r, patient, effect.amount() + extraLife(r, healer, effect.amount()));
    int paid = Math.min(gained * effect.price(), r.table.energy(patient));
    loseEnergy(r, patient, paid);
    gainEnergy(r, healer, paid);
  }

  /** Life that is lost but is no damage: nothing defends against it, and it can eliminate. */
  static void loseLife(Resolution r, Seat seat, int amount) {
    int lost = Math.min(amount, r.table.life(seat));
    if (lost == 0 || !r.table.isAlive(seat)) {
      return;
    }
    r.emit(new LifeForfeited(seat, lost));
    if (r.table.life(seat) == 0) {
      r.push(CheckSurvivors.INSTANCE);
      r.push(new EliminateMonster(seat));
    }
  }

  static void giveTokens(Resolution r, Seat seat, Token token, int count) {
    int given = Math.min(count, Table.MAX_TOKENS - r.table.tokens(seat, token));
    if (given > 0 && r.table.isAlive(seat)) {
      r.emit(new TokensGained(seat, token, given));
    }
  }

  static void fitMaximumLife(Resolution r, Seat seat) {
    if (!r.table.isAlive(seat)) {
      return;
    }
    int most = maximumLife(r.book, r.table.cards(seat));
    if (most != r.table.maxLife(seat)) {
      int excess = r.table.life(seat) - most;
      if (excess > 0) {
        r.emit(new LifeForfeited(seat, excess));
      }
      r.emit(new MaximumLifeChanged(seat, most));
    }
  }

  /** The most life that these cards allow. */
  static int maximumLife(CardBook book, KeepCards cards) {
    int[] most = {Table.STARTING_LIFE};
    book.visit(
        MODIFIES_MAXIMUM_LIFE,
        cards,
        (hook, card) -> most[0] = Math.max(most[0], hook.maximumLife()));
    return Math.min(most[0], Table.MAX_LIFE);
  }
}
