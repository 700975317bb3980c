package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet.Entry;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.rules.CardRegistry.BadAnswer;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.TokyoHeld;
import io.github.kotrules.state.Event.TokyoYielded;
import io.github.kotrules.state.Table;

/**
 * Smash: hits all Monsters in Tokyo from outside, or all outside from Tokyo; then those hit in Tokyo may yield.
 *
 * @rulebook D-5, D-6, Y-1, Y-3, Y-4
 */
final class Smash {
  private static final ImmutableList<Action> STAY_OR_YIELD =
      ImmutableList.of(new StayInTokyo(), new YieldTokyo());

  /** The answers to stay in Tokyo, or to yield. */
  static final Choice<ChooseYield> YIELDS =
      (cards, table, asked) -> CardUse.withUses(cards, table, asked.seat(), STAY_OR_YIELD);

  /** All hooks that can act between an attack and the yielding after it. */
  private static final HookSet DISPUTES =
      HookSet.of(Damage.DISPUTES, Hooks.WIDENS_ATTACK, Hooks.WHEN_ATTACKING);

  private static final HookSet AFTER_YIELDS = HookSet.of(Hooks.WHEN_YIELDED, Hooks.WHEN_TOKYO_LEFT);

  private static final PerSeat<OfferYields> OFFER_YIELDS = PerSeat.of(OfferYields::new);

  /** The questions by attacker, and then by the asked seat. */
  private static final PerSeat<PerSeat<ChooseYield>> CHOOSE_YIELD =
      PerSeat.of(attacker -> PerSeat.of(seat -> new ChooseYield(seat, attacker, 0)));

  private static final PerSeat<PerSeat<Frames>> ASK_YIELD = PerSeat.of(attacker ->
      PerSeat.of(seat -> new Frames(new AskYield(CHOOSE_YIELD.at(attacker).at(seat)), null)));

  private Smash() {}

  static void attack(Resolution r, Seat attacker) {
    int smashes = Math.min(ResolveStep.smashes(r.cards, r.table, attacker), Table.MAX_PER_TURN);
    if (smashes <= 0) {
      return;
    }
    r.emit(new AttackMade(attacker, smashes));
    if (r.anybodyHas(DISPUTES)) {
      attackWithCards(r, attacker, smashes);
    } else {
      if (!takesEmptyCity(r, attacker)) {
        Damage.dealUndisputed(r, attacker, r.table.otherSide(attacker), smashes);
      }
      if (!r.isWaiting()) {
        offerYields(r, attacker);
      }
    }
  }

  /** Whether an attack takes the empty City instead of dealing damage, if only attackers enter Tokyo (T-2). */
  private static boolean takesEmptyCity(Resolution r, Seat attacker) {
    return r.table.rules().entry() == Entry.AFTER_ATTACK
        && !r.table.isInTokyo(attacker)
        && r.table.occupant(Place.CITY) == null;
  }

  private static void attackWithCards(Resolution r, Seat attacker, int smashes) {
    r.push(OFFER_YIELDS.at(attacker));
    if (!takesEmptyCity(r, attacker)) {
      r.push(new DealSmash(attacker, targets(r, attacker), smashes));
    }
    r.trigger(
        Hooks.WHEN_ATTACKING,
        attacker,
        (hook, table, owner, card) -> hook.whenAttacking(table, owner));
  }

  /** Deals the damage of an attack whose targets and strength are fixed. */
  private record DealSmash(Seat attacker, SeatSet targets, int smashes) implements Frame {
    @Override
    public void run(Resolution r) {
      Damage.deal(r, new DealDamage(attacker, targets, smashes, DamageKind.SMASH));
    }
  }

  /** The targets of an attack: the Monsters on the other side of Tokyo's border, and those that cards add. */
  static SeatSet targets(Resolution r, Seat attacker) {
    if (takesEmptyCity(r, attacker)) {
      return SeatSet.none();
    }
    SeatSet targets = r.table.otherSide(attacker);
    if (!r.has(Hooks.WIDENS_ATTACK, attacker)) {
      return targets;
    }
    SeatSet[] wide = {targets};
    r.cards.visit(
        Hooks.WIDENS_ATTACK,
        r.table,
        attacker,
        (hook, card) -> wide[0] = wide[0].plus(checked(r, hook.targets(r.table, attacker))));
    return wide[0];
  }

  private static SeatSet checked(Resolution r, SeatSet targets) {
    Seat absent = r.absentFrom(CardRegistry.answered(targets));
    if (absent != null) {
      throw new BadAnswer(
          "added " + targets + " to the targets, but " + absent + " is not at the table");
    }
    return targets;
  }

  /** Asks every Monster that lost life in Tokyo whether it yields (Y-4). */
  private record OfferYields(Seat attacker) implements Frame {
    @Override
    public void run(Resolution r) {
      offerYields(r, attacker);
    }
  }

  /** Asks the next Monster, clockwise from the attacker, that lost life in Tokyo and has not answered yet. */
  private static void offerYields(Resolution r, Seat attacker) {
    SeatSet toAsk = r.table.smashed().minus(r.table.stayed()).and(r.table.inTokyo());
    if (!toAsk.isEmpty()) {
      Seat asked = toAsk.nextFrom(attacker);
      r.await(ASK_YIELD.at(attacker).at(asked), CHOOSE_YIELD.at(attacker).at(asked));
    } else if (r.anybodyHas(AFTER_YIELDS)) {
      finishYields(r, attacker);
    }
  }

  private record AskYield(ChooseYield question) implements Asker {
    /** Skips the question if the use of a card has taken the Monster out of Tokyo. */
    @Override
    public void run(Resolution r) {
      if (r.table.isInTokyo(question.seat())) {
        r.ask(this);
      } else {
        offerYields(r, question.attacker());
      }
    }

    @Override
    public Choice<?> choice() {
      return YIELDS;
    }

    @Override
    public void answer(Resolution r, Action action) {
      resolveYield(r, question, action);
      offerYields(r, question.attacker());
    }
  }

  /** Lets a Monster yield or stay. */
  static void resolveYield(Resolution r, ChooseYield question, Action action) {
    Seat seat = question.seat();
    Seat attacker = question.attacker();
    Place place = r.table.place(seat);
    if (action instanceof YieldTokyo) {
      r.emit(new TokyoYielded(seat, place, attacker));
    } else {
      r.emit(new TokyoHeld(seat, place, attacker));
    }
  }

  /** Lets the cards of those who yielded act, clockwise from the attacker. Their damage is one effect (D-8). */
  private static void finishYields(Resolution r, Seat attacker) {
    int seats = r.table.seats();
    Damage.beginEffect(r, attacker);
    for (Seat seat = attacker.previous(seats); seat != attacker; seat = seat.previous(seats)) {
      if (r.table.yielded().contains(seat)) {
        r.pushAll(Tokyo.afterLeaving(r, seat));
        r.trigger(
            Hooks.WHEN_YIELDED,
            seat,
            (hook, table, owner, card) -> hook.whenYielded(table, owner, attacker));
      }
    }
  }
}
