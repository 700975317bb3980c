package io.github.kotrules.cards;

import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.MovedToCity;
import io.github.kotrules.state.Event.TokyoEntered;
import io.github.kotrules.state.Event.TokyoLeft;
import io.github.kotrules.state.Event.TokyoYielded;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("death-from-above")
class DeathFromAboveTest {
  private static final String CARD = "death-from-above";

  private static Scenario buy(Given given) {
    return Buying.buy(given, CARD);
  }

  /** Five Monsters, so that Bay is open. */
  private static Given five(Edition edition) {
    return Buying.table(edition, 5, CARD);
  }

  @InBothEditions
  @Tag("B-4")
  @Tag("T-5")
  void brings_two_points_and_city_for_one_more(Edition edition) {
    Scenario bought = buy(Buying.table(edition, CARD))
        .expectEvent(new TokyoLeft(TWO, Place.CITY))
        .expectEvent(new TokyoEntered(ONE, Place.CITY))
        .expectPoints(ONE, 3)
        .expectPlace(ONE, Place.CITY)
        .expectPlace(TWO, Place.OUTSIDE)
        .expectEnergy(ONE, Buying.REST)
        .expectCards(ONE);
    assertThat(Trade.isDiscarded(bought, CARD)).isTrue();
  }

  @InBothEditions
  void takes_city_without_damage_or_a_say(Edition edition) {
    buy(Buying.table(edition, CARD).cards(TWO, "jets"))
        .expectNoEvent(LifeLost.class)
        .expectNoEvent(TokyoYielded.class)
        .expectLife(TWO, 10)
        .expectAsked(ONE, ChoosePurchase.class);
  }

  @InBothEditions
  @Tag("burrowing")
  void who_is_driven_out_does_not_hurt_the_buyer(Edition edition) {
    buy(Buying.table(edition, CARD).cards(TWO, "burrowing"))
        .expectLife(ONE, 10)
        .expectPlace(ONE, Place.CITY);
  }

  @InBothEditions
  void does_not_touch_those_outside(Edition edition) {
    buy(Buying.table(edition, CARD).points(THREE, 4))
        .expectLife(THREE, 10)
        .expectPoints(THREE, 4)
        .expectPlace(THREE, Place.OUTSIDE);
  }

  @InBothEditions
  void takes_an_empty_city_too(Edition edition) {
    Given given = Buying.table(edition, CARD)
        .market("gas-refinery", CARD)
        .energy(ONE, 11 + Buying.REST)
        .life(TWO, 3);
    Scenario emptied = Buying.buy(given, "gas-refinery")
        .expectPlace(TWO, Place.NOWHERE)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectPoints(ONE, 2);
    Buying.again(emptied, CARD).expectPlace(ONE, Place.CITY).expectPoints(ONE, 2 + 3);
  }

  @InBothEditions
  void a_buyer_alone_in_city_gets_only_the_points(Edition edition) {
    buy(Buying.table(edition, 3, CARD).inCity(ONE))
        .expectNoEvent(TokyoEntered.class)
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 2 + 2);
  }

  @InBothEditions
  void cannot_be_bought_for_four(Edition edition) {
    Buying.table(edition, CARD)
        .energy(ONE, 4)
        .turnOf(ONE)
        .finalDice("112233")
        .expectRefused(new BuyCard(CardId.of(CARD)));
  }

  @InBothEditions
  @Tag("opportunist")
  void works_in_the_turn_of_another(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .energy(ONE, 2)
        .market("corner-store")
        .cards(THREE, "opportunist")
        .energy(THREE, 5)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new SweepMarket())
        .reveal(CARD)
        .reveal("wings")
        .reveal("jets")
        .expectAsked(THREE, ChooseRevealed.class)
        .act(THREE, new BuyCard(CardId.of(CARD)))
        .reveal("extra-head")
        .expectPlace(ONE, Place.OUTSIDE)
        .expectPlace(THREE, Place.CITY)
        .expectPoints(THREE, 3)
        .expectTurnOf(TWO);
  }

  @Nested
  class SecondEdition {
    @Test
    void empties_bay_as_well_as_city() {
      buy(five(Edition.SECOND).inCity(TWO).inBay(FIVE))
          .expectPlace(TWO, Place.OUTSIDE)
          .expectPlace(FIVE, Place.OUTSIDE)
          .expectLife(FIVE, 10)
          .expectPlace(ONE, Place.CITY)
          .expectPoints(ONE, 3);
    }

    @Test
    void moves_a_buyer_in_bay_to_city_without_a_point() {
      buy(five(Edition.SECOND).inCity(TWO).inBay(ONE))
          .expectEvent(new MovedToCity(ONE))
          .expectPlace(TWO, Place.OUTSIDE)
          .expectPlace(ONE, Place.CITY)
          .expectPoints(ONE, 2 + 2);
    }

    @Test
    void lets_a_buyer_in_city_stay_alone() {
      buy(five(Edition.SECOND).inCity(ONE).inBay(FIVE))
          .expectPlace(ONE, Place.CITY)
          .expectPlace(FIVE, Place.OUTSIDE)
          .expectPoints(ONE, 2 + 2);
    }

    @Test
    void drives_out_the_active_monster_that_is_in_bay() {
      five(Edition.SECOND)
          .inCity(TWO)
          .inBay(ONE)
          .market("corner-store")
          .energy(ONE, 2)
          .cards(THREE, "opportunist")
          .energy(THREE, 7)
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, new SweepMarket())
          .reveal(CARD)
          .reveal("wings")
          .reveal("national-guard")
          .act(THREE, new BuyCard(CardId.of(CARD)))
          .reveal("heal")
          .expectPlace(ONE, Place.OUTSIDE)
          .expectPlace(TWO, Place.OUTSIDE)
          .expectPlace(THREE, Place.CITY);
    }
  }

  @Nested
  class FirstEdition {
    @Test
    void leaves_bay_alone() {
      buy(five(Edition.FIRST).inCity(TWO).inBay(FIVE))
          .expectPlace(TWO, Place.OUTSIDE)
          .expectPlace(FIVE, Place.BAY)
          .expectPlace(ONE, Place.CITY)
          .expectPoints(ONE, 3);
    }

    @Test
    void moves_nobody_for_a_buyer_in_bay() {
      buy(five(Edition.FIRST).inCity(TWO).inBay(ONE))
          .expectPlace(TWO, Place.CITY)
          .expectPlace(ONE, Place.BAY)
          .expectPoints(ONE, 2 + 2);
    }

    @Test
    void moves_nobody_for_a_buyer_in_city() {
      buy(five(Edition.FIRST).inCity(ONE).inBay(FIVE))
          .expectPlace(ONE, Place.CITY)
          .expectPlace(FIVE, Place.BAY)
          .expectPoints(ONE, 2 + 2);
    }

    @Test
    @Tag("T-2")
    void enters_an_empty_tokyo_without_an_attack() {
      buy(Buying.table(Edition.FIRST, 3, CARD)).expectPlace(ONE, Place.CITY).expectPoints(ONE, 3);
    }
  }
}
