package io.github.kotrules.cards;

import static io.github.kotrules.cards.CardIds.MIMIC;
import static io.github.kotrules.cards.CardIds.WINGS;
import static io.github.kotrules.cards.Say.DECLINE;
import static io.github.kotrules.cards.Say.END_BUYING;
import static io.github.kotrules.cards.Say.SWEEP;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.copy;
import static io.github.kotrules.cards.Say.offer;
import static io.github.kotrules.cards.Trade.afterDice;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.state.Event.CardBoughtFromMonster;
import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;

@Tag("parasitic-tentacles")
class ParasiticTentaclesTest {
  private static Given table(Edition edition, int energy) {
    return edition.table(3).cards(ONE, "parasitic-tentacles").energy(ONE, energy);
  }

  @InBothEditions
  void buys_a_keep_card_of_another_monster_and_pays_its_owner(Edition edition) {
    afterDice(table(edition, 6).cards(THREE, "wings").energy(THREE, 1))
        .act(ONE, buyFrom(THREE, "wings"))
        .expectEvent(new CardBoughtFromMonster(ONE, THREE, WINGS, 6))
        .expectEvent(new EnergyGained(THREE, 6))
        .expectEnergy(ONE, 0)
        .expectEnergy(THREE, 7)
        .expectEnergy(TWO, 0)
        .expectCards(ONE, "parasitic-tentacles", "wings")
        .expectCards(THREE);
  }

  @InBothEditions
  void offers_the_affordable_cards_of_all_opponents_and_not_the_own(Edition edition) {
    afterDice(table(edition, 5)
            .cards(ONE, "parasitic-tentacles", "burrowing")
            .cards(TWO, "jets", "wings")
            .cards(THREE, "armor-plating")
            .market("heal"))
        .expectOptions(
            END_BUYING, buy("heal"), buyFrom(TWO, "jets"), buyFrom(THREE, "armor-plating"), SWEEP)
        .expectRefused(buyFrom(ONE, "burrowing"))
        .expectRefused(buyFrom(TWO, "wings"));
  }

  @InBothEditions
  void reaches_into_tokyo_and_past_eliminated_monsters(Edition edition) {
    edition
        .table(4)
        .cards(ONE, "parasitic-tentacles")
        .energy(ONE, 5)
        .inCity(TWO)
        .cards(TWO, "jets")
        .out(THREE)
        .cards(FOUR, "armor-plating")
        .turnOf(ONE)
        .finalDice("112233")
        .expectOptions(END_BUYING, buyFrom(TWO, "jets"), buyFrom(FOUR, "armor-plating"));
  }

  @InBothEditions
  void leaves_the_owner_no_say(Edition edition) {
    afterDice(table(edition, 9).cards(THREE, "wings", "solar-powered").energy(THREE, 9))
        .act(ONE, buyFrom(THREE, "wings"))
        .expectAsked(ONE, ChoosePurchase.class)
        .act(ONE, buyFrom(THREE, "solar-powered"))
        .expectCards(THREE);
  }

  @InBothEditions
  void pays_the_owner_exactly_the_lowered_price(Edition edition) {
    afterDice(table(edition, 5)
            .cards(ONE, "parasitic-tentacles", "alien-origin")
            .cards(THREE, "wings"))
        .act(ONE, buyFrom(THREE, "wings"))
        .expectEnergy(ONE, 0)
        .expectEnergy(THREE, 5);
  }

  @InBothEditions
  void does_not_let_the_discount_of_the_owner_count(Edition edition) {
    afterDice(table(edition, 6).cards(THREE, "alien-origin", "wings"))
        .act(ONE, buyFrom(THREE, "wings"))
        .expectEnergy(ONE, 0)
        .expectEnergy(THREE, 6);
  }

  @InBothEditions
  void is_a_purchase_for_media_friendly(Edition edition) {
    afterDice(table(edition, 6)
            .cards(ONE, "parasitic-tentacles", "media-friendly")
            .cards(THREE, "wings"))
        .act(ONE, buyFrom(THREE, "wings"))
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void reveals_nothing(Edition edition) {
    afterDice(table(edition, 6)
            .cards(TWO, "opportunist")
            .energy(TWO, 9)
            .cards(THREE, "wings")
            .market("jets"))
        .act(ONE, buyFrom(THREE, "wings"))
        .expectMarket("jets - -")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void does_not_work_in_the_turns_of_others(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(THREE, "parasitic-tentacles", "opportunist")
            .energy(THREE, 9)
            .cards(TWO, "wings")
            .energy(ONE, 3)
            .market("heal"))
        .expectRefused(buyFrom(TWO, "wings"))
        .act(ONE, buy("heal"))
        .reveal("jets")
        .expectPending(offer(THREE, "jets"))
        .expectOptions(DECLINE, buy("jets"));
  }

  @InBothEditions
  void works_on_the_turn_it_is_bought(Edition edition) {
    afterDice(edition.table(3).cards(THREE, "wings").energy(ONE, 10).market("parasitic-tentacles"))
        .expectRefused(buyFrom(THREE, "wings"))
        .act(ONE, buy("parasitic-tentacles"))
        .reveal("jets")
        .act(ONE, buyFrom(THREE, "wings"))
        .expectEnergy(ONE, 0)
        .expectCards(ONE, "parasitic-tentacles", "wings");
  }

  @InBothEditions
  void takes_the_counters_along(Edition edition) {
    afterDice(table(edition, 4).cards(THREE, "smoke-cloud:2"))
        .act(ONE, buyFrom(THREE, "smoke-cloud"))
        .expectCards(ONE, "parasitic-tentacles", "smoke-cloud:2");
  }

  @InBothEditions
  void takes_the_counter_of_a_mimic_along(Edition edition) {
    afterDice(table(edition, 6).cards(THREE, "wings").cards(TWO, "mimic>3/wings"))
        .act(ONE, buyFrom(THREE, "wings"))
        .expectCards(TWO, "mimic>1/wings");
  }

  @InBothEditions
  void takes_the_counter_of_the_own_mimic_along(Edition edition) {
    table(edition, 6)
        .cards(ONE, "parasitic-tentacles", "mimic>3/wings")
        .cards(THREE, "wings")
        .inCity(TWO)
        .turnOf(ONE)
        .act(ONE, DECLINE)
        .finalDice("112233")
        .act(ONE, buyFrom(THREE, "wings"))
        .expectCards(ONE, "parasitic-tentacles", "mimic>1/wings", "wings");
  }

  @InBothEditions
  void asks_the_new_owner_of_a_mimic_for_a_target(Edition edition) {
    afterDice(table(edition, 8)
            .cards(ONE, "parasitic-tentacles", "jets")
            .cards(TWO, "burrowing")
            .cards(THREE, "mimic"))
        .act(ONE, buyFrom(THREE, "mimic"))
        .expectPending(new ChooseCopy(ONE, MIMIC, 0))
        .expectOptions(copy(ONE, "parasitic-tentacles"), copy(ONE, "jets"), copy(TWO, "burrowing"))
        .act(ONE, copy(TWO, "burrowing"))
        .expectEnergy(ONE, 0)
        .expectEnergy(THREE, 8)
        .expectCards(ONE, "parasitic-tentacles", "jets", "mimic>2/burrowing");
  }

  @InBothEditions
  void asks_the_new_owner_of_a_copying_mimic_too(Edition edition) {
    afterDice(table(edition, 8).cards(TWO, "burrowing", "jets").cards(THREE, "mimic>2/burrowing"))
        .act(ONE, buyFrom(THREE, "mimic"))
        .expectPending(new ChooseCopy(ONE, MIMIC, 0))
        .act(ONE, copy(TWO, "jets"))
        .expectCards(ONE, "parasitic-tentacles", "mimic>2/jets");
  }

  @InBothEditions
  void can_be_copied_by_a_mimic(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "mimic>3/parasitic-tentacles")
            .cards(THREE, "parasitic-tentacles")
            .energy(ONE, 4))
        .act(ONE, buyFrom(THREE, "parasitic-tentacles"))
        .expectCards(ONE, "mimic>1/parasitic-tentacles", "parasitic-tentacles")
        .expectEnergy(THREE, 4);
  }

  @InBothEditions
  void offers_each_card_once_with_a_copy(Edition edition) {
    table(edition, 6)
        .cards(ONE, "parasitic-tentacles", "mimic>1/parasitic-tentacles")
        .cards(THREE, "wings")
        .inCity(TWO)
        .turnOf(ONE)
        .act(ONE, DECLINE)
        .finalDice("112233")
        .expectOptions(END_BUYING, buyFrom(THREE, "wings"));
  }

  @InBothEditions
  void takes_the_counter_of_the_sellers_mimic_along(Edition edition) {
    afterDice(table(edition, 6).cards(THREE, "wings", "mimic>3/wings"))
        .act(ONE, buyFrom(THREE, "wings"))
        .expectCards(THREE, "mimic>1/wings");
  }

  @InBothEditions
  void leaves_a_copy_of_the_bought_card_as_it_is(Edition edition) {
    afterDice(table(edition, 4)
            .cards(TWO, "mimic>3/even-bigger")
            .life(TWO, 12)
            .cards(THREE, "even-bigger"))
        .act(ONE, buyFrom(THREE, "even-bigger"))
        .expectCards(TWO, "mimic>1/even-bigger")
        .expectLife(TWO, 12);
  }
}
