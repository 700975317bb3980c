package io.github.kotrules.rules;

import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.card.WhenAttacking;
import io.github.kotrules.card.WhenYielded;
import io.github.kotrules.card.WidensAttack;
import io.github.kotrules.effect.DamageEffect.DealDamage;
import io.github.kotrules.effect.TokyoEffect.OfferYields;
import io.github.kotrules.state.TokyoEvent.AttackMade;
import io.github.kotrules.state.TokyoEvent.TokyoHeld;
import io.github.kotrules.state.TokyoEvent.TokyoYielded;
import io.github.kotrules.state.VitalEvent.DamagePrevented;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Table;

/**
 * Smash: everybody on the other side of Tokyo's border is hit, then those hit in Tokyo may yield.
 *
 * @rulebook D-5, D-6, Y-1, Y-3, Y-4
 */
final class Smash {
  private static final HookType<WidensAttack> WIDENS_ATTACK = HookType.of(WidensAttack.class);
  private static final HookType<WhenAttacking> WHEN_ATTACKING = HookType.of(WhenAttacking.class);
  private static final HookType<WhenYielded> WHEN_YIELDED = HookType.of(WhenYielded.class);

  /** All that can have a say between an attack and the yielding after it. */
  private static final HookSet DISPUTES =
      Damage.DISPUTES.plus(HookSet.of(WIDENS_ATTACK, WHEN_ATTACKING));

  /** By attackers, and then by those who are asked after the damage. */
  private static final PerSeat<PerSeat<ChooseYield>> CHOOSE_YIELD =
      PerSeat.of(attacker -> PerSeat.of(seat -> new ChooseYield(seat, attacker, 0)));

  private static final PerSeat<OfferYields> OFFER_YIELDS = PerSeat.of(OfferYields::new);

  private Smash() {}

  static void attack(Resolution r, Seat attacker) {
    int smashes = Math.min(DiceGroups.smashes(r.book, r.table, attacker), Table.MAX_COUNT);
    if (smashes == 0) {
      return;
    }
    r.emit(new AttackMade(attacker, smashes));
    if (r.anybodyHasAny(DISPUTES)) {
      attackWithCards(r, attacker, smashes);
    } else {
      hit(r, attacker, smashes);
      if (!r.isWaiting()) {
        offerYields(r, attacker);
      }
    }
  }

  /** No card has a say: those on the other side of the border take the damage at once, clockwise from the attacker. */
  private static void hit(Resolution r, Seat attacker, int smashes) {
    SeatSet targets = r.table.otherSide(attacker);
    Seat target = attacker;
    for (int left = targets.size(); left > 0; left--) {
      target = targets.nextFrom(target);
      if (r.table.shielded().contains(target)) {
        r.emit(new DamagePrevented(target, smashes));
      } else {
        r.emit(Damage.loss(r, target, smashes, attacker, DamageKind.SMASH));
        Elimination.eliminate(r, target);
      }
    }
    Victory.checkSurvivors(r);
  }

  /** Damage is divided into packets, which wait on the agenda while cards speak; so does the offer to yield. */
  private static void attackWithCards(Resolution r, Seat attacker, int smashes) {
    r.push(OFFER_YIELDS.at(attacker));
    DealDamage damage = new DealDamage(attacker, targets(r, attacker), smashes, DamageKind.SMASH);
    if (r.has(WHEN_ATTACKING, attacker)) {
      r.push(damage);
      r.trigger(
          WHEN_ATTACKING, attacker, (hook, table, owner, card) -> hook.whenAttacking(table, owner));
    } else {
      Damage.deal(r, damage);
    }
  }

  /** Whom an attack hits: those on the other side of the border, and whom cards add. */
  static SeatSet targets(Resolution r, Seat attacker) {
    SeatSet targets = r.table.otherSide(attacker);
    if (!r.has(WIDENS_ATTACK, attacker)) {
      return targets;
    }
    SeatSet[] wide = {targets};
    r.book.visit(
        WIDENS_ATTACK,
        r.table.cards(attacker),
        (hook, card) -> wide[0] = wide[0].plus(hook.targets(r.table, attacker)));
    return wide[0];
  }

  /** Asks the next Monster, clockwise from the attacker, that lost life in Tokyo and has not answered yet. */
  static void offerYields(Resolution r, Seat attacker) {
    SeatSet toAsk = r.table.smashed().minus(r.table.stayed()).and(r.table.inTokyo());
    if (!toAsk.isEmpty()) {
      r.push(OFFER_YIELDS.at(attacker));
      r.await(CHOOSE_YIELD.at(attacker).at(toAsk.nextFrom(attacker)));
    } else if (r.anybodyHas(WHEN_YIELDED)) {
      finishYields(r, attacker);
    }
  }

  static void stay(Resolution r, ChooseYield choice) {
    r.emit(new TokyoHeld(choice.seat(), r.table.place(choice.seat()), choice.attacker()));
    askOthers(r, choice);
  }

  /** A Monster that is asked before the damage avoids by yielding the packet on top of the agenda. */
  static void yieldTokyo(Resolution r, ChooseYield choice) {
    if (choice.avoidable() > 0) {
      Defence.avoid(r);
    }
    Seat seat = choice.seat();
    r.emit(new TokyoYielded(seat, r.table.place(seat), choice.attacker()));
    askOthers(r, choice);
  }

  /** The offer that put the question is on top of the agenda: it goes on. Before damage it was not an offer that asked. */
  private static void askOthers(Resolution r, ChooseYield choice) {
    if (choice.avoidable() == 0) {
      offerYields(r, r.pop(OfferYields.class).attacker());
    }
  }

  /** The cards of those who yielded speak, clockwise from the attacker. */
  private static void finishYields(Resolution r, Seat attacker) {
    int seats = r.table.seats();
    for (Seat seat = attacker.previous(seats); seat != attacker; seat = seat.previous(seats)) {
      if (r.table.yielded().contains(seat)) {
        r.trigger(
            WHEN_YIELDED,
            seat,
            (hook, table, owner, card) -> hook.whenYielded(table, owner, attacker));
      }
    }
  }
}
