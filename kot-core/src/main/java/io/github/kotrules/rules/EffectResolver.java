package io.github.kotrules.rules;

import io.github.kotrules.effect.CardEffect.AskForAmount;
import io.github.kotrules.effect.CardEffect.AskForCopy;
import io.github.kotrules.effect.CardEffect.AskForSales;
import io.github.kotrules.effect.CardEffect.DiscardCard;
import io.github.kotrules.effect.CardEffect.ExhaustCard;
import io.github.kotrules.effect.CardEffect.LookAtTop;
import io.github.kotrules.effect.CardEffect.OfferPurchase;
import io.github.kotrules.effect.CardEffect.OfferRevealed;
import io.github.kotrules.effect.CardEffect.PlaceCounters;
import io.github.kotrules.effect.CardEffect.PlayCard;
import io.github.kotrules.effect.CardEffect.RefillSlot;
import io.github.kotrules.effect.CardEffect.TakeLook;
import io.github.kotrules.effect.CardEffect.TakeReveal;
import io.github.kotrules.effect.CardEffect.WithdrawEnergy;
import io.github.kotrules.effect.DiceEffect.CloseResolution;
import io.github.kotrules.effect.DiceEffect.GrantReroll;
import io.github.kotrules.effect.DiceEffect.HearCardRoll;
import io.github.kotrules.effect.DiceEffect.OfferChanges;
import io.github.kotrules.effect.DiceEffect.OfferFreeReroll;
import io.github.kotrules.effect.DiceEffect.OfferGift;
import io.github.kotrules.effect.DiceEffect.OfferProbes;
import io.github.kotrules.effect.DiceEffect.ResolveGroup;
import io.github.kotrules.effect.DiceEffect.RollForCard;
import io.github.kotrules.effect.DiceEffect.SettleCardRoll;
import io.github.kotrules.effect.DiceEffect.TakeCardRoll;
import io.github.kotrules.effect.DiceEffect.TakeFreeReroll;
import io.github.kotrules.effect.DiceEffect.TakeProbe;
import io.github.kotrules.effect.DiceEffect.UseHearts;
import io.github.kotrules.effect.TurnEffect.Ask;
import io.github.kotrules.effect.TurnEffect.EndTurnPart;
import io.github.kotrules.effect.TurnEffect.GrantExtraTurn;
import io.github.kotrules.effect.TurnEffect.OfferExtraTurn;
import io.github.kotrules.effect.TurnEffect.RollForFirst;
import io.github.kotrules.effect.TurnEffect.SufferPoison;
import io.github.kotrules.effect.TurnEffect.TakeOpeningRoll;

/** The index of the rules, second half: which part of them makes an effect on dice, cards and the turn happen. */
abstract sealed class EffectResolver extends MonsterEffects permits Resolution {
  @Override
  public final void grantReroll(GrantReroll effect) {
    RollStep.grantReroll(self(), effect.seat());
  }

  @Override
  public final void offerProbes(OfferProbes effect) {
    RollStep.offerProbes(self(), effect.asked());
  }

  @Override
  public final void offerChanges(OfferChanges effect) {
    RollStep.offerChanges(self(), effect.seat());
  }

  @Override
  public final void takeProbe(TakeProbe effect) {
    CardRolls.takeProbe(self(), effect);
  }

  @Override
  public final void offerFreeReroll(OfferFreeReroll effect) {
    CardRolls.offerFreeReroll(self(), effect);
  }

  @Override
  public final void takeFreeReroll(TakeFreeReroll effect) {
    CardRolls.takeFreeReroll(self(), effect.seat());
  }

  @Override
  public final void rollForCard(RollForCard effect) {
    CardRolls.rollForCard(self(), effect);
  }

  @Override
  public final void takeCardRoll(TakeCardRoll effect) {
    CardRolls.takeCardRoll(self(), effect);
  }

  @Override
  public final void settleCardRoll(SettleCardRoll effect) {
    CardRolls.settleCardRoll(self(), effect);
  }

  @Override
  public final void hearCardRoll(HearCardRoll effect) {
    CardRolls.hear(self(), effect.owner(), effect.card(), effect.dice());
  }

  @Override
  public final void resolveGroup(ResolveGroup effect) {
    ResolveStep.resolve(self(), effect.group());
  }

  @Override
  public final void closeResolution(CloseResolution effect) {
    ResolveStep.close(self(), effect.seat());
  }

  @Override
  public final void offerGift(OfferGift effect) {
    Hearts.offerGift(self(), effect);
  }

  @Override
  public final void useHearts(UseHearts effect) {
    Hearts.use(self(), effect.seat(), effect.hearts());
  }

  @Override
  public final void playCard(PlayCard effect) {
    BuyStep.play(self(), effect);
  }

  @Override
  public final void refillSlot(RefillSlot effect) {
    Deck.refill(self(), effect.slot());
  }

  @Override
  public final void takeReveal(TakeReveal effect) {
    Deck.takeReveal(self(), effect.slot());
  }

  @Override
  public final void offerRevealed(OfferRevealed effect) {
    RevealedCards.offer(self(), effect);
  }

  @Override
  public final void offerPurchase(OfferPurchase effect) {
    BuyStep.offer(self(), effect.seat());
  }

  @Override
  public final void lookAtTop(LookAtTop effect) {
    Deck.look(self(), effect.seat());
  }

  @Override
  public final void takeLook(TakeLook effect) {
    Deck.takeLook(self(), effect);
  }

  @Override
  public final void placeCounters(PlaceCounters effect) {
    Keeping.changeCounters(self(), effect.owner(), effect.card(), effect.change());
  }

  @Override
  public final void withdrawEnergy(WithdrawEnergy effect) {
    Keeping.withdrawEnergy(self(), effect.owner(), effect.card(), effect.amount());
  }

  @Override
  public final void discardCard(DiscardCard effect) {
    Keeping.discard(self(), effect.owner(), effect.card());
  }

  @Override
  public final void exhaustCard(ExhaustCard effect) {
    Keeping.exhaust(self(), effect.owner(), effect.card());
  }

  @Override
  public final void askForCopy(AskForCopy effect) {
    Keeping.askForCopy(self(), effect);
  }

  @Override
  public final void askForAmount(AskForAmount effect) {
    Keeping.askForAmount(self(), effect.owner(), effect.card());
  }

  @Override
  public final void askForSales(AskForSales effect) {
    Keeping.askForSales(self(), effect);
  }

  @Override
  public final void rollForFirst(RollForFirst effect) {
    Opening.rollForFirst(self(), effect);
  }

  @Override
  public final void takeOpeningRoll(TakeOpeningRoll effect) {
    Opening.takeRoll(self(), effect);
  }

  @Override
  public final void endTurnPart(EndTurnPart effect) {
    EndStep.goOn(self(), effect.part());
  }

  @Override
  public final void sufferPoison(SufferPoison effect) {
    EndStep.poison(self(), effect.seat());
  }

  @Override
  public final void offerExtraTurn(OfferExtraTurn effect) {
    NextTurn.offerExtraTurn(self(), effect.seat());
  }

  @Override
  public final void grantExtraTurn(GrantExtraTurn effect) {
    NextTurn.grant(self(), effect.seat(), effect.fewerDice());
  }

  @Override
  public final void ask(Ask effect) {
    self().ask(effect.decision());
  }
}
