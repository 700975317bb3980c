package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.BuyTopCard;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Event.CardBought;
import io.github.kotrules.state.Event.CardBoughtFromMonster;
import io.github.kotrules.state.Event.CardPlayed;
import io.github.kotrules.state.Event.EnergyLost;
import io.github.kotrules.state.Event.MarketSwept;
import io.github.kotrules.state.Event.StepBegan;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Market;
import java.util.Objects;

/**
 * Step 4: purchases and sweeps, as long as energy lasts. Inside a purchase: pay, cards that watch purchases, the card moves,
 * the slot is refilled, the card takes effect, and then others may buy what was revealed.
 *
 * @rulebook B-1, B-2, B-3, B-4, B-6
 */
final class BuyStep {
  /** What a sweep costs; no card makes it cheaper. */
  static final int SWEEP_COST = 2;

  private static final StepBegan BEGAN = new StepBegan(TurnStep.BUY);
  private static final PerSeat<OfferPurchase> OFFER_PURCHASE = PerSeat.of(OfferPurchase::new);
  private static final PerSeat<AskPurchase> ASK_PURCHASE =
      PerSeat.of(seat -> new AskPurchase(new ChoosePurchase(seat)));

  private BuyStep() {}

  static void begin(Resolution r, Seat seat) {
    r.emit(BEGAN);
    offer(r, seat);
  }

  /** Asks the active player what to buy, again after each purchase (B-1). */
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
      // Without face-up cards and without cards of one's own there is nothing to buy anywhere.
      r.ask(ASK_PURCHASE.at(seat));
    }
  }

  private record AskPurchase(ChoosePurchase question) implements Asker {
    @Override
    public void answer(Resolution r, Action action) {
      Seat seat = question.seat();
      if (action instanceof BuyCard buy) {
        r.push(OFFER_PURCHASE.at(seat));
        buyFaceUp(r, seat, buy.card(), Slots.ALL, Slots.NONE);
      } else if (action instanceof SweepMarket) {
        sweep(r, seat);
      } else if (action instanceof BuyTopCard buy) {
        buyTop(r, seat, buy.position());
      } else if (action instanceof BuyFromMonster buy) {
        buyFromMonster(r, seat, buy.owner(), buy.card());
      }
    }
  }

  /** Buys a card that lies in one of the slots; the refilled one joins those that others may already buy. */
  static void buyFaceUp(Resolution r, Seat seat, CardId card, Slots slots, Slots onOffer) {
    int slot = slots.find(r.table.market(), card);
    ImmutableList<Deed> watching = watching(r, seat);
    r.emit(new CardBought(seat, card, slot, r.cards.price(r.table, seat, card)));
    RevealedCards.offer(r, onOffer.with(slot));
    r.push(new PlayCard(seat, card, Acquisition.BOUGHT));
    r.push(Deck.REFILL.get(slot));
    r.pushAll(watching);
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
    r.emit(new TopCardBought(seat, card, position, r.cards.price(r.table, seat, card)));
    r.push(new PlayCard(seat, card, Acquisition.BOUGHT));
    r.pushAll(watching);
  }

  private static void buyFromMonster(Resolution r, Seat seat, Seat owner, CardId card) {
    int price = r.cards.price(r.table, seat, card);
    r.push(OFFER_PURCHASE.at(seat));
    CardsInPlay.endCopy(r, owner, card);
    HeldCard held = Objects.requireNonNull(r.table.cards(owner).find(card));
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
    r.emit(new EnergyLost(seat, SWEEP_COST));
    r.emit(new MarketSwept(seat, r.table.market().cards()));
    r.push(OFFER_PURCHASE.at(seat));
    RevealedCards.offer(r, Slots.ALL);
    for (int slot = Market.SLOTS - 1; slot >= 0; slot--) {
      r.push(Deck.REFILL.get(slot));
    }
  }

  /** A card that was gained takes effect; a Discard card is discarded as it does (B-4). */
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
}
