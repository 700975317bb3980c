package io.github.kotrules.bots.value;

import io.github.kotrules.bots.CardWorth;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Judges by two networks. The one for tables of two corrects the exact chances of the game without cards; the one for larger tables
 * stands alone.
 */
final class LearnedJudge extends Judge {
  private final ExactJudge withoutCards;
  private final Network ofTwo;
  private final Network ofMany;
  private final Features features = new Features();
  private final float[] hidden = new float[Network.HIDDEN];

  LearnedJudge(Networks networks, RuleSet rules) {
    this.withoutCards = ExactJudge.nearest(rules);
    this.ofTwo = networks.ofTwo();
    this.ofMany = networks.ofMany();
  }

  @Override
  double moverOfTwo(Table table, Seat mover, Seat rival) {
    Sight.ofTwo(table, mover, rival, features);
    double strength = withoutCards.logitOfTwo(table, mover, rival)
        + ofTwo.strength(features.numbers(), features.count(), hidden)
        + houseCards(table, mover)
        - houseCards(table, rival);
    return 1 / (1 + Math.exp(-strength));
  }

  @Override
  double strength(Table table, Seat seat, Seat mover) {
    Sight.ofMany(table, seat, mover, features);
    return ofMany.strength(features.numbers(), features.count(), hidden) + houseCards(table, seat);
  }

  /** What cards are worth that the networks do not know, by rule of thumb. */
  private double houseCards(Table table, Seat seat) {
    if (!features.hasHouseCards()) {
      return 0;
    }
    double worth = 0;
    for (HeldCard card : table.cards(seat)) {
      worth += KnownCards.number(card) < 0 ? CardWorth.of(table, card).duel() : 0;
    }
    return worth;
  }
}
