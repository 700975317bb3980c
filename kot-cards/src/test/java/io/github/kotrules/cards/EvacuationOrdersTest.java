package io.github.kotrules.cards;

import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.PointsLost;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("evacuation-orders")
class EvacuationOrdersTest {
  private static final String CARD = "evacuation-orders";

  @InBothEditions
  @Tag("B-4")
  void costs_every_opponent_five_points(Edition edition) {
    Scenario bought = Buying.buy(Buying.table(edition, CARD).points(TWO, 6).points(THREE, 19), CARD)
        .expectPoints(TWO, 1)
        .expectPoints(THREE, 14)
        .expectEnergy(ONE, Buying.REST)
        .expectCards(ONE)
        .expectAsked(ONE, ChoosePurchase.class);
    assertThat(Trade.isDiscarded(bought, CARD)).isTrue();
  }

  @InBothEditions
  void leaves_the_buyer_its_points(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).points(ONE, 7), CARD).expectPoints(ONE, 7);
  }

  @InBothEditions
  @Tag("W-1")
  void leaves_nobody_below_zero(Edition edition) {
    Buying.buy(
            Buying.table(edition, 4, CARD)
                .inCity(TWO)
                .points(TWO, 5)
                .points(THREE, 4)
                .points(FOUR, 0),
            CARD)
        .expectEvent(new PointsLost(TWO, 5))
        .expectEvent(new PointsLost(THREE, 4))
        .expectPoints(TWO, 0)
        .expectPoints(THREE, 0)
        .expectPoints(FOUR, 0);
  }

  @InBothEditions
  @Tag("W-1")
  void takes_nothing_from_those_who_have_no_points(Edition edition) {
    Buying.buy(edition, CARD).expectNoEvent(PointsLost.class).expectPoints(TWO, 0);
  }

  @InBothEditions
  void costs_nothing_but_points(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).points(TWO, 6).energy(TWO, 4), CARD)
        .expectLife(TWO, 10)
        .expectEnergy(TWO, 4)
        .expectPlace(TWO, Place.CITY)
        .expectLife(ONE, 10);
  }

  @InBothEditions
  void does_not_touch_the_eliminated(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).out(THREE).points(TWO, 6), CARD)
        .expectPoints(TWO, 1)
        .expectPoints(THREE, 0)
        .expectPlace(THREE, Place.NOWHERE);
  }

  @InBothEditions
  void cannot_be_bought_for_six(Edition edition) {
    Buying.table(edition, CARD)
        .energy(ONE, 6)
        .turnOf(ONE)
        .finalDice("112233")
        .expectRefused(new BuyCard(CardId.of(CARD)));
  }

  @InBothEditions
  void is_there_twice(Edition edition) {
    Scenario first = Buying.buy(
            Buying.table(edition, CARD).market(CARD, CARD).energy(ONE, 14).points(TWO, 13), CARD)
        .expectPoints(TWO, 8);
    Scenario second = Buying.again(first, CARD);
    // TWO starts its turn in Tokyo: the buyer has nothing left to spend.
    second.expectEnergy(ONE, 0).expectTurnOf(TWO).expectPoints(TWO, 3 + 2);
  }
}
