package io.github.kotrules.cards;

import static io.github.kotrules.cards.DiceCardKit.EXTRA_TURN;
import static io.github.kotrules.cards.DiceCardKit.STOP;
import static io.github.kotrules.cards.DiceCardKit.table;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.copy;
import static io.github.kotrules.cards.Say.reroll;
import static io.github.kotrules.cards.Say.use;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("giant-brain")
@Tag("R-1")
class GiantBrainTest {
  private static final String BRAIN = "giant-brain";

  /** Rolls as often as said and expects that the player is asked after each but the last. */
  private static Scenario rolls(Scenario scenario, int rolls) {
    scenario.roll("112233");
    for (int i = 1; i < rolls; i++) {
      scenario.expectAsked(ONE, ChooseReroll.class).act(ONE, reroll("112233")).roll("112233");
    }
    return scenario;
  }

  @InBothEditions
  void gives_a_fourth_roll_of_any_dice_and_no_fifth(Edition edition) {
    rolls(table(edition).cards(ONE, BRAIN).turnOf(ONE), 4).expectTurnOf(TWO);
  }

  @InBothEditions
  void need_not_be_used(Edition edition) {
    table(edition).cards(ONE, BRAIN).turnOf(ONE).roll("112233").act(ONE, STOP).expectTurnOf(TWO);
  }

  @InBothEditions
  void gives_others_nothing(Edition edition) {
    rolls(table(edition).cards(TWO, BRAIN).turnOf(ONE), 3).expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("freeze-time")
  void gives_a_roll_every_turn(Edition edition) {
    Scenario scenario = table(edition)
        .cards(ONE, BRAIN, "freeze-time")
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, EXTRA_TURN)
        .roll("11223")
        .act(ONE, reroll("1"))
        .roll("1")
        .act(ONE, reroll("1"))
        .roll("1")
        .act(ONE, reroll("1"))
        .roll("1");
    scenario.expectTurnOf(TWO);
  }

  @InBothEditions
  void bought_it_gives_a_roll_from_the_next_turn_on(Edition edition) {
    Scenario scenario =
        edition.table(2).inCity(TWO).energy(ONE, 5).market(BRAIN).deck("tank").turnOf(ONE);
    rolls(scenario, 3).act(ONE, buy(BRAIN)).reveal("tank").expectTurnOf(TWO).finalDice("112233");
    rolls(scenario, 4).expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_gives_a_fifth_roll(Edition edition) {
    rolls(table(edition).cards(ONE, BRAIN, "mimic>1/giant-brain").turnOf(ONE), 5)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_made_at_the_start_of_the_turn_gives_its_roll_at_once(Edition edition) {
    Scenario scenario = table(edition)
        .cards(ONE, "mimic")
        .energy(ONE, 1)
        .cards(THREE, BRAIN)
        .turnOf(ONE)
        .act(ONE, copy(THREE, BRAIN));
    rolls(scenario, 4).expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("energy-drink")
  @Tag("R-3")
  void adds_to_other_extra_rolls(Edition edition) {
    Scenario scenario =
        table(edition).cards(ONE, BRAIN, "energy-drink").energy(ONE, 1).turnOf(ONE);
    rolls(scenario, 4)
        .act(ONE, use("energy-drink"))
        .act(ONE, reroll("3"))
        .roll("3")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("metamorph")
  void sold_it_gives_no_roll_in_the_next_turn(Edition edition) {
    Scenario scenario = edition
        .table(2)
        .inCity(TWO)
        .cards(ONE, BRAIN, "metamorph")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, sell(BRAIN))
        .act(ONE, sell("metamorph"))
        .finalDice("112233");
    rolls(scenario, 3).expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("parasitic-tentacles")
  void bought_away_it_gives_the_roll_to_its_new_owner(Edition edition) {
    edition
        .table(2)
        .inCity(TWO)
        .cards(TWO, "parasitic-tentacles")
        .energy(TWO, 5)
        .cards(ONE, BRAIN)
        .turnOf(TWO)
        .finalDice("112233")
        .act(TWO, buyFrom(ONE, BRAIN))
        .roll("112233")
        .act(ONE, reroll("3"))
        .roll("3")
        .act(ONE, reroll("3"))
        .roll("3")
        .expectTurnOf(TWO)
        .roll("112233")
        .act(TWO, reroll("3"))
        .roll("3")
        .act(TWO, reroll("3"))
        .roll("3")
        .expectAsked(TWO, ChooseReroll.class);
  }
}
