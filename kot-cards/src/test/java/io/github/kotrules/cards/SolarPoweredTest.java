package io.github.kotrules.cards;

import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.use;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.afterDice;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.model.DamageKind;
import org.junit.jupiter.api.Tag;

@Tag("solar-powered")
class SolarPoweredTest {
  @InBothEditions
  void brings_one_energy_at_the_end_of_a_turn_without_any(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "solar-powered"))
        .expectTurnOf(TWO)
        .expectEnergy(ONE, 1)
        .expectEnergy(TWO, 0);
  }

  @InBothEditions
  void brings_nothing_to_who_has_some(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "solar-powered").energy(ONE, 1))
        .expectTurnOf(TWO)
        .expectEnergy(ONE, 1);
  }

  @InBothEditions
  void brings_nothing_in_the_turns_of_others(Edition edition) {
    afterDice(edition.table(3).cards(THREE, "solar-powered"))
        .expectTurnOf(TWO)
        .expectEnergy(ONE, 0)
        .expectEnergy(THREE, 0);
  }

  @InBothEditions
  void brings_one_after_all_was_spent(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "solar-powered").energy(ONE, 6).market("wings"))
        .act(ONE, buy("wings"))
        .expectEnergy(ONE, 0)
        .reveal("jets")
        .expectTurnOf(TWO)
        .expectEnergy(ONE, 1);
  }

  @InBothEditions
  void works_on_the_turn_it_is_bought(Edition edition) {
    afterDice(edition.table(3).energy(ONE, 2).market("solar-powered"))
        .act(ONE, buy("solar-powered"))
        .reveal("wings")
        .expectTurnOf(TWO)
        .expectEnergy(ONE, 1);
  }

  @InBothEditions
  void brings_one_for_each_copy(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "solar-powered", "mimic>1/solar-powered"))
        .expectTurnOf(TWO)
        .expectEnergy(ONE, 2);
  }

  @InBothEditions
  @Tag("E-1")
  void brings_nothing_after_a_sale(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "solar-powered", "metamorph"))
        .act(ONE, sell("metamorph"))
        .expectEnergy(ONE, 3)
        .act(ONE, END_SELLING)
        .expectTurnOf(TWO)
        .expectEnergy(ONE, 3);
  }

  @InBothEditions
  @Tag("E-1")
  void brings_its_energy_before_the_poison_hurts(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "solar-powered", "mimic>1/solar-powered", "wings")
            .poison(ONE, 1))
        .expectEnergy(ONE, 2)
        .expectDefence(ONE, 1, DamageKind.POISON)
        .act(ONE, use("wings"))
        .expectEnergy(ONE, 0)
        .expectLife(ONE, 10);
  }
}
