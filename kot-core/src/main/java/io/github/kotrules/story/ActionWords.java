package io.github.kotrules.story;

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

/** What a player chooses to do, and what chance brings. */
final class ActionWords implements Action.Cases<String> {
  private final Words words;

  ActionWords(Words words) {
    this.words = words;
  }

  @Override
  public String stopRolling(StopRolling action) {
    return "stop rolling";
  }

  @Override
  public String rerollDice(RerollDice action) {
    return "roll " + action.dice() + " again";
  }

  @Override
  public String rerollWithCard(RerollWithCard action) {
    return "roll " + action.dice() + " again with " + words.card(action.card());
  }

  @Override
  public String probeDie(ProbeDie action) {
    return "have " + action.face().symbol() + " rolled again with " + words.card(action.card());
  }

  @Override
  public String turnDie(TurnDie action) {
    return "turn " + action.from().symbol() + " to " + action.to().symbol() + " with "
        + words.card(action.card());
  }

  @Override
  public String keepDice(KeepDice action) {
    return "leave the dice as they are";
  }

  @Override
  public String resolveDice(ResolveDice action) {
    return "resolve " + Words.lower(action.group());
  }

  @Override
  public String giveHearts(GiveHearts action) {
    return "give " + Words.count(action.hearts(), "heart") + " to " + words.name(action.to());
  }

  @Override
  public String spendHearts(SpendHearts action) {
    return "spend " + Words.count(action.heal(), "heart") + " on life, " + action.poison()
        + " on poison and " + action.shrink() + " on shrink tokens";
  }

  @Override
  public String yieldTokyo(YieldTokyo action) {
    return "yield Tokyo";
  }

  @Override
  public String stayInTokyo(StayInTokyo action) {
    return "stay in Tokyo";
  }

  @Override
  public String takeDamage(TakeDamage action) {
    return "take the damage";
  }

  @Override
  public String buyCard(BuyCard action) {
    return "buy " + words.card(action.card());
  }

  @Override
  public String buyTopCard(BuyTopCard action) {
    return "buy " + Words.fromTop(action.position()) + " of the deck";
  }

  @Override
  public String buyFromMonster(BuyFromMonster action) {
    return "buy " + words.card(action.card()) + " from " + words.name(action.owner());
  }

  @Override
  public String sweepMarket(SweepMarket action) {
    return "sweep the market";
  }

  @Override
  public String endBuying(EndBuying action) {
    return "buy nothing more";
  }

  @Override
  public String useCard(UseCard action) {
    return "use " + words.card(action.card());
  }

  @Override
  public String copyCard(CopyCard action) {
    return "copy " + words.card(action.card()) + " of " + words.name(action.owner());
  }

  @Override
  public String storeEnergy(StoreEnergy action) {
    return "store " + action.amount() + " energy";
  }

  @Override
  public String sellCard(SellCard action) {
    return "sell " + words.card(action.card());
  }

  @Override
  public String endSelling(EndSelling action) {
    return "sell nothing more";
  }

  @Override
  public String takeExtraTurn(TakeExtraTurn action) {
    return "take the extra turn";
  }

  @Override
  public String decline(Decline action) {
    return "decline";
  }

  @Override
  public String roll(Roll outcome) {
    return "the dice fall " + outcome.dice();
  }

  /** Which card it is may be for one player only; the event names a card that is revealed to all. */
  @Override
  public String reveal(Reveal outcome) {
    return "a card comes from the deck";
  }
}
