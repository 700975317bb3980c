package io.github.kotrules.cards;

import static io.github.kotrules.cards.Say.STAY;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Action.SpendHearts;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Token;
import org.junit.jupiter.api.Tag;

@Tag("shrink-ray")
class ShrinkRayTest extends TokenCardTest {
  ShrinkRayTest() {
    super("shrink-ray", Token.SHRINK);
  }

  @InBothEditions
  @Tag("R-2")
  void takes_a_die_from_who_lost_life_to_a_smash(Edition edition) {
    againstCity(edition)
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
    againstCity(edition)
        .life(TWO, 1)
        .cards(TWO, "it-has-a-child")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectTokens(TWO, Token.SHRINK, 1)
        .expectDice(5);
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
