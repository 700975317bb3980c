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
import static io.github.kotrules.testkit.rules.Answer.order;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.action.Decision.ChooseOrder;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.RuleSet.ResolveOrder;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.state.Event.LifeGained;
import io.github.kotrules.state.Event.PointsGained;
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
  void is_any_the_active_player_likes(Edition edition) {
    Scenario scenario = allGroups(edition.game()).expectAsked(ONE, ChooseOrder.class);
    assertThat(scenario.options())
        .hasSize(24)
        .doesNotHaveDuplicates()
        .contains(order(SMASH, HEARTS, ENERGY, NUMBERS), order(NUMBERS, HEARTS, ENERGY, SMASH));
  }

  @InBothEditions
  void may_have_smash_first(Edition edition) {
    allGroups(edition.game())
        .act(ONE, order(SMASH, ENERGY, HEARTS, NUMBERS))
        .expectAsked(TWO, ChooseYield.class)
        .expectPoints(ONE, 0)
        .expectEnergy(ONE, 0)
        .expectLife(ONE, 5)
        .act(TWO, STAY)
        .expectPoints(ONE, 1)
        .expectEnergy(ONE, 1)
        .expectLife(ONE, 6);
  }

  @InBothEditions
  void may_have_smash_in_between(Edition edition) {
    allGroups(edition.game())
        .act(ONE, order(HEARTS, NUMBERS, SMASH, ENERGY))
        .expectAsked(TWO, ChooseYield.class)
        .expectPoints(ONE, 1)
        .expectLife(ONE, 6)
        .expectEnergy(ONE, 0)
        .act(TWO, STAY)
        .expectEnergy(ONE, 1);
  }

  @InBothEditions
  void is_the_order_in_which_it_happens(Edition edition) {
    Scenario scenario = allGroups(edition.game()).act(ONE, order(ENERGY, HEARTS, NUMBERS, SMASH));
    assertThat(scenario.events())
        .containsSubsequence(
            new EnergyGained(ONE, 1),
            new LifeGained(ONE, 1),
            new PointsGained(ONE, 1),
            new AttackMade(ONE, 1));
  }

  @InBothEditions
  void has_every_group_in_it_once(Edition edition) {
    allGroups(edition.game())
        .expectRefused(order(NUMBERS, HEARTS, ENERGY))
        .expectRefused(order(SMASH))
        .expectRefused(order())
        .expectRefused(order(NUMBERS, HEARTS, ENERGY, ENERGY))
        .expectRefused(order(NUMBERS, HEARTS, ENERGY, SMASH, SMASH));
  }

  @InBothEditions
  void leaves_out_what_comes_to_nothing(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .turnOf(ONE)
        .roll("1122ES")
        .act(ONE, STOP)
        .expectOptions(order(ENERGY, SMASH), order(SMASH, ENERGY));
  }

  @InBothEditions
  void leaves_out_hearts_in_tokyo(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 3)
        .inCity(ONE)
        .turnOf(ONE)
        .roll("111EHS")
        .act(ONE, STOP)
        .expectRefused(order(NUMBERS, HEARTS, ENERGY, SMASH));
    assertThat(scenario.options()).hasSize(6).contains(order(NUMBERS, ENERGY, SMASH));
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
        .expectPending(new ChooseOrder(ONE))
        .act(ONE, order(NUMBERS, HEARTS, ENERGY, SMASH))
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
}
