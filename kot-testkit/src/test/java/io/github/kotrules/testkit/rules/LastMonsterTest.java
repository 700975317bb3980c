package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.CITY;
import static io.github.kotrules.model.Place.NOWHERE;
import static io.github.kotrules.model.Place.OUTSIDE;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Edition.FIRST;
import static io.github.kotrules.testkit.rules.Edition.SECOND;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("W-1")
class LastMonsterTest {
  private static final ResolveDice SMASH_FIRST = new ResolveDice(DiceGroup.SMASH);

  /** Seat 1 attacks the last opponent, seat 2 in City with 1 life. */
  private static Given duel(Edition edition) {
    return Scenario.of(edition.fullGame(), 3).out(THREE).inCity(TWO).life(TWO, 1);
  }

  private static BuyCard buy(String card) {
    return new BuyCard(CardId.of(card));
  }

  @InBothEditions
  void wins_without_twenty_points(Edition edition) {
    duel(edition).turnOf(ONE).finalDice("11223S").expectPlace(TWO, NOWHERE).expectOver(ONE);
  }

  @InBothEditions
  void does_not_win_while_another_lives(Edition edition) {
    Scenario.of(edition.fullGame(), 3)
        .inCity(TWO)
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectPlace(TWO, NOWHERE)
        .expectTurnOf(THREE)
        .expectDice(6);
  }

  @InBothEditions
  void wins_when_the_active_monster_dies_of_poison(Edition edition) {
    duel(edition).poison(TWO, 1).turnOf(TWO).finalDice("112233").expectOver(ONE);
  }

  @InBothEditions
  @Tag("W-2")
  void wins_when_the_active_monster_dies_with_twenty_points(Edition edition) {
    duel(edition).poison(TWO, 1).points(TWO, 18).turnOf(TWO).finalDice("112233").expectOver(ONE);
  }

  @Nested
  @Tag("W-3")
  class In_the_first_edition {

    @Test
    void wins_at_once_in_the_middle_of_the_dice() {
      duel(FIRST)
          .turnOf(ONE)
          .roll("1122ES")
          .act(ONE, new StopRolling())
          .act(ONE, SMASH_FIRST)
          .expectNoEvent(EnergyGained.class)
          .expectOver(ONE)
          .expectEnergy(ONE, 0)
          .expectPlace(ONE, OUTSIDE)
          .expectPoints(ONE, 0);
    }

    @Test
    void wins_at_once_before_its_own_poison() {
      duel(FIRST)
          .life(ONE, 1)
          .poison(ONE, 1)
          .turnOf(ONE)
          .finalDice("11223S")
          .expectOver(ONE)
          .expectLife(ONE, 1);
    }

    @Test
    void wins_at_once_by_a_card() {
      duel(FIRST)
          .energy(ONE, 9)
          .market("bomb", "charm")
          .deck("locket")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("bomb"))
          .reveal("locket")
          .expectOver(ONE);
    }

    @Test
    void wins_at_once_although_the_dead_had_twenty_points() {
      duel(FIRST).points(TWO, 20).turnOf(ONE).finalDice("11223S").expectOver(ONE);
    }
  }

  @Nested
  @Tag("W-3")
  class In_the_second_edition {

    @Test
    void resolves_the_rest_of_its_dice_and_enters_tokyo() {
      duel(SECOND)
          .turnOf(ONE)
          .roll("1122ES")
          .act(ONE, new StopRolling())
          .act(ONE, SMASH_FIRST)
          .expectEvent(new EnergyGained(ONE, 1))
          .expectPlace(ONE, CITY)
          .expectPoints(ONE, 1)
          .expectOver(ONE);
    }

    @Test
    void may_still_buy_before_the_check() {
      duel(SECOND)
          .energy(ONE, 1)
          .market("charm")
          .turnOf(ONE)
          .finalDice("11223S")
          .expectAsked(ONE, ChoosePurchase.class)
          .act(ONE, new EndBuying())
          .expectOver(ONE);
    }

    @Test
    @Tag("W-2")
    @Tag("W-4")
    void loses_with_everybody_when_its_own_poison_kills_it() {
      duel(SECOND)
          .life(ONE, 1)
          .poison(ONE, 1)
          .turnOf(ONE)
          .finalDice("11223S")
          .expectPlace(ONE, NOWHERE)
          .expectOver();
    }

    @Test
    @Tag("W-2")
    @Tag("W-4")
    void loses_with_everybody_when_its_own_card_kills_it() {
      duel(SECOND)
          .energy(ONE, 1)
          .market("stunt")
          .deck("locket")
          .turnOf(ONE)
          .finalDice("11223S")
          .act(ONE, buy("stunt"))
          .reveal("locket")
          .expectOver();
    }
  }

  @Nested
  @Tag("W-4")
  class When_nobody_is_left {

    @InBothEditions
    void everyone_loses_at_once(Edition edition) {
      Scenario.of(edition.fullGame(), 3)
          .inCity(TWO)
          .energy(ONE, 9)
          .market("blackout", "charm")
          .deck("locket")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("blackout"))
          .reveal("locket")
          .expectPlace(ONE, NOWHERE)
          .expectPlace(TWO, NOWHERE)
          .expectPlace(THREE, NOWHERE)
          .expectOver();
    }

    @InBothEditions
    @Tag("W-2")
    void everyone_loses_with_twenty_points_too(Edition edition) {
      Scenario.of(edition.fullGame(), 2)
          .inCity(TWO)
          .energy(ONE, 3)
          .points(ONE, 20)
          .points(TWO, 20)
          .market("blackout")
          .deck("locket")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("blackout"))
          .reveal("locket")
          .expectOver();
    }
  }
}
