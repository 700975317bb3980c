package io.github.kotrules.cards;

import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.EnergyLost;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("vast-storm")
class VastStormTest {
  private static final String CARD = "vast-storm";

  @InBothEditions
  @Tag("B-4")
  void brings_two_points_and_costs_opponents_half_their_energy(Edition edition) {
    Scenario bought = Buying.buy(Buying.table(edition, CARD).energy(TWO, 6).energy(THREE, 4), CARD)
        .expectPoints(ONE, 2)
        .expectEnergy(TWO, 3)
        .expectEnergy(THREE, 2)
        .expectCards(ONE)
        .expectAsked(ONE, ChoosePurchase.class);
    assertThat(Trade.isDiscarded(bought, CARD)).isTrue();
  }

  @InBothEditions
  void rounds_the_loss_down(Edition edition) {
    Buying.buy(
            Buying.table(edition, 5, CARD)
                .inCity(TWO)
                .inBay(FIVE)
                .energy(TWO, 7)
                .energy(THREE, 3)
                .energy(FOUR, 1),
            CARD)
        .expectEvent(new EnergyLost(TWO, 3))
        .expectEnergy(TWO, 4)
        .expectEnergy(THREE, 2)
        .expectEnergy(FOUR, 1)
        .expectEnergy(FIVE, 0);
  }

  @InBothEditions
  void takes_nothing_from_those_who_have_no_more_than_one_energy(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).energy(TWO, 1), CARD)
        .expectNoEvent(EnergyLost.class)
        .expectEnergy(TWO, 1)
        .expectEnergy(THREE, 0);
  }

  @InBothEditions
  void leaves_the_buyer_its_energy(Edition edition) {
    Buying.buy(edition, CARD).expectEnergy(ONE, Buying.REST);
  }

  @InBothEditions
  void brings_the_lost_energy_to_nobody(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).energy(TWO, 20), CARD)
        .expectEnergy(TWO, 10)
        .expectEnergy(ONE, Buying.REST)
        .expectEnergy(THREE, 0);
  }

  @InBothEditions
  void costs_nothing_but_energy(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).energy(TWO, 6).points(TWO, 4), CARD)
        .expectLife(TWO, 10)
        .expectPoints(TWO, 4)
        .expectPlace(TWO, Place.CITY)
        .expectLife(ONE, 10);
  }

  @InBothEditions
  @Tag("battery-monster")
  void does_not_touch_energy_on_cards(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).energy(TWO, 2).cards(TWO, "battery-monster:6"), CARD)
        .expectEnergy(TWO, 1)
        .expectCards(TWO, "battery-monster:6");
  }

  @InBothEditions
  void cannot_be_bought_for_five(Edition edition) {
    Buying.table(edition, CARD)
        .energy(ONE, 5)
        .turnOf(ONE)
        .finalDice("112233")
        .expectRefused(new BuyCard(CardId.of(CARD)));
  }
}
