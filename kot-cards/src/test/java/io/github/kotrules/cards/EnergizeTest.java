package io.github.kotrules.cards;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("energize")
class EnergizeTest {
  private static final String CARD = "energize";

  @InBothEditions
  @Tag("B-4")
  void brings_nine_energy_and_is_discarded(Edition edition) {
    Scenario bought = Buying.buy(Buying.table(edition, CARD).energy(ONE, 8), CARD)
        .expectEvent(new EnergyGained(ONE, 9))
        .expectEnergy(ONE, 9)
        .expectPoints(ONE, 0)
        .expectCards(ONE);
    assertThat(Trade.isDiscarded(bought, CARD)).isTrue();
  }

  @InBothEditions
  void brings_others_nothing(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).energy(THREE, 3), CARD)
        .expectEnergy(TWO, 0)
        .expectEnergy(THREE, 3);
  }

  @InBothEditions
  void cannot_be_bought_for_seven(Edition edition) {
    Buying.table(edition, CARD)
        .energy(ONE, 7)
        .turnOf(ONE)
        .finalDice("112233")
        .expectRefused(new BuyCard(CardId.of(CARD)));
  }

  @InBothEditions
  @Tag("B-1")
  void its_energy_can_be_spent_at_once(Edition edition) {
    Scenario bought = Buying.buy(
            Buying.table(edition, CARD).market(CARD, "skyscraper").energy(ONE, 8), CARD)
        .expectAsked(ONE, ChoosePurchase.class);
    Buying.again(bought, "skyscraper").expectPoints(ONE, 4).expectEnergy(ONE, 3);
  }

  @InBothEditions
  @Tag("friend-of-children")
  void is_one_gain(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).energy(ONE, 8).cards(ONE, "friend-of-children"), CARD)
        .expectEnergy(ONE, 10);
  }
}
