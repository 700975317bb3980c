package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ChangesDice;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DiscardCard;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. The owner may discard it to change a die to any face.
 *
 * @rulebook R-4
 */
record PlotTwist(CardFace face) implements KeepCard, ChangesDice {
  @Override
  public boolean canTurn(Table table, Seat owner, HeldCard card, Face from, Face to) {
    return true;
  }

  @Override
  public ImmutableList<Effect> priceOfTurning(Table table, Seat owner, HeldCard card) {
    return ImmutableList.of(new DiscardCard(owner, card.id()));
  }
}
