package io.github.kotrules.cards;

import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.probe;
import static io.github.kotrules.cards.Say.reroll;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.RollingBegan;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("extra-head")
@Tag("R-2")
class ExtraHeadTest {
  private static final String HEAD = "extra-head";

  /** City is taken, so that nobody gets points for entering it. */
  private static Given table(Edition edition) {
    return edition.table(3).inCity(TWO);
  }

  @InBothEditions
  void rolls_a_seventh_die(Edition edition) {
    table(edition).cards(ONE, HEAD).turnOf(ONE).expectDice(7);
  }

  @InBothEditions
  @Tag("D-2")
  void scores_all_seven(Edition edition) {
    table(edition).cards(ONE, HEAD).turnOf(ONE).finalDice("1111111").expectPoints(ONE, 5);
  }

  @InBothEditions
  @Tag("R-1")
  void may_roll_all_seven_again_twice(Edition edition) {
    table(edition)
        .cards(ONE, HEAD)
        .turnOf(ONE)
        .roll("1122333")
        .act(ONE, reroll("1122333"))
        .roll("1122333")
        .act(ONE, reroll("333"))
        .roll("SSS")
        .expectLife(TWO, 7);
  }

  @InBothEditions
  void gives_others_no_die(Edition edition) {
    table(edition)
        .cards(ONE, HEAD)
        .turnOf(ONE)
        .finalDice("112233E")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("S-5")
  void both_roll_eight(Edition edition) {
    table(edition).cards(ONE, HEAD, HEAD).turnOf(ONE).expectDice(8);
  }

  @InBothEditions
  void one_each_gives_each_a_die(Edition edition) {
    table(edition)
        .cards(ONE, HEAD)
        .cards(TWO, HEAD)
        .turnOf(ONE)
        .finalDice("112233E")
        .expectTurnOf(TWO)
        .expectDice(7);
  }

  @InBothEditions
  void works_from_the_next_turn_on(Edition edition) {
    table(edition)
        .energy(ONE, 7)
        .market(HEAD)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy(HEAD))
        .reveal("wings")
        .finalDice("112233")
        .expectTurnOf(THREE)
        .finalDice("112233")
        .expectTurnOf(ONE)
        .expectEvent(new RollingBegan(ONE, 7, 2))
        .expectDice(7);
  }

  @InBothEditions
  @Tag("frenzy")
  void works_in_an_extra_turn(Edition edition) {
    table(edition)
        .energy(ONE, 21)
        .market(HEAD, HEAD, "frenzy")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy(HEAD))
        .reveal("wings")
        .act(ONE, buy(HEAD))
        .reveal("jets")
        .act(ONE, buy("frenzy"))
        .reveal("mimic")
        .expectCards(ONE, HEAD, HEAD)
        .expectTurnOf(ONE)
        .expectDice(8);
  }

  @InBothEditions
  void makes_up_for_a_shrink_token(Edition edition) {
    table(edition).cards(ONE, HEAD).shrink(ONE, 1).turnOf(ONE).expectDice(6);
  }

  @InBothEditions
  void leaves_one_die_of_six_shrink_tokens(Edition edition) {
    table(edition).cards(ONE, HEAD).shrink(ONE, 6).turnOf(ONE).expectDice(1);
  }

  @InBothEditions
  void leaves_none_of_seven_shrink_tokens(Edition edition) {
    table(edition).cards(ONE, HEAD).shrink(ONE, 7).turnOf(ONE).expectTurnOf(TWO).expectDice(6);
  }

  @InBothEditions
  @Tag("psychic-probe")
  void lends_its_die_to_a_probe(Edition edition) {
    Scenario probed = table(edition)
        .cards(ONE, HEAD)
        .cards(THREE, "psychic-probe")
        .turnOf(ONE)
        .roll("111EEES")
        .stop()
        .act(THREE, probe("psychic-probe", 'S'))
        .roll("1");
    assertThat(probed.state().dice()).isEqualTo(Dice.parse("1111EEE"));
  }

  @InBothEditions
  @Tag("mimic")
  @Tag("S-5")
  void adds_up_with_a_copy(Edition edition) {
    table(edition)
        .cards(ONE, HEAD, HEAD, "mimic>1/extra-head")
        .turnOf(ONE)
        .expectDice(9)
        .finalDice("111111111")
        .expectPoints(ONE, 7);
  }

  @InBothEditions
  @Tag("D-7")
  @Tag("mimic")
  void is_lost_with_its_owner_and_so_is_the_copy(Edition edition) {
    Scenario killed = edition
        .table(3)
        .inCity(ONE)
        .life(TWO, 1)
        .cards(TWO, HEAD, HEAD)
        .cards(THREE, "mimic>2/extra-head")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(TWO, Place.NOWHERE)
        .expectCards(THREE, "mimic")
        .expectTurnOf(THREE)
        .expectDice(6);
    assertThat(killed.state().discards().count(CardId.of(HEAD))).isEqualTo(2);
  }
}
