package io.github.kotrules.testkit;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.notation.Header;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameState;

/**
 * The table at one line of a scenario.
 *
 * @param leaving the seats whose players have left
 * @param last the transitions of the last line with moves
 */
record ScriptPoint(Notation notation, Game game, GameState state, SeatSet leaving, LastStep last) {
  static ScriptPoint start(Notation notation, Header header) {
    return new ScriptPoint(notation, header.game(), header.start(), SeatSet.none(), LastStep.NONE);
  }

  /** Applies a move. A failure of the rules or of a card is reported as a problem of the line. */
  Transition apply(Action action, int line) {
    try {
      return game.apply(state, action, leaving);
    } catch (RuntimeException failed) {
      NotationException wrong = new NotationException(
          line,
          1,
          "the rules or a card failed here: " + Ascii.truncate(failed.toString(), 300, "..."));
      wrong.initCause(failed);
      throw wrong;
    }
  }

  /** Returns this table at the start of a line with moves. */
  ScriptPoint atNextLine() {
    return new ScriptPoint(notation, game, state, leaving, LastStep.NONE);
  }

  ScriptPoint after(Transition transition) {
    return new ScriptPoint(notation, game, transition.state(), leaving, last.plus(transition));
  }

  /** Returns this table after a player has left. */
  ScriptPoint without(Seat seat) {
    return new ScriptPoint(notation, game, state, leaving.with(seat), LastStep.NONE);
  }

  Seat seat(Word word) {
    return Seat.of(word.number(1, state.seats()));
  }

  ImmutableList<CardSetup> cards(String text) {
    return notation.readCards(state, text);
  }

  CardId card(Word word) {
    boolean single = !word.is("-") && !CharMatcher.anyOf(",:>@").matchesAnyOf(word.text());
    ImmutableList<CardSetup> cards = word.read(this::cards);
    if (!single) {
      throw word.wrong(word.quoted() + " is not the id of one card");
    }
    return cards.get(0).id();
  }

  String waiting() {
    return notation.waiting(state);
  }
}
