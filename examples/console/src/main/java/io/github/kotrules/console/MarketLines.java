package io.github.kotrules.console;

import com.google.common.base.Strings;
import io.github.kotrules.Game;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.SeenCard;
import io.github.kotrules.state.Table;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jspecify.annotations.Nullable;

/** Draws the cards that are for sale, each in a line, with what the person would pay for it now. */
final class MarketLines {
  private static final int COST_WIDTH = 3;
  private static final int INDENT = COST_WIDTH + 2;

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
    page.heading("Cards on sale, for energy (deck " + table.deckSize() + ", discarded "
        + table.discards().size() + ")");
    for (CardId id : table.market().cards()) {
      page.fold(line("", id), INDENT);
    }
    if (table.market().isEmpty()) {
      page.add(" no cards");
    }
    for (SeenCard seen : table.seenCards()) {
      CardId card = seen.card();
      if (card != null && person != null && seen.seenBy().contains(person)) {
        page.fold(line("on the deck: ", card), INDENT);
      }
    }
  }

  /** The price is in the colour of energy if the person can pay it. */
  private AttributedString line(String where, CardId id) {
    CardFace card = game.cards().card(id).face();
    int price = person == null ? card.cost() : game.price(table, person, id);
    boolean affordable = person != null && price <= table.energy(person);
    Look look = page.look();
    return new AttributedStringBuilder()
        .styled(
            affordable ? look.ofEnergy() : look.text(),
            Strings.padStart(String.valueOf(price), COST_WIDTH, ' '))
        .append("  " + where)
        .styled(look.key(), card.name())
        .append(": " + card.text())
        .toAttributedString();
  }
}
