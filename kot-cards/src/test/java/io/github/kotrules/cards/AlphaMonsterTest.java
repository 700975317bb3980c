package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("alpha-monster")
class AlphaMonsterTest {
  private static Given alphaAgainstCity(Edition edition) {
    return edition.table(4).inCity(TWO).cards(ONE, "alpha-monster");
  }

  @InBothEditions
  void scores_for_one_smash(Edition edition) {
    alphaAgainstCity(edition)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPoints(ONE, 1)
        .expectPoints(TWO, 0)
        .expectLife(TWO, 9);
  }

  @InBothEditions
  void scores_once_for_many_smashes(Edition edition) {
    alphaAgainstCity(edition).turnOf(ONE).finalDice("SSS112").expectPoints(ONE, 1);
  }

  @InBothEditions
  void scores_once_for_many_victims(Edition edition) {
    edition
        .table(4)
        .inCity(ONE)
        .cards(ONE, "alpha-monster")
        .turnOf(ONE)
        .expectPoints(ONE, 2)
        .finalDice("SS1122")
        .expectPoints(ONE, 3);
  }

  @InBothEditions
  void does_not_score_without_a_smash(Edition edition) {
    alphaAgainstCity(edition)
        .turnOf(ONE)
        .finalDice("112233")
        .expectPoints(ONE, 0)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void scores_when_nobody_is_there_to_hit(Edition edition) {
    edition
        .table(3)
        .cards(ONE, "alpha-monster")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEvent(new PointsGained(ONE, 1))
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  void scores_when_all_is_prevented(Edition edition) {
    alphaAgainstCity(edition)
        .cards(TWO, "armor-plating")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void does_not_score_when_others_attack(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(TWO, "alpha-monster")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPoints(ONE, 0)
        .expectPoints(TWO, 0);
  }

  @InBothEditions
  @Tag("ruling-8")
  void does_not_score_for_card_damage(Edition edition) {
    alphaAgainstCity(edition)
        .energy(ONE, 3)
        .market("flame-thrower")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("flame-thrower"))
        .reveal("heal")
        .expectLife(TWO, 8)
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  @Tag("mimic")
  void scores_twice_with_a_copy(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "alpha-monster", "mimic>1/alpha-monster")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectPoints(ONE, 2);
  }

  @Test
  @Tag("ruling-1")
  void scores_for_a_smash_of_a_card_in_the_second_edition() {
    SECOND
        .table(3)
        .inCity(TWO)
        .cards(ONE, "alpha-monster", "acid-attack")
        .turnOf(ONE)
        .finalDice("112233")
        .expectPoints(ONE, 1);
  }

  @Test
  @Tag("ruling-2")
  void needs_a_smash_die_in_the_first_edition() {
    FIRST
        .table(3)
        .inCity(TWO)
        .cards(ONE, "alpha-monster", "acid-attack", "spiked-tail")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(TWO, 9)
        .expectPoints(ONE, 0);
  }
}
