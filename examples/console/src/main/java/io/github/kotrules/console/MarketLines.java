package io.github.kotrules.console;

import com.google.common.base.Strings;
import io.github.kotrules.Game;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.SeenCard;
import io.github.kotrules.state.Table;
import org.jspecify.annotations.Nullable;

/** Draws the cards that are for sale, each in a line, with what the person would pay for it now. */
final class MarketLines {
  private static final int COST_WIDTH = 3;

  private final Page page;
  private final Game game;
  private final Table table;
  private final @Nullable Seat person;

  MarketLines(Page page, Game game, Table table, @Nullable Seat person) {
    this.page = page;
    this.game = game;
    this.table = table;
    this.person = person;
  }

  void draw() {
    page.heading(
        "Market, deck of " + table.deckSize() + ", " + table.discards().size() + " discarded");
    for (CardId id : table.market().cards()) {
      page.add(line("", id));
    }
    if (table.market().isEmpty()) {
      page.add(" no cards");
    }
    for (SeenCard seen : table.seenCards()) {
      CardId card = seen.card();
      if (card != null && person != null && seen.seenBy().contains(person)) {
        page.add(line("on the deck: ", card));
      }
    }
  }

  private String line(String where, CardId id) {
    CardFace card = game.cards().card(id).face();
    int price = person == null ? card.cost() : game.price(table, person, id);
    return Strings.padStart(String.valueOf(price), COST_WIDTH, ' ') + "  " + where + card.name()
        + ": " + card.text();
  }
}
