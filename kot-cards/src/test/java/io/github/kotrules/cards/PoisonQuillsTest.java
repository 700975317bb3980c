package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("poison-quills")
class PoisonQuillsTest {
  private static Given quillsAgainstCity(Edition edition) {
    return edition.table(3).inCity(TWO).cards(ONE, "poison-quills");
  }

  @Test
  @Tag("ruling-1")
  void are_two_smashes_with_three_2s_in_the_second_edition() {
    quillsAgainstCity(SECOND)
        .turnOf(ONE)
        .finalDice("222113")
        .expectEvent(new AttackMade(ONE, 2))
        .expectEvent(new LifeLost(TWO, 2, ONE, DamageKind.SMASH))
        .expectLife(THREE, 10)
        .expectPoints(ONE, 2)
        .expectPending(new ChooseYield(TWO, ONE, 0));
  }

  @InBothEditions
  @Tag("ruling-1")
  @Tag("ruling-2")
  void join_a_smash_in_one_packet(Edition edition) {
    quillsAgainstCity(edition)
        .turnOf(ONE)
        .finalDice("222S11")
        .expectEvent(new LifeLost(TWO, 3, ONE, DamageKind.SMASH))
        .expectAsked(TWO, ChooseYield.class);
  }

  @InBothEditions
  void do_no_more_for_more_2s(Edition edition) {
    quillsAgainstCity(edition).turnOf(ONE).finalDice("222221").expectLife(TWO, 8);
  }

  @InBothEditions
  void do_nothing_with_two_2s(Edition edition) {
    quillsAgainstCity(edition)
        .turnOf(ONE)
        .finalDice("22S113")
        .expectLife(TWO, 9)
        .expectLife(THREE, 10);
  }

  @InBothEditions
  void do_nothing_with_three_1s_or_three_3s(Edition edition) {
    quillsAgainstCity(edition)
        .turnOf(ONE)
        .finalDice("111333")
        .expectLife(TWO, 10)
        .expectPoints(ONE, 4)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void hit_those_outside_from_tokyo(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .cards(ONE, "poison-quills")
        .turnOf(ONE)
        .finalDice("222113")
        .expectLife(TWO, 8)
        .expectLife(THREE, 8)
        .expectLife(ONE, 10);
  }

  @InBothEditions
  void hit_nobody_when_tokyo_is_empty(Edition edition) {
    edition
        .table(3)
        .cards(ONE, "poison-quills")
        .turnOf(ONE)
        .finalDice("222113")
        .expectLife(TWO, 10)
        .expectLife(THREE, 10);
  }

  @Test
  @Tag("ruling-2")
  void are_no_attack_without_a_smash_die_in_the_first_edition() {
    quillsAgainstCity(FIRST)
        .turnOf(ONE)
        .finalDice("222113")
        .expectLife(TWO, 8)
        .expectLife(THREE, 10)
        .expectNoEvent(AttackMade.class)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @Test
  @Tag("ruling-2")
  void do_not_lead_into_tokyo_without_a_smash_die_in_the_first_edition() {
    quillsAgainstCity(FIRST)
        .life(TWO, 2)
        .turnOf(ONE)
        .finalDice("222113")
        .expectPlace(TWO, Place.NOWHERE)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectPoints(ONE, 2);
  }

  @Test
  @Tag("ruling-2")
  void give_tokens_but_no_alpha_point_without_a_smash_die_in_the_first_edition() {
    FIRST
        .table(3)
        .inCity(TWO)
        .cards(ONE, "poison-quills", "poison-spit", "shrink-ray", "alpha-monster")
        .turnOf(ONE)
        .finalDice("222113")
        .expectLife(TWO, 8)
        .expectTokens(TWO, Token.POISON, 1)
        .expectTokens(TWO, Token.SHRINK, 1)
        .expectTokens(THREE, Token.POISON, 0)
        .expectNoEvent(AttackMade.class)
        .expectPlace(TWO, Place.CITY)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  @Tag("mimic")
  void add_up_with_a_copy(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "poison-quills", "mimic>1/poison-quills")
        .turnOf(ONE)
        .finalDice("222113")
        .expectLife(TWO, 6);
  }

  @InBothEditions
  void do_nothing_with_the_dice_of_others(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(THREE, "poison-quills")
        .turnOf(ONE)
        .finalDice("222113")
        .expectLife(TWO, 10);
  }
}
