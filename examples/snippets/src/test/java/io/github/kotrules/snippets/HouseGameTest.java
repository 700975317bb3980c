package io.github.kotrules.snippets;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.TakeDamage;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.testkit.Laws;
import io.github.kotrules.testkit.RandomPlay;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Test;

class HouseGameTest {
  private static final Game GAME = HouseGame.secondEdition();
  private static final UseCard THICK_SKIN = new UseCard(CardId.of("thick-skin"));

  @Test
  void street_party_scores_for_the_buyer_and_heals_everybody() {
    Scenario.of(GAME, 3)
        .energy(ONE, 4)
        .life(ONE, 10)
        .life(TWO, 5)
        .market("street-party")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(CardId.of("street-party")))
        .reveal("skyscraper")
        .expectPoints(ONE, 3) // with the point for entering Tokyo
        .expectLife(ONE, 10)
        .expectLife(TWO, 6)
        .expectLife(THREE, 10)
        .expectTurnOf(TWO);
  }

  @Test
  void thick_skin_takes_one_off_each_damage() {
    Scenario.of(GAME, 3)
        .inCity(ONE)
        .energy(ONE, 5)
        .cards(ONE, "thick-skin")
        .turnOf(TWO)
        .finalDice("11SSS2")
        .expectDefence(ONE, 3, DamageKind.SMASH)
        .act(ONE, THICK_SKIN)
        .expectLife(ONE, 8)
        .expectEnergy(ONE, 4);
  }

  @Test
  void thick_skin_can_be_left_alone_and_needs_energy() {
    Scenario.of(GAME, 3)
        .inCity(ONE)
        .energy(ONE, 1)
        .cards(ONE, "thick-skin")
        .turnOf(TWO)
        .finalDice("11SSS2")
        .act(ONE, new TakeDamage())
        .expectLife(ONE, 7);
    Scenario.of(GAME, 3)
        .inCity(ONE)
        .cards(ONE, "thick-skin")
        .turnOf(TWO)
        .finalDice("11SSS2")
        .expectLife(ONE, 7);
  }

  @Test
  void the_laws_hold_in_games_with_both_cards() {
    for (int seed = 0; seed < 50; seed++) {
      RandomPlay play = new RandomPlay(GAME, seed);
      play.toEnd(
          play.newTable(2 + seed % 5),
          (before, action, after) -> Laws.checkStep(GAME, before, action, after));
    }
  }
}
