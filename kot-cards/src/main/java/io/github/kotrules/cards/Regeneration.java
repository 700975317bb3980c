package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ModifiesHealing;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. Every healing brings one life more.
 *
 * <p>Ruling: for each healing, not for each life; not for Hearts that only remove tokens.
 */
record Regeneration(CardFace face) implements KeepCard, ModifiesHealing {
  @Override
  public int extraLife(Table table, Seat owner, int amount) {
    return 1;
  }
}
