package io.github.kotrules.cards;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.BuyAction.BuyCard;
import io.github.kotrules.action.BuyAction.EndBuying;
import io.github.kotrules.action.CardAction.UseCard;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.event.Event;
import io.github.kotrules.event.VitalEvent.LifeLost;
import io.github.kotrules.event.VitalEvent.PointsGained;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("jet-fighters")
class JetFightersTest {
  private static final String CARD = "jet-fighters";

  @InBothEditions
  @Tag("B-4")
  void brings_five_points_and_costs_four_life(Edition edition) {
    Scenario bought = Buying.buy(edition, CARD)
        .expectPoints(ONE, 5)
        .expectLife(ONE, 6)
        .expectEnergy(ONE, Buying.REST)
        .expectCards(ONE)
        .expectAsked(ONE, ChoosePurchase.class);
    assertThat(Buying.isDiscarded(bought, CARD)).isTrue();
  }

  @InBothEditions
  void brings_the_points_before_the_damage(Edition edition) {
    ImmutableList<Event> events = Buying.buy(edition, CARD).events();
    assertThat(events)
        .containsSubsequence(new PointsGained(ONE, 5), new LifeLost(ONE, 4, ONE, DamageKind.CARD));
  }

  @InBothEditions
  void does_not_touch_others(Edition edition) {
    Buying.buy(edition, CARD)
        .expectLife(TWO, 10)
        .expectPoints(TWO, 0)
        .expectPlace(TWO, Place.CITY)
        .expectLife(THREE, 10)
        .expectPoints(THREE, 0);
  }

  @InBothEditions
  void cannot_be_bought_for_four(Edition edition) {
    Buying.table(edition, CARD)
        .energy(ONE, 4)
        .turnOf(ONE)
        .finalDice("112233")
        .expectRefused(new BuyCard(CardId.of(CARD)));
  }

  @InBothEditions
  void is_survived_with_five_life(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(ONE, 5), CARD)
        .expectLife(ONE, 1)
        .expectPoints(ONE, 5)
        .expectAsked(ONE, ChoosePurchase.class);
  }

  @InBothEditions
  @Tag("W-2")
  void a_buyer_that_it_kills_does_not_win(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(ONE, 4).points(ONE, 15), CARD)
        .expectPlace(ONE, Place.NOWHERE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("W-3")
  void a_buyer_that_survives_it_wins(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(ONE, 5).points(ONE, 15), CARD)
        .act(ONE, new EndBuying())
        .expectOver(ONE);
  }

  @InBothEditions
  @Tag("W-1")
  void a_buyer_that_it_kills_leaves_the_victory_to_the_last_opponent(Edition edition) {
    Buying.buy(Buying.table(edition, 2, CARD).inCity(TWO).life(ONE, 1), CARD).expectOver(TWO);
  }

  @InBothEditions
  @Tag("Y-2")
  void a_buyer_in_tokyo_stays_there(Edition edition) {
    Buying.buy(Buying.table(edition, 3, CARD).inCity(ONE), CARD)
        .expectLife(ONE, 6)
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 7)
        .expectAsked(ONE, ChoosePurchase.class);
  }

  @InBothEditions
  @Tag("wings")
  void the_buyer_may_defend_itself(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).cards(ONE, "wings"), CARD)
        .expectPending(new ChooseDefence(ONE, 4, DamageKind.CARD))
        .act(ONE, new UseCard(CardId.of("wings")))
        .expectLife(ONE, 10)
        .expectPoints(ONE, 5);
  }

  @InBothEditions
  @Tag("it-has-a-child")
  void a_reborn_buyer_loses_the_points_again(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(ONE, 1).cards(ONE, "it-has-a-child"), CARD)
        .expectLife(ONE, 10)
        .expectPoints(ONE, 0)
        .expectCards(ONE)
        .expectAsked(ONE, ChoosePurchase.class);
  }
}
