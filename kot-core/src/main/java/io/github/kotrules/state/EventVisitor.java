package io.github.kotrules.state;

import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.CardAwaited;
import io.github.kotrules.state.Event.CardBought;
import io.github.kotrules.state.Event.CardBoughtFromMonster;
import io.github.kotrules.state.Event.CardDiceRolled;
import io.github.kotrules.state.Event.CardDiscarded;
import io.github.kotrules.state.Event.CardPlayed;
import io.github.kotrules.state.Event.CardRevealed;
import io.github.kotrules.state.Event.CardSold;
import io.github.kotrules.state.Event.CardUsed;
import io.github.kotrules.state.Event.CopyEnded;
import io.github.kotrules.state.Event.CopyMade;
import io.github.kotrules.state.Event.CountersChanged;
import io.github.kotrules.state.Event.DamagePrevented;
import io.github.kotrules.state.Event.DeckReshuffled;
import io.github.kotrules.state.Event.DiceAwaited;
import io.github.kotrules.state.Event.DiceRolled;
import io.github.kotrules.state.Event.DieTurned;
import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.state.Event.EnergyLost;
import io.github.kotrules.state.Event.EnergyWithdrawn;
import io.github.kotrules.state.Event.ExtraTurnGranted;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.FirstPlayerChosen;
import io.github.kotrules.state.Event.GameEnded;
import io.github.kotrules.state.Event.LifeForfeited;
import io.github.kotrules.state.Event.LifeGained;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.MarketSwept;
import io.github.kotrules.state.Event.MaximumLifeChanged;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.state.Event.MonsterRevived;
import io.github.kotrules.state.Event.MovedToCity;
import io.github.kotrules.state.Event.OpeningRolled;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.PointsLost;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.state.Event.RerollForced;
import io.github.kotrules.state.Event.RerollGranted;
import io.github.kotrules.state.Event.RerollTaken;
import io.github.kotrules.state.Event.RollingBegan;
import io.github.kotrules.state.Event.ShieldRaised;
import io.github.kotrules.state.Event.StepBegan;
import io.github.kotrules.state.Event.TokensGained;
import io.github.kotrules.state.Event.TokensRemoved;
import io.github.kotrules.state.Event.TokyoEntered;
import io.github.kotrules.state.Event.TokyoHeld;
import io.github.kotrules.state.Event.TokyoLeft;
import io.github.kotrules.state.Event.TokyoYielded;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.Event.TopCardSeen;
import io.github.kotrules.state.Event.TurnStarted;

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
