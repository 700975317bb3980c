package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import io.github.kotrules.action.Decision;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import java.util.EnumSet;
import java.util.Set;

/** What must hold on every table, checked of one that was read. Every card is in one place by the way it is read. */
final class PositionLaws {
  private final Word word;
  private final GameState state;

  PositionLaws(Word word, GameState state) {
    this.word = word;
    this.state = state;
  }

  void check() {
    Set<Monster> monsters = EnumSet.noneOf(Monster.class);
    for (int i = 0; i < state.seats(); i++) {
      Monster monster = state.monster(Seat.at(i));
      require(monsters.add(monster), monster + " sits there twice");
      require(
          state.rules().monsters().contains(monster),
          monster + " is not a Monster of this edition: there are "
              + Joiner.on(", ").join(state.rules().monsters()));
      checkBoard(Seat.at(i));
      state.cards(Seat.at(i)).forEach(this::checkCopy);
    }
    checkTokyo();
    checkWaiting();
  }

  private void require(boolean lawful, String otherwise) {
    if (!lawful) {
      throw word.wrong("this is no position: " + otherwise);
    }
  }

  private void checkBoard(Seat seat) {
    require(
        state.life(seat) <= state.maxLife(seat),
        seat + " has " + state.life(seat) + " life of at most " + state.maxLife(seat));
    boolean nothing = state.life(seat) == 0
        && state.maxLife(seat) == 0
        && state.energy(seat) == 0
        && state.tokens(seat, Token.POISON) == 0
        && state.tokens(seat, Token.SHRINK) == 0
        && state.cards(seat).isEmpty();
    require(state.isAlive(seat) || nothing, seat + " is out and can own nothing");
  }

  private void checkCopy(HeldCard card) {
    CardRef copy = card.copy();
    require(
        copy == null || state.cards(copy.owner()).contains(copy.card()),
        card.id() + " copies " + copy + ", which is not in play");
  }

  private void checkTokyo() {
    for (Place place : new Place[] {Place.CITY, Place.BAY}) {
      int there = 0;
      for (int i = 0; i < state.seats(); i++) {
        there += state.place(Seat.at(i)) == place ? 1 : 0;
      }
      require(there <= 1, there + " Monsters are in one place of Tokyo");
    }
    require(
        state.occupant(Place.BAY) == null || state.isBayOpen(),
        "a Monster is in Bay, which is closed");
  }

  private void checkWaiting() {
    if (state.pending() instanceof Decision decision) {
      require(state.isAlive(decision.seat()), decision.seat() + " is asked, but is out");
    }
    require(
        !state.isOver() || state.agenda().isEmpty(),
        "the game is over, but something is to happen");
  }
}
