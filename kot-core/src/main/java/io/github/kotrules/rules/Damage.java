package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.card.BeforeDamage;
import io.github.kotrules.card.DefendsAgainstDamage;
import io.github.kotrules.card.IgnoresDamage;
import io.github.kotrules.card.MayBeUsed;
import io.github.kotrules.card.ModifiesDamage;
import io.github.kotrules.card.WhenDamageDealt;
import io.github.kotrules.card.WhenDamageTaken;
import io.github.kotrules.card.YieldsBeforeDamage;
import io.github.kotrules.effect.DamageEffect.CheckSurvivors;
import io.github.kotrules.effect.DamageEffect.DealDamage;
import io.github.kotrules.effect.DamageEffect.EliminateMonster;
import io.github.kotrules.effect.DamageEffect.SufferDamage;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.event.CardEvent.CardUsed;
import io.github.kotrules.event.VitalEvent.DamagePrevented;
import io.github.kotrules.event.VitalEvent.LifeLost;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.HeldCard;
import java.util.Objects;

/**
 * Damage, whatever it comes from: first it is divided into packets, one for each Monster hit, then each packet meets its
 * target's defences, and what is left costs life.
 *
 * @rulebook D-5, D-8, Y-2, Y-3
 */
final class Damage {
  private static final HookType<ModifiesDamage> MODIFIES_DAMAGE = HookType.of(ModifiesDamage.class);
  private static final HookType<IgnoresDamage> IGNORES_DAMAGE = HookType.of(IgnoresDamage.class);
  private static final HookType<YieldsBeforeDamage> YIELDS_BEFORE_DAMAGE =
      HookType.of(YieldsBeforeDamage.class);
  private static final HookType<BeforeDamage> BEFORE_DAMAGE = HookType.of(BeforeDamage.class);
  private static final HookType<DefendsAgainstDamage> DEFENDS =
      HookType.of(DefendsAgainstDamage.class);
  private static final HookType<MayBeUsed> MAY_BE_USED = HookType.of(MayBeUsed.class);
  private static final HookType<WhenDamageTaken> WHEN_DAMAGE_TAKEN =
      HookType.of(WhenDamageTaken.class);
  private static final HookType<WhenDamageDealt> WHEN_DAMAGE_DEALT =
      HookType.of(WhenDamageDealt.class);

  /** All that a target can have against a packet. */
  private static final HookSet DEFENCES =
      HookSet.of(IGNORES_DAMAGE, YIELDS_BEFORE_DAMAGE, BEFORE_DAMAGE, DEFENDS, MAY_BE_USED);

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
      pushEqual(r, damage, targets.without(first), first);
      suffer(r, packet(damage, first, damage.amount(), damage.kind()));
    }
  }

  /** Puts the packets of these Monsters on the agenda, so that they come clockwise after the first one. */
  private static void pushEqual(Resolution r, DealDamage damage, SeatSet targets, Seat first) {
    SeatSet left = targets;
    Seat seat = first;
    while (!left.isEmpty()) {
      seat = left.previousFrom(seat);
      left = left.without(seat);
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

  /** One packet meets what its target has against it: each defence brings it back here until none is left. */
  static void suffer(Resolution r, SufferDamage packet) {
    Seat target = packet.target();
    if (!r.table.isAlive(target)) {
      return;
    }
    if (r.table.shielded().contains(target)) {
      r.emit(new DamagePrevented(target, packet.amount()));
    } else if (r.hasAny(DEFENCES, target)) {
      meetDefences(r, packet);
    } else {
      take(r, packet);
    }
  }

  private static void meetDefences(Resolution r, SufferDamage packet) {
    Seat target = packet.target();
    if (isIgnored(r, packet)) {
      r.emit(new DamagePrevented(target, packet.amount()));
    } else if (mayYieldFirst(r, packet)) {
      r.push(packet.staying());
      r.await(new ChooseYield(target, Objects.requireNonNull(packet.dealer()), packet.amount()));
    } else if (!defendsByItself(r, packet)) {
      offerDefence(r, packet);
    }
  }

  private static boolean isIgnored(Resolution r, SufferDamage packet) {
    return r.has(IGNORES_DAMAGE, packet.target())
        && r.book.any(
            IGNORES_DAMAGE,
            r.table,
            packet.target(),
            (hook, table, owner, card) -> hook.ignores(table, owner, packet.amount()));
  }

  private static boolean mayYieldFirst(Resolution r, SufferDamage packet) {
    return !packet.stays()
        && packet.kind() == DamageKind.SMASH
        && r.table.isInTokyo(packet.target())
        && r.has(YIELDS_BEFORE_DAMAGE, packet.target())
        && r.book.any(
            YIELDS_BEFORE_DAMAGE,
            r.table,
            packet.target(),
            (hook, table, owner, card) -> hook.yieldsFirst(table, owner, packet));
  }

  /** The packet on top of the agenda is not taken. */
  static void avoid(Resolution r) {
    SufferDamage packet = r.pop(SufferDamage.class);
    r.emit(new DamagePrevented(packet.target(), packet.amount()));
  }

  /** The first card that has not yet spoken against this packet does so; whether there was one. */
  private static boolean defendsByItself(Resolution r, SufferDamage packet) {
    Seat target = packet.target();
    if (!r.has(BEFORE_DAMAGE, target)) {
      return false;
    }
    HeldCard[] next = {null};
    r.book.visit(BEFORE_DAMAGE, r.table.cards(target), (hook, card) -> {
      if (next[0] == null && !packet.used().contains(card.id())) {
        next[0] = card;
      }
    });
    if (next[0] == null) {
      return false;
    }
    r.push(packet.using(next[0].id()));
    r.triggerCard(
        BEFORE_DAMAGE,
        target,
        next[0],
        (hook, table, owner, card) -> hook.beforeDamage(table, owner, card, packet));
    return true;
  }

  private static void offerDefence(Resolution r, SufferDamage packet) {
    if (r.has(DEFENDS, packet.target()) || r.has(MAY_BE_USED, packet.target())) {
      r.push(packet);
      r.ask(new ChooseDefence(packet.target(), packet.amount(), packet.kind()));
    } else {
      take(r, packet);
    }
  }

  /** A card that defends, which then counts as used against this packet. */
  static void defend(Resolution r, Seat seat, CardId id) {
    SufferDamage packet = r.pop(SufferDamage.class);
    HeldCard card = Objects.requireNonNull(r.table.cards(seat).find(id));
    r.emit(new CardUsed(seat, id));
    r.push(packet.using(id));
    r.triggerCard(
        DEFENDS, seat, card, (hook, table, owner, held) -> hook.defend(table, owner, held, packet));
  }

  /** Takes some off the packet that is next on the agenda, below what a card wants beside this. */
  static void reduce(Resolution r, int amount) {
    Effect next = r.table.pop();
    if (next instanceof SufferDamage packet) {
      reduce(r, packet, amount);
    } else {
      reduce(r, amount);
      r.push(next);
    }
  }

  private static void reduce(Resolution r, SufferDamage packet, int amount) {
    int prevented = Math.min(amount, packet.amount());
    if (prevented > 0) {
      r.emit(new DamagePrevented(packet.target(), prevented));
    }
    if (prevented < packet.amount()) {
      r.push(packet.reducedBy(prevented));
    }
  }

  /** The packet costs life; then tokens and other consequences, and only then the Monster may fall. */
  static void take(Resolution r, SufferDamage packet) {
    Seat target = packet.target();
    int lost = Math.min(packet.amount(), r.table.life(target));
    LifeLost loss = new LifeLost(target, lost, packet.dealer(), packet.kind());
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
}
