package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.STAY;
import static io.github.kotrules.cards.Say.YIELD;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Action.SpendHearts;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.PointsGained;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("poison-spit")
class PoisonSpitTest extends TokenCardTest {
  PoisonSpitTest() {
    super("poison-spit", Token.POISON);
  }

  @InBothEditions
  void gives_a_token_to_who_lost_life_to_a_smash(Edition edition) {
    againstCity(edition)
        .turnOf(ONE)
        .finalDice("SSS112")
        .expectTokens(TWO, Token.POISON, 1)
        .expectTokens(ONE, Token.POISON, 0)
        .expectTokens(THREE, Token.POISON, 0);
  }

  @InBothEditions
  @Tag("mimic")
  void gives_one_token_per_copy(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "poison-spit", "mimic>1/poison-spit")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectTokens(TWO, Token.POISON, 2);
  }

  @InBothEditions
  @Tag("it-has-a-child")
  void poisons_one_that_is_reborn_by_it(Edition edition) {
    againstCity(edition)
        .life(TWO, 1)
        .cards(TWO, "it-has-a-child")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectTokens(TWO, Token.POISON, 1);
  }

  @InBothEditions
  @Tag("D-7")
  void leaves_no_token_on_the_dead(Edition edition) {
    againstCity(edition)
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(TWO, Place.NOWHERE)
        .expectTokens(TWO, Token.POISON, 0);
  }

  @Test
  @Tag("burrowing")
  void gives_a_token_for_burrowing_in_the_first_edition() {
    FIRST
        .table(3)
        .inCity(TWO)
        .cards(TWO, "burrowing", "poison-spit")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectTokens(ONE, Token.POISON, 1)
        .expectTokens(THREE, Token.POISON, 0);
  }

  @Test
  @Tag("burrowing")
  void gives_none_for_burrowing_in_the_second_edition() {
    SECOND
        .table(3)
        .inCity(TWO)
        .cards(TWO, "burrowing", "poison-spit")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectLife(ONE, 9)
        .expectTokens(ONE, Token.POISON, 0);
  }

  @InBothEditions
  @Tag("metamorph")
  void leaves_its_tokens_behind_when_it_is_sold(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "poison-spit", "metamorph")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, STAY)
        .act(ONE, sell("poison-spit"))
        .expectTokens(TWO, Token.POISON, 1);
  }

  @InBothEditions
  void leaves_its_tokens_behind_when_its_owner_is_gone(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(ONE, 1)
        .poison(TWO, 1)
        .cards(ONE, "poison-spit")
        .turnOf(TWO)
        .finalDice("S11223")
        .expectPlace(ONE, Place.NOWHERE)
        .expectTokens(TWO, Token.POISON, 1)
        .expectLife(TWO, 9);
  }

  @InBothEditions
  @Tag("ruling-4")
  void hurts_at_the_end_of_the_victims_own_turn_only(Edition edition) {
    edition
        .table(3)
        .inCity(THREE)
        .poison(TWO, 3)
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(TWO, 10)
        .finalDice("112233")
        .expectEvent(new LifeLost(TWO, 3, null, DamageKind.POISON))
        .expectLife(TWO, 7)
        .expectTokens(TWO, Token.POISON, 3)
        .expectTurnOf(THREE);
  }

  @InBothEditions
  @Tag("Y-2")
  void hurts_in_tokyo_too_without_a_yield(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .poison(ONE, 2)
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(ONE, 8)
        .expectPlace(ONE, Place.CITY)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("W-2")
  void can_kill_at_twenty_points(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(ONE, 1)
        .points(ONE, 19)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("111223")
        .expectEvent(new PointsGained(ONE, 1))
        .expectPlace(ONE, Place.NOWHERE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("D-4")
  void is_removed_by_hearts_in_place_of_healing(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(ONE, 5)
        .poison(ONE, 2)
        .turnOf(ONE)
        .finalDice("HHH112")
        .expectOptions(new SpendHearts(3, 0, 0), new SpendHearts(2, 1, 0), new SpendHearts(1, 2, 0))
        .act(ONE, new SpendHearts(1, 2, 0))
        .expectTokens(ONE, Token.POISON, 0)
        .expectLife(ONE, 6);
  }

  @InBothEditions
  @Tag("D-4")
  void hurts_with_what_the_hearts_have_left(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(ONE, 5)
        .poison(ONE, 2)
        .turnOf(ONE)
        .finalDice("HH1122")
        .act(ONE, new SpendHearts(1, 1, 0))
        .expectTokens(ONE, Token.POISON, 1)
        .expectLife(ONE, 5);
  }

  @InBothEditions
  @Tag("D-4")
  void is_not_removed_by_hearts_in_tokyo(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("HH1122")
        .expectTokens(ONE, Token.POISON, 1)
        .expectLife(ONE, 9)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("E-2")
  @Tag("frenzy")
  void ends_the_extra_turn_of_who_dies_of_it(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(ONE, 1)
        .poison(ONE, 1)
        .energy(ONE, 7)
        .market("frenzy")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("frenzy"))
        .reveal("heal")
        .expectPlace(ONE, Place.NOWHERE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("T-4")
  void leaves_city_to_the_next_when_it_kills_there(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .life(ONE, 1)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("112233")
        .expectPlace(ONE, Place.NOWHERE)
        .expectTurnOf(TWO)
        .finalDice("S11223")
        .expectPlace(TWO, Place.CITY);
  }

  @InBothEditions
  @Tag("W-3")
  void lets_the_last_opponent_win_when_it_kills(Edition edition) {
    edition
        .table(2)
        .inCity(TWO)
        .life(ONE, 1)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("112233")
        .expectOver(TWO);
  }
}
