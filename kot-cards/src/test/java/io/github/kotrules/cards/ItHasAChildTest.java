package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Say.STAY;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.state.Event.MonsterRevived;
import io.github.kotrules.state.Event.TokyoYielded;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("it-has-a-child")
class ItHasAChildTest {
  private static Given motherInCity(Edition edition) {
    return edition.table(3).inCity(TWO).life(TWO, 1).cards(TWO, "it-has-a-child");
  }

  @InBothEditions
  void begins_again_outside_without_cards_and_points(Edition edition) {
    motherInCity(edition)
        .cards(TWO, "friend-of-children", "it-has-a-child")
        .points(TWO, 7)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectEvent(new MonsterRevived(TWO, 10))
        .expectNoEvent(MonsterEliminated.class)
        .expectLife(TWO, 10)
        .expectPoints(TWO, 0)
        .expectCards(TWO)
        .expectPlace(TWO, Place.OUTSIDE);
  }

  @InBothEditions
  void keeps_energy_and_tokens(Edition edition) {
    motherInCity(edition)
        .energy(TWO, 3)
        .poison(TWO, 2)
        .shrink(TWO, 1)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEnergy(TWO, 3)
        .expectTokens(TWO, Token.POISON, 2)
        .expectTokens(TWO, Token.SHRINK, 1)
        .expectDice(5);
  }

  @InBothEditions
  @Tag("even-bigger")
  void has_a_maximum_of_ten_again(Edition edition) {
    Scenario scenario = motherInCity(edition)
        .cards(TWO, "even-bigger", "it-has-a-child")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10);
    assertThat(scenario.state().maxLife(TWO)).isEqualTo(10);
  }

  @InBothEditions
  @Tag("T-1")
  @Tag("T-2")
  void leaves_its_place_to_the_attacker_without_a_yield(Edition edition) {
    motherInCity(edition)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectNoEvent(TokyoYielded.class)
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 1)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("T-4")
  void leaves_tokyo_empty_when_a_card_killed_it(Edition edition) {
    motherInCity(edition)
        .energy(ONE, 3)
        .market("flame-thrower")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("flame-thrower"))
        .reveal("heal")
        .expectLife(TWO, 10)
        .expectPlace(TWO, Place.OUTSIDE)
        .expectPlace(ONE, Place.OUTSIDE);
  }

  @InBothEditions
  @Tag("T-3")
  void leaves_city_to_the_attacker_and_bay_as_it_is(Edition edition) {
    edition
        .table(5)
        .inCity(TWO)
        .inBay(THREE)
        .life(TWO, 1)
        .cards(TWO, "it-has-a-child")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(THREE, STAY)
        .expectPlace(ONE, Place.CITY)
        .expectPlace(TWO, Place.OUTSIDE)
        .expectPlace(THREE, Place.BAY);
  }

  @InBothEditions
  @Tag("T-6")
  void leaves_bay_open(Edition edition) {
    edition
        .table(5)
        .inCity(TWO)
        .inBay(THREE)
        .life(THREE, 1)
        .cards(THREE, "it-has-a-child")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, STAY)
        .expectPlace(TWO, Place.CITY)
        .expectPlace(THREE, Place.OUTSIDE)
        .expectPlace(ONE, Place.BAY);
  }

  @InBothEditions
  @Tag("jets")
  void is_no_yield_for_jets(Edition edition) {
    motherInCity(edition)
        .cards(TWO, "jets", "it-has-a-child")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPending(new ChooseYield(TWO, ONE, 1))
        .act(TWO, STAY)
        .expectNoEvent(TokyoYielded.class)
        .expectLife(TWO, 10)
        .expectPlace(TWO, Place.OUTSIDE)
        .expectPlace(ONE, Place.CITY)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void survives_poison_which_stays(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(ONE, 1)
        .poison(ONE, 1)
        .cards(ONE, "it-has-a-child")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(ONE, 10)
        .expectTokens(ONE, Token.POISON, 1)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("W-2")
  void does_not_win_with_points_from_before(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(ONE, 4)
        .points(ONE, 15)
        .energy(ONE, 5)
        .market("jet-fighters")
        .cards(ONE, "it-has-a-child")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("jet-fighters"))
        .reveal("heal")
        .expectLife(ONE, 10)
        .expectPoints(ONE, 0)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @Test
  @Tag("even-bigger")
  void survives_a_loss_that_is_no_damage_in_the_first_edition() {
    FIRST
        .table(3)
        .inCity(THREE)
        .life(TWO, 2)
        .energy(ONE, 4)
        .cards(ONE, "parasitic-tentacles")
        .cards(TWO, "even-bigger", "it-has-a-child")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buyFrom(TWO, "even-bigger"))
        .expectLife(TWO, 10)
        .expectCards(TWO)
        .expectEnergy(TWO, 4);
  }

  @InBothEditions
  void survives_as_one_of_two(Edition edition) {
    edition
        .table(2)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(TWO, "it-has-a-child")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void does_not_save_others(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(THREE, "it-has-a-child")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(TWO, Place.NOWHERE)
        .expectCards(THREE, "it-has-a-child");
  }

  @InBothEditions
  @Tag("mimic")
  void works_as_a_copy_which_is_discarded(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(TWO, "mimic>3/it-has-a-child")
        .cards(THREE, "it-has-a-child")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectCards(TWO)
        .expectCards(THREE, "it-has-a-child");
  }

  @InBothEditions
  @Tag("mimic")
  void gains_nothing_from_a_second_copy(Edition edition) {
    motherInCity(edition)
        .cards(TWO, "it-has-a-child", "mimic>2/it-has-a-child")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectCards(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void leaves_the_copies_of_others_blank(Edition edition) {
    motherInCity(edition)
        .cards(THREE, "mimic>2/it-has-a-child")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectCards(THREE, "mimic");
  }

  @InBothEditions
  @Tag("parasitic-tentacles")
  void no_longer_saves_who_had_to_sell_it(Edition edition) {
    edition
        .table(4)
        .inCity(THREE)
        .life(TWO, 1)
        .poison(TWO, 1)
        .energy(ONE, 7)
        .cards(ONE, "parasitic-tentacles")
        .cards(TWO, "it-has-a-child")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buyFrom(TWO, "it-has-a-child"))
        .finalDice("112233")
        .expectPlace(TWO, Place.NOWHERE)
        .expectTurnOf(THREE);
  }

  @InBothEditions
  @Tag("metamorph")
  void no_longer_saves_from_poison_when_sold(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(ONE, 1)
        .poison(ONE, 1)
        .cards(ONE, "it-has-a-child", "metamorph")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, sell("it-has-a-child"))
        .act(ONE, END_SELLING)
        .expectPlace(ONE, Place.NOWHERE)
        .expectTurnOf(TWO);
  }
}
