package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static io.github.kotrules.testkit.rules.Answer.STOP;
import static io.github.kotrules.testkit.rules.Answer.reroll;
import static io.github.kotrules.testkit.rules.Answer.use;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.state.Event.CardUsed;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DiceCards.Fidget;
import io.github.kotrules.testkit.cards.DiceCards.FourthRoll;
import io.github.kotrules.testkit.cards.DiceCards.LuckyCharm;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("R-3")
class CardRerollsTest {
  private static final Game GAME =
      Edition.SECOND.game(2, new FourthRoll(), new LuckyCharm(), new Fidget());

  @Test
  void are_one_more_roll_of_as_many_dice_as_wanted() {
    Scenario.of(GAME, 2)
        .cards(ONE, "fourth-roll")
        .turnOf(ONE)
        .roll(NOTHING)
        .act(ONE, reroll("1"))
        .roll("1")
        .act(ONE, reroll("1"))
        .roll("1")
        .expectAsked(ONE, ChooseReroll.class)
        .act(ONE, reroll(NOTHING))
        .expectDice(6)
        .roll(NOTHING)
        .expectTurnOf(TWO);
  }

  @Test
  void rerolls_of_several_cards_add_up() {
    Scenario.of(GAME, 2)
        .cards(ONE, "fourth-roll", "fourth-roll")
        .turnOf(ONE)
        .roll(NOTHING)
        .act(ONE, reroll("1"))
        .roll("1")
        .act(ONE, reroll("1"))
        .roll("1")
        .act(ONE, reroll("1"))
        .roll("1")
        .act(ONE, reroll("112233"))
        .roll(NOTHING)
        .expectTurnOf(TWO);
  }

  @Test
  void are_for_the_owner_of_the_card_only() {
    Scenario.of(GAME, 2)
        .cards(TWO, "fourth-roll")
        .turnOf(ONE)
        .roll(NOTHING)
        .act(ONE, reroll("1"))
        .roll("1")
        .act(ONE, reroll("1"))
        .roll("1")
        .expectTurnOf(TWO);
  }

  private static Scenario charmAfterTheLastRoll() {
    return Scenario.of(GAME, 2)
        .cards(ONE, "lucky-charm")
        .energy(ONE, 1)
        .turnOf(ONE)
        .roll(NOTHING)
        .act(ONE, reroll("1"))
        .roll("1")
        .act(ONE, reroll("1"))
        .roll("1");
  }

  @Test
  void may_be_paid_for_after_the_last_roll() {
    charmAfterTheLastRoll()
        .expectOptions(STOP, use("lucky-charm"))
        .act(ONE, use("lucky-charm"))
        .expectEnergy(ONE, 0)
        .act(ONE, reroll("112233"))
        .expectDice(6)
        .roll(NOTHING)
        .expectTurnOf(TWO);
  }

  @Test
  void are_not_to_be_had_before_they_are_paid_for() {
    Scenario scenario =
        charmAfterTheLastRoll().expectAsked(ONE, ChooseReroll.class).expectRefused(reroll("1"));
    assertThat(scenario.options().contains(reroll("1"))).isFalse();
  }

  @Test
  void may_be_paid_for_before_the_others_are_used() {
    Scenario.of(GAME, 2)
        .cards(ONE, "lucky-charm")
        .energy(ONE, 1)
        .turnOf(ONE)
        .roll(NOTHING)
        .act(ONE, use("lucky-charm"))
        .act(ONE, reroll("1"))
        .roll("1")
        .act(ONE, reroll("1"))
        .roll("1")
        .act(ONE, reroll("1"))
        .roll("1")
        .expectTurnOf(TWO);
  }

  @Test
  void of_one_die_are_of_one_die() {
    Scenario.of(GAME, 2)
        .cards(ONE, "fidget")
        .turnOf(ONE)
        .roll("333112")
        .expectRefused(fidget("33"))
        .expectRefused(fidget("1"))
        .act(ONE, fidget("3"))
        .expectEvent(new CardUsed(ONE, CardId.of("fidget")))
        .expectDice(1);
  }

  @Test
  void of_one_die_cost_no_roll() {
    Scenario.of(GAME, 2)
        .cards(ONE, "fidget")
        .turnOf(ONE)
        .roll("311222")
        .act(ONE, fidget("3"))
        .roll("1")
        .act(ONE, reroll("111222"))
        .roll("311222")
        .act(ONE, fidget("3"))
        .roll("3")
        .act(ONE, reroll("311222"))
        .roll("112211")
        .expectTurnOf(TWO);
  }

  private static RerollWithCard fidget(String dice) {
    return new RerollWithCard(CardId.of("fidget"), Dice.parse(dice));
  }
}
