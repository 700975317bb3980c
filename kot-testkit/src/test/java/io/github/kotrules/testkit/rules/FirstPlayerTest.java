package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.Game;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.DiceChance.Use;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet.RollOff;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.FirstPlayerChosen;
import io.github.kotrules.state.Event.OpeningRolled;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("S-7")
class FirstPlayerTest {
  @InBothEditions
  void is_found_by_everybody_rolling_six_dice(Edition edition) {
    Scenario.of(edition.game(), 3)
        .opening()
        .expectPending(opening(ONE))
        .roll("S11223")
        .expectPending(opening(TWO))
        .roll("SS1122")
        .expectPending(opening(THREE));
  }

  @InBothEditions
  void is_the_one_with_most_smash(Edition edition) {
    Scenario.of(edition.game(), 3)
        .opening()
        .roll("SS3333")
        .roll("SSS123")
        .expectEvent(new OpeningRolled(TWO, Dice.parse("SSS123")))
        .roll("SEEEHH")
        .expectEvent(new FirstPlayerChosen(TWO))
        .expectTurnOf(TWO)
        .expectPending(new DiceChance(TWO, 6, Use.TURN));
  }

  @InBothEditions
  void may_be_the_last_to_roll(Edition edition) {
    Scenario.of(edition.game(), 3)
        .opening()
        .roll("112233")
        .roll("112233")
        .roll("S12233")
        .expectTurnOf(THREE)
        .expectDice(6);
  }

  @InBothEditions
  void is_rolled_for_again_by_the_tied_only(Edition edition) {
    Scenario.of(edition.game(), 3)
        .opening()
        .roll("SS1123")
        .roll("S11223")
        .roll("SS1123")
        .expectPending(opening(ONE))
        .roll("112233")
        .expectPending(opening(THREE))
        .roll("S11223")
        .expectTurnOf(THREE)
        .expectPending(new DiceChance(THREE, 6, Use.TURN));
  }

  @InBothEditions
  void is_rolled_for_until_the_tie_is_broken(Edition edition) {
    Scenario.of(edition.game(), 3)
        .opening()
        .roll("SSS123")
        .roll("SSS123")
        .roll("SS1123")
        .roll("S11223")
        .roll("S11223")
        .expectPending(opening(ONE))
        .roll("S11223")
        .roll("112233")
        .expectTurnOf(ONE)
        .expectPending(new DiceChance(ONE, 6, Use.TURN));
  }

  @InBothEditions
  void is_rolled_for_by_all_again_if_nobody_has_a_smash(Edition edition) {
    Scenario.of(edition.game(), 3)
        .opening()
        .roll("112233")
        .roll("112233")
        .roll("112233")
        .expectPending(opening(ONE))
        .roll("112233")
        .expectPending(opening(TWO))
        .roll("S12233")
        .expectPending(opening(THREE))
        .roll("112233")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void is_rolled_for_again_by_all_after_a_tie_with_that_option(Edition edition) {
    Game all = edition.game().withRules(edition.rules().withRollOff(RollOff.ALL));
    Scenario.of(all, 3)
        .opening()
        .roll("SS1123")
        .roll("S11223")
        .roll("SS1123")
        .expectNoEvent(FirstPlayerChosen.class)
        .expectPending(opening(ONE))
        .roll("112233")
        .expectPending(opening(TWO))
        .roll("SS1122")
        .expectPending(opening(THREE))
        .roll("S11223")
        .expectEvent(new FirstPlayerChosen(TWO))
        .expectTurnOf(TWO)
        .expectPending(new DiceChance(TWO, 6, Use.TURN));
  }

  @InBothEditions
  void gets_nothing_for_that_roll(Edition edition) {
    Scenario.of(edition.game(), 2)
        .opening()
        .roll("111EES")
        .roll("333EEE")
        .expectTurnOf(ONE)
        .expectPoints(ONE, 0)
        .expectEnergy(ONE, 0)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectPoints(TWO, 0)
        .expectEnergy(TWO, 0)
        .expectLife(TWO, 10);
  }

  @InBothEditions
  void may_be_named_instead(Edition edition) {
    Scenario.of(edition.game(), 3)
        .turnOf(THREE)
        .expectTurnOf(THREE)
        .expectPending(new DiceChance(THREE, 6, Use.TURN));
  }

  private static DiceChance opening(Seat seat) {
    return new DiceChance(seat, 6, Use.OPENING);
  }
}
