package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.ModifiesDamage;
import io.github.kotrules.card.WhenDamageDealt;
import io.github.kotrules.card.WhenDamageTaken;
import io.github.kotrules.effect.DamageEffect.CheckSurvivors;
import io.github.kotrules.effect.DamageEffect.DealDamage;
import io.github.kotrules.effect.DamageEffect.EliminateMonster;
import io.github.kotrules.effect.DamageEffect.SufferDamage;
import io.github.kotrules.state.VitalEvent.LifeLost;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import org.jspecify.annotations.Nullable;

/**
 * Damage, whatever it comes from: first it is divided into packets, one for each Monster hit, then each packet meets its
 * target's {@linkplain Defence defences}, and what is left costs life.
 *
 * @rulebook D-5, D-8, Y-3
 */
final class Damage {
  private static final HookType<ModifiesDamage> MODIFIES_DAMAGE = HookType.of(ModifiesDamage.class);
  private static final HookType<WhenDamageTaken> WHEN_DAMAGE_TAKEN =
      HookType.of(WhenDamageTaken.class);
  private static final HookType<WhenDamageDealt> WHEN_DAMAGE_DEALT =
      HookType.of(WhenDamageDealt.class);

  /** All that can have a say while damage is dealt. */
  static final HookSet DISPUTES = HookSet.of(MODIFIES_DAMAGE, WHEN_DAMAGE_TAKEN, WHEN_DAMAGE_DEALT)
      .plus(Defence.DEFENCES)
      .plus(Elimination.DISPUTES);

  private Damage() {}

  /**
   * Fixes who takes how much: clockwise from the dealer's left, the dealer last. Where all take the same, the first packet
   * is suffered at once; the others wait on the agenda.
   */
  static void deal(Resolution r, DealDamage damage) {
    r.push(CheckSurvivors.INSTANCE);
    Seat dealer = damage.dealer();
    if (dealer != null && r.has(MODIFIES_DAMAGE, dealer)) {
      pushModified(r, damage, dealer);
    } else {
      dealEqual(r, damage, dealer == null ? r.table.activeSeat() : dealer);
    }
  }

  private static void dealEqual(Resolution r, DealDamage damage, Seat dealer) {
    SeatSet targets = damage.targets().and(r.table.living());
    if (!targets.isEmpty() && damage.amount() > 0) {
      Seat first = targets.nextFrom(dealer);
      pushAllBut(r, damage, targets, first);
      Defence.meet(r, packet(damage, first, damage.amount(), damage.kind()));
    }
  }

  /** Puts the packets of all but the first Monster on the agenda, so that they come clockwise after that one. */
  private static void pushAllBut(Resolution r, DealDamage damage, SeatSet targets, Seat first) {
    Seat seat = first;
    for (int left = targets.size() - 1; left > 0; left--) {
      seat = targets.previousFrom(seat);
      r.push(packet(damage, seat, damage.amount(), damage.kind()));
    }
  }

  private static void pushModified(Resolution r, DealDamage damage, Seat dealer) {
    int seats = r.table.seats();
    Seat seat = dealer;
    do {
      if (r.table.isAlive(seat)) {
        pushModified(r, damage, dealer, seat);
      }
      seat = seat.previous(seats);
    } while (seat != dealer);
  }

  private static void pushModified(Resolution r, DealDamage damage, Seat dealer, Seat seat) {
    if (damage.targets().contains(seat)) {
      push(r, damage, seat, damage.amount() + extra(r, damage, dealer, seat), damage.kind());
    } else {
      pushExtras(r, damage, dealer, seat);
    }
  }

  private static void push(
      Resolution r, DealDamage damage, Seat target, int amount, DamageKind kind) {
    if (amount > 0) {
      r.push(packet(damage, target, amount, kind));
    }
  }

  private static SufferDamage packet(DealDamage damage, Seat target, int amount, DamageKind kind) {
    return new SufferDamage(target, damage.dealer(), amount, kind, false, ImmutableList.of());
  }

  /** What the dealer's cards add for a target is part of its packet. */
  private static int extra(Resolution r, DealDamage damage, Seat dealer, Seat victim) {
    return r.sum(
        MODIFIES_DAMAGE,
        dealer,
        (hook, table, owner, card) -> hook.extraDamage(table, owner, damage, victim));
  }

  /** What each of the dealer's cards does to a Monster that is no target is a packet of its own, and no Smash. */
  private static void pushExtras(Resolution r, DealDamage damage, Seat dealer, Seat victim) {
    r.book.visit(
        MODIFIES_DAMAGE,
        r.table.cards(dealer),
        (hook, card) -> push(
            r, damage, victim, hook.extraDamage(r.table, dealer, damage, victim), DamageKind.CARD));
  }

  /** The packet costs life; then tokens and other consequences, and only then the Monster may fall. */
  static void take(Resolution r, SufferDamage packet) {
    Seat target = packet.target();
    LifeLost loss = loss(r, target, packet.amount(), packet.dealer(), packet.kind());
    r.emit(loss);
    if (r.table.life(target) == 0) {
      r.push(new EliminateMonster(target));
    } else if (r.has(WHEN_DAMAGE_TAKEN, target)) {
      r.trigger(
          WHEN_DAMAGE_TAKEN,
          target,
          (hook, table, owner, card) -> hook.whenDamageTaken(table, owner, loss));
    }
    Seat dealer = packet.dealer();
    if (dealer != null && r.has(WHEN_DAMAGE_DEALT, dealer)) {
      r.trigger(
          WHEN_DAMAGE_DEALT,
          dealer,
          (hook, table, owner, card) -> hook.whenDamageDealt(table, owner, loss));
    }
  }

  /** What so much damage costs a Monster: no more life than it has. */
  static LifeLost loss(
      Resolution r, Seat target, int amount, @Nullable Seat dealer, DamageKind kind) {
    return new LifeLost(target, Math.min(amount, r.table.life(target)), dealer, kind);
  }
}
