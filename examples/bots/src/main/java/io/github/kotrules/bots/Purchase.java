package io.github.kotrules.bots;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.cards.CardIds;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rules of thumb for buying: the value of a card against that of its energy. */
final class Purchase {
  private static final double ENERGY = 0.38;
  private static final double WIN = 50;

  /** The gains from the printed Discard cards, as far as they are numbers. */
  private static final ImmutableMap<CardId, Gain> DISCARD = ImmutableMap.<CardId, Gain>builder()
      .put(CardIds.APARTMENT_BUILDING, new Gain(3, 0, 0))
      .put(CardIds.COMMUTER_TRAIN, new Gain(2, 0, 0))
      .put(CardIds.CORNER_STORE, new Gain(1, 0, 0))
      .put(CardIds.DEATH_FROM_ABOVE, new Gain(2, 0, 0))
      .put(CardIds.ENERGIZE, new Gain(3.2, 0, 0))
      .put(CardIds.EVACUATION_ORDERS, new Gain(3, 0, 0))
      .put(CardIds.FLAME_THROWER, new Gain(0, 0, 2))
      .put(CardIds.FRENZY, new Gain(3, 0, 0))
      .put(CardIds.GAS_REFINERY, new Gain(2, 0, 3))
      .put(CardIds.HEAL, new Gain(0, 2, 0))
      .put(CardIds.HIGH_ALTITUDE_BOMBING, new Gain(0, -3, 3))
      .put(CardIds.JET_FIGHTERS, new Gain(5, -4, 0))
      .put(CardIds.NATIONAL_GUARD, new Gain(2, -2, 0))
      .put(CardIds.NUCLEAR_POWER_PLANT, new Gain(2, 3, 0))
      .put(CardIds.SKYSCRAPER, new Gain(4, 0, 0))
      .put(CardIds.TANK, new Gain(4, -3, 0))
      .put(CardIds.VAST_STORM, new Gain(2.5, 0, 0))
      .buildOrThrow();

  private record Gain(double points, int life, int damage) {}

  private final Table table;
  private final Seat seat;

  Purchase(Table table, Seat seat) {
    this.table = table;
    this.seat = seat;
  }

  /** The card with the highest value beyond its price, or null if none is worth its price. */
  @Nullable
  CardId best(List<CardId> cards) {
    CardId best = null;
    double most = 0;
    for (CardId card : cards) {
      double profit = profit(card);
      if (profit > most) {
        best = card;
        most = profit;
      }
    }
    return best;
  }

  private double profit(CardId id) {
    CardInfo card = table.setting().catalogue().info(id);
    return worth(card) - ENERGY * card.cost();
  }

  private double worth(CardInfo card) {
    Gain gain = DISCARD.get(card.id());
    return card.kind() == CardKind.KEEP || gain == null ? CardWorth.of(card).points() : worth(gain);
  }

  private double worth(Gain gain) {
    int life = Math.min(table.life(seat) + gain.life, table.maxLife(seat));
    if (life <= 0) {
      return -WIN;
    }
    double worth = gain.points + comfort(life) - comfort(table.life(seat));
    if (gain.points >= DiceWorth.missing(table, seat)) {
      worth += WIN;
    }
    return worth + (gain.damage > 0 ? damage(gain.damage) : 0);
  }

  private double damage(int damage) {
    double worth = 0;
    int rivals = table.living().size() - 1;
    for (Seat other : table.others(seat)) {
      worth += table.life(other) <= damage ? WIN / (rivals * rivals) : damage * 1.0 / rivals;
    }
    return worth;
  }

  /** The value of life; the last ones are worth most. */
  private static double comfort(int life) {
    return 9 - 9 * Math.pow(0.78, life);
  }
}
