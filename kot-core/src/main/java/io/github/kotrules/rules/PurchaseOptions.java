package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.BuyAction.BuyCard;
import io.github.kotrules.action.BuyAction.BuyFromMonster;
import io.github.kotrules.action.BuyAction.BuyTopCard;
import io.github.kotrules.action.BuyAction.EndBuying;
import io.github.kotrules.action.BuyAction.SweepMarket;
import io.github.kotrules.card.BuysFromMonsters;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.Table;
import java.util.List;

/**
 * What can be bought: end buying, the face-up cards, those that only this Monster can buy, a sweep.
 *
 * @rulebook B-1, B-3
 */
final class PurchaseOptions {
  static final EndBuying END_BUYING = new EndBuying();
  private static final SweepMarket SWEEP = new SweepMarket();
  private static final HookType<BuysFromMonsters> BUYS_FROM_MONSTERS =
      HookType.of(BuysFromMonsters.class);

  /** All that can bring something to buy, or to do, but the face-up cards. */
  private static final HookSet BY_CARDS =
      HookSet.of(BUYS_FROM_MONSTERS, Deck.SEES_TOP_CARDS, CardUse.MAY_BE_USED);

  private PurchaseOptions() {}

  static List<Action> of(CardBook book, Table table, Seat seat) {
    ActionList options = new ActionList().append(END_BUYING);
    Market market = table.market();
    for (int slot = 0; slot < Market.SLOTS; slot++) {
      CardId card = market.card(slot);
      if (card != null) {
        add(book, table, seat, card, options);
      }
    }
    if (BY_CARDS.isWith(table, seat)) {
      addTopCards(book, table, seat, options);
      addCardsOfOthers(book, table, seat, options);
    }
    if (canSweep(table, seat)) {
      options.append(SWEEP);
    }
    return CardOptions.withUses(book, table, seat, Moment.DECIDING, options);
  }

  /** Adds that a face-up card is bought, if it can be paid; two equal ones are one purchase. */
  static void add(CardBook book, Table table, Seat seat, CardId card, ActionList options) {
    BuyCard buying = book.buying(table, seat, card);
    if (buying != null) {
      options.appendSharedOnce(buying);
    }
  }

  /** Whether an action is one of these; for the usual ones they are not listed. */
  static boolean allow(CardBook book, Table table, Seat seat, Action action) {
    if (action instanceof BuyCard buy) {
      return table.market().slotOf(buy.card(), BuyStep.ALL_SLOTS) >= 0
          && book.canPay(table, seat, buy.card());
    }
    if (action instanceof SweepMarket) {
      return canSweep(table, seat);
    }
    return action instanceof EndBuying || of(book, table, seat).contains(action);
  }

  /** Whether a Monster is asked what it buys: not if it can but end buying, unless that told a secret. */
  static boolean mustAsk(CardBook book, Table table, Seat seat) {
    return canSweep(table, seat)
        || canBuyFaceUp(book, table, seat)
        || (BY_CARDS.isWith(table, seat)
            && (of(book, table, seat).size() > 1 || tellsSecret(book, table, seat)));
  }

  private static boolean canSweep(Table table, Seat seat) {
    return table.energy(seat) >= BuyStep.SWEEP_COST && !table.market().isEmpty();
  }

  private static boolean canBuyFaceUp(CardBook book, Table table, Seat seat) {
    if (!book.mayPay(table, seat)) {
      return false;
    }
    Market market = table.market();
    for (int slot = 0; slot < Market.SLOTS; slot++) {
      CardId card = market.card(slot);
      if (card != null && book.canPay(table, seat, card)) {
        return true;
      }
    }
    return false;
  }

  /** Who has looked at a card of the deck is asked even if nothing is affordable, or else its price would be known. */
  private static boolean tellsSecret(CardBook book, Table table, Seat seat) {
    return Deck.depth(book, table, seat) > 0 && Deck.hasSeen(table, seat, 0);
  }

  private static void addTopCards(CardBook book, Table table, Seat seat, ActionList options) {
    int depth = Deck.depth(book, table, seat);
    for (int i = 0; i < depth && Deck.hasSeen(table, seat, i); i++) {
      CardId card = table.seenCards().get(i).card();
      if (card != null && book.canPay(table, seat, card)) {
        options.append(new BuyTopCard(i));
      }
    }
  }

  private static void addCardsOfOthers(CardBook book, Table table, Seat seat, ActionList options) {
    if (!BUYS_FROM_MONSTERS.isWith(table, seat)) {
      return;
    }
    int seats = table.seats();
    for (Seat seller = seat.next(seats); seller != seat; seller = seller.next(seats)) {
      if (canBuyFrom(book, table, seat, seller)) {
        for (HeldCard card : table.cards(seller)) {
          if (book.canPay(table, seat, card.id())) {
            options.appendOnce(new BuyFromMonster(seller, card.id()));
          }
        }
      }
    }
  }

  private static boolean canBuyFrom(CardBook book, Table table, Seat seat, Seat seller) {
    return book.any(
        BUYS_FROM_MONSTERS,
        table,
        seat,
        (hook, at, owner, card) -> hook.canBuyFrom(at, owner, seller));
  }
}
