package io.github.kotrules.cards;

import static io.github.kotrules.cards.Say.SWEEP;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.copy;
import static io.github.kotrules.cards.Trade.BUY_TOP;
import static io.github.kotrules.cards.Trade.afterDice;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.CardPlayed;
import io.github.kotrules.state.Event.PointsGained;
import org.junit.jupiter.api.Tag;

@Tag("media-friendly")
class MediaFriendlyTest {
  @InBothEditions
  void scores_a_point_for_each_purchase(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "media-friendly").energy(ONE, 11).market("wings", "jets"))
        .act(ONE, buy("wings"))
        .reveal("tank")
        .expectPoints(ONE, 1)
        .act(ONE, buy("jets"))
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  @Tag("B-6")
  void scores_before_the_card_takes_effect(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "media-friendly").energy(ONE, 4).market("commuter-train"))
        .act(ONE, buy("commuter-train"))
        .expectEvent(new PointsGained(ONE, 1))
        .expectNoEvent(CardPlayed.class)
        .expectPoints(ONE, 1)
        .reveal("wings")
        .expectPoints(ONE, 3);
  }

  @InBothEditions
  @Tag("W-2")
  void does_not_win_for_a_buyer_that_its_card_kills(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "media-friendly")
            .points(ONE, 19)
            .life(ONE, 3)
            .energy(ONE, 4)
            .market("high-altitude-bombing"))
        .act(ONE, buy("high-altitude-bombing"))
        .expectPoints(ONE, 20)
        .reveal("wings")
        .expectPlace(ONE, Place.NOWHERE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void does_not_score_for_its_own_purchase_but_for_the_next(Edition edition) {
    afterDice(edition.table(3).energy(ONE, 6).market("media-friendly"))
        .act(ONE, buy("media-friendly"))
        .reveal("heal")
        .expectPoints(ONE, 0)
        .act(ONE, buy("heal"))
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void does_not_score_for_a_sweep(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "media-friendly").energy(ONE, 2).market("wings"))
        .act(ONE, SWEEP)
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  void does_not_score_for_the_purchases_of_others(Edition edition) {
    afterDice(edition.table(3).cards(THREE, "media-friendly").energy(ONE, 6).market("wings"))
        .act(ONE, buy("wings"))
        .expectPoints(ONE, 0)
        .expectPoints(THREE, 0);
  }

  @InBothEditions
  void scores_for_the_top_card(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "media-friendly", "made-in-a-lab").energy(ONE, 6))
        .reveal("wings")
        .act(ONE, BUY_TOP)
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void scores_for_a_card_of_another_monster(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "media-friendly", "parasitic-tentacles")
            .cards(THREE, "wings")
            .energy(ONE, 6))
        .act(ONE, buyFrom(THREE, "wings"))
        .expectPoints(ONE, 1)
        .expectPoints(THREE, 0);
  }

  @InBothEditions
  void scores_for_an_opportunist_in_the_turn_of_another(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(THREE, "media-friendly", "opportunist")
            .energy(THREE, 6)
            .energy(ONE, 3)
            .market("heal"))
        .act(ONE, buy("heal"))
        .reveal("wings")
        .act(THREE, buy("wings"))
        .expectPoints(THREE, 1)
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  void does_not_score_when_it_is_bought_away(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "parasitic-tentacles")
            .cards(THREE, "media-friendly")
            .energy(ONE, 3))
        .act(ONE, buyFrom(THREE, "media-friendly"))
        .expectCards(ONE, "parasitic-tentacles", "media-friendly")
        .expectPoints(ONE, 0)
        .expectPoints(THREE, 0);
  }

  @InBothEditions
  void scores_for_the_purchase_of_a_mimic(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "media-friendly").energy(ONE, 8).market("mimic"))
        .act(ONE, buy("mimic"))
        .reveal("wings")
        .expectCards(ONE, "media-friendly", "mimic>1/media-friendly")
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void does_not_score_for_the_purchase_of_the_mimic_that_copies_it(Edition edition) {
    afterDice(edition.table(3).cards(THREE, "media-friendly").energy(ONE, 8).market("mimic"))
        .act(ONE, buy("mimic"))
        .reveal("wings")
        .expectCards(ONE, "mimic>3/media-friendly")
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  void does_not_score_for_moving_a_mimic(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "media-friendly", "mimic>2/wings")
        .cards(TWO, "wings")
        .energy(ONE, 1)
        .turnOf(ONE)
        .act(ONE, copy(ONE, "media-friendly"))
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  void scores_for_each_copy(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "media-friendly", "mimic>1/media-friendly")
            .energy(ONE, 6)
            .market("wings"))
        .act(ONE, buy("wings"))
        .expectPoints(ONE, 2);
  }
}
