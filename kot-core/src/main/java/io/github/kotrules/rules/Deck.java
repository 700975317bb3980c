package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.card.SeesTopCards;
import io.github.kotrules.effect.CardEffect.RefillSlot;
import io.github.kotrules.effect.CardEffect.TakeLook;
import io.github.kotrules.effect.CardEffect.TakeReveal;
import io.github.kotrules.state.MarketEvent.CardRevealed;
import io.github.kotrules.state.MarketEvent.DeckReshuffled;
import io.github.kotrules.state.MarketEvent.TopCardSeen;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.SeenCard;
import io.github.kotrules.state.Table;
import java.util.List;
import java.util.Objects;

/**
 * Cards come from the deck: face up to the market, or for one Monster's eyes only.
 *
 * @rulebook S-3, B-2, B-5
 */
final class Deck {
  static final HookType<SeesTopCards> SEES_TOP_CARDS = HookType.of(SeesTopCards.class);

  /** By slots of the market. */
  static final ImmutableList<RefillSlot> REFILL =
      ImmutableList.of(new RefillSlot(0), new RefillSlot(1), new RefillSlot(2));

  private static final ImmutableList<TakeReveal> TAKE_REVEAL =
      ImmutableList.of(new TakeReveal(0), new TakeReveal(1), new TakeReveal(2));

  private Deck() {}

  /** A card whose place is known comes without chance; an empty deck is made anew from the discard pile. */
  static void refill(Resolution r, int slot) {
    List<SeenCard> seen = r.table.seenCards();
    if (!seen.isEmpty()) {
      r.emit(new CardRevealed(slot, Objects.requireNonNull(seen.get(0).card())));
      return;
    }
    if (r.table.deck().isEmpty()) {
      if (r.table.discards().isEmpty()) {
        return;
      }
      r.emit(new DeckReshuffled(r.table.discards().size()));
    }
    r.push(TAKE_REVEAL.get(slot));
    r.awaitCard(DeckChance.Use.MARKET);
  }

  static void takeReveal(Resolution r, int slot) {
    r.emit(new CardRevealed(slot, r.drawnCard()));
  }

  /** Whether a Monster's cards let it see a card of the deck that it has not seen yet. */
  static boolean canLookFurther(Resolution r, Seat seat) {
    return firstUnseen(r.table, seat) < Math.min(depth(r.book, r.table, seat), r.table.deckSize());
  }

  /** How many cards of the deck a Monster's cards let it look at and buy. */
  static int depth(CardBook book, Table table, Seat seat) {
    return book.sum(
        SEES_TOP_CARDS, table, seat, (hook, at, owner, card) -> hook.cardsSeen(at, owner));
  }

  /** Whether a Monster has looked at the card that lies so deep in the deck. */
  static boolean hasSeen(Table table, Seat seat, int position) {
    return position < table.seenCards().size()
        && table.seenCards().get(position).seenBy().contains(seat);
  }

  private static int firstUnseen(Table table, Seat seat) {
    int position = 0;
    while (hasSeen(table, seat, position)) {
      position++;
    }
    return position;
  }

  static void look(Resolution r, Seat seat) {
    int position = firstUnseen(r.table, seat);
    List<SeenCard> seen = r.table.seenCards();
    if (position < seen.size()) {
      r.emit(new TopCardSeen(seat, seen.get(position).card(), position));
    } else {
      r.push(new TakeLook(seat, position));
      r.awaitCard(DeckChance.Use.LOOK);
    }
  }

  static void takeLook(Resolution r, TakeLook look) {
    r.emit(new TopCardSeen(look.seat(), r.drawnCard(), look.position()));
  }
}
