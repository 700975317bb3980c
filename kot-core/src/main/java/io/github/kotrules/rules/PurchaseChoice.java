package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.BuyTopCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What can be bought: end buying, the face-up cards, those that only this Monster can buy, a sweep.
 *
 * @rulebook B-1, B-3
 */
final class PurchaseChoice implements Choice<ChoosePurchase> {
  static final PurchaseChoice CHOICE = new PurchaseChoice();

  private static final EndBuying END_BUYING = new EndBuying();
  private static final SweepMarket SWEEP = new SweepMarket();

  /** All hooks that can add to the answers. */
  private static final HookSet BY_CARDS =
      HookSet.of(Hooks.BUYS_FROM_MONSTERS, Hooks.SEES_TOP_CARDS, Hooks.MAY_BE_USED);

  private PurchaseChoice() {}

  @Override
  public List<Action> list(CardRegistry cards, Table table, ChoosePurchase asked) {
    Seat seat = asked.seat();
    ActionList options = new ActionList().append(END_BUYING);
    Market market = table.market();
    for (int slot = 0; slot < Market.SLOTS; slot++) {
      CardId card = market.card(slot);
      if (card != null) {
        add(cards, table, seat, card, options);
      }
    }
    if (BY_CARDS.isWith(table, seat)) {
      addTopCards(cards, table, seat, options);
      addCardsOfOthers(cards, table, seat, options);
    }
    if (canSweep(table, seat)) {
      options.append(SWEEP);
    }
    return CardUse.withUses(cards, table, seat, Moment.DECIDING, options);
  }

  /** Adds that a face-up card is bought, if it can be paid; two equal ones are one purchase. */
  static void add(CardRegistry cards, Table table, Seat seat, CardId card, ActionList options) {
    BuyCard purchase = cards.purchase(table, seat, card);
    if (purchase != null) {
      options.appendSharedOnce(purchase);
    }
  }

  @Override
  public boolean allows(CardRegistry cards, Table table, ChoosePurchase asked, Action action) {
    Seat seat = asked.seat();
    if (action instanceof BuyCard buy) {
      return Slots.ALL.find(table.market(), buy.card()) >= 0
          && cards.canPay(table, seat, buy.card());
    }
    if (action instanceof SweepMarket) {
      return canSweep(table, seat);
    }
    return action instanceof EndBuying || Choice.super.allows(cards, table, asked, action);
  }

  /** Nobody is asked who can only end buying, unless that would give a secret away. */
  @Override
  public @Nullable Action only(CardRegistry cards, Table table, ChoosePurchase asked) {
    Seat seat = asked.seat();
    boolean mustAsk = canSweep(table, seat)
        || canBuyFaceUp(cards, table, seat)
        || (BY_CARDS.isWith(table, seat)
            && (list(cards, table, asked).size() > 1 || givesSecretAway(cards, table, seat)));
    return mustAsk ? null : END_BUYING;
  }

  private static boolean canSweep(Table table, Seat seat) {
    return table.energy(seat) >= BuyStep.SWEEP_COST && !table.market().isEmpty();
  }

  private static boolean canBuyFaceUp(CardRegistry cards, Table table, Seat seat) {
    if (!cards.mayPay(table, seat)) {
      return false;
    }
    Market market = table.market();
    for (int slot = 0; slot < Market.SLOTS; slot++) {
      CardId card = market.card(slot);
      if (card != null && cards.canPay(table, seat, card)) {
        return true;
      }
    }
    return false;
  }

  /** A seat that has looked at a card of the deck is asked even if nothing is affordable, or else its price would be known. */
  private static boolean givesSecretAway(CardRegistry cards, Table table, Seat seat) {
    return Deck.depth(cards, table, seat) > 0 && Deck.hasSeen(table, seat, 0);
  }

  private static void addTopCards(CardRegistry cards, Table table, Seat seat, ActionList options) {
    int depth = Deck.depth(cards, table, seat);
    for (int i = 0; i < depth && Deck.hasSeen(table, seat, i); i++) {
      CardId card = table.seenCards().get(i).card();
      if (card != null && cards.canPay(table, seat, card)) {
        options.append(new BuyTopCard(i));
      }
    }
  }

  private static void addCardsOfOthers(
      CardRegistry cards, Table table, Seat seat, ActionList options) {
    if (!Hooks.BUYS_FROM_MONSTERS.isWith(table, seat)) {
      return;
    }
    int seats = table.seats();
    for (Seat seller = seat.next(seats); seller != seat; seller = seller.next(seats)) {
      if (canBuyFrom(cards, table, seat, seller)) {
        for (HeldCard card : table.cards(seller)) {
          if (cards.canPay(table, seat, card.id())) {
            options.appendOnce(new BuyFromMonster(seller, card.id()));
          }
        }
      }
    }
  }

  private static boolean canBuyFrom(CardRegistry cards, Table table, Seat seat, Seat seller) {
    return cards.any(
        Hooks.BUYS_FROM_MONSTERS,
        table,
        seat,
        (hook, at, owner, card) -> hook.canBuyFrom(at, owner, seller));
  }
}
