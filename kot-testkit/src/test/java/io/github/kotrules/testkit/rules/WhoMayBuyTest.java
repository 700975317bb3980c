package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static io.github.kotrules.testkit.rules.Answer.buy;

import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.card.BuysFromMonsters;
import io.github.kotrules.card.BuysRevealed;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DamageCards.Mud;
import io.github.kotrules.testkit.cards.DamageCards.Shell;
import io.github.kotrules.testkit.cards.InventedCard.Keep;
import io.github.kotrules.testkit.cards.VitalCards.Bandage;
import org.junit.jupiter.api.Tag;

/** A card that lets its owner buy more than the market says itself when, and from whom. */
class WhoMayBuyTest {
  /** Its owner may buy the cards of the Monster to its left. */
  private record LongArm() implements Keep, BuysFromMonsters {
    @Override
    public boolean canBuyFrom(Table table, Seat owner, Seat seller) {
      return seller == table.left(owner);
    }
  }

  /** Its owner may buy what is revealed while it is in Tokyo. */
  private record HighTower() implements Keep, BuysRevealed {
    @Override
    public boolean canBuyRevealed(Table table, Seat owner) {
      return table.isInTokyo(owner);
    }
  }

  private static Given table(Edition edition) {
    return Scenario.of(
        edition.game(new Bandage(), new HighTower(), new LongArm(), new Mud(), new Shell()), 3);
  }

  @InBothEditions
  @Tag("B-1")
  void from_another_monster_is_said_by_the_card(Edition edition) {
    table(edition)
        .cards(ONE, "long-arm")
        .energy(ONE, 1)
        .cards(TWO, "shell")
        .cards(THREE, "mud")
        .turnOf(ONE)
        .finalDice(NOTHING)
        .expectOptions(new EndBuying(), new BuyFromMonster(TWO, CardId.of("shell")));
  }

  @InBothEditions
  @Tag("B-6")
  void what_is_revealed_is_said_by_the_card(Edition edition) {
    table(edition)
        .inCity(TWO)
        .cards(TWO, "high-tower")
        .energy(TWO, 1)
        .energy(ONE, 1)
        .market("bandage")
        .turnOf(ONE)
        .finalDice(NOTHING)
        .act(ONE, buy("bandage"))
        .reveal("mud")
        .endsAsking(TWO, ChooseRevealed.class);
  }

  @InBothEditions
  @Tag("B-6")
  void what_is_revealed_is_not_offered_if_the_card_is_silent(Edition edition) {
    table(edition)
        .inCity(TWO)
        .cards(THREE, "high-tower")
        .energy(THREE, 1)
        .energy(ONE, 1)
        .market("bandage")
        .turnOf(ONE)
        .finalDice(NOTHING)
        .act(ONE, buy("bandage"))
        .reveal("mud")
        .expectTurnOf(TWO)
        .end();
  }
}
