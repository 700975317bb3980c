package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;

/** A Keep card in play, named by whose it is. */
public record CardRef(Seat owner, CardId card) {
  public CardRef {
    requireNonNull(owner, "owner");
    requireNonNull(card, "card");
  }

  /** The same on every JVM, which the hash code of an enum is not. */
  @Override
  public int hashCode() {
    return owner.ordinal() * 31 + card.hashCode();
  }

  @Override
  public String toString() {
    return owner.number() + "/" + card;
  }
}
