package io.github.kotrules.rules;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
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
import io.github.kotrules.action.DiceChance;
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
abstract sealed class Answers implements Action.Cases<Resolution> permits MonsterEffects {
  /** This, as what the rules work on. */
  abstract Resolution self();

  /** Takes what was said to what the table waits for; what follows from it is on the agenda. */
  @CanIgnoreReturnValue
  final Resolution answer(Action action) {
    return action.match(this);
  }

  private Pending pending() {
    return self().table.pending();
  }

  private Decision decision() {
    return (Decision) pending();
  }

  private Seat seat() {
    return decision().seat();
  }

  @Override
  public final Resolution stopRolling(StopRolling action) {
    RollStep.stop(self());
    return self();
  }

  @Override
  public final Resolution rerollDice(RerollDice action) {
    RollStep.reroll(self(), action.dice());
    return self();
  }

  @Override
  public final Resolution rerollWithCard(RerollWithCard action) {
    if (pending() instanceof ChooseFreeReroll choice) {
      CardRolls.freeReroll(self(), choice, action);
    } else {
      RollStep.rerollWithCard(self(), seat(), action);
    }
    return self();
  }

  @Override
  public final Resolution probeDie(ProbeDie action) {
    CardRolls.probe(self(), seat(), action);
    return self();
  }

  @Override
  public final Resolution turnDie(TurnDie action) {
    RollStep.turnDie(self(), seat(), action);
    return self();
  }

  @Override
  public final Resolution keepDice(KeepDice action) {
    return self();
  }

  @Override
  public final Resolution resolveDice(ResolveDice action) {
    ResolveStep.inOrder(self(), action.order());
    return self();
  }

  @Override
  public final Resolution giveHearts(GiveHearts action) {
    Hearts.give(self(), (ChooseGift) pending(), action);
    return self();
  }

  @Override
  public final Resolution spendHearts(SpendHearts action) {
    Hearts.spend(self(), seat(), action);
    return self();
  }

  @Override
  public final Resolution yieldTokyo(YieldTokyo action) {
    Smash.yieldTokyo(self(), (ChooseYield) pending());
    return self();
  }

  @Override
  public final Resolution stayInTokyo(StayInTokyo action) {
    Smash.stay(self(), (ChooseYield) pending());
    return self();
  }

  @Override
  public final Resolution takeDamage(TakeDamage action) {
    Damage.take(self(), self().pop(SufferDamage.class));
    return self();
  }

  @Override
  public final Resolution buyCard(BuyCard action) {
    if (pending() instanceof ChooseRevealed) {
      RevealedCards.buy(self(), seat(), action.card());
    } else {
      BuyStep.buy(self(), seat(), action.card());
    }
    return self();
  }

  @Override
  public final Resolution buyTopCard(BuyTopCard action) {
    BuyStep.buyTop(self(), seat(), action.position());
    return self();
  }

  @Override
  public final Resolution buyFromMonster(BuyFromMonster action) {
    BuyStep.buyFromMonster(self(), seat(), action.owner(), action.card());
    return self();
  }

  @Override
  public final Resolution sweepMarket(SweepMarket action) {
    BuyStep.sweep(self(), seat());
    return self();
  }

  @Override
  public final Resolution endBuying(EndBuying action) {
    return self();
  }

  @Override
  public final Resolution useCard(UseCard action) {
    CardUse.use(self(), decision(), action.card());
    return self();
  }

  @Override
  public final Resolution copyCard(CopyCard action) {
    Keeping.copy(self(), (ChooseCopy) pending(), new CardRef(action.owner(), action.card()));
    return self();
  }

  @Override
  public final Resolution storeEnergy(StoreEnergy action) {
    Keeping.chooseAmount(self(), (ChooseAmount) pending(), action.amount());
    return self();
  }

  @Override
  public final Resolution sellCard(SellCard action) {
    Keeping.sell(self(), seat(), action.card());
    return self();
  }

  @Override
  public final Resolution endSelling(EndSelling action) {
    return self();
  }

  @Override
  public final Resolution takeExtraTurn(TakeExtraTurn action) {
    NextTurn.takeExtraTurn(self(), seat());
    return self();
  }

  @Override
  public final Resolution decline(Decline action) {
    return self();
  }

  @Override
  public final Resolution roll(Roll outcome) {
    if (((DiceChance) pending()).use() == DiceChance.Use.TURN) {
      RollStep.takeRoll(self(), outcome.dice());
    } else {
      self().take(outcome);
    }
    return self();
  }

  @Override
  public final Resolution reveal(Reveal outcome) {
    self().take(outcome);
    return self();
  }
}
