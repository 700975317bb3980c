package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CopiesCards;
import io.github.kotrules.card.WhenGained;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForCopy;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. Counts as a new copy of a Keep card in play, chosen when it is bought; at the start of its turn the owner may pay one
 * energy to copy another card.
 *
 * <p>Ruling: it cannot copy another Mimic, nor choose the card that it copies already. When the copied card leaves play, the
 * copy ends; when that card changes owners, it does not. Of two equal cards of one owner, the copied one is the one that stays
 * longer.
 */
record Mimic(CardFace face) implements KeepCard, CopiesCards, WhenGained, WhenTurnStarts {
  private static final int PRICE_OF_MOVING = 1;

  @Override
  public boolean canCopy(Table table, Seat owner, HeldCard card, CardRef target) {
    return !target.card().equals(card.id()) && !target.equals(card.copy());
  }

  @Override
  public ImmutableList<Effect> whenGained(Table table, Seat owner, HeldCard card, Acquisition how) {
    return ImmutableList.of(new AskForCopy(owner, card.id(), 0));
  }

  @Override
  public Part part() {
    return Part.COPIES;
  }

  @Override
  public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
    return ImmutableList.of(new AskForCopy(owner, card.id(), PRICE_OF_MOVING));
  }
}
