package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.STAY;
import static io.github.kotrules.cards.Say.YIELD;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.DiceAction.SpendHearts;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Token;
import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("shrink-ray")
class ShrinkRayTest {
  private static Given rayAgainstCity(Edition edition) {
    return edition.table(3).inCity(TWO).cards(ONE, "shrink-ray");
  }

  @InBothEditions
  @Tag("R-2")
  void takes_a_die_from_who_lost_life_to_a_smash(Edition edition) {
    rayAgainstCity(edition)
        .turnOf(ONE)
        .finalDice("SSS112")
        .act(TWO, STAY)
        .expectTokens(TWO, Token.SHRINK, 1)
        .expectTurnOf(TWO)
        .expectDice(5)
        .finalDice("11223")
        .expectTurnOf(THREE)
        .expectDice(6);
  }

  @InBothEditions
  void gives_a_token_to_each_victim(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .cards(ONE, "shrink-ray")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectTokens(TWO, Token.SHRINK, 1)
        .expectTokens(THREE, Token.SHRINK, 1)
        .expectTokens(ONE, Token.SHRINK, 0);
  }

  @InBothEditions
  @Tag("ruling-6")
  void gives_none_to_who_lost_nothing(Edition edition) {
    rayAgainstCity(edition)
        .cards(TWO, "armor-plating")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectTokens(TWO, Token.SHRINK, 0)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("jets")
  void gives_none_to_who_flew_away_on_jets(Edition edition) {
    rayAgainstCity(edition)
        .cards(TWO, "jets")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectTokens(TWO, Token.SHRINK, 0)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("mimic")
  void gives_one_token_per_copy(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "shrink-ray", "mimic>1/shrink-ray")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, STAY)
        .expectTokens(TWO, Token.SHRINK, 2)
        .expectDice(4);
  }

  @InBothEditions
  @Tag("it-has-a-child")
  void shrinks_one_that_is_reborn_by_it(Edition edition) {
    rayAgainstCity(edition)
        .life(TWO, 1)
        .cards(TWO, "it-has-a-child")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectTokens(TWO, Token.SHRINK, 1)
        .expectDice(5);
  }

  @Test
  @Tag("ruling-8")
  void gives_a_token_for_card_damage_in_the_first_edition() {
    rayAgainstCity(FIRST)
        .energy(ONE, 3)
        .market("flame-thrower")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("flame-thrower"))
        .reveal("heal")
        .expectTokens(TWO, Token.SHRINK, 1)
        .expectTokens(THREE, Token.SHRINK, 1);
  }

  @Test
  @Tag("ruling-8")
  void gives_none_for_card_damage_in_the_second_edition() {
    rayAgainstCity(SECOND)
        .energy(ONE, 3)
        .market("flame-thrower")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("flame-thrower"))
        .reveal("heal")
        .expectLife(TWO, 8)
        .expectTokens(TWO, Token.SHRINK, 0)
        .expectTokens(THREE, Token.SHRINK, 0);
  }

  @Test
  @Tag("ruling-4")
  @Tag("fire-breathing")
  void gives_none_to_a_burnt_bystander_in_the_second_edition() {
    SECOND
        .table(3)
        .inCity(TWO)
        .cards(ONE, "fire-breathing", "shrink-ray")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectTokens(TWO, Token.SHRINK, 1)
        .expectLife(THREE, 9)
        .expectTokens(THREE, Token.SHRINK, 0);
  }

  @Test
  @Tag("fire-breathing")
  void gives_a_token_to_a_burnt_bystander_in_the_first_edition() {
    FIRST
        .table(3)
        .inCity(TWO)
        .cards(ONE, "fire-breathing", "shrink-ray")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectTokens(TWO, Token.SHRINK, 1)
        .expectTokens(THREE, Token.SHRINK, 1);
  }

  @InBothEditions
  @Tag("R-2")
  void leaves_no_die_after_six_tokens(Edition edition) {
    edition
        .table(3)
        .inCity(THREE)
        .shrink(TWO, 6)
        .turnOf(ONE)
        .finalDice("112233")
        .expectTurnOf(THREE)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("metamorph")
  void leaves_its_tokens_behind_when_it_is_sold(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "shrink-ray", "metamorph")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, STAY)
        .act(ONE, sell("shrink-ray"))
        .act(ONE, END_SELLING)
        .expectTurnOf(TWO)
        .expectDice(5);
  }

  @InBothEditions
  void leaves_its_tokens_behind_when_its_owner_is_gone(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(ONE, 1)
        .shrink(TWO, 1)
        .cards(ONE, "shrink-ray")
        .turnOf(TWO)
        .finalDice("S1122")
        .expectPlace(ONE, Place.NOWHERE)
        .expectTokens(TWO, Token.SHRINK, 1);
  }

  @InBothEditions
  @Tag("D-4")
  void is_removed_by_hearts_in_place_of_healing_as_the_roller_splits_them(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(ONE, 5)
        .poison(ONE, 1)
        .shrink(ONE, 1)
        .turnOf(ONE)
        .finalDice("HH112")
        .expectOptions(
            new SpendHearts(2, 0, 0),
            new SpendHearts(1, 0, 1),
            new SpendHearts(1, 1, 0),
            new SpendHearts(0, 1, 1))
        .act(ONE, new SpendHearts(1, 0, 1))
        .expectTokens(ONE, Token.SHRINK, 0)
        .expectTokens(ONE, Token.POISON, 1)
        .expectLife(ONE, 5);
  }

  @InBothEditions
  @Tag("D-4")
  void is_removed_by_a_heart_at_full_life_too(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .shrink(ONE, 2)
        .turnOf(ONE)
        .finalDice("H112")
        .act(ONE, new SpendHearts(0, 0, 1))
        .expectTokens(ONE, Token.SHRINK, 1)
        .expectLife(ONE, 10);
  }

  @InBothEditions
  @Tag("D-4")
  void is_not_removed_by_hearts_in_tokyo(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .shrink(ONE, 1)
        .turnOf(ONE)
        .finalDice("HH112")
        .expectTokens(ONE, Token.SHRINK, 1)
        .expectTurnOf(TWO);
  }
}
