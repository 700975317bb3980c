package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.TurnEffect.RollForFirst;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.Draft;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.IllegalSetupException;
import io.github.kotrules.state.IllegalSetupException.Fault;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.SeenCard;
import io.github.kotrules.state.Setting;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/** Lays a table as a {@link GameSetup} says, once {@link SetupFaults} has found nothing wrong with it. */
final class Arrangement {
  private final CardBook book;
  private final RuleSet rules;
  private final GameSetup setup;

  Arrangement(CardBook book, RuleSet rules, GameSetup setup) {
    this.book = book;
    this.rules = rules;
    this.setup = setup;
  }

  /** The table, with the opening still to come on its agenda. */
  Draft lay() {
    List<Fault> faults = new SetupFaults(book, rules, setup).list();
    if (!faults.isEmpty()) {
      throw new IllegalSetupException(faults);
    }
    ImmutableList.Builder<Monster> monsters = ImmutableList.builder();
    setup.monsters().forEach(monster -> monsters.add(monster.monster()));
    Draft table = Draft.of(new Setting(rules, monsters.build(), book.catalogue()));
    for (int i = 0; i < setup.monsters().size(); i++) {
      seat(table, Seat.at(i), setup.monsters().get(i));
    }
    layCards(table);
    planOpening(table);
    return table;
  }

  private void seat(Draft table, Seat seat, MonsterSetup monster) {
    for (CardSetup card : monster.cards()) {
      table.inCards().takeFromDeck(card.id(), 0);
      table.inCards().lay(seat, card);
    }
    table.setMaxLife(seat, Vitality.maximumLife(book, table.cards(seat)));
    table.addLife(seat, monster.life() - table.life(seat));
    table.addPoints(seat, monster.points());
    table.addEnergy(seat, monster.energy());
    table.addTokens(seat, Token.POISON, monster.poison());
    table.addTokens(seat, Token.SHRINK, monster.shrink());
    table.setPlace(seat, monster.place());
    if (monster.place() == Place.NOWHERE) {
      table.eliminate(seat);
    }
  }

  private void layCards(Draft table) {
    Market market = setup.market();
    for (int slot = 0; market != null && slot < Market.SLOTS; slot++) {
      CardId card = market.card(slot);
      if (card != null) {
        table.inCards().reveal(slot, card);
      }
    }
    if (setup.deck() != null) {
      discardAllBut(table, setup.deck());
    }
    showTopCards(table);
  }

  private void discardAllBut(Draft table, List<CardId> deck) {
    for (CardId card : table.deck().distinct()) {
      int kept = Collections.frequency(deck, card);
      for (SeenCard seen : setup.topCards()) {
        kept += card.equals(seen.card()) ? 1 : 0;
      }
      for (int left = table.deck().count(card); left > kept; left--) {
        table.inCards().takeFromDeck(card, 0);
        table.inCards().discard(card);
      }
    }
  }

  private void showTopCards(Draft table) {
    for (int depth = 0; depth < setup.topCards().size(); depth++) {
      SeenCard seen = setup.topCards().get(depth);
      for (Seat seat : seen.seenBy().toList()) {
        table.inCards().seeCard(seat, Objects.requireNonNull(seen.card()), depth);
      }
    }
  }

  /** Cards are dealt first, then the first player is found, where the position does not say. */
  private void planOpening(Draft table) {
    if (setup.first() == null) {
      table.push(new RollForFirst(table.living(), SeatSet.none(), -1));
    } else {
      table.setFirst(setup.began() == null ? setup.first() : setup.began());
      table.setNextTurn(
          setup.first(),
          setup.regular() == null ? setup.first() : setup.regular(),
          setup.fewerDice());
      setup.extraTurns().forEach(turn -> table.addExtraTurn(turn.seat(), turn.fewerDice()));
    }
    for (int slot = Market.SLOTS - 1; setup.market() == null && slot >= 0; slot--) {
      table.push(Deck.REFILL.get(slot));
    }
  }
}
