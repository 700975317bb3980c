package io.github.kotrules;

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

/** Actions of every kind, some of which may be legal now and then, and most of which are not. */
final class SomeActions {
  private static final CardId UNKNOWN = CardId.of("unheard-of");

  private SomeActions() {}

  static ImmutableList<Action> ofEveryKind() {
    ImmutableList.Builder<Action> actions = ImmutableList.builder();
    addDiceActions(actions);
    addTokyoActions(actions);
    addCardActions(actions, UNKNOWN);
    InventedCards.all().forEach(card -> addCardActions(actions, card.face().id()));
    return actions.build();
  }

  private static void addDiceActions(ImmutableList.Builder<Action> actions) {
    actions.add(new StopRolling(), new KeepDice());
    for (String dice : new String[] {"-", "1", "S", "112", "EHS", "123EHS", "1111111111"}) {
      actions.add(new RerollDice(Dice.parse(dice)), new Roll(Dice.parse(dice)));
    }
    actions.add(
        new ResolveDice(DiceGroup.NUMBERS),
        new ResolveDice(DiceGroup.HEARTS),
        new ResolveDice(DiceGroup.ENERGY),
        new ResolveDice(DiceGroup.SMASH),
        new GiveHearts(Seat.ONE, 0),
        new GiveHearts(Seat.TWO, 1),
        new GiveHearts(Seat.SIX, 99),
        new SpendHearts(0, 0, 0),
        new SpendHearts(-1, 1, 1),
        new SpendHearts(1, 0, 1),
        new SpendHearts(99, 0, 0));
  }

  private static void addTokyoActions(ImmutableList.Builder<Action> actions) {
    actions.add(new YieldTokyo(), new StayInTokyo(), new TakeDamage());
    actions.add(new SweepMarket(), new EndBuying(), new EndSelling());
    actions.add(new BuyTopCard(-1), new BuyTopCard(0), new BuyTopCard(1), new BuyTopCard(2));
    actions.add(new StoreEnergy(-1), new StoreEnergy(0), new StoreEnergy(1_000));
    actions.add(new PickOption("heal"), new PickOption("no-such-option"));
    actions.add(new PickMonster(Seat.ONE), new PickMonster(Seat.SIX));
    actions.add(new PickNumber(-1), new PickNumber(0), new PickNumber(2), new PickNumber(1_000));
    actions.add(new TakeExtraTurn(), new Decline());
  }

  private static void addCardActions(ImmutableList.Builder<Action> actions, CardId card) {
    actions.add(
        new RerollWithCard(card, Dice.parse("1")),
        new RerollWithCard(card, Dice.none()),
        new ProbeDie(card, Face.SMASH),
        new TurnDie(card, Face.ONE, Face.SMASH),
        new TurnDie(card, Face.ONE, Face.ONE),
        new BuyCard(card),
        new BuyFromMonster(Seat.TWO, card),
        new UseCard(card),
        new CopyCard(Seat.ONE, card),
        new SellCard(card),
        new Reveal(card));
  }
}
