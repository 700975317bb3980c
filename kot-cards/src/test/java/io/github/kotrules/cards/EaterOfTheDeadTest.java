package io.github.kotrules.cards;

import static io.github.kotrules.cards.CardIds.MIMIC;
import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.CopyEnded;
import io.github.kotrules.state.Event.PointsGained;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("eater-of-the-dead")
class EaterOfTheDeadTest {
  @InBothEditions
  void scores_three_for_an_own_kill(Edition edition) {
    edition
        .table(4)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(ONE, "eater-of-the-dead")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(TWO, Place.NOWHERE)
        .expectEvent(new PointsGained(ONE, 3))
        .expectPoints(ONE, 4)
        .expectPoints(THREE, 0);
  }

  @InBothEditions
  void does_not_score_for_one_life_left(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(TWO, 2)
        .cards(ONE, "eater-of-the-dead")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 1)
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  void scores_for_the_kill_of_another(Edition edition) {
    edition
        .table(4)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(THREE, "eater-of-the-dead")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPoints(THREE, 3)
        .expectPoints(ONE, 1)
        .expectPoints(FOUR, 0);
  }

  @InBothEditions
  void scores_for_a_death_by_poison(Edition edition) {
    edition
        .table(3)
        .inCity(THREE)
        .life(ONE, 1)
        .poison(ONE, 1)
        .cards(TWO, "eater-of-the-dead")
        .turnOf(ONE)
        .finalDice("112233")
        .expectPlace(ONE, Place.NOWHERE)
        .expectPoints(TWO, 3);
  }

  @InBothEditions
  void scores_for_a_death_by_the_victims_own_card(Edition edition) {
    edition
        .table(3)
        .inCity(THREE)
        .life(ONE, 4)
        .energy(ONE, 5)
        .market("jet-fighters")
        .cards(TWO, "eater-of-the-dead")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("jet-fighters"))
        .reveal("heal")
        .expectPlace(ONE, Place.NOWHERE)
        .expectPoints(TWO, 3);
  }

  @Test
  @Tag("even-bigger")
  void scores_for_a_death_without_damage_in_the_first_edition() {
    FIRST
        .table(3)
        .inCity(THREE)
        .life(TWO, 2)
        .energy(ONE, 4)
        .cards(ONE, "parasitic-tentacles", "eater-of-the-dead")
        .cards(TWO, "even-bigger")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buyFrom(TWO, "even-bigger"))
        .expectPlace(TWO, Place.NOWHERE)
        .expectPoints(ONE, 3);
  }

  @InBothEditions
  void scores_for_every_victim(Edition edition) {
    edition
        .table(4)
        .inCity(FOUR)
        .life(TWO, 3)
        .life(THREE, 1)
        .energy(ONE, 6)
        .market("gas-refinery")
        .cards(ONE, "eater-of-the-dead")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("gas-refinery"))
        .reveal("heal")
        .expectPoints(ONE, 8)
        .expectLife(FOUR, 7);
  }

  @InBothEditions
  @Tag("mimic")
  void scores_for_each_copy(Edition edition) {
    edition
        .table(4)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(FOUR, "eater-of-the-dead", "mimic>4/eater-of-the-dead")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPoints(FOUR, 6);
  }

  @InBothEditions
  @Tag("mimic")
  void scores_for_the_copy_of_another_too(Edition edition) {
    edition
        .table(4)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(THREE, "mimic>4/eater-of-the-dead")
        .cards(FOUR, "eater-of-the-dead")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPoints(THREE, 3)
        .expectPoints(FOUR, 3);
  }

  @InBothEditions
  @Tag("it-has-a-child")
  void scores_for_one_that_is_reborn(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(TWO, "it-has-a-child")
        .cards(THREE, "eater-of-the-dead")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectPoints(THREE, 3);
  }

  @InBothEditions
  @Tag("it-has-a-child")
  void does_not_score_for_its_own_owner_reborn(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(TWO, "eater-of-the-dead", "it-has-a-child")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectPoints(TWO, 0)
        .expectPoints(THREE, 0);
  }

  @InBothEditions
  @Tag("D-8")
  @Tag("mimic")
  void scores_as_a_copy_of_the_dead_ones_card_before_the_copy_ends(Edition edition) {
    edition
        .table(4)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(TWO, "eater-of-the-dead")
        .cards(THREE, "mimic>2/eater-of-the-dead")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEventsInOrder(new PointsGained(THREE, 3), new CopyEnded(THREE, MIMIC))
        .expectCards(THREE, "mimic")
        .expectPoints(THREE, 3)
        .expectPlace(TWO, Place.NOWHERE)
        .expectPoints(TWO, 0);
  }

  @InBothEditions
  @Tag("D-8")
  void does_not_score_for_an_owner_that_was_hit_before_the_other_victim(Edition edition) {
    edition
        .table(4)
        .inCity(FOUR)
        .life(TWO, 3)
        .life(THREE, 3)
        .energy(ONE, 4)
        .market("high-altitude-bombing")
        .cards(TWO, "eater-of-the-dead")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("high-altitude-bombing"))
        .reveal("heal")
        .expectPlace(TWO, Place.NOWHERE)
        .expectPlace(THREE, Place.NOWHERE)
        .expectPoints(TWO, 0);
  }

  /** Seats 2 and 3 fall together, whoever is hit first. Seat 4 does not fall: its copy scores for both. */
  @InBothEditions
  @Tag("D-8")
  @Tag("mimic")
  void does_not_score_for_an_owner_that_falls_to_the_same_attack(Edition edition) {
    edition
        .table(4)
        .inCity(ONE)
        .life(TWO, 1)
        .life(THREE, 1)
        .cards(THREE, "eater-of-the-dead")
        .cards(FOUR, "mimic>3/eater-of-the-dead")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(TWO, Place.NOWHERE)
        .expectPlace(THREE, Place.NOWHERE)
        .expectPoints(THREE, 0)
        .expectLife(FOUR, 9)
        .expectPoints(FOUR, 6)
        .expectCards(FOUR, "mimic");
  }

  @InBothEditions
  @Tag("D-8")
  @Tag("W-2")
  void does_not_let_an_owner_win_that_falls_with_its_victim(Edition edition) {
    edition
        .table(4)
        .inCity(FOUR)
        .points(ONE, 17)
        .life(ONE, 3)
        .life(TWO, 3)
        .energy(ONE, 4)
        .market("high-altitude-bombing")
        .cards(ONE, "eater-of-the-dead")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("high-altitude-bombing"))
        .reveal("heal")
        .expectPlace(ONE, Place.NOWHERE)
        .expectPlace(TWO, Place.NOWHERE)
        .expectPoints(ONE, 17)
        .expectTurnOf(THREE)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("parasitic-tentacles")
  void scores_for_who_has_bought_it_away(Edition edition) {
    edition
        .table(4)
        .inCity(THREE)
        .energy(ONE, 4)
        .life(TWO, 1)
        .poison(TWO, 1)
        .cards(ONE, "parasitic-tentacles")
        .cards(FOUR, "eater-of-the-dead")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buyFrom(FOUR, "eater-of-the-dead"))
        .finalDice("112233")
        .expectPlace(TWO, Place.NOWHERE)
        .expectPoints(ONE, 3)
        .expectPoints(FOUR, 0);
  }

  @InBothEditions
  @Tag("D-8")
  @Tag("mimic")
  @Tag("it-has-a-child")
  void scores_as_a_copy_of_the_reborn_ones_card_before_the_copy_ends(Edition edition) {
    edition
        .table(4)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(TWO, "eater-of-the-dead", "it-has-a-child")
        .cards(THREE, "mimic>2/eater-of-the-dead")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEventsInOrder(new PointsGained(THREE, 3), new CopyEnded(THREE, MIMIC))
        .expectCards(THREE, "mimic")
        .expectPoints(THREE, 3)
        .expectLife(TWO, 10)
        .expectPoints(TWO, 0);
  }
}
