package io.github.kotrules.event;

import io.github.kotrules.event.CardEvent.CardDiscarded;
import io.github.kotrules.event.CardEvent.CardSold;
import io.github.kotrules.event.CardEvent.CardUsed;
import io.github.kotrules.event.CardEvent.CopyEnded;
import io.github.kotrules.event.CardEvent.CopyMade;
import io.github.kotrules.event.CardEvent.CountersChanged;
import io.github.kotrules.event.CardEvent.EnergyWithdrawn;
import io.github.kotrules.event.DiceEvent.CardDiceRolled;
import io.github.kotrules.event.DiceEvent.DiceRolled;
import io.github.kotrules.event.DiceEvent.DieTurned;
import io.github.kotrules.event.DiceEvent.RerollForced;
import io.github.kotrules.event.DiceEvent.RerollGranted;
import io.github.kotrules.event.DiceEvent.RerollTaken;
import io.github.kotrules.event.DiceEvent.RollingBegan;
import io.github.kotrules.event.MarketEvent.CardBought;
import io.github.kotrules.event.MarketEvent.CardBoughtFromMonster;
import io.github.kotrules.event.MarketEvent.CardPlayed;
import io.github.kotrules.event.MarketEvent.CardRevealed;
import io.github.kotrules.event.MarketEvent.DeckReshuffled;
import io.github.kotrules.event.MarketEvent.MarketSwept;
import io.github.kotrules.event.MarketEvent.TopCardBought;
import io.github.kotrules.event.MarketEvent.TopCardSeen;
import io.github.kotrules.event.TokyoEvent.AttackMade;
import io.github.kotrules.event.TokyoEvent.MovedToCity;
import io.github.kotrules.event.TokyoEvent.TokyoEntered;
import io.github.kotrules.event.TokyoEvent.TokyoHeld;
import io.github.kotrules.event.TokyoEvent.TokyoLeft;
import io.github.kotrules.event.TokyoEvent.TokyoYielded;
import io.github.kotrules.event.TurnEvent.CardAwaited;
import io.github.kotrules.event.TurnEvent.DiceAwaited;
import io.github.kotrules.event.TurnEvent.ExtraTurnGranted;
import io.github.kotrules.event.TurnEvent.ExtraTurnStarted;
import io.github.kotrules.event.TurnEvent.FirstPlayerChosen;
import io.github.kotrules.event.TurnEvent.GameEnded;
import io.github.kotrules.event.TurnEvent.OpeningRolled;
import io.github.kotrules.event.TurnEvent.QuestionAsked;
import io.github.kotrules.event.TurnEvent.StepBegan;
import io.github.kotrules.event.TurnEvent.TurnStarted;
import io.github.kotrules.event.VitalEvent.DamagePrevented;
import io.github.kotrules.event.VitalEvent.EnergyGained;
import io.github.kotrules.event.VitalEvent.EnergyLost;
import io.github.kotrules.event.VitalEvent.LifeForfeited;
import io.github.kotrules.event.VitalEvent.LifeGained;
import io.github.kotrules.event.VitalEvent.LifeLost;
import io.github.kotrules.event.VitalEvent.MaximumLifeChanged;
import io.github.kotrules.event.VitalEvent.MonsterEliminated;
import io.github.kotrules.event.VitalEvent.MonsterRevived;
import io.github.kotrules.event.VitalEvent.PointsGained;
import io.github.kotrules.event.VitalEvent.PointsLost;
import io.github.kotrules.event.VitalEvent.ShieldRaised;
import io.github.kotrules.event.VitalEvent.TokensGained;
import io.github.kotrules.event.VitalEvent.TokensRemoved;

/**
 * Watches events, a method each; all of them lead to {@link #other} unless they are overridden. New kinds of events get a
 * method here that does the same, so who watches this way is not broken by them.
 *
 * <pre>{@code
 * EventVisitor<Integer> damage = new EventVisitor<>() {
 *   @Override
 *   public Integer other(Event event) {
 *     return 0;
 *   }
 *
 *   @Override
 *   public Integer lifeLost(LifeLost event) {
 *     return event.amount();
 *   }
 * };
 * int lost = transition.events().stream().mapToInt(event -> event.accept(damage)).sum();
 * assert lost == 2;
 * }</pre>
 */
@FunctionalInterface
public interface EventVisitor<R> {

  /** Everything that has no method of its own in the visitor. */
  R other(Event event);

  default R openingRolled(OpeningRolled event) {
    return other(event);
  }

  default R firstPlayerChosen(FirstPlayerChosen event) {
    return other(event);
  }

  default R turnStarted(TurnStarted event) {
    return other(event);
  }

  default R extraTurnStarted(ExtraTurnStarted event) {
    return other(event);
  }

  default R stepBegan(StepBegan event) {
    return other(event);
  }

  default R extraTurnGranted(ExtraTurnGranted event) {
    return other(event);
  }

  default R questionAsked(QuestionAsked event) {
    return other(event);
  }

  default R diceAwaited(DiceAwaited event) {
    return other(event);
  }

  default R cardAwaited(CardAwaited event) {
    return other(event);
  }

  default R gameEnded(GameEnded event) {
    return other(event);
  }

  default R rollingBegan(RollingBegan event) {
    return other(event);
  }

  default R diceRolled(DiceRolled event) {
    return other(event);
  }

  default R rerollTaken(RerollTaken event) {
    return other(event);
  }

  default R rerollGranted(RerollGranted event) {
    return other(event);
  }

  default R rerollForced(RerollForced event) {
    return other(event);
  }

  default R dieTurned(DieTurned event) {
    return other(event);
  }

  default R cardDiceRolled(CardDiceRolled event) {
    return other(event);
  }

  default R pointsGained(PointsGained event) {
    return other(event);
  }

  default R pointsLost(PointsLost event) {
    return other(event);
  }

  default R energyGained(EnergyGained event) {
    return other(event);
  }

  default R energyLost(EnergyLost event) {
    return other(event);
  }

  default R lifeGained(LifeGained event) {
    return other(event);
  }

  default R lifeLost(LifeLost event) {
    return other(event);
  }

  default R lifeForfeited(LifeForfeited event) {
    return other(event);
  }

  default R maximumLifeChanged(MaximumLifeChanged event) {
    return other(event);
  }

  default R tokensGained(TokensGained event) {
    return other(event);
  }

  default R tokensRemoved(TokensRemoved event) {
    return other(event);
  }

  default R damagePrevented(DamagePrevented event) {
    return other(event);
  }

  default R shieldRaised(ShieldRaised event) {
    return other(event);
  }

  default R monsterEliminated(MonsterEliminated event) {
    return other(event);
  }

  default R monsterRevived(MonsterRevived event) {
    return other(event);
  }

  default R attackMade(AttackMade event) {
    return other(event);
  }

  default R tokyoYielded(TokyoYielded event) {
    return other(event);
  }

  default R tokyoHeld(TokyoHeld event) {
    return other(event);
  }

  default R tokyoEntered(TokyoEntered event) {
    return other(event);
  }

  default R tokyoLeft(TokyoLeft event) {
    return other(event);
  }

  default R movedToCity(MovedToCity event) {
    return other(event);
  }

  default R cardRevealed(CardRevealed event) {
    return other(event);
  }

  default R deckReshuffled(DeckReshuffled event) {
    return other(event);
  }

  default R marketSwept(MarketSwept event) {
    return other(event);
  }

  default R cardBought(CardBought event) {
    return other(event);
  }

  default R topCardBought(TopCardBought event) {
    return other(event);
  }

  default R cardBoughtFromMonster(CardBoughtFromMonster event) {
    return other(event);
  }

  default R cardPlayed(CardPlayed event) {
    return other(event);
  }

  default R topCardSeen(TopCardSeen event) {
    return other(event);
  }

  default R cardUsed(CardUsed event) {
    return other(event);
  }

  default R countersChanged(CountersChanged event) {
    return other(event);
  }

  default R energyWithdrawn(EnergyWithdrawn event) {
    return other(event);
  }

  default R copyMade(CopyMade event) {
    return other(event);
  }

  default R copyEnded(CopyEnded event) {
    return other(event);
  }

  default R cardDiscarded(CardDiscarded event) {
    return other(event);
  }

  default R cardSold(CardSold event) {
    return other(event);
  }
}
