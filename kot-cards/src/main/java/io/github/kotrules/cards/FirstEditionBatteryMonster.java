package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenAmountChosen;
import io.github.kotrules.card.WhenEmptied;
import io.github.kotrules.card.WhenGained;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForAmount;
import io.github.kotrules.effect.Effect.DiscardCard;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.effect.Effect.PlaceCounters;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. The owner puts energy on it, which is doubled; two of it come back at the start of each of its turns; discarded when
 * empty.
 *
 * <p>Ruling: any part of the energy left after paying; with none on it the card is discarded at once.
 */
record FirstEditionBatteryMonster(CardFace face)
    implements KeepCard, WhenGained, WhenAmountChosen, WhenTurnStarts, WhenEmptied {
  @Override
  public ImmutableList<Effect> whenGained(Table table, Seat owner, HeldCard card, Acquisition how) {
    return how == Acquisition.TAKEN_OVER
        ? ImmutableList.of()
        : ImmutableList.of(new AskForAmount(owner, card.id()));
  }

  @Override
  public ImmutableList<Effect> whenAmountChosen(
      Table table, Seat owner, HeldCard card, int amount) {
    return amount == 0
        ? whenEmptied(table, owner, card)
        : ImmutableList.of(
            new LoseEnergy(owner, amount), new PlaceCounters(owner, card.id(), 2 * amount));
  }

  @Override
  public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
    return BatteryMonster.withdraw(owner, card);
  }

  @Override
  public ImmutableList<Effect> whenEmptied(Table table, Seat owner, HeldCard card) {
    return ImmutableList.of(new DiscardCard(owner, card.id()));
  }
}
