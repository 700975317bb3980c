package io.github.kotrules.cards;

import static io.github.kotrules.cards.CardIds.MIMIC;
import static io.github.kotrules.cards.Say.END_BUYING;
import static io.github.kotrules.cards.Say.SWEEP;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.copy;
import static io.github.kotrules.cards.Say.offer;
import static io.github.kotrules.cards.Trade.BUY_TOP;
import static io.github.kotrules.cards.Trade.afterDice;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Decision.ChooseCopy;
import org.junit.jupiter.api.Tag;

@Tag("alien-origin")
class AlienOriginTest {
  @InBothEditions
  void lowers_the_price_of_a_card_in_the_market_by_one(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "alien-origin").energy(ONE, 3).market("armor-plating"))
        .act(ONE, buy("armor-plating"))
        .expectEnergy(ONE, 0)
        .expectCards(ONE, "alien-origin", "armor-plating");
  }

  @InBothEditions
  void lowers_it_by_no_more_than_one(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "alien-origin").energy(ONE, 2).market("armor-plating"))
        .expectOptions(END_BUYING, SWEEP)
        .expectRefused(buy("armor-plating"));
  }

  @InBothEditions
  void lowers_the_price_of_the_top_card(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "alien-origin", "made-in-a-lab")
            .energy(ONE, 5)
            .deck("wings", "jets"))
        .reveal("wings")
        .act(ONE, BUY_TOP)
        .expectEnergy(ONE, 0)
        .expectCards(ONE, "alien-origin", "made-in-a-lab", "wings");
  }

  @InBothEditions
  void lowers_the_price_of_a_card_of_another_monster(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "alien-origin", "parasitic-tentacles")
            .cards(THREE, "wings")
            .energy(ONE, 5))
        .act(ONE, buyFrom(THREE, "wings"))
        .expectEnergy(ONE, 0)
        .expectEnergy(THREE, 5)
        .expectCards(ONE, "alien-origin", "parasitic-tentacles", "wings");
  }

  @InBothEditions
  void lowers_what_an_opportunist_pays(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(THREE, "opportunist", "alien-origin")
            .energy(THREE, 5)
            .energy(ONE, 3)
            .market("corner-store"))
        .act(ONE, buy("corner-store"))
        .reveal("wings")
        .expectPending(offer(THREE, "wings"))
        .act(THREE, buy("wings"))
        .expectEnergy(THREE, 0);
  }

  @InBothEditions
  void adds_up_with_a_copy(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "alien-origin", "mimic>1/alien-origin")
            .energy(ONE, 2)
            .market("armor-plating"))
        .act(ONE, buy("armor-plating"))
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  void can_make_a_card_free(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "alien-origin", "mimic>1/alien-origin")
            .market("solar-powered"))
        .act(ONE, buy("solar-powered"))
        .expectEnergy(ONE, 0)
        .expectReveal();
  }

  @InBothEditions
  void does_not_lower_a_price_below_zero(Edition edition) {
    afterDice(edition
            .tableWithBomb(3)
            .cards(ONE, "alien-origin", "mimic>1/alien-origin")
            .energy(ONE, 1)
            .market("bomb"))
        .act(ONE, buy("bomb"))
        .expectEnergy(ONE, 1);
  }

  @InBothEditions
  @Tag("B-3")
  void does_not_make_a_sweep_cheaper(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "alien-origin").energy(ONE, 2).market("wings"))
        .act(ONE, SWEEP)
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  @Tag("B-3")
  void does_not_make_a_sweep_possible_with_one_energy(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "alien-origin").energy(ONE, 1).market("wings"))
        .expectTurnOf(TWO)
        .expectEnergy(ONE, 1)
        .expectMarket("wings - -");
  }

  @InBothEditions
  void does_not_make_moving_a_mimic_cheaper(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "alien-origin", "mimic>2/wings")
        .cards(TWO, "wings")
        .cards(THREE, "jets")
        .energy(ONE, 1)
        .turnOf(ONE)
        .expectPending(new ChooseCopy(ONE, MIMIC, 1))
        .act(ONE, copy(THREE, "jets"))
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  void does_not_make_its_own_purchase_cheaper(Edition edition) {
    afterDice(edition.table(3).energy(ONE, 2).market("alien-origin"))
        .expectRefused(buy("alien-origin"));
  }

  @InBothEditions
  void serves_the_next_purchase_of_the_same_turn(Edition edition) {
    afterDice(edition.table(3).energy(ONE, 5).market("alien-origin"))
        .act(ONE, buy("alien-origin"))
        .expectEnergy(ONE, 2)
        .reveal("corner-store")
        .act(ONE, buy("corner-store"))
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  void does_not_serve_others(Edition edition) {
    afterDice(edition.table(3).cards(THREE, "alien-origin").energy(ONE, 3).market("armor-plating"))
        .expectOptions(END_BUYING, SWEEP);
  }

  @InBothEditions
  void serves_the_monster_that_bought_it_away(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "parasitic-tentacles")
            .cards(THREE, "alien-origin")
            .energy(ONE, 5)
            .market("corner-store"))
        .act(ONE, buyFrom(THREE, "alien-origin"))
        .expectEnergy(ONE, 2)
        .act(ONE, buy("corner-store"))
        .expectEnergy(ONE, 0);
  }
}
