package io.github.kotrules.state;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;

/** A Keep card in play, named by whose it is. */
public record CardRef(Seat owner, CardId card) {
  @Override
  public String toString() {
    return owner.number() + "/" + card;
  }
}
