package io.github.kotrules.cards;

import static io.github.kotrules.cards.CardIds.BATTERY_MONSTER;
import static io.github.kotrules.cards.CardIds.MIMIC;
import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.END_BUYING;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Trade.afterDice;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.cards.Trade.isDiscarded;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.cards.Trade.store;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChooseAmount;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.model.Place;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("battery-monster")
class BatteryMonsterTest {

  @Nested
  class In_play {
    @InBothEditions
    void pays_two_energy_at_the_start_of_the_own_turn(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .cards(ONE, "battery-monster:6")
          .energy(ONE, 1)
          .turnOf(ONE)
          .expectEnergy(ONE, 3)
          .expectCards(ONE, "battery-monster:4")
          .expectDice(6);
    }

    @InBothEditions
    void pays_nothing_in_the_turns_of_others(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .cards(ONE, "battery-monster:6")
          .turnOf(TWO)
          .expectEnergy(ONE, 0)
          .expectEnergy(TWO, 0)
          .expectCards(ONE, "battery-monster:6");
    }

    @InBothEditions
    void pays_again_each_turn_until_it_is_empty_and_discarded(Edition edition) {
      Scenario scenario = edition
          .table(2)
          .inCity(TWO)
          .cards(ONE, "battery-monster:4")
          .turnOf(ONE)
          .expectEnergy(ONE, 2)
          .expectCards(ONE, "battery-monster:2")
          .finalDice("112233")
          .finalDice("112233")
          .expectTurnOf(ONE)
          .expectEnergy(ONE, 4)
          .expectCards(ONE);
      assertThat(isDiscarded(scenario, "battery-monster")).isTrue();
    }

    @InBothEditions
    void pays_at_the_start_of_an_extra_turn_too(Edition edition) {
      afterDice(edition.table(3).cards(ONE, "battery-monster:6").energy(ONE, 7).market("frenzy"))
          .act(ONE, buy("frenzy"))
          .reveal("wings")
          .act(ONE, END_BUYING)
          .expectTurnOf(ONE)
          .expectEnergy(ONE, 4)
          .expectCards(ONE, "battery-monster:2");
    }

    @InBothEditions
    void makes_no_gain_for_friend_of_children(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .cards(ONE, "friend-of-children", "battery-monster:6")
          .turnOf(ONE)
          .expectEnergy(ONE, 2);
    }

    @InBothEditions
    void is_sold_without_what_is_left_on_it(Edition edition) {
      afterDice(edition.table(3).cards(ONE, "metamorph", "battery-monster:6"))
          .expectEnergy(ONE, 2)
          .act(ONE, sell("battery-monster"))
          .expectEnergy(ONE, edition == FIRST ? 4 : 5)
          .expectCards(ONE, "metamorph");
    }

    @InBothEditions
    void moves_with_what_is_left_on_it_to_who_buys_it_away(Edition edition) {
      afterDice(edition
              .table(3)
              .cards(ONE, "parasitic-tentacles")
              .cards(THREE, "battery-monster:4")
              .energy(ONE, 3))
          .act(ONE, buyFrom(THREE, "battery-monster"))
          .expectCards(ONE, "parasitic-tentacles", "battery-monster:4")
          .expectEnergy(THREE, edition == FIRST ? 2 : 3)
          .expectEnergy(ONE, edition == FIRST ? 1 : 0)
          .expectTurnOf(TWO)
          .finalDice("112233")
          .expectTurnOf(THREE)
          .expectEnergy(THREE, edition == FIRST ? 2 : 3)
          .finalDice("112233")
          .expectTurnOf(ONE)
          .expectEnergy(ONE, edition == FIRST ? 3 : 2)
          .expectCards(ONE, "parasitic-tentacles", "battery-monster:2");
    }

    @InBothEditions
    @Tag("D-7")
    void goes_with_its_eliminated_owner(Edition edition) {
      Scenario scenario = edition
          .table(3)
          .inCity(TWO)
          .life(TWO, 1)
          .cards(TWO, "battery-monster:4")
          .turnOf(ONE)
          .finalDice("S12233")
          .expectPlace(TWO, Place.NOWHERE)
          .expectEnergy(ONE, 0);
      assertThat(isDiscarded(scenario, "battery-monster")).isTrue();
    }
  }

  @Nested
  class Copied_by_a_mimic {
    @InBothEditions
    void pays_beside_the_original(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .cards(ONE, "battery-monster:6", "mimic>1/battery-monster:4")
          .turnOf(ONE)
          .expectEnergy(ONE, 4)
          .expectCards(ONE, "battery-monster:4", "mimic>1/battery-monster:2");
    }

    @InBothEditions
    void discards_the_mimic_when_the_copy_is_empty(Edition edition) {
      Scenario scenario = edition
          .table(3)
          .inCity(TWO)
          .cards(ONE, "mimic>3/battery-monster:2")
          .cards(THREE, "battery-monster:6")
          .turnOf(ONE)
          .expectEnergy(ONE, 2)
          .expectCards(ONE)
          .expectCards(THREE, "battery-monster:6");
      assertThat(isDiscarded(scenario, "mimic")).isTrue();
    }

    @Test
    void has_six_energy_of_its_own_in_the_second_edition() {
      afterDice(SECOND.table(3).cards(THREE, "battery-monster:2").energy(ONE, 8).market("mimic"))
          .act(ONE, buy("mimic"))
          .reveal("wings")
          .expectCards(ONE, "mimic>3/battery-monster:6")
          .expectCards(THREE, "battery-monster:2");
    }

    @Test
    void takes_a_stake_of_its_own_in_the_first_edition() {
      afterDice(FIRST.table(3).cards(THREE, "battery-monster:2").energy(ONE, 11).market("mimic"))
          .act(ONE, buy("mimic"))
          .reveal("wings")
          .expectPending(new ChooseAmount(ONE, MIMIC, 3))
          .act(ONE, store(2))
          .expectEnergy(ONE, 1)
          .expectCards(ONE, "mimic>3/battery-monster:4")
          .expectCards(THREE, "battery-monster:2");
    }

    @Test
    void discards_the_mimic_for_a_stake_of_nothing_in_the_first_edition() {
      afterDice(FIRST.table(3).cards(THREE, "battery-monster:2").energy(ONE, 9).market("mimic"))
          .act(ONE, buy("mimic"))
          .reveal("wings")
          .act(ONE, store(0))
          .expectEnergy(ONE, 1)
          .expectCards(ONE);
    }
  }

  @Nested
  class Bought_in_the_second_edition {
    @Test
    void comes_with_six_energy_of_which_none_is_paid_this_turn() {
      afterDice(SECOND.table(2).energy(ONE, 3).market("battery-monster"))
          .act(ONE, buy("battery-monster"))
          .reveal("wings")
          .expectCards(ONE, "battery-monster:6")
          .expectEnergy(ONE, 0)
          .expectTurnOf(TWO);
    }

    @Test
    void pays_first_at_the_next_own_turn() {
      afterDice(SECOND.table(2).energy(ONE, 3).market("battery-monster"))
          .act(ONE, buy("battery-monster"))
          .reveal("wings")
          .finalDice("112233")
          .expectTurnOf(ONE)
          .expectEnergy(ONE, 2)
          .expectCards(ONE, "battery-monster:4");
    }

    @Test
    void costs_three() {
      afterDice(SECOND.table(2).energy(ONE, 2).market("battery-monster"))
          .expectRefused(buy("battery-monster"));
    }
  }

  @Nested
  class Bought_in_the_first_edition {
    private static Scenario bought(int energy) {
      return afterDice(FIRST.table(2).energy(ONE, energy).market("battery-monster"))
          .act(ONE, buy("battery-monster"))
          .reveal("wings");
    }

    @Test
    void takes_any_part_of_the_energy_left_after_paying() {
      bought(5)
          .expectEnergy(ONE, 3)
          .expectPending(new ChooseAmount(ONE, BATTERY_MONSTER, 3))
          .expectOptions(store(0), store(1), store(2), store(3));
    }

    @Test
    void doubles_the_whole_of_it() {
      bought(5).act(ONE, store(3)).expectEnergy(ONE, 0).expectCards(ONE, "battery-monster:6");
    }

    @Test
    void doubles_a_part_of_it() {
      bought(5).act(ONE, store(1)).expectEnergy(ONE, 2).expectCards(ONE, "battery-monster:2");
    }

    @Test
    void is_discarded_at_once_for_a_stake_of_nothing() {
      Scenario scenario = bought(3).act(ONE, store(0)).expectEnergy(ONE, 1).expectCards(ONE);
      assertThat(isDiscarded(scenario, "battery-monster")).isTrue();
    }

    @Test
    void is_discarded_at_once_when_no_energy_is_left_for_it() {
      Scenario scenario = bought(2).expectCards(ONE).expectTurnOf(TWO);
      assertThat(isDiscarded(scenario, "battery-monster")).isTrue();
    }

    @Test
    void pays_first_at_the_next_own_turn() {
      bought(4)
          .act(ONE, store(2))
          .expectTurnOf(TWO)
          .expectEnergy(ONE, 0)
          .finalDice("112233")
          .expectTurnOf(ONE)
          .expectEnergy(ONE, 2)
          .expectCards(ONE, "battery-monster:2");
    }

    @Test
    void takes_the_stake_of_an_opportunist_in_the_turn_of_another() {
      afterDice(FIRST
              .table(3)
              .cards(THREE, "opportunist")
              .energy(THREE, 4)
              .energy(ONE, 3)
              .market("corner-store"))
          .act(ONE, buy("corner-store"))
          .reveal("battery-monster")
          .expectAsked(THREE, ChooseRevealed.class)
          .act(THREE, buy("battery-monster"))
          .reveal("wings")
          .expectPending(new ChooseAmount(THREE, BATTERY_MONSTER, 2))
          .act(THREE, store(2))
          .expectEnergy(THREE, 0)
          .expectCards(THREE, "opportunist", "battery-monster:4");
    }
  }
}
