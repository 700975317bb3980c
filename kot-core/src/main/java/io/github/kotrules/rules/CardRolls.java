package io.github.kotrules.rules;

import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.DiceAction.ProbeDie;
import io.github.kotrules.action.DiceAction.RerollWithCard;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.card.RerollsForFree;
import io.github.kotrules.card.WhenCardRolled;
import io.github.kotrules.effect.DiceEffect.HearCardRoll;
import io.github.kotrules.effect.DiceEffect.OfferFreeReroll;
import io.github.kotrules.effect.DiceEffect.RollForCard;
import io.github.kotrules.effect.DiceEffect.SettleCardRoll;
import io.github.kotrules.effect.DiceEffect.TakeCardRoll;
import io.github.kotrules.effect.DiceEffect.TakeFreeReroll;
import io.github.kotrules.effect.DiceEffect.TakeProbe;
import io.github.kotrules.state.CardEvent.CardUsed;
import io.github.kotrules.state.DiceEvent.CardDiceRolled;
import io.github.kotrules.state.DiceEvent.DiceRolled;
import io.github.kotrules.state.DiceEvent.RerollForced;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;

/** Dice that fall because of a card: a die of another's that is rolled again, and dice that a card rolls for itself. */
final class CardRolls {
  private static final HookType<RerollsForFree> REROLLS_FOR_FREE =
      HookType.of(RerollsForFree.class);
  private static final HookType<WhenCardRolled> WHEN_CARD_ROLLED =
      HookType.of(WhenCardRolled.class);

  private CardRolls() {}

  static void offerProbe(Resolution r, Seat owner) {
    r.ask(new ChooseProbe(owner));
  }

  static void probe(Resolution r, Seat owner, ProbeDie action) {
    r.emit(new CardUsed(owner, action.card()));
    r.emit(new RerollForced(owner, action.card(), Dice.of(action.face())));
    r.push(new TakeProbe(owner, action.card()));
    r.awaitDice(DiceChance.of(r.table.activeSeat(), 1, DiceChance.Use.CARD));
  }

  static void takeProbe(Resolution r, TakeProbe probe) {
    Seat roller = r.table.activeSeat();
    Dice dice = r.fallenDice();
    r.emit(new DiceRolled(roller, dice));
    r.push(new OfferFreeReroll(roller, dice));
    hear(r, probe.owner(), probe.card(), dice);
  }

  /** The roller's free rerolls may touch only the dice that just fell, not the others it had already let lie. */
  static void offerFreeReroll(Resolution r, OfferFreeReroll offer) {
    if (r.has(REROLLS_FOR_FREE, offer.seat())) {
      r.ask(new ChooseFreeReroll(offer.seat(), offer.dice(), null));
    }
  }

  static void freeReroll(Resolution r, ChooseFreeReroll choice, RerollWithCard action) {
    Seat seat = choice.seat();
    r.emit(new CardUsed(seat, action.card()));
    if (choice.rolledFor() == null) {
      r.emit(new RerollForced(seat, action.card(), action.dice()));
      r.push(new TakeFreeReroll(seat));
    } else {
      HearCardRoll roll = r.pop(HearCardRoll.class);
      r.push(new TakeCardRoll(seat, roll.card(), roll.dice().minus(action.dice())));
    }
    r.awaitDice(DiceChance.of(seat, action.dice().size(), DiceChance.Use.CARD));
  }

  static void takeFreeReroll(Resolution r, Seat seat) {
    r.emit(new DiceRolled(seat, r.fallenDice()));
    r.push(new OfferFreeReroll(seat, r.fallenDice()));
  }

  static void rollForCard(Resolution r, RollForCard roll) {
    r.push(new TakeCardRoll(roll.owner(), roll.card(), Dice.none()));
    r.awaitDice(DiceChance.of(roll.owner(), roll.dice(), DiceChance.Use.CARD));
  }

  static void takeCardRoll(Resolution r, TakeCardRoll roll) {
    r.emit(new CardDiceRolled(roll.owner(), roll.card(), r.fallenDice()));
    r.push(new SettleCardRoll(roll.owner(), roll.card(), roll.kept().plus(r.fallenDice())));
  }

  static void settleCardRoll(Resolution r, SettleCardRoll roll) {
    r.push(new HearCardRoll(roll.owner(), roll.card(), roll.dice()));
    if (r.has(REROLLS_FOR_FREE, roll.owner())) {
      r.ask(new ChooseFreeReroll(roll.owner(), roll.dice(), roll.card()));
    }
  }

  /** Lets a card say what the dice mean to it. */
  static void hear(Resolution r, Seat owner, CardId id, Dice dice) {
    HeldCard card = r.table.cards(owner).find(id);
    if (card != null) {
      r.triggerCard(
          WHEN_CARD_ROLLED,
          owner,
          card,
          (hook, table, seat, held) -> hook.whenCardRolled(table, seat, held, dice));
    }
  }
}
