package io.github.kotrules.rules;

import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.card.BeforeDamage;
import io.github.kotrules.card.DefendsAgainstDamage;
import io.github.kotrules.card.IgnoresDamage;
import io.github.kotrules.card.YieldsBeforeDamage;
import io.github.kotrules.effect.DamageEffect.SufferDamage;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.state.CardEvent.CardUsed;
import io.github.kotrules.state.VitalEvent.DamagePrevented;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import java.util.Objects;

/**
 * A packet of damage meets what its target has against it; what is left is taken.
 *
 * @rulebook D-8, Y-2, Y-3
 */
final class Defence {
  private static final HookType<IgnoresDamage> IGNORES_DAMAGE = HookType.of(IgnoresDamage.class);
  private static final HookType<YieldsBeforeDamage> YIELDS_BEFORE_DAMAGE =
      HookType.of(YieldsBeforeDamage.class);
  private static final HookType<BeforeDamage> BEFORE_DAMAGE = HookType.of(BeforeDamage.class);
  private static final HookType<DefendsAgainstDamage> DEFENDS =
      HookType.of(DefendsAgainstDamage.class);

  /** All that a target can have against a packet. */
  static final HookSet DEFENCES =
      HookSet.of(IGNORES_DAMAGE, YIELDS_BEFORE_DAMAGE, BEFORE_DAMAGE, DEFENDS, CardUse.MAY_BE_USED);

  private Defence() {}

  /** One packet meets what its target has against it: each defence brings it back here until none is left. */
  static void meet(Resolution r, SufferDamage packet) {
    Seat target = packet.target();
    if (!r.table.isAlive(target)) {
      return;
    }
    if (r.table.shielded().contains(target)) {
      r.emit(new DamagePrevented(target, packet.amount()));
    } else if (r.hasAny(DEFENCES, target)) {
      meetDefences(r, packet);
    } else {
      Damage.take(r, packet);
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
    if (r.has(DEFENDS, packet.target()) || r.has(CardUse.MAY_BE_USED, packet.target())) {
      r.push(packet);
      r.ask(new ChooseDefence(packet.target(), packet.amount(), packet.kind()));
    } else {
      Damage.take(r, packet);
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
}
