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
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Tag;

/** What the Discard cards have in common that bring points at the price of damage to the buyer. */
abstract class PointsForDamage {
  private final String card;
  private final int cost;
  private final int points;
  private final int damage;

  PointsForDamage(String card, int cost, int points, int damage) {
    this.card = card;
    this.cost = cost;
    this.points = points;
    this.damage = damage;
  }

  @InBothEditions
  @Tag("B-4")
  void brings_points_and_costs_life(Edition edition) {
    Scenario bought = Buying.buy(edition, card)
        .expectPoints(ONE, points)
        .expectLife(ONE, 10 - damage)
        .expectEnergy(ONE, Buying.REST)
        .expectCards(ONE)
        .expectAsked(ONE, ChoosePurchase.class);
    assertThat(Trade.isDiscarded(bought, card)).isTrue();
  }

  @InBothEditions
  void brings_the_points_before_the_damage(Edition edition) {
    List<Event> events = Buying.buy(edition, card).events();
    assertThat(events)
        .containsSubsequence(
            new PointsGained(ONE, points), new LifeLost(ONE, damage, ONE, DamageKind.CARD));
  }

  @InBothEditions
  void does_not_touch_others(Edition edition) {
    Buying.buy(edition, card)
        .expectLife(TWO, 10)
        .expectPoints(TWO, 0)
        .expectPlace(TWO, Place.CITY)
        .expectLife(THREE, 10)
        .expectPoints(THREE, 0);
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
  void is_survived_with_one_life_more_than_the_damage(Edition edition) {
    Buying.buy(Buying.table(edition, card).life(ONE, damage + 1), card)
        .expectLife(ONE, 1)
        .expectPoints(ONE, points)
        .expectAsked(ONE, ChoosePurchase.class);
  }

  @InBothEditions
  @Tag("W-2")
  void a_buyer_that_it_kills_does_not_win(Edition edition) {
    Buying.buy(Buying.table(edition, card).life(ONE, damage).points(ONE, 20 - points), card)
        .expectPlace(ONE, Place.NOWHERE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("W-3")
  void a_buyer_that_survives_it_wins(Edition edition) {
    Buying.buy(Buying.table(edition, card).life(ONE, damage + 1).points(ONE, 20 - points), card)
        .act(ONE, new EndBuying())
        .expectOver(ONE);
  }

  @InBothEditions
  @Tag("W-1")
  void a_buyer_that_it_kills_leaves_the_victory_to_the_last_opponent(Edition edition) {
    Buying.buy(Buying.table(edition, 2, card).inCity(TWO).life(ONE, 1), card).expectOver(TWO);
  }

  @InBothEditions
  @Tag("Y-2")
  void a_buyer_in_tokyo_stays_there(Edition edition) {
    Buying.buy(Buying.table(edition, 3, card).inCity(ONE), card)
        .expectLife(ONE, 10 - damage)
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, points + 2)
        .expectAsked(ONE, ChoosePurchase.class);
  }

  @InBothEditions
  @Tag("wings")
  void the_buyer_may_defend_itself(Edition edition) {
    Buying.buy(Buying.table(edition, card).cards(ONE, "wings"), card)
        .expectDefence(ONE, damage, DamageKind.CARD)
        .act(ONE, new UseCard(WINGS))
        .expectLife(ONE, 10)
        .expectPoints(ONE, points);
  }

  @InBothEditions
  @Tag("it-has-a-child")
  void a_reborn_buyer_loses_the_points_again(Edition edition) {
    Buying.buy(Buying.table(edition, card).life(ONE, 1).cards(ONE, "it-has-a-child"), card)
        .expectLife(ONE, 10)
        .expectPoints(ONE, 0)
        .expectCards(ONE)
        .expectAsked(ONE, ChoosePurchase.class);
  }
}
