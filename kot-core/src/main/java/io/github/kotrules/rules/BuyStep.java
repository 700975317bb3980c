package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.card.BuysRevealed;
import io.github.kotrules.card.WhenBuying;
import io.github.kotrules.card.WhenPlayed;
import io.github.kotrules.effect.CardEffect.LookAtTop;
import io.github.kotrules.effect.CardEffect.OfferPurchase;
import io.github.kotrules.effect.CardEffect.OfferRevealed;
import io.github.kotrules.effect.CardEffect.PlayCard;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.VitalEffect.GainEnergy;
import io.github.kotrules.state.MarketEvent.CardBought;
import io.github.kotrules.state.MarketEvent.CardBoughtFromMonster;
import io.github.kotrules.state.MarketEvent.CardPlayed;
import io.github.kotrules.state.MarketEvent.MarketSwept;
import io.github.kotrules.state.MarketEvent.TopCardBought;
import io.github.kotrules.state.TurnEvent.StepBegan;
import io.github.kotrules.state.VitalEvent.EnergyLost;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Market;
import java.util.Objects;

/**
 * Step 4: purchases and sweeps, as long as energy lasts. Inside a purchase: pay, cards that watch purchases, the card
 * moves, the slot is refilled, the card takes effect, and then others may buy what was revealed.
 *
 * @rulebook B-1, B-2, B-3, B-4, B-6
 */
final class BuyStep {
  private static final StepBegan BEGAN = new StepBegan(TurnStep.BUY);
  /** What a sweep costs; no card makes it cheaper. */
  static final int SWEEP_COST = 2;

  static final int ALL_SLOTS = (1 << Market.SLOTS) - 1;

  private static final HookType<WhenBuying> WHEN_BUYING = HookType.of(WhenBuying.class);
  private static final HookType<BuysRevealed> BUYS_REVEALED = HookType.of(BuysRevealed.class);
  private static final PerSeat<OfferPurchase> OFFER_PURCHASE = PerSeat.of(OfferPurchase::new);
  private static final PerSeat<ChoosePurchase> CHOOSE_PURCHASE = PerSeat.of(ChoosePurchase::new);

  private BuyStep() {}

  static void begin(Resolution r, Seat seat) {
    r.emit(BEGAN);
    offer(r, seat);
  }

  static void offer(Resolution r, Seat seat) {
    if (!r.table.isAlive(seat)) {
      return;
    }
    if (r.has(Deck.SEES_TOP_CARDS, seat) && Deck.canLookFurther(r, seat)) {
      r.push(OFFER_PURCHASE.at(seat));
      r.push(new LookAtTop(seat));
    } else if (!r.table.market().isEmpty() || !r.table.cards(seat).isEmpty()) {
      // with no face-up card and no card of one's own there is nothing to buy, and no power to buy
      // from elsewhere
      r.ask(CHOOSE_PURCHASE.at(seat));
    }
  }

  static void buy(Resolution r, Seat seat, CardId card) {
    r.push(OFFER_PURCHASE.at(seat));
    buyFaceUp(r, seat, card, ALL_SLOTS, 0);
  }

  /** Buys a card that lies in one of the given slots; the refilled one joins those that are on offer to others already. */
  static void buyFaceUp(Resolution r, Seat seat, CardId card, int slots, int onOffer) {
    int slot = r.table.market().slotOf(card, slots);
    ImmutableList<Effect> watching = watching(r, seat);
    r.emit(new CardBought(seat, card, slot, r.book.price(r.table, seat, card)));
    offerRevealed(r, onOffer | (1 << slot));
    r.push(new PlayCard(seat, card, Acquisition.BOUGHT));
    r.push(Deck.REFILL.get(slot));
    r.pushAll(watching);
  }

  private static ImmutableList<Effect> watching(Resolution r, Seat seat) {
    return r.book.effects(
        WHEN_BUYING, r.table, seat, (hook, table, owner, card) -> hook.whenBuying(table, owner));
  }

  private static void offerRevealed(Resolution r, int slots) {
    if (r.anybodyHas(BUYS_REVEALED)) {
      r.push(new OfferRevealed(slots, SeatSet.none()));
    }
  }

  static void buyTop(Resolution r, Seat seat, int position) {
    CardId card = Objects.requireNonNull(r.table.seenCards().get(position).card());
    r.push(OFFER_PURCHASE.at(seat));
    ImmutableList<Effect> watching = watching(r, seat);
    r.emit(new TopCardBought(seat, card, position, r.book.price(r.table, seat, card)));
    r.push(new PlayCard(seat, card, Acquisition.BOUGHT));
    r.pushAll(watching);
  }

  static void buyFromMonster(Resolution r, Seat seat, Seat owner, CardId card) {
    int price = r.book.price(r.table, seat, card);
    r.push(OFFER_PURCHASE.at(seat));
    Keeping.endCopy(r, owner, card);
    HeldCard held = Objects.requireNonNull(r.table.cards(owner).find(card));
    ImmutableList<Effect> watching = watching(r, seat);
    r.emit(new CardBoughtFromMonster(seat, owner, card, price));
    r.push(new PlayCard(seat, card, Acquisition.TAKEN_OVER));
    Keeping.leave(r, owner, held);
    r.push(new GainEnergy(owner, price));
    r.pushAll(watching);
  }

  static void sweep(Resolution r, Seat seat) {
    r.emit(new EnergyLost(seat, SWEEP_COST));
    r.emit(new MarketSwept(seat, r.table.market().cards()));
    r.push(OFFER_PURCHASE.at(seat));
    offerRevealed(r, ALL_SLOTS);
    for (int slot = Market.SLOTS - 1; slot >= 0; slot--) {
      r.push(Deck.REFILL.get(slot));
    }
  }

  /** A card that was gained takes effect; a Discard card is discarded as it does. */
  static void play(Resolution r, PlayCard effect) {
    Seat seat = effect.seat();
    if (r.book.catalogue().info(effect.card()).kind() == CardKind.DISCARD) {
      r.emit(new CardPlayed(seat, effect.card()));
      if (r.table.isAlive(seat)) {
        r.pushAll(((WhenPlayed) r.book.card(effect.card())).whenPlayed(r.table, seat));
      }
      return;
    }
    HeldCard held = r.table.cards(seat).find(effect.card());
    if (held != null) {
      Keeping.gain(r, seat, held, effect.how());
    }
  }
}
