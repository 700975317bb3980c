package io.github.kotrules.cards;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.BuyAction.BuyCard;
import io.github.kotrules.action.BuyAction.EndBuying;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.event.MarketEvent.CardPlayed;
import io.github.kotrules.event.VitalEvent.PointsGained;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("commuter-train")
class CommuterTrainTest {
  private static final String CARD = "commuter-train";

  @InBothEditions
  @Tag("B-4")
  void is_worth_two_points_and_discarded(Edition edition) {
    Scenario bought = Buying.buy(edition, CARD)
        .expectEvent(new CardPlayed(ONE, CardId.of(CARD)))
        .expectPoints(ONE, 2)
        .expectEnergy(ONE, Buying.REST)
        .expectLife(ONE, 10)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectCards(ONE)
        .expectAsked(ONE, ChoosePurchase.class);
    assertThat(Trade.isDiscarded(bought, CARD)).isTrue();
  }

  @InBothEditions
  void is_worth_nothing_to_others(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).points(TWO, 4).energy(THREE, 3), CARD)
        .expectPoints(TWO, 4)
        .expectLife(TWO, 10)
        .expectPlace(TWO, Place.CITY)
        .expectPoints(THREE, 0)
        .expectEnergy(THREE, 3);
  }

  @InBothEditions
  void cannot_be_bought_for_three(Edition edition) {
    Buying.table(edition, CARD)
        .energy(ONE, 3)
        .turnOf(ONE)
        .finalDice("112233")
        .expectRefused(new BuyCard(CardId.of(CARD)));
  }

  @InBothEditions
  @Tag("W-1")
  void does_not_lead_above_twenty(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).points(ONE, 19), CARD)
        .expectEvent(new PointsGained(ONE, 1))
        .expectPoints(ONE, 20);
  }

  @InBothEditions
  @Tag("W-3")
  void wins_at_the_end_of_the_turn(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).points(ONE, 18), CARD)
        .expectAsked(ONE, ChoosePurchase.class)
        .act(ONE, new EndBuying())
        .expectOver(ONE);
  }
}
