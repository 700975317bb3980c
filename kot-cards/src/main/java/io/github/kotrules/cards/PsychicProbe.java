package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ProbesDice;
import io.github.kotrules.card.WhenCardRolled;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DiscardCard;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. In each other Monster's turn, after its last roll, the owner may make it reroll one die; on a Heart the card is
 * discarded.
 *
 * <p>Ruling: the Heart counts. A copy does not give a second use.
 *
 * @rulebook R-4
 */
record PsychicProbe(CardFace face) implements KeepCard, ProbesDice, WhenCardRolled {

  @Override
  public boolean canProbe(Table table, Seat owner, Face face) {
    return true;
  }

  @Override
  public ImmutableList<Effect> whenCardRolled(Table table, Seat owner, HeldCard card, Dice dice) {
    return dice.contains(Face.HEART)
        ? ImmutableList.of(new DiscardCard(owner, card.id()))
        : ImmutableList.of();
  }
}
