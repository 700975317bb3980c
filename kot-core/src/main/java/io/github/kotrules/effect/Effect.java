package io.github.kotrules.effect;

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
import io.github.kotrules.effect.DamageEffect.AnnounceFall;
import io.github.kotrules.effect.DamageEffect.CheckSurvivors;
import io.github.kotrules.effect.DamageEffect.DealDamage;
import io.github.kotrules.effect.DamageEffect.EliminateMonster;
import io.github.kotrules.effect.DamageEffect.ReduceDamage;
import io.github.kotrules.effect.DamageEffect.ReviveMonster;
import io.github.kotrules.effect.DamageEffect.ShieldMonster;
import io.github.kotrules.effect.DamageEffect.SufferDamage;
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
import io.github.kotrules.effect.TokyoEffect.LeaveTokyo;
import io.github.kotrules.effect.TokyoEffect.OfferYields;
import io.github.kotrules.effect.TokyoEffect.TakeCity;
import io.github.kotrules.effect.TurnEffect.Ask;
import io.github.kotrules.effect.TurnEffect.EndTurnPart;
import io.github.kotrules.effect.TurnEffect.GrantExtraTurn;
import io.github.kotrules.effect.TurnEffect.OfferExtraTurn;
import io.github.kotrules.effect.TurnEffect.RollForFirst;
import io.github.kotrules.effect.TurnEffect.SufferPoison;
import io.github.kotrules.effect.TurnEffect.TakeOpeningRoll;
import io.github.kotrules.effect.VitalEffect.FitMaximumLife;
import io.github.kotrules.effect.VitalEffect.GainEnergy;
import io.github.kotrules.effect.VitalEffect.GainPoints;
import io.github.kotrules.effect.VitalEffect.GiveTokens;
import io.github.kotrules.effect.VitalEffect.Heal;
import io.github.kotrules.effect.VitalEffect.HealForPay;
import io.github.kotrules.effect.VitalEffect.LoseEnergy;
import io.github.kotrules.effect.VitalEffect.LoseLife;
import io.github.kotrules.effect.VitalEffect.LosePoints;

/**
 * Something that a rule or a card wants to happen: the vocabulary in which cards speak. An effect is plain data; only the
 * rules turn it into events, so whatever a card wants meets the same defences, caps and questions as what the dice want.
 *
 * <pre>{@code
 * WhenPlayed feast = (table, buyer) ->
 *     ImmutableList.of(new GainPoints(buyer, 1), new Heal(buyer, 2)); // in this order
 * assert feast.whenPlayed(state, seat).get(0).equals(new GainPoints(seat, 1));
 * }</pre>
 */
public sealed interface Effect
    permits VitalEffect, DamageEffect, TokyoEffect, DiceEffect, CardEffect, TurnEffect {

  /** Calls the one case that fits; a new effect does not compile until the rules have a case for it. */
  void match(Cases cases);

  /** One method for each effect. */
  interface Cases {
    void gainPoints(GainPoints effect);

    void losePoints(LosePoints effect);

    void gainEnergy(GainEnergy effect);

    void loseEnergy(LoseEnergy effect);

    void heal(Heal effect);

    void healForPay(HealForPay effect);

    void loseLife(LoseLife effect);

    void fitMaximumLife(FitMaximumLife effect);

    void giveTokens(GiveTokens effect);

    void dealDamage(DealDamage effect);

    void sufferDamage(SufferDamage effect);

    void reduceDamage(ReduceDamage effect);

    void shieldMonster(ShieldMonster effect);

    void eliminateMonster(EliminateMonster effect);

    void announceFall(AnnounceFall effect);

    void reviveMonster(ReviveMonster effect);

    void checkSurvivors(CheckSurvivors effect);

    void offerYields(OfferYields effect);

    void leaveTokyo(LeaveTokyo effect);

    void takeCity(TakeCity effect);

    void grantReroll(GrantReroll effect);

    void offerProbes(OfferProbes effect);

    void offerChanges(OfferChanges effect);

    void takeProbe(TakeProbe effect);

    void offerFreeReroll(OfferFreeReroll effect);

    void takeFreeReroll(TakeFreeReroll effect);

    void rollForCard(RollForCard effect);

    void takeCardRoll(TakeCardRoll effect);

    void settleCardRoll(SettleCardRoll effect);

    void hearCardRoll(HearCardRoll effect);

    void resolveGroup(ResolveGroup effect);

    void closeResolution(CloseResolution effect);

    void offerGift(OfferGift effect);

    void useHearts(UseHearts effect);

    void playCard(PlayCard effect);

    void refillSlot(RefillSlot effect);

    void takeReveal(TakeReveal effect);

    void offerRevealed(OfferRevealed effect);

    void offerPurchase(OfferPurchase effect);

    void lookAtTop(LookAtTop effect);

    void takeLook(TakeLook effect);

    void placeCounters(PlaceCounters effect);

    void withdrawEnergy(WithdrawEnergy effect);

    void discardCard(DiscardCard effect);

    void exhaustCard(ExhaustCard effect);

    void askForCopy(AskForCopy effect);

    void askForAmount(AskForAmount effect);

    void askForSales(AskForSales effect);

    void rollForFirst(RollForFirst effect);

    void takeOpeningRoll(TakeOpeningRoll effect);

    void endTurnPart(EndTurnPart effect);

    void sufferPoison(SufferPoison effect);

    void offerExtraTurn(OfferExtraTurn effect);

    void grantExtraTurn(GrantExtraTurn effect);

    void ask(Ask effect);
  }
}
