package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.copy;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.afterDice;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.DamagePrevented;
import io.github.kotrules.state.Event.LifeForfeited;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("even-bigger")
class EvenBiggerTest {
  private static void assertMaximum(Scenario scenario, Seat seat, int maximum) {
    assertThat(scenario.state().maxLife(seat)).isEqualTo(maximum);
  }

  @Nested
  class When_gained {
    private static Scenario bought(Given table) {
      return afterDice(table.energy(ONE, 4).market("even-bigger"))
          .act(ONE, buy("even-bigger"))
          .reveal("wings");
    }

    @InBothEditions
    void heals_two_life(Edition edition) {
      bought(edition.table(3).life(ONE, 5).life(THREE, 5)).expectLife(ONE, 7).expectLife(THREE, 5);
    }

    @InBothEditions
    void raises_the_maximum_to_twelve_before_it_heals(Edition edition) {
      Scenario scenario = bought(edition.table(3)).expectLife(ONE, 12);
      assertMaximum(scenario, ONE, 12);
      assertMaximum(scenario, THREE, 10);
    }

    @InBothEditions
    void heals_in_tokyo_too(Edition edition) {
      edition
          .table(3)
          .inCity(ONE)
          .life(ONE, 5)
          .energy(ONE, 4)
          .market("even-bigger")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("even-bigger"))
          .reveal("wings")
          .expectLife(ONE, 7);
    }

    @InBothEditions
    void is_a_healing_for_regeneration(Edition edition) {
      bought(edition.table(3).life(ONE, 5).cards(ONE, "regeneration")).expectLife(ONE, 8);
    }

    @InBothEditions
    void never_heals_beyond_twelve(Edition edition) {
      bought(edition.table(3).life(ONE, 10).cards(ONE, "regeneration")).expectLife(ONE, 12);
    }
  }

  @Nested
  class While_owned {
    @InBothEditions
    @Tag("D-4")
    void lets_hearts_heal_up_to_twelve(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .cards(ONE, "even-bigger")
          .life(ONE, 10)
          .turnOf(ONE)
          .finalDice("HHH112")
          .expectLife(ONE, 12);
    }

    @InBothEditions
    @Tag("D-4")
    void does_not_let_the_hearts_of_others_heal_beyond_ten(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .cards(THREE, "even-bigger")
          .life(ONE, 9)
          .turnOf(ONE)
          .finalDice("HHH112")
          .expectLife(ONE, 10);
    }
  }

  @Nested
  class Copied_by_a_mimic {
    @InBothEditions
    void heals_two_life_as_if_just_bought(Edition edition) {
      afterDice(edition.table(3).cards(THREE, "even-bigger").energy(ONE, 8).market("mimic"))
          .act(ONE, buy("mimic"))
          .reveal("wings")
          .expectCards(ONE, "mimic>3/even-bigger")
          .expectLife(ONE, 12)
          .expectLife(THREE, 10);
    }

    @InBothEditions
    void heals_beside_the_original_but_raises_the_maximum_no_further(Edition edition) {
      Scenario scenario = afterDice(edition
              .table(3)
              .cards(ONE, "even-bigger")
              .life(ONE, 11)
              .energy(ONE, 8)
              .market("mimic"))
          .act(ONE, buy("mimic"))
          .reveal("wings")
          .expectCards(ONE, "even-bigger", "mimic>1/even-bigger")
          .expectLife(ONE, 12);
      assertMaximum(scenario, ONE, 12);
    }

    @ParameterizedTest
    @CsvSource({"FIRST, 12, 10", "FIRST, 7, 5", "SECOND, 12, 10", "SECOND, 7, 7"})
    void is_lost_when_the_mimic_moves_on(Edition edition, int before, int after) {
      Scenario scenario = edition
          .table(3)
          .inCity(TWO)
          .cards(ONE, "mimic>3/even-bigger")
          .cards(TWO, "wings")
          .cards(THREE, "even-bigger")
          .life(ONE, before)
          .energy(ONE, 1)
          .turnOf(ONE)
          .act(ONE, copy(TWO, "wings"))
          .expectLife(ONE, after)
          .expectLife(THREE, 10);
      assertMaximum(scenario, ONE, 10);
      assertMaximum(scenario, THREE, 12);
    }

    @ParameterizedTest
    @CsvSource({"FIRST, 12, 10", "FIRST, 7, 5", "SECOND, 12, 10", "SECOND, 7, 7"})
    void is_lost_when_the_original_leaves_play(Edition edition, int before, int after) {
      Scenario scenario = edition
          .table(3)
          .inCity(TWO)
          .cards(THREE, "mimic>2/even-bigger")
          .cards(TWO, "even-bigger")
          .life(TWO, 1)
          .life(THREE, before)
          .turnOf(ONE)
          .finalDice("S12233")
          .expectPlace(TWO, Place.NOWHERE)
          .expectCards(THREE, "mimic")
          .expectLife(THREE, after);
      assertMaximum(scenario, THREE, 10);
    }

    @ParameterizedTest
    @CsvSource({"FIRST, 12, 10", "FIRST, 7, 5", "SECOND, 12, 10", "SECOND, 7, 7"})
    @Tag("metamorph")
    void is_lost_when_the_mimic_is_sold(Edition edition, int before, int after) {
      Scenario scenario = afterDice(edition
              .table(3)
              .cards(ONE, "metamorph", "mimic>3/even-bigger")
              .cards(THREE, "even-bigger")
              .life(ONE, before))
          .act(ONE, sell("mimic"))
          .expectLife(ONE, after)
          .expectLife(THREE, 10);
      assertMaximum(scenario, ONE, 10);
      assertMaximum(scenario, THREE, 12);
    }

    @ParameterizedTest
    @CsvSource({"FIRST, 12, 10", "FIRST, 7, 5", "SECOND, 12, 12", "SECOND, 7, 7"})
    void leaves_the_maximum_to_the_original_when_only_the_copy_is_lost(
        Edition edition, int before, int after) {
      Scenario scenario = edition
          .table(3)
          .inCity(TWO)
          .cards(ONE, "even-bigger", "mimic>1/even-bigger")
          .cards(TWO, "wings")
          .life(ONE, before)
          .energy(ONE, 1)
          .turnOf(ONE)
          .act(ONE, copy(TWO, "wings"))
          .expectLife(ONE, after);
      assertMaximum(scenario, ONE, 12);
    }
  }

  @Nested
  class Sold_while_the_owner_copies_it {
    @ParameterizedTest
    @CsvSource({"FIRST, 12, 8", "FIRST, 7, 3", "SECOND, 12, 10", "SECOND, 7, 7"})
    void is_lost_twice(Edition edition, int before, int after) {
      Scenario scenario = afterDice(edition
              .table(3)
              .cards(ONE, "even-bigger", "mimic>1/even-bigger", "metamorph")
              .life(ONE, before))
          .act(ONE, sell("even-bigger"))
          .expectCards(ONE, "mimic", "metamorph")
          .expectLife(ONE, after);
      assertMaximum(scenario, ONE, 10);
    }
  }

  @Nested
  class When_sold {
    private static Scenario sold(Edition edition, int life) {
      return afterDice(edition
              .table(3)
              .cards(ONE, "metamorph", "even-bigger", "armor-plating", "wings")
              .life(ONE, life)
              .energy(ONE, 2))
          .act(ONE, sell("even-bigger"));
    }

    @ParameterizedTest
    @CsvSource({
      "FIRST, 12, 10",
      "FIRST, 11, 9",
      "FIRST, 3, 1",
      "SECOND, 12, 10",
      "SECOND, 11, 10",
      "SECOND, 10, 10",
      "SECOND, 3, 3",
      "SECOND, 1, 1"
    })
    void takes_two_life_away_in_the_first_and_what_is_above_ten_in_the_second_edition(
        Edition edition, int before, int after) {
      Scenario scenario = sold(edition, before).expectLife(ONE, after);
      assertMaximum(scenario, ONE, 10);
    }

    @Test
    void costs_life_that_is_no_damage_in_the_first_edition() {
      sold(FIRST, 9)
          .expectEvent(new LifeForfeited(ONE, 2))
          .expectNoEvent(LifeLost.class)
          .expectNoEvent(DamagePrevented.class)
          .expectAsked(ONE, ChooseSale.class);
    }

    @ParameterizedTest
    @CsvSource({"1", "2"})
    @Tag("D-7")
    void can_eliminate_in_the_first_edition(int life) {
      sold(FIRST, life).expectPlace(ONE, Place.NOWHERE).expectTurnOf(TWO).expectDice(6);
    }

    @Test
    @Tag("W-3")
    void can_end_the_game_in_the_first_edition() {
      afterDice(
              FIRST.table(2).cards(ONE, "metamorph", "even-bigger").life(ONE, 2).points(ONE, 20))
          .act(ONE, sell("even-bigger"))
          .expectOver(TWO);
    }

    @ParameterizedTest
    @CsvSource({"9", "10"})
    void takes_nothing_of_a_life_up_to_ten_in_the_second_edition(int life) {
      sold(SECOND, life).expectNoEvent(LifeForfeited.class).expectLife(ONE, life);
    }

    @Test
    void saves_with_a_child_whom_the_loss_would_eliminate() {
      Scenario scenario = afterDice(FIRST
              .table(3)
              .cards(ONE, "metamorph", "even-bigger", "it-has-a-child")
              .life(ONE, 2))
          .act(ONE, sell("even-bigger"))
          .expectLife(ONE, 10)
          .expectCards(ONE)
          .expectPlace(ONE, Place.OUTSIDE);
      assertMaximum(scenario, ONE, 10);
    }
  }

  @Nested
  class When_bought_away {
    private static Scenario boughtAway(Edition edition, int life) {
      return afterDice(edition
              .table(3)
              .cards(ONE, "parasitic-tentacles")
              .cards(THREE, "even-bigger")
              .life(ONE, 5)
              .life(THREE, life)
              .energy(ONE, 4))
          .act(ONE, buyFrom(THREE, "even-bigger"));
    }

    @ParameterizedTest
    @CsvSource({"FIRST, 12, 10", "FIRST, 7, 5", "SECOND, 12, 10", "SECOND, 7, 7"})
    void is_lost_to_the_seller(Edition edition, int before, int after) {
      Scenario scenario = boughtAway(edition, before).expectLife(THREE, after);
      assertMaximum(scenario, THREE, 10);
    }

    @InBothEditions
    void is_gained_by_the_buyer(Edition edition) {
      Scenario scenario = boughtAway(edition, 10).expectLife(ONE, 7);
      assertMaximum(scenario, ONE, 12);
    }

    @Test
    @Tag("D-7")
    void can_eliminate_the_seller_in_the_first_edition() {
      boughtAway(FIRST, 2)
          .expectPlace(THREE, Place.NOWHERE)
          .expectCards(ONE, "parasitic-tentacles", "even-bigger")
          .expectLife(ONE, 7);
    }

    @Test
    @Tag("W-3")
    void can_win_at_once_against_the_last_seller_in_the_first_edition() {
      afterDice(FIRST
              .table(2)
              .cards(ONE, "parasitic-tentacles")
              .energy(ONE, 8)
              .market("mimic")
              .cards(TWO, "even-bigger")
              .life(TWO, 2))
          .act(ONE, buyFrom(TWO, "even-bigger"))
          .expectOver(ONE);
    }
  }

  @Nested
  class When_its_owner_is_reborn {
    @InBothEditions
    void leaves_ten_life_and_a_maximum_of_ten(Edition edition) {
      Scenario scenario = edition
          .table(3)
          .inCity(TWO)
          .cards(TWO, "even-bigger", "it-has-a-child")
          .life(TWO, 1)
          .turnOf(ONE)
          .finalDice("S12233")
          .expectLife(TWO, 10)
          .expectCards(TWO);
      assertMaximum(scenario, TWO, 10);
    }
  }

  @InBothEditions
  @Tag("E-1")
  void sold_with_others_goes_on_with_the_sale(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "metamorph", "even-bigger").life(ONE, 8))
        .act(ONE, sell("even-bigger"))
        .act(ONE, END_SELLING)
        .expectEnergy(ONE, 4)
        .expectTurnOf(TWO);
  }
}
