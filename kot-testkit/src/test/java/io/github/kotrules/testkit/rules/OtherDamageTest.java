package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static io.github.kotrules.testkit.rules.Answer.YIELD;
import static io.github.kotrules.testkit.rules.Answer.buy;

import io.github.kotrules.Game;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DamageCards.Mud;
import io.github.kotrules.testkit.cards.DamageCards.Rockslide;
import io.github.kotrules.testkit.cards.DamageCards.Shell;
import io.github.kotrules.testkit.cards.DamageCards.Sparks;
import io.github.kotrules.testkit.cards.DamageCards.SpitefulTail;
import io.github.kotrules.testkit.cards.DamageCards.Thorns;
import io.github.kotrules.testkit.cards.DamageCards.Whirlwind;
import org.junit.jupiter.api.Tag;

/** Damage that is no Smash lets nobody yield. */
@Tag("Y-2")
class OtherDamageTest {
  private static Game game(Edition edition) {
    return edition.game(
        new Mud(),
        new Rockslide(),
        new Shell(),
        new Sparks(),
        new SpitefulTail(),
        new Thorns(),
        new Whirlwind());
  }

  @InBothEditions
  void from_a_card_gives_no_yield(Edition edition) {
    Scenario.of(game(edition), 3)
        .inCity(TWO)
        .energy(ONE, 1)
        .market("rockslide")
        .turnOf(ONE)
        .finalDice(NOTHING)
        .act(ONE, buy("rockslide"))
        .reveal("mud")
        .expectLife(TWO, 8)
        .expectPlace(TWO, Place.CITY)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void from_a_card_gives_no_yield_after_smash_that_was_prevented(Edition edition) {
    Scenario.of(game(edition), 3)
        .inCity(TWO)
        .cards(TWO, "shell")
        .energy(ONE, 1)
        .market("rockslide")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectAsked(ONE, ChoosePurchase.class)
        .act(ONE, buy("rockslide"))
        .reveal("mud")
        .expectLife(TWO, 8)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void from_a_card_gives_no_second_yield_after_smash(Edition edition) {
    Scenario.of(game(edition), 3)
        .inCity(TWO)
        .energy(ONE, 1)
        .market("rockslide")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, Answer.STAY)
        .act(ONE, buy("rockslide"))
        .reveal("mud")
        .expectLife(TWO, 7)
        .expectPlace(TWO, Place.CITY)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void from_poison_gives_no_yield(Edition edition) {
    Scenario.of(game(edition), 3)
        .inCity(ONE)
        .poison(ONE, 2)
        .turnOf(ONE)
        .finalDice(NOTHING)
        .expectEvent(new LifeLost(ONE, 2, null, DamageKind.POISON))
        .expectPlace(ONE, Place.CITY)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  /** As with Burrowing: the attacker, itself in Tokyo, is hurt by who yields to it. */
  @InBothEditions
  void from_a_yielder_gives_no_yield(Edition edition) {
    Scenario.of(game(edition), 5)
        .inCity(ONE)
        .inBay(TWO)
        .cards(ONE, "whirlwind")
        .cards(TWO, "spiteful-tail")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPending(new ChooseYield(TWO, ONE, 0))
        .act(TWO, YIELD)
        .expectLife(ONE, 9)
        .expectPlace(ONE, Place.CITY)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  /** As with Fire Breathing: a neighbour in the same part of the board is hurt, but was no target. */
  @InBothEditions
  void on_a_neighbour_that_was_no_target_gives_no_yield(Edition edition) {
    Scenario.of(game(edition), 5)
        .inCity(ONE)
        .inBay(TWO)
        .cards(ONE, "sparks")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEvent(new LifeLost(TWO, 1, ONE, DamageKind.CARD))
        .expectEvent(new LifeLost(FIVE, 2, ONE, DamageKind.SMASH))
        .expectLife(THREE, 9)
        .expectLife(FOUR, 9)
        .expectPlace(TWO, Place.BAY)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void on_a_target_is_part_of_the_smash_and_gives_a_yield(Edition edition) {
    Scenario.of(game(edition), 5)
        .inCity(TWO)
        .cards(ONE, "sparks")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEvent(new LifeLost(TWO, 2, ONE, DamageKind.SMASH))
        .expectEvent(new LifeLost(FIVE, 1, ONE, DamageKind.CARD))
        .expectLife(THREE, 10)
        .expectPending(new ChooseYield(TWO, ONE, 0));
  }

  @InBothEditions
  void from_a_victims_card_gives_no_yield(Edition edition) {
    Scenario.of(game(edition), 3)
        .inCity(ONE)
        .cards(TWO, "thorns")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(ONE, 9)
        .expectPlace(ONE, Place.CITY)
        .expectTurnOf(TWO)
        .expectDice(6);
  }
}
