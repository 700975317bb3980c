package io.github.kotrules.action;

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
import io.github.kotrules.action.TokyoAction.StayInTokyo;
import io.github.kotrules.action.TokyoAction.TakeDamage;
import io.github.kotrules.action.TokyoAction.YieldTokyo;
import java.io.Serializable;

/**
 * Something said to the table: a player's answer to a {@link Decision}, or the {@link Outcome} of {@link Chance}.
 *
 * <pre>{@code
 * Action action = new RerollDice(Dice.parse("112"));
 * assert game.isLegal(state, action);
 * assert !game.isLegal(state, new YieldTokyo());
 * GameState rolling = game.next(state, action);
 * }</pre>
 */
public sealed interface Action extends Serializable
    permits DiceAction, TokyoAction, BuyAction, CardAction, Outcome {

  /** Calls the one case that fits; a new action does not compile until every caller has a case for it. */
  <R> R match(Cases<R> cases);

  /** One method for each action. */
  interface Cases<R> {
    R stopRolling(StopRolling action);

    R rerollDice(RerollDice action);

    R rerollWithCard(RerollWithCard action);

    R probeDie(ProbeDie action);

    R turnDie(TurnDie action);

    R keepDice(KeepDice action);

    R resolveDice(ResolveDice action);

    R giveHearts(GiveHearts action);

    R spendHearts(SpendHearts action);

    R yieldTokyo(YieldTokyo action);

    R stayInTokyo(StayInTokyo action);

    R takeDamage(TakeDamage action);

    R buyCard(BuyCard action);

    R buyTopCard(BuyTopCard action);

    R buyFromMonster(BuyFromMonster action);

    R sweepMarket(SweepMarket action);

    R endBuying(EndBuying action);

    R useCard(UseCard action);

    R copyCard(CopyCard action);

    R storeEnergy(StoreEnergy action);

    R sellCard(SellCard action);

    R endSelling(EndSelling action);

    R takeExtraTurn(TakeExtraTurn action);

    R decline(Decline action);

    R roll(Roll outcome);

    R reveal(Reveal outcome);
  }
}
