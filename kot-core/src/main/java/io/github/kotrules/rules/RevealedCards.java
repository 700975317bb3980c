package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Table;
import java.util.List;

/**
 * Cards that were just revealed, on offer to those whose cards let them buy in the turn of another. Every card stays on offer
 * until the last of them declines; a purchase reveals again, and then all are asked again.
 *
 * @rulebook B-6
 */
final class RevealedCards {
  /** Decline, or buy one of the revealed cards. */
  static final Choice<ChooseRevealed> PURCHASES = RevealedCards::purchases;

  private RevealedCards() {}

  private static List<Action> purchases(CardRegistry cards, Table table, ChooseRevealed asked) {
    ActionList answers = new ActionList().append(CardRolls.DECLINE);
    for (CardId card : asked.cards()) {
      PurchaseChoice.add(cards, table, asked.seat(), card, answers);
    }
    return CardUse.withUses(cards, table, asked.seat(), Moment.DECIDING, answers);
  }

  /** Plans to offer what is about to be revealed in these slots. */
  static void offer(Resolution r, Slots slots) {
    if (r.anybodyHas(Hooks.BUYS_REVEALED)) {
      r.push(new OfferRevealed(slots, SeatSet.none()));
    }
  }

  /**
   * Asks the next Monster, clockwise from the active one, that may buy revealed cards.
   *
   * @param passed who has declined
   */
  private record OfferRevealed(Slots slots, SeatSet passed) implements Frame {
    @Override
    public void run(Resolution r) {
      int seats = r.table.seats();
      Seat active = r.table.activeSeat();
      for (Seat seat = active.next(seats); seat != active; seat = seat.next(seats)) {
        if (!passed.contains(seat) && mayBuy(r, seat)) {
          ChooseRevealed question = new ChooseRevealed(seat, slots.cards(r.table.market()));
          r.ask(new AskRevealed(question, slots, passed.with(seat)));
          return;
        }
      }
    }
  }

  private static boolean mayBuy(Resolution r, Seat seat) {
    return r.cards.any(
        Hooks.BUYS_REVEALED,
        r.table,
        seat,
        (hook, table, owner, card) -> hook.canBuyRevealed(table, owner));
  }

  private record AskRevealed(ChooseRevealed question, Slots slots, SeatSet passed)
      implements Asker {
    @Override
    public void answer(Resolution r, Action action) {
      if (action instanceof BuyCard buy) {
        BuyStep.buyFaceUp(r, question.seat(), buy.card(), slots, slots);
      } else {
        r.push(new OfferRevealed(slots, passed));
      }
    }
  }
}
