package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static io.github.kotrules.testkit.rules.Answer.STOP;
import static io.github.kotrules.testkit.rules.Answer.reroll;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.DiceChance.Use;
import io.github.kotrules.model.Dice;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("R-1")
class RollingTest {
  private static Scenario turn(Edition edition) {
    return Scenario.of(edition.game(), 2).inCity(TWO).turnOf(ONE);
  }

  @InBothEditions
  void begins_with_all_dice(Edition edition) {
    turn(edition)
        .expectPending(new DiceChance(ONE, 6, Use.TURN))
        .roll(NOTHING)
        .expectAsked(ONE, ChooseReroll.class);
  }

  @InBothEditions
  void is_done_three_times_at_most(Edition edition) {
    turn(edition)
        .roll("112233")
        .act(ONE, reroll("112"))
        .expectDice(3)
        .roll("113")
        .expectAsked(ONE, ChooseReroll.class)
        .act(ONE, reroll("112"))
        .expectDice(3)
        .roll("111")
        .expectTurnOf(TWO)
        .expectPoints(ONE, 1 + 3);
  }

  @InBothEditions
  void may_stop_after_the_first_roll(Edition edition) {
    turn(edition).roll("112EEE").act(ONE, STOP).expectEnergy(ONE, 3).expectTurnOf(TWO);
  }

  @InBothEditions
  void may_stop_after_the_second_roll(Edition edition) {
    turn(edition)
        .roll("112EEE")
        .act(ONE, reroll("112"))
        .roll("113")
        .act(ONE, STOP)
        .expectEnergy(ONE, 3)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void lets_any_of_the_dice_be_chosen(Edition edition) {
    Scenario scenario = turn(edition).roll("1123EE");
    assertThat(scenario.options())
        .as("stop, or any pick of 0-2 ones, 0-1 twos, 0-1 threes, 0-2 energies but none")
        .hasSize(3 * 2 * 2 * 3)
        .doesNotHaveDuplicates()
        .contains(STOP, reroll("1"), reroll("11E"), reroll("23"), reroll("1123EE"));
  }

  @InBothEditions
  void lets_dice_be_chosen_that_were_set_aside_before(Edition edition) {
    turn(edition)
        .roll("3331EE")
        .act(ONE, reroll("1EE"))
        .roll("112")
        .act(ONE, reroll("333"))
        .expectDice(3)
        .roll("111")
        .expectPoints(ONE, 3)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void keeps_the_dice_that_were_not_chosen(Edition edition) {
    Scenario scenario = turn(edition).roll("3331EE").act(ONE, reroll("1")).roll("H");
    assertThat(scenario.state().dice()).isEqualTo(Dice.parse("333EEH"));
  }

  @InBothEditions
  void refuses_dice_that_do_not_lie_there(Edition edition) {
    turn(edition)
        .roll("112233")
        .expectRefused(reroll("S"))
        .expectRefused(reroll("111"))
        .expectRefused(new RerollDice(Dice.none()));
  }

  @InBothEditions
  void is_for_the_active_player_only(Edition edition) {
    turn(edition)
        .roll(NOTHING)
        .expectPending(new ChooseReroll(ONE))
        .act(ONE, STOP)
        .expectPending(new DiceChance(TWO, 6, Use.TURN));
  }

  @InBothEditions
  void begins_anew_in_the_next_turn(Edition edition) {
    turn(edition)
        .roll(NOTHING)
        .act(ONE, reroll(NOTHING))
        .roll(NOTHING)
        .act(ONE, reroll(NOTHING))
        .roll(NOTHING)
        .expectDice(6)
        .roll(NOTHING)
        .act(TWO, reroll("1"))
        .roll("1")
        .expectAsked(TWO, ChooseReroll.class);
  }
}
