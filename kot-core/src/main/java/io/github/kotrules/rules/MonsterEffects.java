package io.github.kotrules.rules;

import io.github.kotrules.effect.DamageEffect.AnnounceFall;
import io.github.kotrules.effect.DamageEffect.CheckSurvivors;
import io.github.kotrules.effect.DamageEffect.DealDamage;
import io.github.kotrules.effect.DamageEffect.EliminateMonster;
import io.github.kotrules.effect.DamageEffect.ReduceDamage;
import io.github.kotrules.effect.DamageEffect.ReviveMonster;
import io.github.kotrules.effect.DamageEffect.ShieldMonster;
import io.github.kotrules.effect.DamageEffect.SufferDamage;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.TokyoEffect.LeaveTokyo;
import io.github.kotrules.effect.TokyoEffect.OfferYields;
import io.github.kotrules.effect.TokyoEffect.TakeCity;
import io.github.kotrules.effect.VitalEffect.FitMaximumLife;
import io.github.kotrules.effect.VitalEffect.GainEnergy;
import io.github.kotrules.effect.VitalEffect.GainPoints;
import io.github.kotrules.effect.VitalEffect.GiveTokens;
import io.github.kotrules.effect.VitalEffect.Heal;
import io.github.kotrules.effect.VitalEffect.HealForPay;
import io.github.kotrules.effect.VitalEffect.LoseEnergy;
import io.github.kotrules.effect.VitalEffect.LoseLife;
import io.github.kotrules.effect.VitalEffect.LosePoints;
import io.github.kotrules.state.VitalEvent.ShieldRaised;

/** The index of the rules, first half: which part of them makes an effect on Monsters happen. */
abstract sealed class MonsterEffects extends Answers implements Effect.Cases
    permits EffectResolver {
  @Override
  public final void gainPoints(GainPoints effect) {
    Vitality.gainPoints(self(), effect.seat(), effect.amount());
  }

  @Override
  public final void losePoints(LosePoints effect) {
    Vitality.losePoints(self(), effect.seat(), effect.amount());
  }

  @Override
  public final void gainEnergy(GainEnergy effect) {
    Vitality.gainEnergy(self(), effect.seat(), effect.amount());
  }

  @Override
  public final void loseEnergy(LoseEnergy effect) {
    Vitality.loseEnergy(self(), effect.seat(), effect.amount());
  }

  @Override
  public final void heal(Heal effect) {
    Vitality.heal(self(), effect.seat(), effect.amount());
  }

  @Override
  public final void healForPay(HealForPay effect) {
    Vitality.healForPay(self(), effect);
  }

  @Override
  public final void loseLife(LoseLife effect) {
    Vitality.loseLife(self(), effect.seat(), effect.amount());
  }

  @Override
  public final void fitMaximumLife(FitMaximumLife effect) {
    Vitality.fitMaximumLife(self(), effect.seat());
  }

  @Override
  public final void giveTokens(GiveTokens effect) {
    Vitality.giveTokens(self(), effect.seat(), effect.token(), effect.count());
  }

  @Override
  public final void dealDamage(DealDamage effect) {
    Damage.deal(self(), effect);
  }

  @Override
  public final void sufferDamage(SufferDamage effect) {
    Defence.meet(self(), effect);
  }

  @Override
  public final void reduceDamage(ReduceDamage effect) {
    Defence.reduce(self(), effect.amount());
  }

  @Override
  public final void shieldMonster(ShieldMonster effect) {
    self().emit(new ShieldRaised(effect.seat()));
  }

  @Override
  public final void eliminateMonster(EliminateMonster effect) {
    Elimination.eliminate(self(), effect.seat());
  }

  @Override
  public final void announceFall(AnnounceFall effect) {
    Elimination.announceFall(self(), effect.victim());
  }

  @Override
  public final void reviveMonster(ReviveMonster effect) {
    Elimination.revive(self(), effect);
  }

  @Override
  public final void checkSurvivors(CheckSurvivors effect) {
    Victory.checkSurvivors(self());
  }

  @Override
  public final void offerYields(OfferYields effect) {
    Smash.offerYields(self(), effect.attacker());
  }

  @Override
  public final void leaveTokyo(LeaveTokyo effect) {
    Tokyo.leave(self(), effect.seat());
  }

  @Override
  public final void takeCity(TakeCity effect) {
    Tokyo.takeCity(self(), effect.seat());
  }
}
