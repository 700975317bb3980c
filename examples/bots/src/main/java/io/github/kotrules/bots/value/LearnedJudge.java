package io.github.kotrules.bots.value;

import io.github.kotrules.bots.CardWorth;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Judges by two networks: one for tables of two, one for more. */
final class LearnedJudge extends Judge {
  private final Network ofTwo;
  private final Network ofMany;
  private final Features features = new Features();
  private final float[] hidden = new float[Network.HIDDEN];

  LearnedJudge(Networks networks) {
    this.ofTwo = networks.ofTwo();
    this.ofMany = networks.ofMany();
  }

  @Override
  double moverOfTwo(Table table, Seat mover, Seat rival) {
    Sight.ofTwo(table, mover, rival, features);
    double strength = ofTwo.strength(features.numbers(), features.count(), hidden);
    return 1 / (1 + Math.exp(houseCards(table, rival) - houseCards(table, mover) - strength));
  }

  @Override
  double strength(Table table, Seat seat, Seat mover) {
    Sight.ofMany(table, seat, mover, features);
    return ofMany.strength(features.numbers(), features.count(), hidden) + houseCards(table, seat);
  }

  /** What cards are worth that the networks do not know, by rule of thumb. */
  private static double houseCards(Table table, Seat seat) {
    double worth = 0;
    for (HeldCard card : table.cards(seat)) {
      worth += KnownCards.number(card) < 0 ? CardWorth.of(table, card).duel() : 0;
    }
    return worth;
  }
}
