package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.BuyAction.BuyCard;
import io.github.kotrules.action.BuyAction.BuyFromMonster;
import io.github.kotrules.action.BuyAction.BuyTopCard;
import io.github.kotrules.action.BuyAction.EndBuying;
import io.github.kotrules.action.BuyAction.SweepMarket;
import io.github.kotrules.action.CardAction.CopyCard;
import io.github.kotrules.action.CardAction.Decline;
import io.github.kotrules.action.CardAction.EndSelling;
import io.github.kotrules.action.CardAction.SellCard;
import io.github.kotrules.action.CardAction.StoreEnergy;
import io.github.kotrules.action.CardAction.TakeExtraTurn;
import io.github.kotrules.action.CardAction.UseCard;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseAmount;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.Decision.ChooseGift;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.action.DiceAction.GiveHearts;
import io.github.kotrules.action.DiceAction.KeepDice;
import io.github.kotrules.action.DiceAction.ProbeDie;
import io.github.kotrules.action.DiceAction.RerollDice;
import io.github.kotrules.action.DiceAction.RerollWithCard;
import io.github.kotrules.action.DiceAction.ResolveDice;
import io.github.kotrules.action.DiceAction.SpendHearts;
import io.github.kotrules.action.DiceAction.StopRolling;
import io.github.kotrules.action.DiceAction.TurnDie;
import io.github.kotrules.action.Outcome.Reveal;
import io.github.kotrules.action.Outcome.Roll;
import io.github.kotrules.action.Pending;
import io.github.kotrules.action.TokyoAction.StayInTokyo;
import io.github.kotrules.action.TokyoAction.TakeDamage;
import io.github.kotrules.action.TokyoAction.YieldTokyo;
import io.github.kotrules.effect.DamageEffect.SufferDamage;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;

/**
 * The index of the answers: which part of the rules takes which. What the table did while it waited is on the agenda, so to
 * decline an offer is to do nothing: the agenda goes on. Every answer gives the resolution back.
 */
final class Answers implements Action.Cases<Resolution> {
  private final Resolution r;
  private final Pending pending;

  Answers(Resolution resolution, Pending pending) {
    this.r = resolution;
    this.pending = pending;
  }

  private <D extends Decision> D question(Class<D> type) {
    return type.cast(pending);
  }

  private Seat seat() {
    return question(Decision.class).seat();
  }

  @Override
  public Resolution stopRolling(StopRolling action) {
    RollStep.stop(r, seat());
    return r;
  }

  @Override
  public Resolution rerollDice(RerollDice action) {
    RollStep.reroll(r, seat(), action.dice());
    return r;
  }

  @Override
  public Resolution rerollWithCard(RerollWithCard action) {
    if (pending instanceof ChooseFreeReroll choice) {
      CardRolls.freeReroll(r, choice, action);
    } else {
      RollStep.rerollWithCard(r, seat(), action);
    }
    return r;
  }

  @Override
  public Resolution probeDie(ProbeDie action) {
    CardRolls.probe(r, seat(), action);
    return r;
  }

  @Override
  public Resolution turnDie(TurnDie action) {
    RollStep.turnDie(r, seat(), action);
    return r;
  }

  @Override
  public Resolution keepDice(KeepDice action) {
    return r;
  }

  @Override
  public Resolution resolveDice(ResolveDice action) {
    ResolveStep.inOrder(r, action.order());
    return r;
  }

  @Override
  public Resolution giveHearts(GiveHearts action) {
    Hearts.give(r, question(ChooseGift.class), action);
    return r;
  }

  @Override
  public Resolution spendHearts(SpendHearts action) {
    Hearts.spend(r, seat(), action);
    return r;
  }

  @Override
  public Resolution yieldTokyo(YieldTokyo action) {
    Smash.yieldTokyo(r, question(ChooseYield.class));
    return r;
  }

  @Override
  public Resolution stayInTokyo(StayInTokyo action) {
    Smash.stay(r, question(ChooseYield.class));
    return r;
  }

  @Override
  public Resolution takeDamage(TakeDamage action) {
    Damage.take(r, r.pop(SufferDamage.class));
    return r;
  }

  @Override
  public Resolution buyCard(BuyCard action) {
    if (pending instanceof ChooseRevealed) {
      RevealedCards.buy(r, seat(), action.card());
    } else {
      BuyStep.buy(r, seat(), action.card());
    }
    return r;
  }

  @Override
  public Resolution buyTopCard(BuyTopCard action) {
    BuyStep.buyTop(r, seat(), action.position());
    return r;
  }

  @Override
  public Resolution buyFromMonster(BuyFromMonster action) {
    BuyStep.buyFromMonster(r, seat(), action.owner(), action.card());
    return r;
  }

  @Override
  public Resolution sweepMarket(SweepMarket action) {
    BuyStep.sweep(r, seat());
    return r;
  }

  @Override
  public Resolution endBuying(EndBuying action) {
    return r;
  }

  @Override
  public Resolution useCard(UseCard action) {
    CardUse.use(r, question(Decision.class), action.card());
    return r;
  }

  @Override
  public Resolution copyCard(CopyCard action) {
    Keeping.copy(r, question(ChooseCopy.class), new CardRef(action.owner(), action.card()));
    return r;
  }

  @Override
  public Resolution storeEnergy(StoreEnergy action) {
    Keeping.chooseAmount(r, question(ChooseAmount.class), action.amount());
    return r;
  }

  @Override
  public Resolution sellCard(SellCard action) {
    Keeping.sell(r, seat(), action.card());
    return r;
  }

  @Override
  public Resolution endSelling(EndSelling action) {
    return r;
  }

  @Override
  public Resolution takeExtraTurn(TakeExtraTurn action) {
    NextTurn.takeExtraTurn(r, seat());
    return r;
  }

  @Override
  public Resolution decline(Decline action) {
    return r;
  }

  @Override
  public Resolution roll(Roll outcome) {
    r.fall(outcome.dice());
    return r;
  }

  @Override
  public Resolution reveal(Reveal outcome) {
    r.draw(outcome.card());
    return r;
  }
}
