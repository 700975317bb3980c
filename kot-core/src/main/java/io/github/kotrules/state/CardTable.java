package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Where the cards of a game are, and which turns they have granted: one value, shared by all states between which no card
 * moves. It also has what never changes, so that states, which are made much more often, need not.
 */
final class CardTable {
  final Setting setting;
  final KeepCards[] held;
  final Market market;
  final CardPile deck;
  final ImmutableList<SeenCard> seen;
  final CardPile discards;
  final ImmutableList<ExtraTurn> extraTurns;

  /** All moments at which a card in play speaks. */
  final long hooks;

  private CardTable(
      CardTable before,
      Market market,
      CardPile deck,
      ImmutableList<SeenCard> seen,
      CardPile discards) {
    this.setting = before.setting;
    this.held = before.held;
    this.hooks = before.hooks;
    this.market = market;
    this.deck = deck;
    this.seen = seen;
    this.discards = discards;
    this.extraTurns = before.extraTurns;
  }

  private CardTable(CardTable before, KeepCards[] held, ImmutableList<ExtraTurn> extraTurns) {
    this.setting = before.setting;
    this.held = held;
    this.hooks = hooks(held);
    this.market = before.market;
    this.deck = before.deck;
    this.seen = before.seen;
    this.discards = before.discards;
    this.extraTurns = extraTurns;
  }

  /** No card is dealt yet: all are in the deck (S-3). */
  CardTable(Setting setting) {
    this.setting = setting;
    this.held = new KeepCards[setting.monsters().size()];
    Arrays.fill(held, KeepCards.none());
    this.hooks = 0;
    this.market = Market.empty();
    this.deck = setting.catalogue().allCards();
    this.seen = ImmutableList.of();
    this.discards = CardPile.empty(setting.catalogue());
    this.extraTurns = ImmutableList.of();
  }

  private static long hooks(KeepCards[] held) {
    long hooks = 0;
    for (KeepCards cards : held) {
      hooks |= cards.hooks();
    }
    return hooks;
  }

  /** Whether a card was used this turn. */
  boolean hasUsed() {
    boolean used = false;
    for (KeepCards cards : held) {
      used |= cards.hasUsed();
    }
    return used;
  }

  CardTable withMarket(Market now) {
    return new CardTable(this, now, deck, seen, discards);
  }

  CardTable withDeck(CardPile unseen, ImmutableList<SeenCard> nowSeen) {
    return new CardTable(this, market, unseen, nowSeen, discards);
  }

  CardTable withDiscards(CardPile now) {
    return new CardTable(this, market, deck, seen, now);
  }

  /** All face-up cards, which are these, are discarded. */
  CardTable swept(ImmutableList<CardId> faceUp) {
    return new CardTable(this, Market.empty(), deck, seen, discards.plusAll(faceUp));
  }

  /** The discard pile becomes the deck. */
  CardTable reshuffled() {
    return new CardTable(this, market, discards, seen, CardPile.empty(setting.catalogue()));
  }

  /** A card has left the deck: the seen one at this depth if there is one, else one that nobody has seen. */
  CardTable drawn(CardId card, int depth) {
    return drawn(card, depth, market);
  }

  /** The top card has left the deck for a slot of the market. */
  CardTable revealed(CardId card, int slot) {
    return drawn(card, 0, market.with(slot, card));
  }

  private CardTable drawn(CardId card, int depth, Market forSale) {
    return depth < seen.size()
        ? new CardTable(this, forSale, deck, seenBut(depth), discards)
        : new CardTable(this, forSale, deck.minus(card), seen, discards);
  }

  private ImmutableList<SeenCard> seenBut(int depth) {
    ImmutableList.Builder<SeenCard> left = ImmutableList.builder();
    for (int i = 0; i < seen.size(); i++) {
      if (i != depth) {
        left.add(seen.get(i));
      }
    }
    return left.build();
  }

  /** A seat has seen the card at this depth of the deck. */
  CardTable seenBy(Seat seat, CardId card, int depth) {
    ImmutableList.Builder<SeenCard> nowSeen = ImmutableList.builder();
    for (int i = 0; i < seen.size(); i++) {
      SeenCard before = seen.get(i);
      nowSeen.add(i == depth ? new SeenCard(card, before.seenBy().with(seat)) : before);
    }
    if (depth < seen.size()) {
      return withDeck(deck, nowSeen.build());
    }
    return withDeck(
        deck.minus(card), nowSeen.add(new SeenCard(card, SeatSet.of(seat))).build());
  }

  /** The same with other cards in front of a Monster. */
  CardTable withHeld(Seat seat, KeepCards now) {
    KeepCards[] changed = held.clone();
    changed[seat.ordinal()] = now;
    return new CardTable(this, changed, extraTurns);
  }

  CardTable withExtraTurns(ImmutableList<ExtraTurn> now) {
    return new CardTable(this, held, now);
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
            && extraTurns.equals(that.extraTurns)
            && setting.equals(that.setting));
  }

  /** By what changes most often; the rest would cost more than it tells apart. */
  @Override
  public int hashCode() {
    return Arrays.hashCode(held) * 31 + market.hashCode();
  }
}
