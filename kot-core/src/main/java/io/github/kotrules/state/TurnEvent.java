package io.github.kotrules.state;

import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;

/**
 * What happened to the course of the game.
 *
 * <pre>{@code
 * Play.of(game, setup).choosers(bots).random(random).listener(event -> {
 *   if (event instanceof TurnStarted started) {
 *     show(start.monster(started.seat()) + "'s turn");
 *   } else if (event instanceof GameEnded ended) {
 *     show("won by " + ended.winners());
 *   }
 * }).toEnd();
 * }</pre>
 */
public sealed interface TurnEvent extends Event {
  /** A Monster rolled for the first turn (S-7). */
  record OpeningRolled(Seat seat, Dice dice) implements TurnEvent {
    @Override
    public void applyTo(Draft draft) {}

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.openingRolled(this);
    }
  }

  /** The first player was found or named (S-7). */
  record FirstPlayerChosen(Seat seat) implements TurnEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.setFirst(seat);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.firstPlayerChosen(this);
    }
  }

  /** A Monster's regular turn started. */
  record TurnStarted(Seat seat) implements TurnEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.startRegularTurn(seat);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.turnStarted(this);
    }
  }

  /**
   * An extra turn started (E-2).
   *
   * @param fewerDice by how many dice it is smaller
   */
  record ExtraTurnStarted(Seat seat, int fewerDice) implements TurnEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.startExtraTurn(seat, fewerDice);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.extraTurnStarted(this);
    }
  }

  /** The next step of the turn began. */
  record StepBegan(TurnStep step) implements TurnEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.setStep(step);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.stepBegan(this);
    }
  }

  /**
   * A turn was added after this one (E-2).
   *
   * @param fewerDice by how many dice it is smaller
   */
  record ExtraTurnGranted(Seat seat, int fewerDice) implements TurnEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.withExtraTurn(new ExtraTurn(seat, fewerDice));
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.extraTurnGranted(this);
    }
  }

  /** The table now waits for a player. */
  record QuestionAsked(Decision decision) implements TurnEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.await(decision);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.questionAsked(this);
    }
  }

  /** The table now waits for dice. */
  record DiceAwaited(DiceChance chance) implements TurnEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.await(chance);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.diceAwaited(this);
    }
  }

  /** The table now waits for a card of the deck. The event does not say which cards it can be: not every seat may know. */
  record CardAwaited(DeckChance.Use use) implements TurnEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.await(new DeckChance(draft.deck(), use));
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardAwaited(this);
    }
  }

  /**
   * The game is over (W).
   *
   * @param winners nobody if everybody was eliminated
   */
  record GameEnded(SeatSet winners) implements TurnEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.end(winners);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.gameEnded(this);
    }
  }
}
