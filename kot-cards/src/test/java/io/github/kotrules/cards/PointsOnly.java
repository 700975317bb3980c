package io.github.kotrules.cards;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.CardPlayed;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

/** What the Discard cards have in common that bring points and nothing else. */
abstract class PointsOnly {
  private final String card;
  private final int cost;
  private final int points;

  PointsOnly(String card, int cost, int points) {
    this.card = card;
    this.cost = cost;
    this.points = points;
  }

  @InBothEditions
  @Tag("B-4")
  void is_worth_its_points_and_discarded(Edition edition) {
    Scenario bought = Buying.buy(edition, card)
        .expectEvent(new CardPlayed(ONE, CardId.of(card)))
        .expectPoints(ONE, points)
        .expectEnergy(ONE, Buying.REST)
        .expectLife(ONE, 10)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectCards(ONE)
        .expectAsked(ONE, ChoosePurchase.class);
    assertThat(Trade.isDiscarded(bought, card)).isTrue();
  }

  @InBothEditions
  void is_worth_nothing_to_others(Edition edition) {
    Buying.buy(Buying.table(edition, card).points(TWO, 4).energy(THREE, 3), card)
        .expectPoints(TWO, 4)
        .expectLife(TWO, 10)
        .expectPlace(TWO, Place.CITY)
        .expectPoints(THREE, 0)
        .expectEnergy(THREE, 3);
  }

  @InBothEditions
  void cannot_be_bought_for_one_energy_less(Edition edition) {
    Buying.table(edition, card)
        .energy(ONE, cost - 1)
        .turnOf(ONE)
        .finalDice("112233")
        .expectRefused(new BuyCard(CardId.of(card)));
  }

  @InBothEditions
  @Tag("W-1")
  void does_not_lead_above_twenty(Edition edition) {
    Buying.buy(Buying.table(edition, card).points(ONE, 21 - points), card).expectPoints(ONE, 20);
  }

  @InBothEditions
  @Tag("W-3")
  void wins_at_the_end_of_the_turn(Edition edition) {
    Buying.buy(Buying.table(edition, card).points(ONE, 20 - points), card)
        .expectAsked(ONE, ChoosePurchase.class)
        .act(ONE, new EndBuying())
        .expectOver(ONE);
  }
}
