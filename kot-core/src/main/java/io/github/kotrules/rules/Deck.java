package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.CardRevealed;
import io.github.kotrules.state.Event.DeckReshuffled;
import io.github.kotrules.state.Event.TopCardSeen;
import io.github.kotrules.state.SeenCard;
import io.github.kotrules.state.Table;
import java.util.List;
import java.util.Objects;

/**
 * Draws from the deck: to the market, or for one Monster to look at.
 *
 * @rulebook S-3, B-2, B-5
 */
final class Deck {
  /** The frames by slot of the market. */
  static final ImmutableList<RefillSlot> REFILL =
      ImmutableList.of(new RefillSlot(0), new RefillSlot(1), new RefillSlot(2));

  private Deck() {}

  /**
   * Reveals a card into an empty slot of the market (B-2). A card that somebody has seen is revealed without chance; an empty
   * deck is replaced by the discard pile.
   */
  record RefillSlot(int slot) implements Frame {
    @Override
    public void run(Resolution r) {
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
      r.awaitCard(this, DeckChance.Use.MARKET);
    }

    @Override
    public void answer(Resolution r, Action action) {
      r.emit(new CardRevealed(slot, drawnCard(action)));
    }
  }

  private static CardId drawnCard(Action action) {
    return Objects.requireNonNull(((Reveal) action).card());
  }

  /** Whether a Monster's cards let it see a card of the deck that it has not seen yet. */
  static boolean canLookFurther(Resolution r, Seat seat) {
    return firstUnseen(r.table, seat) < Math.min(depth(r.cards, r.table, seat), r.table.deckSize());
  }

  /** The number of cards of the deck that a Monster's cards let it look at and buy. */
  static int depth(CardRegistry cards, Table table, Seat seat) {
    return cards.sum(
        Hooks.SEES_TOP_CARDS, table, seat, (hook, at, owner, card) -> hook.cardsSeen(at, owner));
  }

  /** Whether a Monster has looked at the card at this position of the deck. */
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

  /** Lets a Monster look at the first card of the deck that it has not seen. */
  record LookAtTop(Seat seat) implements Frame {
    @Override
    public void run(Resolution r) {
      int position = firstUnseen(r.table, seat);
      List<SeenCard> seen = r.table.seenCards();
      if (position < seen.size()) {
        r.emit(new TopCardSeen(seat, seen.get(position).card(), position));
      } else {
        r.awaitCard(this, DeckChance.Use.LOOK);
      }
    }

    @Override
    public void answer(Resolution r, Action action) {
      r.emit(new TopCardSeen(seat, drawnCard(action), firstUnseen(r.table, seat)));
    }
  }
}
