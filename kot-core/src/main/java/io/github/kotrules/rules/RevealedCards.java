package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.card.BuysRevealed;
import io.github.kotrules.effect.CardEffect.OfferRevealed;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Market;

/**
 * Cards that were just revealed, on offer to those whose cards let them buy in the turn of another. Every card stays on
 * offer until its last suitor passes; a purchase reveals again, and then all are asked again.
 *
 * @rulebook B-6
 */
final class RevealedCards {
  private static final HookType<BuysRevealed> BUYS_REVEALED = HookType.of(BuysRevealed.class);

  private RevealedCards() {}

  static void offer(Resolution r, OfferRevealed offer) {
    int seats = r.table.seats();
    Seat active = r.table.activeSeat();
    for (Seat seat = active.next(seats); seat != active; seat = seat.next(seats)) {
      if (!offer.passed().contains(seat) && mayBuy(r, seat)) {
        r.push(new OfferRevealed(offer.slots(), offer.passed().with(seat)));
        r.ask(new ChooseRevealed(seat, cards(r, offer.slots())));
        return;
      }
    }
  }

  private static boolean mayBuy(Resolution r, Seat seat) {
    return r.has(BUYS_REVEALED, seat)
        && r.book.any(
            BUYS_REVEALED,
            r.table,
            seat,
            (hook, table, owner, card) -> hook.canBuyRevealed(table, owner));
  }

  private static ImmutableList<CardId> cards(Resolution r, int slots) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (int slot = 0; slot < Market.SLOTS; slot++) {
      CardId card = r.table.market().card(slot);
      if (card != null && (slots >> slot & 1) != 0) {
        cards.add(card);
      }
    }
    return cards.build();
  }

  static void buy(Resolution r, Seat seat, CardId card) {
    OfferRevealed offer = r.pop(OfferRevealed.class);
    BuyStep.buyFaceUp(r, seat, card, offer.slots(), offer.slots());
  }
}
