package io.github.kotrules.state;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;

/**
 * What happened to Keep cards in play.
 *
 * <pre>{@code
 * Set<CardId> used = new LinkedHashSet<>();
 * Play.of(game, setup).choosers(bots).random(random).listener(event -> {
 *   if (event instanceof CardUsed use) {
 *     used.add(use.card());
 *   }
 * }).toEnd();
 * }</pre>
 */
public sealed interface CardEvent extends Event {
  /** A card was used. */
  record CardUsed(Seat seat, CardId card) implements CardEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.used(seat, card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardUsed(this);
    }
  }

  /**
   * What lies on a card changed.
   *
   * @param counters how many lie there now
   */
  record CountersChanged(Seat seat, CardId card, int counters) implements CardEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.withCounters(seat, card, counters);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.countersChanged(this);
    }
  }

  /** Stored energy went from a card to its owner. */
  record EnergyWithdrawn(Seat seat, CardId card, int amount) implements CardEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addEnergy(seat, amount);
      draft.cardTable = draft.cardTable.withFewerCounters(seat, card, amount);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.energyWithdrawn(this);
    }
  }

  /** A card became a copy of another. */
  record CopyMade(Seat seat, CardId card, CardRef copied) implements CardEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.copying(seat, card, copied);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.copyMade(this);
    }
  }

  /** A card copies nothing any more. */
  record CopyEnded(Seat seat, CardId card) implements CardEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.withoutCopy(seat, card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.copyEnded(this);
    }
  }

  /** A Keep card was discarded. */
  record CardDiscarded(Seat seat, CardId card) implements CardEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.removed(seat, card).discarded(card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardDiscarded(this);
    }
  }

  /** A Keep card was sold and discarded. */
  record CardSold(Seat seat, CardId card, int price) implements CardEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addEnergy(seat, price);
      draft.cardTable = draft.cardTable.removed(seat, card).discarded(card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardSold(this);
    }
  }
}
