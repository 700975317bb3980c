package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;

/** A reference to a Keep card in play: its owner and its id. */
public record CardRef(Seat owner, CardId card) {
  public CardRef {
    requireNonNull(owner, "owner");
    requireNonNull(card, "card");
  }

  /** Does not use the hash code of the enum, which differs between JVMs. */
  @Override
  public int hashCode() {
    return owner.ordinal() * 31 + card.hashCode();
  }

  @Override
  public String toString() {
    return owner.number() + "/" + card;
  }
}
