package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The places of all cards, and the extra turns that they have granted: one value, shared by all states between which no card
 * moves. It also holds what never changes, which saves states, created much more often, the fields.
 */
final class CardTable {
  final Setting setting;
  final KeepCards[] held;
  final Market market;
  final CardPile deck;
  final ImmutableList<SeenCard> seen;
  final CardPile discards;

  /** Discard cards that were bought and have not taken effect yet. */
  final ImmutableList<CardId> bought;

  final ImmutableList<ExtraTurn> extraTurns;

  /** The hooks of all cards in play. */
  final long hooks;

  /** Whether any card was used this turn. */
  final boolean hasUsed;

  private CardTable(
      CardTable before,
      Market market,
      CardPile deck,
      ImmutableList<SeenCard> seen,
      CardPile discards,
      ImmutableList<CardId> bought) {
    this.setting = before.setting;
    this.held = before.held;
    this.hooks = before.hooks;
    this.hasUsed = before.hasUsed;
    this.market = market;
    this.deck = deck;
    this.seen = seen;
    this.discards = discards;
    this.bought = bought;
    this.extraTurns = before.extraTurns;
  }

  private CardTable(CardTable before, KeepCards[] held, ImmutableList<ExtraTurn> extraTurns) {
    long hooksOfAll = 0;
    boolean anyUsed = false;
    for (KeepCards cards : held) {
      hooksOfAll |= cards.hooks(EngineKey.KEY);
      anyUsed |= cards.hasUsed();
    }
    this.setting = before.setting;
    this.held = held;
    this.hooks = hooksOfAll;
    this.hasUsed = anyUsed;
    this.market = before.market;
    this.deck = before.deck;
    this.seen = before.seen;
    this.discards = before.discards;
    this.bought = before.bought;
    this.extraTurns = extraTurns;
  }

  /** Creates the table of a new game: all cards are in the deck (S-3). */
  CardTable(Setting setting) {
    this.setting = setting;
    this.held = new KeepCards[setting.monsters().size()];
    Arrays.fill(held, KeepCards.none());
    this.hooks = 0;
    this.hasUsed = false;
    this.market = Market.empty();
    this.deck = setting.catalogue().allCards();
    this.seen = ImmutableList.of();
    this.discards = CardPile.empty(setting.catalogue());
    this.bought = ImmutableList.of();
    this.extraTurns = ImmutableList.of();
  }

  private Catalogue catalogue() {
    return setting.catalogue();
  }

  private KeepCards of(Seat seat) {
    return held[seat.ordinal()];
  }

  CardTable withDeck(CardPile unseen, ImmutableList<SeenCard> nowSeen) {
    return new CardTable(this, market, unseen, nowSeen, discards, bought);
  }

  /** Returns the table with a card on the discard pile. */
  CardTable discarded(CardId card) {
    return new CardTable(this, market, deck, seen, discards.plus(card), bought);
  }

  /** Returns the table with all face-up cards, which are these, discarded. */
  CardTable swept(ImmutableList<CardId> faceUp) {
    return new CardTable(this, Market.empty(), deck, seen, discards.plusAll(faceUp), bought);
  }

  /** Returns the table with the discard pile as its deck (B-5). In a view, hidden cards stay among those that can be drawn. */
  CardTable reshuffled() {
    CardPile unseen = deck.isEmpty() ? discards : deck.plusAll(discards.toList());
    return new CardTable(this, market, unseen, seen, CardPile.empty(catalogue()), bought);
  }

  /** Returns the table without a card of the deck: the seen one at this depth if there is one, otherwise an unseen one. */
  CardTable drawn(CardId card, int depth) {
    return drawn(card, depth, market);
  }

  /** Returns the table with the top card of the deck in a slot of the market. */
  CardTable revealed(CardId card, int slot) {
    return drawn(card, 0, market.with(slot, card));
  }

  private CardTable drawn(CardId card, int depth, Market forSale) {
    if (depth >= seen.size()) {
      return new CardTable(this, forSale, deck.minus(card), seen, discards, bought);
    }
    boolean hidden = seen.get(depth).card() == null;
    CardPile unseen = hidden ? deck.minus(card) : deck;
    return new CardTable(this, forSale, unseen, without(seen, depth), discards, bought);
  }

  /** Whether this card can be at this depth of the deck, as far as the viewer of this table knows. */
  boolean canBe(CardId card, int depth) {
    CardId known = depth < seen.size() ? seen.get(depth).card() : null;
    return known == null ? deck.contains(card) : known.equals(card);
  }

  /** The number of cards that a seat has seen but the viewer of this table has not. */
  int hiddenCards() {
    int hidden = 0;
    for (SeenCard card : seen) {
      hidden += card.card() == null ? 1 : 0;
    }
    return hidden;
  }

  private static <T> ImmutableList<T> without(ImmutableList<T> list, int index) {
    ImmutableList.Builder<T> left = ImmutableList.builder();
    for (int i = 0; i < list.size(); i++) {
      if (i != index) {
        left.add(list.get(i));
      }
    }
    return left.build();
  }

  private static <T> ImmutableList<T> with(ImmutableList<T> list, T last) {
    return ImmutableList.<T>builder().addAll(list).add(last).build();
  }

  /**
   * Returns the table after a seat has seen the card at this depth of the deck. The card is null if the viewer of this table
   * may not know it.
   */
  CardTable seenBy(Seat seat, @Nullable CardId card, int depth) {
    ImmutableList.Builder<SeenCard> nowSeen = ImmutableList.builder();
    for (int i = 0; i < seen.size(); i++) {
      SeenCard before = seen.get(i);
      nowSeen.add(i == depth ? before.alsoSeenBy(seat, card) : before);
    }
    if (depth >= seen.size()) {
      nowSeen.add(new SeenCard(card, SeatSet.of(seat)));
    }
    boolean known = depth < seen.size() && seen.get(depth).card() != null;
    return withDeck(card == null || known ? deck : deck.minus(card), nowSeen.build());
  }

  /** Returns the table after a Monster has bought the card in a slot of the market. */
  CardTable bought(Seat seat, CardId card, int slot) {
    return new CardTable(this, market.with(slot, null), deck, seen, discards, bought)
        .gained(seat, card);
  }

  /** Returns the table with a bought Keep card at its owner, or with a Discard card that waits to take effect (B-4). */
  CardTable gained(Seat seat, CardId card) {
    return catalogue().info(card).kind() == CardKind.KEEP
        ? withHeld(seat, of(seat).plus(HeldCard.of(card, catalogue()), catalogue()))
        : waitingToAct(card);
  }

  /** Returns the table with a bought Discard card that waits to take effect. */
  CardTable waitingToAct(CardId card) {
    return new CardTable(this, market, deck, seen, discards, with(bought, card));
  }

  /** Returns the table after a bought Discard card has taken effect and is discarded. */
  CardTable played(CardId card) {
    return new CardTable(
        this, market, deck, seen, discards.plus(card), without(bought, bought.indexOf(card)));
  }

  private CardTable withHeld(Seat seat, KeepCards now) {
    KeepCards[] changed = held.clone();
    changed[seat.ordinal()] = now;
    return new CardTable(this, changed, extraTurns);
  }

  /** Returns the table with a card and its counters at a Monster. */
  CardTable laid(Seat seat, CardSetup card) {
    return withHeld(seat, of(seat).plus(HeldCard.of(card, catalogue()), catalogue()));
  }

  /** Returns the table without a card of its owner. */
  CardTable removed(Seat seat, CardId card) {
    return withHeld(seat, of(seat).minus(of(seat).indexOf(card), catalogue()));
  }

  /**
   * Returns the table with a card and its counters at another Monster. Copies follow it, unless its owner still has an equal
   * card.
   */
  CardTable moved(Seat from, Seat to, CardId card) {
    HeldCard moving = held(from, card);
    CardTable after = removed(from, card);
    after = after.withHeld(to, after.of(to).plus(moving, catalogue()));
    if (after.of(from).contains(card)) {
      return after;
    }
    CardRef before = new CardRef(from, card);
    for (int i = 0; i < held.length; i++) {
      for (HeldCard other : after.held[i]) {
        if (before.equals(other.copy())) {
          after = after.replaced(Seat.at(i), other.following(new CardRef(to, card)));
        }
      }
    }
    return after;
  }

  private HeldCard held(Seat seat, CardId card) {
    return requireNonNull(of(seat).find(card), () -> "no " + card + " at " + seat);
  }

  private CardTable replaced(Seat seat, HeldCard now) {
    return withHeld(seat, of(seat).with(of(seat).indexOf(now.id()), now, catalogue()));
  }

  CardTable withCounters(Seat seat, CardId card, int counters) {
    return replaced(seat, held(seat, card).withCounters(counters));
  }

  CardTable withFewerCounters(Seat seat, CardId card, int amount) {
    return withCounters(seat, card, held(seat, card).counters() - amount);
  }

  CardTable used(Seat seat, CardId card) {
    return replaced(seat, held(seat, card).withUsed(true));
  }

  /** Returns the table with the Monster's card at this index marked as used. */
  CardTable used(Seat seat, int index) {
    HeldCard used = of(seat).get(index).withUsed(true);
    return withHeld(seat, of(seat).with(index, used, catalogue()));
  }

  CardTable copying(Seat seat, CardId card, CardRef target) {
    return replaced(seat, held(seat, card).copying(target, catalogue()));
  }

  CardTable withoutCopy(Seat seat, CardId card) {
    return replaced(seat, held(seat, card).blank());
  }

  /** Returns the table at the start of a turn, without used cards. */
  CardTable refreshed() {
    CardTable after = this;
    for (int i = 0; i < held.length; i++) {
      for (int at = 0; after.held[i].hasUsed() && at < held[i].size(); at++) {
        HeldCard card = held[i].get(at);
        if (card.isUsed()) {
          KeepCards fresh = after.held[i].with(at, card.withUsed(false), catalogue());
          after = after.withHeld(Seat.at(i), fresh);
        }
      }
    }
    return after;
  }

  CardTable withExtraTurn(ExtraTurn turn) {
    return new CardTable(this, held, with(extraTurns, turn));
  }

  CardTable withoutExtraTurn(ExtraTurn turn) {
    return new CardTable(this, held, without(extraTurns, extraTurns.indexOf(turn)));
  }

  /** Returns the table without extra turns of an eliminated Monster. */
  CardTable withoutExtraTurnsOf(Seat seat) {
    ImmutableList.Builder<ExtraTurn> left = ImmutableList.builder();
    for (ExtraTurn turn : extraTurns) {
      if (turn.seat() != seat) {
        left.add(turn);
      }
    }
    return new CardTable(this, held, left.build());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof CardTable that
            && Arrays.equals(held, that.held)
            && market.equals(that.market)
            && seen.equals(that.seen)
            && deck.equals(that.deck)
            && discards.equals(that.discards)
            && bought.equals(that.bought)
            && extraTurns.equals(that.extraTurns)
            && setting.equals(that.setting));
  }

  /** Uses the fields that change most often; the others cost more than they distinguish. */
  @Override
  public int hashCode() {
    return Arrays.hashCode(held) * 31 + market.hashCode();
  }
}
