package io.github.kotrules.cards.laws;

import static io.github.kotrules.cards.CardIds.APARTMENT_BUILDING;
import static io.github.kotrules.cards.CardIds.MIMIC;
import static io.github.kotrules.cards.CardIds.PSYCHIC_PROBE;
import static io.github.kotrules.cards.CardIds.WINGS;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.BuyTopCard;
import io.github.kotrules.action.Action.CopyCard;
import io.github.kotrules.action.Action.Decline;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.EndSelling;
import io.github.kotrules.action.Action.GiveHearts;
import io.github.kotrules.action.Action.KeepDice;
import io.github.kotrules.action.Action.PickMonster;
import io.github.kotrules.action.Action.PickNumber;
import io.github.kotrules.action.Action.PickOption;
import io.github.kotrules.action.Action.ProbeDie;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.SellCard;
import io.github.kotrules.action.Action.SpendHearts;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.StoreEnergy;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Action.TakeDamage;
import io.github.kotrules.action.Action.TakeExtraTurn;
import io.github.kotrules.action.Action.TurnDie;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;

/** Samples of every kind of action, most of them illegal at most times. */
final class EveryAction {
  private static final CardId UNKNOWN = CardId.of("no-such-card");

  static final ImmutableList<Action> SAMPLES = ImmutableList.of(
      new StopRolling(),
      new RerollDice(Dice.none()),
      new RerollDice(Dice.parse("1")),
      new RerollDice(Dice.parse("SS")),
      new RerollDice(Dice.parse("112233")),
      new RerollDice(Dice.parse("HHHHHHHHH")),
      new RerollWithCard(WINGS, Dice.parse("3")),
      new RerollWithCard(UNKNOWN, Dice.none()),
      new ProbeDie(PSYCHIC_PROBE, Face.ENERGY),
      new ProbeDie(WINGS, Face.ONE),
      new TurnDie(MIMIC, Face.ONE, Face.SMASH),
      new KeepDice(),
      new ResolveDice(DiceGroup.NUMBERS),
      new ResolveDice(DiceGroup.HEARTS),
      new ResolveDice(DiceGroup.ENERGY),
      new ResolveDice(DiceGroup.SMASH),
      new GiveHearts(Seat.TWO, 1),
      new SpendHearts(1, 0, 0),
      new SpendHearts(-1, 1, 1),
      new YieldTokyo(),
      new StayInTokyo(),
      new TakeDamage(),
      new BuyCard(WINGS),
      new BuyCard(APARTMENT_BUILDING),
      new BuyCard(UNKNOWN),
      new BuyTopCard(0),
      new BuyTopCard(-1),
      new BuyFromMonster(Seat.ONE, WINGS),
      new BuyFromMonster(Seat.SIX, UNKNOWN),
      new SweepMarket(),
      new EndBuying(),
      new UseCard(WINGS),
      new UseCard(UNKNOWN),
      new CopyCard(Seat.ONE, MIMIC),
      new CopyCard(Seat.SIX, WINGS),
      new StoreEnergy(0),
      new StoreEnergy(-5),
      new PickOption("heal"),
      new PickMonster(Seat.TWO),
      new PickNumber(0),
      new PickNumber(-5),
      new SellCard(WINGS),
      new EndSelling(),
      new TakeExtraTurn(),
      new Decline(),
      new Roll(Dice.none()),
      new Roll(Dice.parse("1")),
      new Roll(Dice.parse("123EHS")),
      new Roll(Dice.parse("SSSSSSSSSS")),
      new Reveal(WINGS),
      new Reveal(UNKNOWN));

  private EveryAction() {}

  /** One sample after the other, so that a game meets them all. */
  static Action at(int step) {
    return SAMPLES.get(step % SAMPLES.size());
  }
}
