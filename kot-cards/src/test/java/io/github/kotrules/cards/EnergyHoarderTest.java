package io.github.kotrules.cards;

import static io.github.kotrules.cards.Say.END_BUYING;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.afterDice;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.Game;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.ModifiesEnergyGain;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("energy-hoarder")
class EnergyHoarderTest {
  @ParameterizedTest
  @CsvSource({
    "FIRST, 5, 0",
    "FIRST, 6, 1",
    "FIRST, 11, 1",
    "FIRST, 12, 2",
    "SECOND, 5, 0",
    "SECOND, 6, 1",
    "SECOND, 11, 1",
    "SECOND, 12, 2",
    "SECOND, 18, 3"
  })
  void scores_a_point_for_every_six_energy_and_keeps_it(Edition edition, int energy, int points) {
    afterDice(edition.table(3).cards(ONE, "energy-hoarder").energy(ONE, energy))
        .expectTurnOf(TWO)
        .expectPoints(ONE, points)
        .expectEnergy(ONE, energy);
  }

  @InBothEditions
  void counts_what_is_left_after_buying(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "energy-hoarder").energy(ONE, 14).market("armor-plating"))
        .act(ONE, buy("armor-plating"))
        .reveal("wings")
        .act(ONE, END_BUYING)
        .expectPoints(ONE, 1)
        .expectEnergy(ONE, 10);
  }

  @InBothEditions
  void scores_for_each_copy(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "energy-hoarder", "mimic>1/energy-hoarder")
            .energy(ONE, 12))
        .expectPoints(ONE, 4);
  }

  @InBothEditions
  void rounds_down_for_each_copy(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "energy-hoarder", "mimic>1/energy-hoarder")
            .energy(ONE, 9))
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  void scores_nothing_in_the_turns_of_others(Edition edition) {
    afterDice(edition.table(3).cards(THREE, "energy-hoarder").energy(THREE, 12).energy(ONE, 12))
        .expectTurnOf(TWO)
        .expectPoints(THREE, 0)
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  @Tag("E-1")
  void counts_the_energy_of_sales(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "energy-hoarder", "metamorph").energy(ONE, 3))
        .act(ONE, sell("metamorph"))
        .act(ONE, END_SELLING)
        .expectEnergy(ONE, 6)
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  @Tag("E-1")
  void scores_nothing_once_it_is_sold(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "energy-hoarder", "metamorph").energy(ONE, 12))
        .act(ONE, sell("energy-hoarder"))
        .act(ONE, END_SELLING)
        .expectEnergy(ONE, 15)
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  @Tag("E-1")
  void does_not_count_what_solar_powered_brings(Edition edition) {
    CardSet cards =
        CardSet.builder().addAll(edition.game().cards()).add(new Windfall()).build();
    afterDice(Scenario.of(Game.of(edition.game().rules(), cards), 3)
            .cards(ONE, "windfall", "solar-powered", "energy-hoarder"))
        .expectEnergy(ONE, 6)
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  @Tag("E-1")
  @Tag("W-2")
  void does_not_win_for_a_monster_that_poison_kills(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "energy-hoarder")
            .points(ONE, 19)
            .energy(ONE, 6)
            .life(ONE, 1)
            .poison(ONE, 1))
        .expectPlace(ONE, Place.NOWHERE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  /** A card of this test's own: every gain of energy brings five more. */
  private record Windfall() implements Card, ModifiesEnergyGain {
    @Override
    public CardFace face() {
      return CardFace.keep("windfall", "Windfall", 5, "When you gain energy, gain five more.");
    }

    @Override
    public int extraEnergy(Table table, Seat owner, int amount) {
      return 5;
    }
  }
}
