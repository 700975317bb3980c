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
import io.github.kotrules.effect.TokyoEffect.FinishYields;
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
import io.github.kotrules.event.VitalEvent.ShieldRaised;

/** The index of the rules, first half: which part of them makes an effect on Monsters happen. */
abstract class MonsterEffects implements Effect.Cases {
  final Resolution r;

  MonsterEffects(Resolution resolution) {
    this.r = resolution;
  }

  @Override
  public void gainPoints(GainPoints effect) {
    Vitality.gainPoints(r, effect.seat(), effect.amount());
  }

  @Override
  public void losePoints(LosePoints effect) {
    Vitality.losePoints(r, effect.seat(), effect.amount());
  }

  @Override
  public void gainEnergy(GainEnergy effect) {
    Vitality.gainEnergy(r, effect.seat(), effect.amount());
  }

  @Override
  public void loseEnergy(LoseEnergy effect) {
    Vitality.loseEnergy(r, effect.seat(), effect.amount());
  }

  @Override
  public void heal(Heal effect) {
    Vitality.heal(r, effect.seat(), effect.amount());
  }

  @Override
  public void healForPay(HealForPay effect) {
    Vitality.healForPay(r, effect);
  }

  @Override
  public void loseLife(LoseLife effect) {
    Vitality.loseLife(r, effect.seat(), effect.amount());
  }

  @Override
  public void fitMaximumLife(FitMaximumLife effect) {
    Vitality.fitMaximumLife(r, effect.seat());
  }

  @Override
  public void giveTokens(GiveTokens effect) {
    Vitality.giveTokens(r, effect.seat(), effect.token(), effect.count());
  }

  @Override
  public void dealDamage(DealDamage effect) {
    Damage.deal(r, effect);
  }

  @Override
  public void sufferDamage(SufferDamage effect) {
    Damage.suffer(r, effect);
  }

  @Override
  public void reduceDamage(ReduceDamage effect) {
    Damage.reduce(r, effect.amount());
  }

  @Override
  public void shieldMonster(ShieldMonster effect) {
    r.emit(new ShieldRaised(effect.seat()));
  }

  @Override
  public void eliminateMonster(EliminateMonster effect) {
    Elimination.eliminate(r, effect.seat());
  }

  @Override
  public void announceFall(AnnounceFall effect) {
    Elimination.announceFall(r, effect.victim());
  }

  @Override
  public void reviveMonster(ReviveMonster effect) {
    Elimination.revive(r, effect);
  }

  @Override
  public void checkSurvivors(CheckSurvivors effect) {
    Victory.checkSurvivors(r);
  }

  @Override
  public void offerYields(OfferYields effect) {
    Smash.offerYields(r, effect.attacker());
  }

  @Override
  public void finishYields(FinishYields effect) {
    Smash.finishYields(r, effect.attacker());
  }

  @Override
  public void leaveTokyo(LeaveTokyo effect) {
    Tokyo.leave(r, effect.seat());
  }

  @Override
  public void takeCity(TakeCity effect) {
    Tokyo.takeCity(r, effect.seat());
  }
}
