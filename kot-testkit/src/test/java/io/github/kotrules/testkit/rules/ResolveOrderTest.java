package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.DiceGroup.ENERGY;
import static io.github.kotrules.model.DiceGroup.HEARTS;
import static io.github.kotrules.model.DiceGroup.NUMBERS;
import static io.github.kotrules.model.DiceGroup.SMASH;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.STAY;
import static io.github.kotrules.testkit.rules.Answer.STOP;
import static io.github.kotrules.testkit.rules.Answer.pick;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet.ResolveOrder;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.state.Event.LifeGained;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("D-1")
class ResolveOrderTest {
  /** All four groups lie on the table, and the first Monster has stopped rolling. */
  private static Scenario allGroups(Game game) {
    return Scenario.of(game, 3)
        .inCity(TWO)
        .life(ONE, 5)
        .turnOf(ONE)
        .roll("111EHS")
        .act(ONE, STOP);
  }

  @InBothEditions
  void is_picked_one_group_at_a_time(Edition edition) {
    allGroups(edition.game())
        .expectPending(new ChooseGroup(ONE, ImmutableList.of(NUMBERS, HEARTS, ENERGY, SMASH)))
        .expectOptions(pick(NUMBERS), pick(HEARTS), pick(ENERGY), pick(SMASH))
        .act(ONE, pick(ENERGY))
        .expectEnergy(ONE, 1)
        .expectPending(new ChooseGroup(ONE, ImmutableList.of(NUMBERS, HEARTS, SMASH)))
        .expectOptions(pick(NUMBERS), pick(HEARTS), pick(SMASH))
        .expectRefused(pick(ENERGY))
        .act(ONE, pick(HEARTS))
        .expectLife(ONE, 6)
        .expectPending(new ChooseGroup(ONE, ImmutableList.of(NUMBERS, SMASH)))
        .expectOptions(pick(NUMBERS), pick(SMASH))
        .act(ONE, pick(NUMBERS))
        .expectPoints(ONE, 1)
        .expectAsked(TWO, ChooseYield.class);
  }

  @InBothEditions
  void may_have_smash_first(Edition edition) {
    allGroups(edition.game())
        .resolve("SEHN")
        .expectAsked(TWO, ChooseYield.class)
        .expectPoints(ONE, 0)
        .expectEnergy(ONE, 0)
        .expectLife(ONE, 5)
        .act(TWO, STAY)
        .resolve("EHN")
        .expectPoints(ONE, 1)
        .expectEnergy(ONE, 1)
        .expectLife(ONE, 6);
  }

  @InBothEditions
  void may_have_smash_in_between(Edition edition) {
    allGroups(edition.game())
        .resolve("HNS")
        .expectAsked(TWO, ChooseYield.class)
        .expectPoints(ONE, 1)
        .expectLife(ONE, 6)
        .expectEnergy(ONE, 0)
        .act(TWO, STAY)
        .expectEnergy(ONE, 1);
  }

  @InBothEditions
  void is_the_order_in_which_it_happens(Edition edition) {
    Scenario scenario = allGroups(edition.game()).resolve("EHNS");
    assertThat(scenario.events())
        .containsSubsequence(
            new EnergyGained(ONE, 1),
            new LifeGained(ONE, 1),
            new PointsGained(ONE, 1),
            new AttackMade(ONE, 1));
  }

  @InBothEditions
  void leaves_out_what_comes_to_nothing(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .turnOf(ONE)
        .roll("1122ES")
        .act(ONE, STOP)
        .expectOptions(pick(ENERGY), pick(SMASH))
        .expectRefused(pick(NUMBERS))
        .expectRefused(pick(HEARTS));
  }

  @InBothEditions
  @Tag("D-4")
  void leaves_out_hearts_in_tokyo(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(ONE)
        .life(ONE, 5)
        .turnOf(ONE)
        .roll("111EHS")
        .act(ONE, STOP)
        .expectOptions(pick(NUMBERS), pick(ENERGY), pick(SMASH))
        .expectRefused(pick(HEARTS))
        .resolve("SE")
        .expectLife(ONE, 5)
        .expectPoints(ONE, 3)
        .expectTurnOf(TWO);
  }

  /** Seat 1 in Bay kills one of five, so that Bay closes. */
  private static Given bayCloses(Game game) {
    return Scenario.of(game, 5).inCity(TWO).inBay(ONE).life(ONE, 5).life(THREE, 1);
  }

  @InBothEditions
  @Tag("T-6")
  void lets_hearts_wait_that_heal_when_bay_has_closed(Edition edition) {
    bayCloses(edition.game())
        .turnOf(ONE)
        .roll("1122HS")
        .act(ONE, STOP)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectLife(ONE, 6)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("T-6")
  void offers_hearts_when_bay_has_closed(Edition edition) {
    bayCloses(edition.game())
        .turnOf(ONE)
        .roll("112EHS")
        .act(ONE, STOP)
        .expectOptions(pick(ENERGY), pick(SMASH))
        .act(ONE, pick(SMASH))
        .expectPending(new ChooseGroup(ONE, ImmutableList.of(NUMBERS, HEARTS, ENERGY)))
        .expectOptions(pick(HEARTS), pick(ENERGY))
        .resolve("EH")
        .expectLife(ONE, 6)
        .expectEnergy(ONE, 1);
  }

  @InBothEditions
  void counts_numbers_above_twenty_points(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .points(ONE, 20)
        .turnOf(ONE)
        .roll("11122E")
        .act(ONE, STOP)
        .expectOptions(pick(NUMBERS), pick(ENERGY));
  }

  @InBothEditions
  void counts_hearts_at_full_life(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .turnOf(ONE)
        .roll("1122EH")
        .act(ONE, STOP)
        .expectOptions(pick(HEARTS), pick(ENERGY));
  }

  @InBothEditions
  void is_not_asked_for_with_one_group(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .turnOf(ONE)
        .roll("1122EE")
        .act(ONE, STOP)
        .expectEnergy(ONE, 2)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void is_nobody_elses_choice(Edition edition) {
    allGroups(edition.game())
        .expectAsked(ONE, ChooseGroup.class)
        .resolveInFixedOrder()
        .expectPoints(TWO, 0)
        .expectPoints(THREE, 0)
        .expectEnergy(THREE, 0);
  }

  @InBothEditions
  void may_be_fixed_by_a_rule_option(Edition edition) {
    Scenario scenario = allGroups(
            Game.of(edition.rules().withResolveOrder(ResolveOrder.FIXED), CardSet.none()))
        .expectAsked(TWO, ChooseYield.class);
    assertThat(scenario.events())
        .containsSubsequence(
            new PointsGained(ONE, 1),
            new LifeGained(ONE, 1),
            new EnergyGained(ONE, 1),
            new AttackMade(ONE, 1));
  }

  @InBothEditions
  @Tag("T-6")
  void passes_over_for_good_what_does_nothing_if_fixed(Edition edition) {
    bayCloses(Game.of(edition.rules().withResolveOrder(ResolveOrder.FIXED), CardSet.none()))
        .turnOf(ONE)
        .roll("112EHS")
        .act(ONE, STOP)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectEnergy(ONE, 1)
        .expectLife(ONE, 5)
        .expectTurnOf(TWO);
  }
}
