package io.github.kotrules.console;

import io.github.kotrules.Game;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.SeenCard;
import io.github.kotrules.state.Table;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;

/** Explains the cards in sight: for sale, in front of Monsters, and seen on the deck. */
final class CardHelp {
  private CardHelp() {}

  static void draw(Page page, Game game, Table view) {
    Set<CardId> cards = inSight(view);
    if (cards.isEmpty()) {
      page.add("No card is in sight.");
    }
    for (CardId id : cards) {
      CardFace card = game.cards().card(id).face();
      page.wrap(
          card.name() + " (" + card.kind().name().toLowerCase(Locale.ROOT) + ", costs "
              + card.cost() + "): " + card.text(),
          1);
    }
  }

  private static Set<CardId> inSight(Table view) {
    Set<CardId> cards = new LinkedHashSet<>(view.market().cards());
    for (SeenCard seen : view.seenCards()) {
      CardId card = seen.card();
      if (card != null) {
        cards.add(card);
      }
    }
    for (Seat seat : view.allSeats()) {
      for (HeldCard card : view.cards(seat)) {
        cards.add(card.id());
      }
    }
    return cards;
  }
}
