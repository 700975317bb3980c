package io.github.kotrules.snippets;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Play;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.model.CardId;
import io.github.kotrules.testkit.CardSetCheck;
import io.github.kotrules.testkit.FixedDice;
import io.github.kotrules.testkit.Scenario;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** How to test cards and bots of one's own; the README shows what stands between the marks. */
class TestYourOwnTest {
  private static final CardId THICK_SKIN = CardId.of("thick-skin");

  @Test
  void a_card_in_a_scenario_and_among_all_others() {
    // README: begin
    Game game = HouseGame.secondEdition();
    Scenario.of(game, 3)
        .inCity(ONE)
        .energy(ONE, 1)
        .cards(ONE, "thick-skin")
        .turnOf(TWO)
        .dice("1223SS") // falls as soon as the table waits for it
        .stop()
        .act(ONE, new UseCard(THICK_SKIN))
        .expectLife(ONE, 9)
        .expectEnergy(ONE, 0)
        .act(ONE, new StayInTokyo())
        .end(); // fails if dice are left or somebody is still asked

    CardSetCheck.of(game).onlyPairsWith("thick-skin").randomGames(100).run();
    // README: end
  }

  @Test
  void a_card_with_a_card_of_the_deck_to_come() {
    Scenario.of(HouseGame.secondEdition(), 3)
        .energy(ONE, 4)
        .life(TWO, 5)
        .market("street-party")
        .turnOf(ONE)
        .dice("112233")
        .reveals("skyscraper")
        .stop()
        .act(ONE, new BuyCard(CardId.of("street-party")))
        .expectPoints(ONE, 3) // with the point for entering Tokyo
        .expectLife(TWO, 6)
        .expectDiscarded("street-party")
        .end();
  }

  @Test
  void a_bot_with_dice_that_are_known_beforehand() {
    Game game = HouseGame.secondEdition();
    GameRecord start = Scenario.of(game, 2).points(TWO, 19).turnOf(ONE).record();
    FixedDice dice = FixedDice.of("112233", "111EEH");

    GameRecord record = Play.of(game, start)
        .choosers(Collections.nCopies(2, Chooser.firstOption()))
        .chance(dice)
        .toEnd();

    Scenario.from(game, record).expectOver(TWO);
    dice.checkUsedUp();
    assertThat(record.actions()).hasSizeLessThan(10);
  }
}
