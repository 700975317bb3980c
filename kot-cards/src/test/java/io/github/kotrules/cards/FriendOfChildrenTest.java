package io.github.kotrules.cards;

import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Trade.afterDice;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Action.GiveHearts;
import io.github.kotrules.action.Decision.ChooseGift;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("friend-of-children")
class FriendOfChildrenTest {
  private static Scenario rolled(Edition edition, String dice) {
    return edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "friend-of-children")
        .turnOf(ONE)
        .finalDice(dice);
  }

  @InBothEditions
  @Tag("D-3")
  void adds_one_to_the_energy_of_the_dice(Edition edition) {
    rolled(edition, "E12233").expectEnergy(ONE, 2);
  }

  @InBothEditions
  @Tag("D-3")
  void adds_one_for_all_energy_dice_together(Edition edition) {
    rolled(edition, "EEEE12").expectEnergy(ONE, 5);
  }

  @InBothEditions
  void adds_nothing_to_nothing(Edition edition) {
    rolled(edition, "112233").expectEnergy(ONE, 0);
  }

  @InBothEditions
  void adds_nothing_to_the_gains_of_others(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(THREE, "friend-of-children")
        .turnOf(ONE)
        .finalDice("E12233")
        .expectEnergy(ONE, 1)
        .expectEnergy(THREE, 0);
  }

  @InBothEditions
  void adds_one_to_energize(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "friend-of-children").energy(ONE, 8).market("energize"))
        .act(ONE, buy("energize"))
        .reveal("wings")
        .expectEnergy(ONE, 10);
  }

  @InBothEditions
  void adds_one_to_solar_powered(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "friend-of-children", "solar-powered"))
        .expectTurnOf(TWO)
        .expectEnergy(ONE, 2);
  }

  @InBothEditions
  void adds_one_to_what_makes_it_stronger(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(TWO, "friend-of-children", "were-only-making-it-stronger")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 8)
        .expectEnergy(TWO, 2);
  }

  @InBothEditions
  void adds_one_to_the_income_of_healing_ray(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "healing-ray", "friend-of-children")
        .life(THREE, 5)
        .energy(THREE, 9)
        .turnOf(ONE)
        .finalDice("HH1122")
        .expectAsked(ONE, ChooseGift.class)
        .act(ONE, new GiveHearts(THREE, 2))
        .expectEnergy(THREE, 5)
        .expectEnergy(ONE, 5);
  }

  @InBothEditions
  void adds_nothing_when_the_healed_monster_pays_nothing(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "healing-ray", "friend-of-children")
        .life(THREE, 5)
        .turnOf(ONE)
        .finalDice("HH1122")
        .act(ONE, new GiveHearts(THREE, 2))
        .expectLife(THREE, 7)
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  void adds_one_to_the_price_of_a_card_that_is_bought_away(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "parasitic-tentacles")
            .cards(THREE, "friend-of-children", "wings")
            .energy(ONE, 6))
        .act(ONE, buyFrom(THREE, "wings"))
        .expectEnergy(ONE, 0)
        .expectEnergy(THREE, 7);
  }

  @InBothEditions
  void adds_nothing_to_a_price_of_nothing(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "parasitic-tentacles", "alien-origin", "mimic>1/alien-origin")
            .cards(THREE, "friend-of-children", "made-in-a-lab"))
        .act(ONE, buyFrom(THREE, "made-in-a-lab"))
        .expectEnergy(THREE, 0);
  }

  @InBothEditions
  void adds_nothing_to_the_refund_of_a_sale(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "friend-of-children", "metamorph"))
        .act(ONE, sell("metamorph"))
        .expectEnergy(ONE, 3);
  }

  @InBothEditions
  void adds_nothing_to_what_comes_back_from_a_battery(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "friend-of-children", "battery-monster:4")
        .turnOf(ONE)
        .expectEnergy(ONE, 2);
  }

  @InBothEditions
  void adds_one_for_each_copy(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "friend-of-children", "mimic>1/friend-of-children")
        .turnOf(ONE)
        .finalDice("EE1122")
        .expectEnergy(ONE, 4);
  }

  @InBothEditions
  void serves_the_monster_that_bought_it_away(Edition edition) {
    afterDice(edition
            .table(2)
            .cards(ONE, "parasitic-tentacles")
            .cards(TWO, "friend-of-children", "solar-powered")
            .energy(ONE, 3)
            .energy(TWO, 1))
        .act(ONE, buyFrom(TWO, "friend-of-children"))
        .expectTurnOf(TWO)
        .finalDice("112233")
        .expectTurnOf(ONE)
        .finalDice("E12233")
        .expectEnergy(ONE, 2);
  }
}
