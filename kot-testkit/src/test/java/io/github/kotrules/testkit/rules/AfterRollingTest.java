package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.DECLINE;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static io.github.kotrules.testkit.rules.Answer.STAY;
import static io.github.kotrules.testkit.rules.Answer.STOP;
import static io.github.kotrules.testkit.rules.Answer.reroll;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action.KeepDice;
import io.github.kotrules.action.Action.ProbeDie;
import io.github.kotrules.action.Action.TurnDie;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.DiceChance.Use;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DiceCards.Meddler;
import io.github.kotrules.testkit.cards.DiceCards.Sculptor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Others have dice rolled again, then the active player turns dice, then they are resolved. */
@Tag("R-4")
class AfterRollingTest {
  private static final Game GAME = Edition.SECOND.game(3, new Meddler(), new Sculptor());
  private static final TurnDie SCULPT = new TurnDie(CardId.of("sculptor"), Face.ONE, Face.SMASH);

  /** The turn of the second of four, with Meddlers before and behind it and a Sculptor of its own. */
  private static Scenario turn() {
    return Scenario.of(GAME, 4)
        .inCity(FOUR)
        .cards(ONE, "meddler")
        .cards(TWO, "sculptor", "meddler")
        .cards(THREE, "meddler")
        .turnOf(TWO);
  }

  private static ProbeDie meddle(Face face) {
    return new ProbeDie(CardId.of("meddler"), face);
  }

  @Test
  void others_speak_clockwise_and_the_active_player_after_them() {
    turn()
        .roll("1223EE")
        .act(TWO, STOP)
        .expectPending(new ChooseProbe(THREE))
        .act(THREE, DECLINE)
        .expectPending(new ChooseProbe(ONE))
        .act(ONE, DECLINE)
        .expectPending(new ChooseDieChange(TWO))
        .expectEnergy(TWO, 0)
        .act(TWO, SCULPT)
        .resolveInFixedOrder()
        .expectEnergy(TWO, 2)
        .expectLife(FOUR, 9)
        .expectAsked(FOUR, ChooseYield.class);
  }

  @Test
  void it_comes_after_the_third_roll_too() {
    turn()
        .roll(NOTHING)
        .act(TWO, reroll("1"))
        .roll("1")
        .act(TWO, reroll("1"))
        .roll("1")
        .expectAsked(THREE, ChooseProbe.class);
  }

  @Test
  void it_does_not_come_between_rolls() {
    turn()
        .roll(NOTHING)
        .expectPending(new ChooseReroll(TWO))
        .expectRefused(SCULPT)
        .expectRefused(meddle(Face.ONE));
  }

  @Test
  void a_probed_die_is_rolled_once_for_its_roller() {
    Scenario scenario = turn()
        .roll("1223EE")
        .act(TWO, STOP)
        .act(THREE, meddle(Face.ENERGY))
        .expectPending(new DiceChance(TWO, 1, Use.CARD))
        .roll("H")
        .expectPending(new ChooseProbe(ONE));
    assertThat(scenario.state().dice()).isEqualTo(Dice.parse("1223EH"));
  }

  @Test
  void a_probe_can_take_any_die_that_lies_there_and_no_other() {
    Scenario scenario = turn().roll("122EES").act(TWO, STOP);
    assertThat(scenario.options())
        .containsExactlyInAnyOrder(
            DECLINE, meddle(Face.ONE), meddle(Face.TWO), meddle(Face.ENERGY), meddle(Face.SMASH));
  }

  @Test
  void there_is_no_roll_left_after_a_probe() {
    turn()
        .roll("1223EE")
        .act(TWO, STOP)
        .act(THREE, meddle(Face.ENERGY))
        .roll("3")
        .act(ONE, DECLINE)
        .expectPending(new ChooseDieChange(TWO))
        .expectOptions(new KeepDice(), SCULPT);
  }

  @Test
  void a_die_that_a_probe_brought_may_be_turned() {
    turn()
        .roll("2223EE")
        .act(TWO, STOP)
        .act(THREE, meddle(Face.ENERGY))
        .roll("1")
        .act(ONE, DECLINE)
        .act(TWO, SCULPT)
        .resolveInFixedOrder()
        .expectEnergy(TWO, 1)
        .expectLife(FOUR, 9)
        .expectAsked(FOUR, ChooseYield.class);
  }

  @Test
  void a_turned_die_can_no_longer_be_probed() {
    turn()
        .roll("12233E")
        .act(TWO, STOP)
        .act(THREE, DECLINE)
        .act(ONE, DECLINE)
        .act(TWO, SCULPT)
        .resolveInFixedOrder()
        .expectAsked(FOUR, ChooseYield.class)
        .act(FOUR, STAY)
        .expectTurnOf(THREE)
        .expectDice(6);
  }

  @Test
  void dice_may_be_left_as_they_are() {
    turn()
        .roll("12233E")
        .act(TWO, STOP)
        .act(THREE, DECLINE)
        .act(ONE, DECLINE)
        .act(TWO, new KeepDice())
        .expectEnergy(TWO, 1)
        .expectLife(FOUR, 10)
        .expectTurnOf(THREE);
  }

  @Test
  void nobody_probes_its_own_dice() {
    Scenario.of(GAME, 2)
        .cards(ONE, "meddler")
        .turnOf(ONE)
        .finalDice(NOTHING)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @Test
  void nobody_turns_the_dice_of_others() {
    Scenario.of(GAME, 2)
        .cards(TWO, "sculptor")
        .turnOf(ONE)
        .roll(NOTHING)
        .act(ONE, STOP)
        .expectTurnOf(TWO)
        .expectDice(6);
  }
}
