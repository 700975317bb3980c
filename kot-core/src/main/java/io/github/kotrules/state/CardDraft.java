package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.Seat;
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
  private final Draft draft;

  CardDraft(Draft draft) {
    this.draft = draft;
  }

  private CardTable now() {
    return draft.cards();
  }

  private Catalogue catalogue() {
    return draft.setting().catalogue();
  }

  private KeepCards of(Seat seat) {
    return draft.cards(seat);
  }

  private void set(Seat seat, KeepCards cards) {
    draft.setCards(now().withHeld(seat, cards));
  }

  public void addCard(Seat seat, CardId card) {
    set(seat, of(seat).plus(HeldCard.of(card, catalogue()), catalogue()));
  }

  /** Puts a card in front of a Monster with all that lies on it. */
  public void lay(Seat seat, CardSetup card) {
    HeldCard held = HeldCard.of(card.id(), catalogue());
    if (card.copy() != null) {
      held = held.copying(card.copy(), catalogue());
    }
    set(seat, of(seat).plus(held.withCounters(card.counters()), catalogue()));
  }

  /** A bought Keep card goes to its owner; a bought Discard card is nowhere until it is played (B-5). */
  public void gain(Seat seat, CardId card) {
    if (catalogue().info(card).kind() == CardKind.KEEP) {
      addCard(seat, card);
    }
  }

  public void removeCard(Seat seat, CardId card) {
    set(seat, of(seat).minus(of(seat).indexOf(card), catalogue()));
  }

  /** A card goes to another Monster with all that lies on it; copies of it follow. */
  public void moveCard(Seat from, Seat to, CardId card) {
    HeldCard held = Objects.requireNonNull(of(from).find(card));
    removeCard(from, card);
    set(to, of(to).plus(held, catalogue()));
    CardRef before = new CardRef(from, card);
    for (int i = 0; i < draft.seats(); i++) {
      Seat seat = Seat.at(i);
      for (HeldCard other : of(seat)) {
        if (before.equals(other.copy())) {
          replace(seat, other.id(), other.following(new CardRef(to, card)));
        }
      }
    }
  }

  private void replace(Seat seat, CardId card, HeldCard now) {
    set(seat, of(seat).with(of(seat).indexOf(card), now, catalogue()));
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
    for (int i = 0; i < draft.seats(); i++) {
      Seat seat = Seat.at(i);
      for (int at = 0; of(seat).hasUsed() && at < of(seat).size(); at++) {
        HeldCard card = of(seat).get(at);
        if (card.isUsed()) {
          set(seat, of(seat).with(at, card.withUsed(false), catalogue()));
        }
      }
    }
  }

  void addExtraTurn(ExtraTurn turn) {
    set(ImmutableList.<ExtraTurn>builder().addAll(draft.extraTurns()).add(turn).build());
  }

  void takeExtraTurn(ExtraTurn turn) {
    ImmutableList<ExtraTurn> turns = draft.extraTurns();
    ImmutableList.Builder<ExtraTurn> left = ImmutableList.builder();
    int taken = turns.indexOf(turn);
    for (int i = 0; i < turns.size(); i++) {
      if (i != taken) {
        left.add(turns.get(i));
      }
    }
    set(left.build());
  }

  /** A Monster that is out takes no more turns. */
  void dropExtraTurns(Seat seat) {
    ImmutableList.Builder<ExtraTurn> left = ImmutableList.builder();
    for (ExtraTurn turn : draft.extraTurns()) {
      if (turn.seat() != seat) {
        left.add(turn);
      }
    }
    set(left.build());
  }

  private void set(ImmutableList<ExtraTurn> turns) {
    draft.setCards(now().withExtraTurns(turns));
  }

  public void copy(Seat seat, CardId card, CardRef target) {
    replace(seat, card, held(seat, card).copying(target, catalogue()));
  }

  public void endCopy(Seat seat, CardId card) {
    replace(seat, card, held(seat, card).blank());
  }

  public void setSlot(int slot, @Nullable CardId card) {
    draft.setCards(now().withMarket(now().market.with(slot, card)));
  }

  public void discard(CardId card) {
    draft.setCards(now().withDiscards(now().discards.plus(card)));
  }

  /** All face-up cards, which are these, are discarded. */
  public void sweep(ImmutableList<CardId> cards) {
    draft.setCards(now().swept(cards));
  }

  /** The discard pile becomes the deck (B-5). */
  public void reshuffle() {
    draft.setCards(now().reshuffled());
  }

  /** The top card of the deck goes face up to a slot. */
  public void reveal(int slot, CardId card) {
    draft.setCards(now().revealed(card, slot));
  }

  /** Takes a card off the deck: the seen one at this depth if there is one, else one that nobody has seen. */
  public void takeFromDeck(CardId card, int depth) {
    draft.setCards(now().drawn(card, depth));
  }

  /** A seat has seen the card at this depth of the deck. */
  public void seeCard(Seat seat, CardId card, int depth) {
    draft.setCards(now().seenBy(seat, card, depth));
  }
}
