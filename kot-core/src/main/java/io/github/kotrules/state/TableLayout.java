package io.github.kotrules.state;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.PackedTable.Seats;
import java.util.Collections;
import java.util.List;
import java.util.function.ToIntBiFunction;

/** Creates a table from a legal {@link GameSetup} or {@link ViewSetup}. */
final class TableLayout {
  private final GameSetup setup;
  private final ToIntBiFunction<Seat, KeepCards> maximumLife;
  private final Draft.Changeable table;

  TableLayout(Setting setting, GameSetup setup, ToIntBiFunction<Seat, KeepCards> maximumLife) {
    this.setup = setup;
    this.maximumLife = maximumLife;
    this.table = new Draft.Changeable(setting);
  }

  /** Creates the table of a view. */
  static Draft lay(Setting setting, ViewSetup view) {
    TurnSetup turn = view.turn();
    TableLayout layout = new TableLayout(
        setting, view.position(), (seat, held) -> turn.maximumLife().get(seat.ordinal()));
    layout.layBought(turn.bought());
    Draft.Changeable table = layout.lay();
    layout.layTurn(turn);
    view.waiting().applyTo(table);
    return table;
  }

  private void layBought(List<CardId> bought) {
    for (CardId card : bought) {
      table.cardTable = table.cardTable.drawn(card, 0).waitingToAct(card);
    }
  }

  Draft.Changeable lay() {
    for (int i = 0; i < setup.monsters().size(); i++) {
      layMonster(Seat.at(i), setup.monsters().get(i));
    }
    layMarket();
    if (setup.deck() != null) {
      discardAllBut(setup.deck());
    }
    layTopCards();
    layTurn();
    return table;
  }

  private void layMonster(Seat seat, MonsterSetup monster) {
    for (CardSetup card : monster.cards()) {
      table.cardTable = table.cardTable.drawn(card.id(), 0).laid(seat, card);
    }
    int maximum = maximumLife.applyAsInt(seat, table.cards(seat));
    table.setMaxLife(seat, maximum);
    table.addLife(seat, Math.min(monster.life(), maximum) - table.life(seat));
    table.addPoints(seat, monster.points());
    table.addEnergy(seat, monster.energy());
    table.addTokens(seat, Token.POISON, monster.poison());
    table.addTokens(seat, Token.SHRINK, monster.shrink());
    table.setPlace(seat, monster.place());
    if (monster.place() == Place.NOWHERE) {
      table.eliminate(seat);
    }
  }

  private void layMarket() {
    Market market = setup.market();
    for (int slot = 0; market != null && slot < Market.SLOTS; slot++) {
      CardId card = market.card(slot);
      if (card != null) {
        table.cardTable = table.cardTable.revealed(card, slot);
      }
    }
  }

  private void discardAllBut(List<CardId> deck) {
    for (CardId card : table.deck().distinct()) {
      int kept = Collections.frequency(deck, card);
      for (SeenCard seen : setup.topCards()) {
        kept += card.equals(seen.card()) ? 1 : 0;
      }
      for (int left = table.deck().count(card); left > kept; left--) {
        table.cardTable = table.cardTable.drawn(card, 0).discarded(card);
      }
    }
  }

  private void layTopCards() {
    for (int depth = 0; depth < setup.topCards().size(); depth++) {
      SeenCard seen = setup.topCards().get(depth);
      for (Seat seat : seen.seenBy()) {
        table.cardTable = table.cardTable.seenBy(seat, seen.card(), depth);
      }
    }
  }

  private void layTurn() {
    Seat first = setup.first();
    if (first != null) {
      table.setFirst(setup.began() == null ? first : setup.began());
      Seat regular = setup.regular();
      table.setNextTurn(first, regular == null ? first : regular, setup.fewerDice());
      for (ExtraTurn turn : setup.extraTurns()) {
        table.cardTable = table.cardTable.withExtraTurn(turn);
      }
    }
  }

  private void layTurn(TurnSetup turn) {
    table.setStep(turn.step());
    table.setDice(turn.dice());
    table.setRollsLeft(turn.rollsLeft());
    table.setSmashes(turn.smashes());
    if (turn.extraTurnEarned()) {
      table.earnExtraTurn();
    }
    turn.harmers().forEach(seat -> table.add(Seats.HARMERS, seat));
    turn.smashed().forEach(seat -> table.add(Seats.SMASHED, seat));
    turn.yielded().forEach(seat -> table.add(Seats.YIELDED, seat));
    turn.stayed().forEach(seat -> table.add(Seats.STAYED, seat));
    turn.shielded().forEach(seat -> table.add(Seats.SHIELDED, seat));
    int number = 0;
    for (int i = 0; i < table.seats(); i++) {
      for (int at = 0; at < table.cards(Seat.at(i)).size(); at++) {
        if (turn.usedCards().contains(number++)) {
          table.cardTable = table.cardTable.used(Seat.at(i), at);
        }
      }
    }
  }
}
