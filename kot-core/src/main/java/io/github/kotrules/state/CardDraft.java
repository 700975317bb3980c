package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The cards' part of a {@link Draft}: who owns what, market, deck and discard pile.
 *
 * <pre>{@code
 * CardId head = CardId.of("extra-head");
 * Change theft = draft -> draft.inCards().moveCard(Seat.ONE, Seat.THREE, head);
 * GameState after = state.after(List.of(theft));
 * assert after.cards(Seat.THREE).contains(head);
 * }</pre>
 */
public final class CardDraft {
  private final Setting setting;
  private final Catalogue catalogue;
  private KeepCards[] cards;
  private boolean ownsCards;
  long hooks;
  Market market;
  CardPile deck;
  ImmutableList<SeenCard> seenCards;
  CardPile discards;
  ImmutableList<ExtraTurn> extraTurns;

  CardDraft(CardTable table) {
    setting = table.setting;
    catalogue = setting.catalogue();
    cards = table.held;
    hooks = table.hooks;
    market = table.market;
    deck = table.deck;
    seenCards = table.seen;
    discards = table.discards;
    extraTurns = table.extraTurns;
  }

  /** No card dealt yet: all are in the deck. */
  static CardTable undealt(Setting setting, ImmutableList<ExtraTurn> extraTurns) {
    KeepCards[] none = new KeepCards[setting.monsters().size()];
    Arrays.fill(none, KeepCards.none());
    Catalogue catalogue = setting.catalogue();
    return new CardTable(
        setting,
        none,
        Market.empty(),
        catalogue.allCards(),
        ImmutableList.of(),
        CardPile.empty(catalogue),
        extraTurns);
  }

  /** The cards as they are now; the draft may go on changing without touching them. */
  CardTable freeze() {
    ownsCards = false;
    return new CardTable(setting, cards, market, deck, seenCards, discards, extraTurns);
  }

  KeepCards of(Seat seat) {
    return cards[seat.ordinal()];
  }

  private void set(Seat seat, KeepCards now) {
    if (!ownsCards) {
      cards = cards.clone();
      ownsCards = true;
    }
    cards[seat.ordinal()] = now;
    hooks = CardTable.hooks(cards);
  }

  public void addCard(Seat seat, CardId card) {
    set(seat, of(seat).plus(HeldCard.of(card, catalogue), catalogue));
  }

  /** Puts a card in front of a Monster with all that lies on it. */
  public void lay(Seat seat, CardSetup card) {
    lay(seat, card, false);
  }

  /** The same for a card that may have been used this turn. */
  public void lay(Seat seat, CardSetup card, boolean used) {
    HeldCard held = HeldCard.of(card.id(), catalogue);
    if (card.copy() != null) {
      held = held.copying(card.copy(), catalogue);
    }
    set(seat, of(seat).plus(held.withCounters(card.counters()).withUsed(used), catalogue));
  }

  /** A bought Keep card goes to its owner; a bought Discard card is nowhere until it is played (B-5). */
  public void gain(Seat seat, CardId card) {
    if (catalogue.info(card).kind() == CardKind.KEEP) {
      addCard(seat, card);
    }
  }

  public void removeCard(Seat seat, CardId card) {
    set(seat, of(seat).minus(of(seat).indexOf(card), catalogue));
  }

  /** A card goes to another Monster with all that lies on it; copies of it follow. */
  public void moveCard(Seat from, Seat to, CardId card) {
    HeldCard held = Objects.requireNonNull(of(from).find(card));
    removeCard(from, card);
    set(to, of(to).plus(held, catalogue));
    CardRef before = new CardRef(from, card);
    for (int i = 0; i < cards.length; i++) {
      Seat seat = Seat.at(i);
      for (HeldCard other : of(seat)) {
        if (before.equals(other.copy())) {
          replace(seat, other.id(), other.following(new CardRef(to, card)));
        }
      }
    }
  }

  private void replace(Seat seat, CardId card, HeldCard now) {
    set(seat, of(seat).with(of(seat).indexOf(card), now, catalogue));
  }

  private HeldCard held(Seat seat, CardId card) {
    return Objects.requireNonNull(of(seat).find(card), () -> "no " + card + " at " + seat);
  }

  public void setCounters(Seat seat, CardId card, int counters) {
    replace(seat, card, held(seat, card).withCounters(counters));
  }

  public void takeCounters(Seat seat, CardId card, int amount) {
    setCounters(seat, card, held(seat, card).counters() - amount);
  }

  public void setUsed(Seat seat, CardId card) {
    replace(seat, card, held(seat, card).withUsed(true));
  }

  /** All cards are fresh again when a turn starts. */
  void clearUsed() {
    for (int i = 0; i < cards.length; i++) {
      for (int at = 0; cards[i].hasUsed() && at < cards[i].size(); at++) {
        if (cards[i].get(at).isUsed()) {
          set(Seat.at(i), cards[i].with(at, cards[i].get(at).withUsed(false), catalogue));
        }
      }
    }
  }

  void addExtraTurn(ExtraTurn turn) {
    extraTurns = ImmutableList.<ExtraTurn>builder().addAll(extraTurns).add(turn).build();
  }

  void takeExtraTurn(ExtraTurn turn) {
    ImmutableList.Builder<ExtraTurn> left = ImmutableList.builder();
    int taken = extraTurns.indexOf(turn);
    for (int i = 0; i < extraTurns.size(); i++) {
      if (i != taken) {
        left.add(extraTurns.get(i));
      }
    }
    extraTurns = left.build();
  }

  /** A Monster that is out takes no more turns. */
  void dropExtraTurns(Seat seat) {
    ImmutableList.Builder<ExtraTurn> left = ImmutableList.builder();
    for (ExtraTurn turn : extraTurns) {
      if (turn.seat() != seat) {
        left.add(turn);
      }
    }
    extraTurns = left.build();
  }

  public void copy(Seat seat, CardId card, CardRef target) {
    replace(seat, card, held(seat, card).copying(target, catalogue));
  }

  public void endCopy(Seat seat, CardId card) {
    replace(seat, card, held(seat, card).blank());
  }

  public void setSlot(int slot, @Nullable CardId card) {
    market = market.with(slot, card);
  }

  public void discard(CardId card) {
    discards = discards.plus(card);
  }

  /** All face-up cards, which are these, are discarded. */
  public void sweep(ImmutableList<CardId> cards) {
    market = Market.empty();
    discards = discards.plusAll(cards);
  }

  /** The discard pile becomes the deck (B-5). */
  public void reshuffle() {
    deck = discards;
    discards = CardPile.empty(catalogue);
  }

  /** Takes a card off the deck: the seen one at this depth if there is one, else one that nobody has seen. */
  public void takeFromDeck(CardId card, int depth) {
    if (depth >= seenCards.size()) {
      deck = deck.minus(card);
      return;
    }
    ImmutableList.Builder<SeenCard> left = ImmutableList.builder();
    for (int i = 0; i < seenCards.size(); i++) {
      if (i != depth) {
        left.add(seenCards.get(i));
      }
    }
    seenCards = left.build();
  }

  /** A seat has seen the card at this depth of the deck. */
  public void seeCard(Seat seat, CardId card, int depth) {
    ImmutableList.Builder<SeenCard> seen = ImmutableList.builder();
    for (int i = 0; i < seenCards.size(); i++) {
      SeenCard before = seenCards.get(i);
      seen.add(i == depth ? new SeenCard(card, before.seenBy().with(seat)) : before);
    }
    if (depth == seenCards.size()) {
      deck = deck.minus(card);
      seen.add(new SeenCard(card, SeatSet.of(seat)));
    }
    seenCards = seen.build();
  }
}
