package io.github.kotrules.cards;

import static io.github.kotrules.cards.Say.END_BUYING;
import static io.github.kotrules.cards.Say.SWEEP;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.CardPlayed;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("apartment-building")
class ApartmentBuildingTest {
  private static final String APARTMENT = "apartment-building";

  private static Given buyer(Edition edition, int energy) {
    return edition.table(3).inCity(TWO).energy(ONE, energy).market(APARTMENT);
  }

  private static Scenario bought(Given buyer) {
    return buyer.turnOf(ONE).finalDice("112233").act(ONE, buy(APARTMENT)).reveal("wings");
  }

  @InBothEditions
  @Tag("B-4")
  void is_worth_three_points_and_discarded(Edition edition) {
    Scenario bought = bought(buyer(edition, 5))
        .expectEvent(new CardPlayed(ONE, CardId.of(APARTMENT)))
        .expectPoints(ONE, 3)
        .expectEnergy(ONE, 0)
        .expectCards(ONE)
        .expectMarket("wings - -");
    assertThat(bought.state().discards().count(CardId.of(APARTMENT))).isEqualTo(1);
  }

  @InBothEditions
  void is_worth_nothing_to_others(Edition edition) {
    bought(buyer(edition, 6).points(TWO, 4).points(THREE, 5))
        .expectPoints(TWO, 6)
        .expectPoints(THREE, 5)
        .expectLife(TWO, 10)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("B-1")
  void cannot_be_bought_for_four(Edition edition) {
    buyer(edition, 4)
        .turnOf(ONE)
        .finalDice("112233")
        .expectOptions(END_BUYING, SWEEP)
        .expectRefused(buy(APARTMENT));
  }

  @InBothEditions
  void can_be_bought_in_tokyo(Edition edition) {
    edition
        .table(2)
        .inCity(ONE)
        .energy(ONE, 5)
        .market(APARTMENT)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy(APARTMENT))
        .reveal("wings")
        .expectPoints(ONE, 5);
  }

  @InBothEditions
  @Tag("W-1")
  void does_not_lead_above_twenty(Edition edition) {
    bought(buyer(edition, 5).points(ONE, 18))
        .expectEvent(new PointsGained(ONE, 2))
        .expectOver(ONE);
  }

  @InBothEditions
  @Tag("W-3")
  void wins_only_at_the_end_of_the_turn(Edition edition) {
    bought(buyer(edition, 11).points(ONE, 17))
        .expectPoints(ONE, 20)
        .expectAsked(ONE, ChoosePurchase.class)
        .act(ONE, END_BUYING)
        .expectOver(ONE);
  }

  @InBothEditions
  @Tag("W-3")
  void does_not_win_with_nineteen(Edition edition) {
    bought(buyer(edition, 5).points(ONE, 16)).expectPoints(ONE, 19).expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("W-2")
  void does_not_win_for_who_dies_of_poison(Edition edition) {
    bought(buyer(edition, 5).points(ONE, 17).life(ONE, 1).poison(ONE, 1))
        .expectPlace(ONE, Place.NOWHERE)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("B-5")
  void does_not_come_again_in_its_own_refill(Edition edition) {
    buyer(edition, 5)
        .deck()
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy(APARTMENT))
        .expectReveal()
        .expectRefused(new Reveal(CardId.of(APARTMENT)))
        .reveal("wings")
        .expectPoints(ONE, 3);
  }

  @InBothEditions
  @Tag("B-5")
  void can_be_bought_again_when_it_comes_again(Edition edition) {
    buyer(edition, 16)
        .market(APARTMENT, "wings")
        .deck("jets")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy(APARTMENT))
        .reveal("jets")
        .act(ONE, buy("wings"))
        .reveal(APARTMENT)
        .act(ONE, buy(APARTMENT))
        .reveal("frenzy")
        .expectPoints(ONE, 6)
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  @Tag("mimic")
  void cannot_be_copied(Edition edition) {
    buyer(edition, 13)
        .market(APARTMENT, "mimic")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy(APARTMENT))
        .reveal("wings")
        .act(ONE, buy("mimic"))
        .reveal("jets")
        .expectCards(ONE, "mimic")
        .expectPoints(ONE, 3)
        .expectTurnOf(TWO);
  }
}
