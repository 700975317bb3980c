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
import io.github.kotrules.effect.DiceEffect.OfferReroll;
import io.github.kotrules.effect.DiceEffect.ResolveGroup;
import io.github.kotrules.effect.DiceEffect.RollForCard;
import io.github.kotrules.effect.DiceEffect.SettleCardRoll;
import io.github.kotrules.effect.DiceEffect.TakeCardRoll;
import io.github.kotrules.effect.DiceEffect.TakeFreeReroll;
import io.github.kotrules.effect.DiceEffect.TakeProbe;
import io.github.kotrules.effect.DiceEffect.TakeRoll;
import io.github.kotrules.effect.DiceEffect.UseHearts;
import io.github.kotrules.effect.TurnEffect.Ask;
import io.github.kotrules.effect.TurnEffect.EndTurnPart;
import io.github.kotrules.effect.TurnEffect.GrantExtraTurn;
import io.github.kotrules.effect.TurnEffect.OfferExtraTurn;
import io.github.kotrules.effect.TurnEffect.RollForFirst;
import io.github.kotrules.effect.TurnEffect.SufferPoison;
import io.github.kotrules.effect.TurnEffect.TakeOpeningRoll;
import io.github.kotrules.event.DiceEvent.RerollGranted;

/** The index of the rules, second half: which part of them makes an effect on dice, cards and the turn happen. */
final class EffectResolver extends MonsterEffects {
  EffectResolver(Resolution resolution) {
    super(resolution);
  }

  @Override
  public void offerReroll(OfferReroll effect) {
    RollStep.offerReroll(r, effect.seat());
  }

  @Override
  public void grantReroll(GrantReroll effect) {
    r.emit(new RerollGranted(effect.seat()));
  }

  @Override
  public void offerProbes(OfferProbes effect) {
    RollStep.offerProbes(r, effect.asked());
  }

  @Override
  public void offerChanges(OfferChanges effect) {
    RollStep.offerChanges(r, effect.seat());
  }

  @Override
  public void takeRoll(TakeRoll effect) {
    RollStep.takeRoll(r, effect.seat());
  }

  @Override
  public void takeProbe(TakeProbe effect) {
    CardRolls.takeProbe(r, effect);
  }

  @Override
  public void offerFreeReroll(OfferFreeReroll effect) {
    CardRolls.offerFreeReroll(r, effect);
  }

  @Override
  public void takeFreeReroll(TakeFreeReroll effect) {
    CardRolls.takeFreeReroll(r, effect.seat());
  }

  @Override
  public void rollForCard(RollForCard effect) {
    CardRolls.rollForCard(r, effect);
  }

  @Override
  public void takeCardRoll(TakeCardRoll effect) {
    CardRolls.takeCardRoll(r, effect);
  }

  @Override
  public void settleCardRoll(SettleCardRoll effect) {
    CardRolls.settleCardRoll(r, effect);
  }

  @Override
  public void hearCardRoll(HearCardRoll effect) {
    CardRolls.hear(r, effect.owner(), effect.card(), effect.dice());
  }

  @Override
  public void resolveGroup(ResolveGroup effect) {
    ResolveStep.resolve(r, effect.group());
  }

  @Override
  public void closeResolution(CloseResolution effect) {
    ResolveStep.close(r, effect.seat());
  }

  @Override
  public void offerGift(OfferGift effect) {
    Hearts.offerGift(r, effect);
  }

  @Override
  public void useHearts(UseHearts effect) {
    Hearts.use(r, effect.seat(), effect.hearts());
  }

  @Override
  public void playCard(PlayCard effect) {
    BuyStep.play(r, effect);
  }

  @Override
  public void refillSlot(RefillSlot effect) {
    Deck.refill(r, effect.slot());
  }

  @Override
  public void takeReveal(TakeReveal effect) {
    Deck.takeReveal(r, effect.slot());
  }

  @Override
  public void offerRevealed(OfferRevealed effect) {
    RevealedCards.offer(r, effect);
  }

  @Override
  public void offerPurchase(OfferPurchase effect) {
    BuyStep.offer(r, effect.seat());
  }

  @Override
  public void lookAtTop(LookAtTop effect) {
    Deck.look(r, effect.seat());
  }

  @Override
  public void takeLook(TakeLook effect) {
    Deck.takeLook(r, effect);
  }

  @Override
  public void placeCounters(PlaceCounters effect) {
    Keeping.changeCounters(r, effect.owner(), effect.card(), effect.change());
  }

  @Override
  public void withdrawEnergy(WithdrawEnergy effect) {
    Keeping.withdrawEnergy(r, effect.owner(), effect.card(), effect.amount());
  }

  @Override
  public void discardCard(DiscardCard effect) {
    Keeping.discard(r, effect.owner(), effect.card());
  }

  @Override
  public void exhaustCard(ExhaustCard effect) {
    Keeping.exhaust(r, effect.owner(), effect.card());
  }

  @Override
  public void askForCopy(AskForCopy effect) {
    Keeping.askForCopy(r, effect);
  }

  @Override
  public void askForAmount(AskForAmount effect) {
    Keeping.askForAmount(r, effect.owner(), effect.card());
  }

  @Override
  public void askForSales(AskForSales effect) {
    Keeping.askForSales(r, effect);
  }

  @Override
  public void rollForFirst(RollForFirst effect) {
    Opening.rollForFirst(r, effect);
  }

  @Override
  public void takeOpeningRoll(TakeOpeningRoll effect) {
    Opening.takeRoll(r, effect);
  }

  @Override
  public void endTurnPart(EndTurnPart effect) {
    EndStep.part(r, effect.part());
  }

  @Override
  public void sufferPoison(SufferPoison effect) {
    EndStep.poison(r, effect.seat());
  }

  @Override
  public void offerExtraTurn(OfferExtraTurn effect) {
    NextTurn.offerExtraTurn(r, effect.seat());
  }

  @Override
  public void grantExtraTurn(GrantExtraTurn effect) {
    NextTurn.grant(r, effect.seat(), effect.fewerDice());
  }

  @Override
  public void ask(Ask effect) {
    r.ask(effect.decision());
  }
}
