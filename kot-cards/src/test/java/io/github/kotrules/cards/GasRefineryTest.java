package io.github.kotrules.cards;

import static io.github.kotrules.cards.CardIds.WINGS;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("gas-refinery")
class GasRefineryTest {
  private static final String CARD = "gas-refinery";

  @InBothEditions
  @Tag("B-4")
  void brings_two_points_and_hurts_every_opponent_for_three(Edition edition) {
    Scenario bought = Buying.buy(edition, CARD)
        .expectPoints(ONE, 2)
        .expectLife(TWO, 7)
        .expectLife(THREE, 7)
        .expectEnergy(ONE, Buying.REST)
        .expectCards(ONE);
    assertThat(Trade.isDiscarded(bought, CARD)).isTrue();
  }

  @InBothEditions
  void spares_the_buyer_and_brings_others_no_points(Edition edition) {
    Buying.buy(edition, CARD).expectLife(ONE, 10).expectPoints(TWO, 0).expectPoints(THREE, 0);
  }

  @InBothEditions
  @Tag("D-8")
  void brings_the_points_before_the_damage(Edition edition) {
    assertThat(Buying.buy(edition, CARD).events())
        .containsSubsequence(
            new PointsGained(ONE, 2),
            new LifeLost(TWO, 3, ONE, DamageKind.CARD),
            new LifeLost(THREE, 3, ONE, DamageKind.CARD));
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
  @Tag("Y-2")
  void is_no_attack_so_nobody_yields_or_enters(Edition edition) {
    Buying.buy(edition, CARD)
        .expectAsked(ONE, ChoosePurchase.class)
        .expectPlace(TWO, Place.CITY)
        .expectPlace(ONE, Place.OUTSIDE);
  }

  @InBothEditions
  void four_life_survive_it_and_three_do_not(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(TWO, 4).life(THREE, 3), CARD)
        .expectLife(TWO, 1)
        .expectPlace(THREE, Place.NOWHERE)
        .expectAsked(ONE, ChoosePurchase.class);
  }

  @InBothEditions
  @Tag("wings")
  void each_opponent_may_defend_itself(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).cards(THREE, "wings").energy(THREE, 2), CARD)
        .expectDefence(THREE, 3, DamageKind.CARD)
        .act(THREE, new UseCard(WINGS))
        .expectLife(THREE, 10)
        .expectLife(TWO, 7)
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  @Tag("W-1")
  void its_points_can_win(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).points(ONE, 18), CARD)
        .act(ONE, new EndBuying())
        .expectOver(ONE);
  }
}
