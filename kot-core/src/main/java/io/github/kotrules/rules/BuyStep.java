package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.BuyTopCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Event.CardBought;
import io.github.kotrules.state.Event.CardBoughtFromMonster;
import io.github.kotrules.state.Event.CardPlayed;
import io.github.kotrules.state.Event.CopyEnded;
import io.github.kotrules.state.Event.EnergyLost;
import io.github.kotrules.state.Event.MarketSwept;
import io.github.kotrules.state.Event.StepBegan;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.Table;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Step 4: purchases and sweeps. The order within a purchase: the buyer pays, cards that react to purchases act, the card moves,
 * the slot is refilled, the card takes effect, others may buy the revealed card.
 *
 * @rulebook B-1, B-2, B-3, B-4, B-6
 */
final class BuyStep {
  /** The answers to what to buy. */
  static final Choice<ChoosePurchase> PURCHASES = new Purchases();

  /** The answers to decline or to buy one of the revealed cards (B-6). */
  static final Choice<ChooseRevealed> REVEALED = BuyStep::revealed;

  private static final StepBegan BEGAN = new StepBegan(TurnStep.BUY);
  private static final PerSeat<OfferPurchase> OFFER_PURCHASE = PerSeat.of(OfferPurchase::new);
  private static final PerSeat<AskPurchase> ASK_PURCHASE =
      PerSeat.of(seat -> new AskPurchase(new ChoosePurchase(seat)));

  private BuyStep() {}

  static void begin(Resolution r, Seat seat) {
    r.emit(BEGAN);
    offer(r, seat);
  }

  /** Asks the active player what to buy, repeatedly until it ends buying (B-1). */
  private record OfferPurchase(Seat seat) implements Frame {
    @Override
    public void run(Resolution r) {
      offer(r, seat);
    }
  }

  private static void offer(Resolution r, Seat seat) {
    if (!r.table.isAlive(seat)) {
      return;
    }
    if (r.has(Hooks.SEES_TOP_CARDS, seat) && Deck.canLookFurther(r, seat)) {
      r.push(OFFER_PURCHASE.at(seat));
      r.push(new Deck.LookAtTop(seat));
    } else if (!r.table.market().isEmpty() || !r.table.cards(seat).isEmpty()) {
      // A fast path: without face-up cards and without own cards there is nothing to buy.
      r.ask(ASK_PURCHASE.at(seat));
    }
  }

  private record AskPurchase(ChoosePurchase question) implements Asker {
    @Override
    public Choice<?> choice() {
      return PURCHASES;
    }

    @Override
    public void answer(Resolution r, Action action) {
      Seat seat = question.seat();
      if (action instanceof BuyCard buy) {
        r.push(OFFER_PURCHASE.at(seat));
        buyFaceUp(r, seat, buy.card(), Slots.ALL, Offer.NONE);
      } else if (action instanceof SweepMarket) {
        sweep(r, seat);
      } else if (action instanceof BuyTopCard buy) {
        buyTop(r, seat, buy.position());
      } else if (action instanceof BuyFromMonster buy) {
        buyFromMonster(r, seat, buy.owner(), buy.card());
      }
    }
  }

  /** Buys a card in one of the slots and adds the refilled slot to the offer. */
  private static void buyFaceUp(Resolution r, Seat seat, CardId card, Slots slots, Offer offer) {
    int slot = slots.find(r.table.market(), card);
    ImmutableList<Deed> watching = watching(r, seat);
    r.emit(new CardBought(seat, card, slot, payable(r, seat, card)));
    offerRevealed(r, offer.with(slot));
    r.push(new PlayCard(seat, card, Acquisition.BOUGHT));
    r.push(Deck.REFILL.get(slot));
    r.pushAll(watching);
  }

  /** The price of a card, at most the buyer's energy: it may have risen since the purchase was offered. */
  private static int payable(Resolution r, Seat seat, CardId card) {
    return Math.min(r.cards.price(r.table, seat, card), r.table.energy(seat));
  }

  private static ImmutableList<Deed> watching(Resolution r, Seat seat) {
    return r.cards.deeds(
        Hooks.WHEN_BUYING,
        r.table,
        seat,
        (hook, table, owner, card) -> hook.whenBuying(table, owner));
  }

  private static void buyTop(Resolution r, Seat seat, int position) {
    CardId card = Objects.requireNonNull(r.table.seenCards().get(position).card());
    r.push(OFFER_PURCHASE.at(seat));
    ImmutableList<Deed> watching = watching(r, seat);
    r.emit(new TopCardBought(seat, card, position, payable(r, seat, card)));
    r.push(new PlayCard(seat, card, Acquisition.BOUGHT));
    r.pushAll(watching);
  }

  private static void buyFromMonster(Resolution r, Seat seat, Seat owner, CardId card) {
    int price = payable(r, seat, card);
    r.push(OFFER_PURCHASE.at(seat));
    HeldCard held = Objects.requireNonNull(r.table.cards(owner).find(card));
    if (held.isCopying()) {
      // The new owner gets it without a copied card and chooses one.
      r.emit(new CopyEnded(owner, card));
    }
    ImmutableList<Deed> watching = watching(r, seat);
    r.emit(new CardBoughtFromMonster(seat, owner, card, price));
    r.push(new PlayCard(seat, card, Acquisition.TAKEN_OVER));
    CardsInPlay.leave(r, owner, held);
    r.push(new PaySeller(owner, price));
    r.pushAll(watching);
  }

  private record PaySeller(Seat owner, int price) implements Frame {
    @Override
    public void run(Resolution r) {
      MonsterStats.gainEnergy(r, owner, price);
    }
  }

  private static void sweep(Resolution r, Seat seat) {
    r.emit(new EnergyLost(seat, r.table.rules().sweepPrice()));
    r.emit(new MarketSwept(seat, r.table.market().cards()));
    r.push(OFFER_PURCHASE.at(seat));
    offerRevealed(r, Offer.ALL);
    for (int slot = Market.SLOTS - 1; slot >= 0; slot--) {
      r.push(Deck.REFILL.get(slot));
    }
  }

  /** Lets a gained card take effect; a Discard card is then discarded (B-4). */
  record PlayCard(Seat seat, CardId card, Acquisition how) implements Frame {
    @Override
    public void run(Resolution r) {
      if (r.cards.catalogue().info(card).kind() == CardKind.DISCARD) {
        r.emit(new CardPlayed(seat, card));
        if (r.table.isAlive(seat)) {
          r.pushAll(r.cards.deedOfDiscard(r.table, seat, card));
        }
        return;
      }
      HeldCard held = r.table.cards(seat).find(card);
      if (held != null) {
        CardsInPlay.gain(r, seat, held, how);
      }
    }
  }

  /**
   * Plans to offer the cards about to be revealed to the Monsters that can buy in the turn of another. A card stays on offer
   * until the last of them declines. A purchase reveals another card, and then all of them are asked about that one (B-6).
   */
  private static void offerRevealed(Resolution r, Offer offer) {
    if (r.anybodyHas(Hooks.BUYS_REVEALED)) {
      r.push(new OfferRevealed(offer));
    }
  }

  /** Asks the next Monster, clockwise from the active one, that may buy revealed cards and has not declined them. */
  private record OfferRevealed(Offer offer) implements Frame {
    @Override
    public void run(Resolution r) {
      int seats = r.table.seats();
      Seat active = r.table.activeSeat();
      for (Seat seat = active.next(seats); seat != active; seat = seat.next(seats)) {
        ImmutableList<CardId> cards = offer.to(seat).cards(r.table.market());
        if (!cards.isEmpty() && mayBuyRevealed(r, seat)) {
          r.ask(new AskRevealed(new ChooseRevealed(seat, cards), offer));
          return;
        }
      }
    }
  }

  private static boolean mayBuyRevealed(Resolution r, Seat seat) {
    return r.cards.any(
        Hooks.BUYS_REVEALED,
        r.table,
        seat,
        (hook, table, owner, card) -> hook.canBuyRevealed(table, owner));
  }

  private record AskRevealed(ChooseRevealed question, Offer offer) implements Asker {
    @Override
    public Choice<?> choice() {
      return REVEALED;
    }

    /** Asks the next Monster if the use of a card has eliminated this one. */
    @Override
    public void run(Resolution r) {
      if (r.table.isAlive(question.seat())) {
        r.ask(this);
      } else {
        r.push(new OfferRevealed(offer));
      }
    }

    @Override
    public void answer(Resolution r, Action action) {
      if (action instanceof BuyCard buy) {
        buyFaceUp(r, question.seat(), buy.card(), offer.to(question.seat()), offer);
      } else {
        r.push(new OfferRevealed(offer.without(question.seat())));
      }
    }
  }

  private static List<Action> revealed(CardRegistry cards, Table table, ChooseRevealed asked) {
    ActionList answers = new ActionList().append(CardRolls.DECLINE);
    for (CardId card : asked.cards()) {
      Purchases.add(cards, table, asked.seat(), card, answers);
    }
    return CardUse.withUses(cards, table, asked.seat(), Moment.DECIDING, answers);
  }

  /** The answers to what to buy: end buying, the face-up cards, cards that only this Monster can buy, a sweep. */
  private static final class Purchases implements Choice<ChoosePurchase> {
    private static final EndBuying END_BUYING = new EndBuying();
    private static final SweepMarket SWEEP = new SweepMarket();

    /** All hooks that can add to the answers. */
    private static final HookSet BY_CARDS =
        HookSet.of(Hooks.BUYS_FROM_MONSTERS, Hooks.SEES_TOP_CARDS, Hooks.MAY_BE_USED);

    private Purchases() {}

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

    /** Adds the purchase of a face-up card if it is affordable; two equal cards are one option. */
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

    /** Ends buying without a question if that is the only option, unless it would reveal a price. */
    @Override
    public @Nullable Action only(CardRegistry cards, Table table, ChoosePurchase asked) {
      Seat seat = asked.seat();
      boolean mustAsk = canSweep(table, seat)
          || canBuyFaceUp(cards, table, seat)
          || (BY_CARDS.isWith(table, seat)
              && (list(cards, table, asked).size() > 1 || givesSecretAway(cards, table, seat)));
      return mustAsk ? null : END_BUYING;
    }

    /** Whether a Monster can pay for a sweep, whose price no card changes (B-3). */
    private static boolean canSweep(Table table, Seat seat) {
      return table.energy(seat) >= table.rules().sweepPrice() && !table.market().isEmpty();
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

    /**
     * Whether not to ask would reveal a price: a seat that has looked at a card of the deck is asked even if nothing is
     * affordable.
     */
    private static boolean givesSecretAway(CardRegistry cards, Table table, Seat seat) {
      return Deck.depth(cards, table, seat) > 0 && Deck.hasSeen(table, seat, 0);
    }

    private static void addTopCards(
        CardRegistry cards, Table table, Seat seat, ActionList options) {
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

  /**
   * The revealed cards that each Monster has not declined.
   *
   * @param slots for each seat one bit for each slot
   */
  private record Offer(int slots) {
    private static final int SEATS = Seat.values().length;

    static final Offer NONE = new Offer(0);
    static final Offer ALL = new Offer((1 << (Market.SLOTS * SEATS)) - 1);

    /** Returns the offer with a newly revealed card in this slot, which nobody has declined yet. */
    Offer with(int slot) {
      int now = slots;
      for (int seat = 0; seat < SEATS; seat++) {
        now |= 1 << (seat * Market.SLOTS + slot);
      }
      return new Offer(now);
    }

    Slots to(Seat seat) {
      return new Slots(slots >>> (seat.ordinal() * Market.SLOTS) & Slots.ALL.bits());
    }

    Offer without(Seat seat) {
      return new Offer(slots & ~(Slots.ALL.bits() << (seat.ordinal() * Market.SLOTS)));
    }
  }

  /**
   * A set of slots of the market.
   *
   * @param bits one for each slot
   */
  private record Slots(int bits) {
    static final Slots ALL = new Slots((1 << Market.SLOTS) - 1);

    private boolean contains(int slot) {
      return (bits >> slot & 1) != 0;
    }

    /** The first of these slots that holds the card, or -1. */
    int find(Market market, CardId card) {
      for (int slot = 0; slot < Market.SLOTS; slot++) {
        if (contains(slot) && card.equals(market.card(slot))) {
          return slot;
        }
      }
      return -1;
    }

    /** The cards in these slots, from left to right. */
    ImmutableList<CardId> cards(Market market) {
      ImmutableList.Builder<CardId> cards = ImmutableList.builder();
      for (int slot = 0; slot < Market.SLOTS; slot++) {
        CardId card = market.card(slot);
        if (card != null && contains(slot)) {
          cards.add(card);
        }
      }
      return cards.build();
    }
  }
}
