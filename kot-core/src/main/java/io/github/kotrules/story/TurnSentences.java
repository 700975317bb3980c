package io.github.kotrules.story;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.CardDiceRolled;
import io.github.kotrules.state.Event.DiceRolled;
import io.github.kotrules.state.Event.DieTurned;
import io.github.kotrules.state.Event.ExtraTurnGranted;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.FirstPlayerChosen;
import io.github.kotrules.state.Event.GameEnded;
import io.github.kotrules.state.Event.OpeningRolled;
import io.github.kotrules.state.Event.RerollForced;
import io.github.kotrules.state.Event.RerollGranted;
import io.github.kotrules.state.Event.RerollTaken;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.EventVisitor;

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
