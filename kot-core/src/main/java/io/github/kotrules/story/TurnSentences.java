package io.github.kotrules.story;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.DiceEvent.CardDiceRolled;
import io.github.kotrules.state.DiceEvent.DiceRolled;
import io.github.kotrules.state.DiceEvent.DieTurned;
import io.github.kotrules.state.DiceEvent.RerollForced;
import io.github.kotrules.state.DiceEvent.RerollGranted;
import io.github.kotrules.state.DiceEvent.RerollTaken;
import io.github.kotrules.state.EventVisitor;
import io.github.kotrules.state.TurnEvent.ExtraTurnGranted;
import io.github.kotrules.state.TurnEvent.ExtraTurnStarted;
import io.github.kotrules.state.TurnEvent.FirstPlayerChosen;
import io.github.kotrules.state.TurnEvent.GameEnded;
import io.github.kotrules.state.TurnEvent.OpeningRolled;
import io.github.kotrules.state.TurnEvent.TurnStarted;

/** The course of the game and the dice. */
interface TurnSentences extends EventVisitor<String> {
  Words words();

  private String name(Seat seat) {
    return words().name(seat);
  }

  @Override
  default String openingRolled(OpeningRolled event) {
    return name(event.seat()) + " rolls " + event.dice() + " for the first turn";
  }

  @Override
  default String firstPlayerChosen(FirstPlayerChosen event) {
    return name(event.seat()) + " goes first";
  }

  @Override
  default String turnStarted(TurnStarted event) {
    return name(event.seat()) + " begins a turn";
  }

  @Override
  default String extraTurnStarted(ExtraTurnStarted event) {
    return name(event.seat()) + " begins an extra turn" + Words.fewerDice(event.fewerDice());
  }

  @Override
  default String extraTurnGranted(ExtraTurnGranted event) {
    return name(event.seat()) + " will have an extra turn" + Words.fewerDice(event.fewerDice());
  }

  @Override
  default String gameEnded(GameEnded event) {
    return words().end(event.winners());
  }

  @Override
  default String diceRolled(DiceRolled event) {
    return name(event.seat()) + " rolls " + event.dice();
  }

  @Override
  default String rerollTaken(RerollTaken event) {
    return name(event.seat()) + " picks up " + event.dice();
  }

  @Override
  default String rerollGranted(RerollGranted event) {
    return name(event.seat()) + " may roll once more";
  }

  @Override
  default String rerollForced(RerollForced event) {
    return name(event.seat()) + " has " + event.dice() + " rolled again with "
        + words().card(event.card());
  }

  @Override
  default String dieTurned(DieTurned event) {
    return name(event.seat()) + " turns " + event.from().symbol() + " to "
        + event.to().symbol() + " with " + words().card(event.card());
  }

  @Override
  default String cardDiceRolled(CardDiceRolled event) {
    return name(event.seat()) + " rolls " + event.dice() + " for " + words().card(event.card());
  }
}
