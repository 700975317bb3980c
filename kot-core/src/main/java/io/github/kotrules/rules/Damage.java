package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Event.DamagePrevented;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.state.Event.MonsterRevived;
import io.github.kotrules.state.Event.TokyoLeft;
import io.github.kotrules.state.Table;

/**
 * Damage, whatever it comes from: first it is divided into packets, one for each Monster hit, then each packet meets its
 * target's {@linkplain Defence defences}, and what is left costs life. A Monster at 0 life is out, unless a card of its own
 * saves it.
 *
 * @rulebook D-5, D-7, D-8, T-4, T-6, Y-3
 */
final class Damage {
  /** All hooks that can act while damage is dealt and when a Monster falls; a copy of one of its cards ends then. */
  static final HookSet DISPUTES = HookSet.of(
      Hooks.MODIFIES_DAMAGE,
      Hooks.WHEN_DAMAGE_TAKEN,
      Hooks.WHEN_DAMAGE_DEALT,
      Hooks.INSTEAD_OF_ELIMINATION,
      Hooks.WHEN_MONSTER_FALLS,
      Hooks.COPIES_CARDS,
      Defence.HOOKS);

  /** No packet is larger, whatever cards add. */
  private static final int MAX_DAMAGE = Table.MAX_ENERGY;

  private Damage() {}

  /** Fixes who takes how much: clockwise from the dealer's left, the dealer last. The packets go on the agenda. */
  static void deal(Resolution r, DealDamage damage) {
    r.push(Victory.CHECK_SURVIVORS);
    Seat dealer = damage.dealer() == null ? r.table.activeSeat() : damage.dealer();
    boolean modified = damage.dealer() != null && r.has(Hooks.MODIFIES_DAMAGE, dealer);
    Seat seat = dealer;
    do {
      if (r.table.isAlive(seat)) {
        if (damage.targets().contains(seat)) {
          int extra = modified ? extra(r, damage, dealer, seat) : 0;
          pushPacket(r, damage, seat, (long) damage.amount() + extra, damage.kind());
        } else if (modified) {
          pushExtras(r, damage, dealer, seat);
        }
      }
      seat = seat.previous(r.table.seats());
    } while (seat != dealer);
  }

  private static void pushPacket(
      Resolution r, DealDamage damage, Seat target, long amount, DamageKind kind) {
    if (amount > 0) {
      int capped = (int) Math.min(amount, MAX_DAMAGE);
      r.push(new Defence.MeetDamage(DamagePacket.of(target, damage.dealer(), capped, kind)));
    }
  }

  /** What the dealer's cards add for a target is part of its packet. */
  private static int extra(Resolution r, DealDamage damage, Seat dealer, Seat victim) {
    return r.sum(
        Hooks.MODIFIES_DAMAGE,
        dealer,
        (hook, table, owner, card) -> hook.extraDamage(table, owner, damage, victim));
  }

  /** What each of the dealer's cards does to a Monster that is not a target is a packet of its own, and not Smash. */
  private static void pushExtras(Resolution r, DealDamage damage, Seat dealer, Seat victim) {
    r.cards.visit(
        Hooks.MODIFIES_DAMAGE,
        r.table,
        dealer,
        (hook, card) -> pushPacket(
            r, damage, victim, hook.extraDamage(r.table, dealer, damage, victim), DamageKind.CARD));
  }

  /**
   * Deals Smash where no card has any of the {@link #DISPUTES}: the targets take the damage at once, clockwise from the
   * attacker.
   *
   * <p>A fast path. It must agree with {@link #deal}.
   */
  static void dealUndisputed(Resolution r, Seat attacker, SeatSet targets, int amount) {
    Seat target = attacker;
    for (int left = targets.size(); left > 0; left--) {
      target = targets.nextFrom(target);
      if (r.table.shielded().contains(target)) {
        r.emit(new DamagePrevented(target, amount));
      } else {
        int lost = Math.min(amount, r.table.life(target));
        r.emit(new LifeLost(target, lost, attacker, DamageKind.SMASH));
        eliminate(r, target);
      }
    }
    Victory.checkSurvivors(r);
  }

  /** The packet costs life, as far as there is any; then consequences, and only then the Monster may fall. */
  static void take(Resolution r, DamagePacket packet) {
    Seat target = packet.target();
    Seat dealer = packet.dealer();
    int lost = Math.min(packet.amount(), r.table.life(target));
    LifeLost loss = new LifeLost(target, lost, dealer, packet.kind());
    r.emit(loss);
    if (r.table.life(target) == 0) {
      r.push(new EliminateMonster(target));
    } else if (r.has(Hooks.WHEN_DAMAGE_TAKEN, target)) {
      r.trigger(
          Hooks.WHEN_DAMAGE_TAKEN,
          target,
          (hook, table, owner, card) -> hook.whenDamageTaken(table, owner, loss));
    }
    if (dealer != null && r.has(Hooks.WHEN_DAMAGE_DEALT, dealer)) {
      r.trigger(
          Hooks.WHEN_DAMAGE_DEALT,
          dealer,
          (hook, table, owner, card) -> hook.whenDamageDealt(table, owner, loss));
    }
  }

  /** Takes a Monster off the table if it is still at 0 life. */
  record EliminateMonster(Seat seat) implements Frame {
    @Override
    public void run(Resolution r) {
      eliminate(r, seat);
    }
  }

  private static void eliminate(Resolution r, Seat seat) {
    if (!r.table.isAlive(seat) || r.table.life(seat) > 0) {
      return;
    }
    ImmutableList<Deed> rescue = r.cards.deeds(
        Hooks.INSTEAD_OF_ELIMINATION,
        r.table,
        seat,
        (hook, table, owner, card) -> hook.insteadOfElimination(table, owner, card));
    if (rescue.isEmpty()) {
      fall(r, seat);
    }
    if (r.anybodyHas(Hooks.WHEN_MONSTER_FALLS)) {
      r.push(new AnnounceFall(seat));
    }
    if (!rescue.isEmpty()) {
      r.push(new CheckRescue(seat));
      r.push(rescue.get(0));
    }
  }

  private static void fall(Resolution r, Seat seat) {
    CardsInPlay.discardAll(r, seat);
    r.emit(new MonsterEliminated(seat));
    Tokyo.closeBay(r);
  }

  /** A Monster that its card has not saved falls. */
  private record CheckRescue(Seat seat) implements Frame {
    @Override
    public void run(Resolution r) {
      if (r.table.isAlive(seat) && r.table.life(seat) == 0) {
        fall(r, seat);
      }
    }
  }

  /** Lets others' cards act when a Monster has fallen to 0 life, clockwise from the active Monster. */
  private record AnnounceFall(Seat victim) implements Frame {
    @Override
    public void run(Resolution r) {
      int seats = r.table.seats();
      Seat active = r.table.activeSeat();
      Seat seat = active;
      do {
        seat = seat.previous(seats);
        if (seat != victim) {
          r.trigger(
              Hooks.WHEN_MONSTER_FALLS,
              seat,
              (hook, table, owner, card) -> hook.whenMonsterFalls(table, owner, victim));
        }
      } while (seat != active);
    }
  }

  /** Brings a Monster back outside Tokyo, without cards and points; energy and tokens stay. */
  static void revive(Resolution r, Seat seat, int life) {
    if (!r.table.isAlive(seat) || r.table.life(seat) > 0) {
      return;
    }
    CardsInPlay.discardAll(r, seat);
    MonsterStats.losePoints(r, seat, Table.MAX_POINTS);
    if (r.table.isInTokyo(seat)) {
      r.emit(new TokyoLeft(seat, r.table.place(seat)));
    }
    MonsterStats.fitMaximumLife(r, seat);
    r.emit(new MonsterRevived(seat, Math.min(life, r.table.maxLife(seat))));
  }
}
