package io.github.kotrules.cards;

import static io.github.kotrules.cards.Say.copy;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.afterDice;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;

@Tag("parasitic-tentacles")
class BoughtMimicTest {
  private static Given table(Edition edition, int energy) {
    return edition.table(3).cards(ONE, "parasitic-tentacles").energy(ONE, energy);
  }

  @InBothEditions
  void lets_the_new_owner_of_a_mimic_choose_what_it_copied_before(Edition edition) {
    afterDice(table(edition, 8).cards(TWO, "burrowing", "jets").cards(THREE, "mimic>2/burrowing"))
        .act(ONE, buyFrom(THREE, "mimic"))
        .act(ONE, copy(TWO, "burrowing"))
        .expectCards(ONE, "parasitic-tentacles", "mimic>2/burrowing");
  }

  @InBothEditions
  void gives_the_new_owner_of_a_mimic_nothing_of_what_it_copied_before(Edition edition) {
    afterDice(table(edition, 8)
            .life(ONE, 5)
            .cards(TWO, "even-bigger", "jets")
            .cards(THREE, "mimic>2/even-bigger"))
        .act(ONE, buyFrom(THREE, "mimic"))
        .act(ONE, copy(TWO, "jets"))
        .expectLife(ONE, 5);
  }

  @InBothEditions
  void does_not_hurt_the_new_owner_of_a_mimic_by_what_it_copied_before(Edition edition) {
    afterDice(table(edition, 8)
            .life(ONE, 2)
            .cards(TWO, "even-bigger", "jets")
            .cards(THREE, "mimic>2/even-bigger"))
        .act(ONE, buyFrom(THREE, "mimic"))
        .act(ONE, copy(TWO, "jets"))
        .expectLife(ONE, 2);
  }

  @InBothEditions
  @Tag("metamorph")
  void asks_no_second_time_with_a_copy(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "metamorph", "mimic>1/metamorph", "wings"))
        .act(ONE, END_SELLING)
        .expectTurnOf(TWO)
        .expectDice(6);
  }
}
