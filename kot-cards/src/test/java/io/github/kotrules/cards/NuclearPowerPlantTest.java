package io.github.kotrules.cards;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.Event.LifeGained;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("nuclear-power-plant")
class NuclearPowerPlantTest {
  private static final String CARD = "nuclear-power-plant";

  @InBothEditions
  @Tag("B-4")
  void brings_two_points_and_heals_three_life(Edition edition) {
    Scenario bought = Buying.buy(Buying.table(edition, CARD).life(ONE, 5), CARD)
        .expectPoints(ONE, 2)
        .expectLife(ONE, 8)
        .expectEnergy(ONE, Buying.REST)
        .expectCards(ONE);
    assertThat(Trade.isDiscarded(bought, CARD)).isTrue();
  }

  @InBothEditions
  @Tag("D-4")
  void heals_in_tokyo_too(Edition edition) {
    Buying.buy(Buying.table(edition, 3, CARD).inCity(ONE).life(ONE, 5), CARD)
        .expectLife(ONE, 8)
        .expectPoints(ONE, 4);
  }

  @InBothEditions
  void does_not_heal_above_the_maximum(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(ONE, 8), CARD)
        .expectEvent(new LifeGained(ONE, 2))
        .expectLife(ONE, 10);
  }

  @InBothEditions
  void in_full_health_it_still_brings_the_points(Edition edition) {
    Buying.buy(edition, CARD)
        .expectNoEvent(LifeGained.class)
        .expectPoints(ONE, 2)
        .expectLife(ONE, 10);
  }

  @InBothEditions
  void brings_others_nothing(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(TWO, 5).life(THREE, 5), CARD)
        .expectLife(TWO, 5)
        .expectPoints(TWO, 0)
        .expectLife(THREE, 5)
        .expectPoints(THREE, 0);
  }

  @InBothEditions
  void cannot_be_bought_for_five(Edition edition) {
    Buying.table(edition, CARD)
        .energy(ONE, 5)
        .turnOf(ONE)
        .finalDice("112233")
        .expectRefused(new BuyCard(CardId.of(CARD)));
  }

  @InBothEditions
  @Tag("regeneration")
  void is_one_heal(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(ONE, 5).cards(ONE, "regeneration"), CARD)
        .expectLife(ONE, 9);
  }

  @InBothEditions
  @Tag("W-1")
  void its_points_can_win(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).points(ONE, 18), CARD)
        .act(ONE, new EndBuying())
        .expectOver(ONE);
  }
}
