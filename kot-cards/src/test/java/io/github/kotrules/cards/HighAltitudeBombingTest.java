package io.github.kotrules.cards;

import static io.github.kotrules.cards.CardIds.WINGS;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("high-altitude-bombing")
class HighAltitudeBombingTest {
  private static final String CARD = "high-altitude-bombing";

  @InBothEditions
  @Tag("B-4")
  void hurts_everybody_for_three_the_buyer_too(Edition edition) {
    Scenario bought = Buying.buy(edition, CARD)
        .expectLife(ONE, 7)
        .expectLife(TWO, 7)
        .expectLife(THREE, 7)
        .expectPoints(ONE, 0)
        .expectEnergy(ONE, Buying.REST)
        .expectCards(ONE);
    assertThat(Trade.isDiscarded(bought, CARD)).isTrue();
  }

  @InBothEditions
  @Tag("D-8")
  void hits_the_buyer_last(Edition edition) {
    assertThat(Buying.buy(edition, CARD).events())
        .containsSubsequence(
            new LifeLost(TWO, 3, ONE, DamageKind.CARD),
            new LifeLost(THREE, 3, ONE, DamageKind.CARD),
            new LifeLost(ONE, 3, ONE, DamageKind.CARD));
  }

  @InBothEditions
  void cannot_be_bought_for_three(Edition edition) {
    Buying.table(edition, CARD)
        .energy(ONE, 3)
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
  @Tag("wings")
  void everybody_may_defend_itself(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).cards(ONE, "wings").energy(TWO, 2), CARD)
        .expectLife(TWO, 7)
        .expectDefence(ONE, 3, DamageKind.CARD)
        .act(ONE, new UseCard(WINGS))
        .expectLife(ONE, 10)
        .expectEnergy(ONE, 0)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("W-2")
  void a_buyer_that_it_kills_does_not_win(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(ONE, 3).points(ONE, 20), CARD)
        .expectPlace(ONE, Place.NOWHERE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("W-1")
  void who_alone_survives_it_wins(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(ONE, 3).life(TWO, 2), CARD).expectOver(THREE);
  }

  @InBothEditions
  @Tag("W-4")
  void when_it_kills_all_all_lose(Edition edition) {
    Buying.buy(
            Buying.table(edition, CARD).life(ONE, 3).life(TWO, 2).life(THREE, 1).points(ONE, 20),
            CARD)
        .expectOver();
  }
}
