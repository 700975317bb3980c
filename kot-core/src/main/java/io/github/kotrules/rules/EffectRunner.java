package io.github.kotrules.rules;

import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForAmount;
import io.github.kotrules.effect.Effect.AskForCopy;
import io.github.kotrules.effect.Effect.AskForSales;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.effect.Effect.DiscardCard;
import io.github.kotrules.effect.Effect.ExhaustCard;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.GiveTokens;
import io.github.kotrules.effect.Effect.GrantExtraTurn;
import io.github.kotrules.effect.Effect.GrantReroll;
import io.github.kotrules.effect.Effect.Heal;
import io.github.kotrules.effect.Effect.HealForPay;
import io.github.kotrules.effect.Effect.LeaveTokyo;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.effect.Effect.LoseLife;
import io.github.kotrules.effect.Effect.LosePoints;
import io.github.kotrules.effect.Effect.PlaceCounters;
import io.github.kotrules.effect.Effect.ReduceDamage;
import io.github.kotrules.effect.Effect.ReviveMonster;
import io.github.kotrules.effect.Effect.RollForCard;
import io.github.kotrules.effect.Effect.ShieldMonster;
import io.github.kotrules.effect.Effect.TakeCity;
import io.github.kotrules.effect.Effect.WithdrawEnergy;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.ShieldRaised;

/** Leads each effect that a card wants to its rule. Seats are checked here: a card may name one that nobody has. */
final class EffectRunner implements Effect.Cases {
  private final Resolution r;
  private final Deed deed;

  EffectRunner(Resolution r, Deed deed) {
    this.r = r;
    this.deed = deed;
  }

  private Seat checked(Seat seat) {
    if (seat.ordinal() >= r.table.seats()) {
      throw deed.failure("wanted " + deed.nextEffect() + ", but nobody sits there", null);
    }
    return seat;
  }

  @Override
  public void gainPoints(GainPoints effect) {
    MonsterStats.gainPoints(r, checked(effect.seat()), effect.amount());
  }

  @Override
  public void losePoints(LosePoints effect) {
    MonsterStats.losePoints(r, checked(effect.seat()), effect.amount());
  }

  @Override
  public void gainEnergy(GainEnergy effect) {
    MonsterStats.gainEnergy(r, checked(effect.seat()), effect.amount());
  }

  @Override
  public void loseEnergy(LoseEnergy effect) {
    MonsterStats.loseEnergy(r, checked(effect.seat()), effect.amount());
  }

  @Override
  public void heal(Heal effect) {
    MonsterStats.heal(r, checked(effect.seat()), effect.amount());
  }

  @Override
  public void healForPay(HealForPay effect) {
    MonsterStats.healForPay(
        r, checked(effect.healer()), checked(effect.patient()), effect.amount(), effect.price());
  }

  @Override
  public void loseLife(LoseLife effect) {
    MonsterStats.loseLife(r, checked(effect.seat()), effect.amount());
  }

  @Override
  public void giveTokens(GiveTokens effect) {
    MonsterStats.giveTokens(r, checked(effect.seat()), effect.token(), effect.count());
  }

  @Override
  public void dealDamage(DealDamage effect) {
    if (effect.dealer() != null) {
      checked(effect.dealer());
    }
    Damage.deal(r, effect);
  }

  @Override
  public void reduceDamage(ReduceDamage effect) {
    if (!Defence.reduce(r, effect.amount())) {
      throw deed.failure("wanted " + effect + ", but no damage is about to be taken", null);
    }
  }

  @Override
  public void shieldMonster(ShieldMonster effect) {
    r.emit(new ShieldRaised(checked(effect.seat())));
  }

  @Override
  public void reviveMonster(ReviveMonster effect) {
    Elimination.revive(r, checked(effect.seat()), effect.life());
  }

  @Override
  public void leaveTokyo(LeaveTokyo effect) {
    Tokyo.leave(r, checked(effect.seat()));
  }

  @Override
  public void takeCity(TakeCity effect) {
    Tokyo.takeCity(r, checked(effect.seat()));
  }

  @Override
  public void grantReroll(GrantReroll effect) {
    RollStep.grantReroll(r, checked(effect.seat()));
  }

  @Override
  public void rollForCard(RollForCard effect) {
    CardRolls.roll(r, checked(effect.owner()), effect.card(), effect.dice());
  }

  @Override
  public void placeCounters(PlaceCounters effect) {
    CardsInPlay.changeCounters(r, checked(effect.owner()), effect.card(), effect.change());
  }

  @Override
  public void withdrawEnergy(WithdrawEnergy effect) {
    CardsInPlay.withdrawEnergy(r, checked(effect.owner()), effect.card(), effect.amount());
  }

  @Override
  public void discardCard(DiscardCard effect) {
    CardsInPlay.discard(r, checked(effect.owner()), effect.card());
  }

  @Override
  public void exhaustCard(ExhaustCard effect) {
    CardsInPlay.exhaust(r, checked(effect.owner()), effect.card());
  }

  @Override
  public void askForCopy(AskForCopy effect) {
    CardsInPlay.askForCopy(r, checked(effect.owner()), effect.card(), effect.price());
  }

  @Override
  public void askForAmount(AskForAmount effect) {
    CardsInPlay.askForAmount(r, checked(effect.owner()), effect.card());
  }

  @Override
  public void askForSales(AskForSales effect) {
    CardsInPlay.askForSales(r, checked(effect.seat()), effect);
  }

  @Override
  public void grantExtraTurn(GrantExtraTurn effect) {
    NextTurn.grant(r, checked(effect.seat()), effect.fewerDice());
  }
}
