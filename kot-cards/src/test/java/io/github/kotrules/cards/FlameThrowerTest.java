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
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("flame-thrower")
class FlameThrowerTest {
  private static final String CARD = "flame-thrower";

  @InBothEditions
  @Tag("B-4")
  void hurts_every_opponent_for_two(Edition edition) {
    Scenario bought = Buying.buy(edition, CARD)
        .expectLife(TWO, 8)
        .expectLife(THREE, 8)
        .expectEnergy(ONE, Buying.REST)
        .expectCards(ONE);
    assertThat(Trade.isDiscarded(bought, CARD)).isTrue();
  }

  @InBothEditions
  void spares_the_buyer(Edition edition) {
    Buying.buy(edition, CARD).expectLife(ONE, 10).expectPoints(ONE, 0);
  }

  @InBothEditions
  void cannot_be_bought_for_two(Edition edition) {
    Buying.table(edition, CARD)
        .energy(ONE, 2)
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
  @Tag("D-5")
  void hits_from_tokyo_whoever_shares_it(Edition edition) {
    Buying.buy(Buying.table(edition, 5, CARD).inCity(ONE).inBay(TWO), CARD)
        .expectLife(TWO, 8)
        .expectLife(THREE, 8)
        .expectPlace(TWO, Place.BAY);
  }

  @InBothEditions
  @Tag("D-8")
  void hits_clockwise_from_the_buyers_left(Edition edition) {
    assertThat(Buying.buy(edition, CARD).events())
        .containsSubsequence(
            new LifeLost(TWO, 2, ONE, DamageKind.CARD),
            new LifeLost(THREE, 2, ONE, DamageKind.CARD));
  }

  @InBothEditions
  @Tag("armor-plating")
  void is_two_damage_at_once(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).cards(TWO, "armor-plating"), CARD).expectLife(TWO, 8);
  }

  @InBothEditions
  @Tag("wings")
  void each_opponent_may_defend_itself(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).cards(TWO, "wings").energy(TWO, 2), CARD)
        .expectDefence(TWO, 2, DamageKind.CARD)
        .act(TWO, new UseCard(WINGS))
        .expectLife(TWO, 10)
        .expectLife(THREE, 8);
  }

  @InBothEditions
  @Tag("T-4")
  void whom_it_kills_in_tokyo_leaves_it_empty(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(TWO, 2), CARD)
        .expectPlace(TWO, Place.NOWHERE)
        .expectPlace(ONE, Place.OUTSIDE)
        .act(ONE, new EndBuying())
        .expectTurnOf(THREE)
        .finalDice("11223S")
        .expectPlace(THREE, Place.CITY)
        .expectPoints(THREE, 1);
  }

  @Test
  @Tag("W-3")
  void first_edition_the_last_monster_alive_wins_at_once() {
    Buying.buy(Buying.table(Edition.FIRST, CARD).life(TWO, 2).life(THREE, 1), CARD)
        .expectOver(ONE);
  }

  @Test
  @Tag("W-3")
  void second_edition_the_last_monster_alive_wins_at_the_end_of_the_turn() {
    Buying.buy(Buying.table(Edition.SECOND, CARD).life(TWO, 2).life(THREE, 1), CARD)
        .expectAsked(ONE, ChoosePurchase.class)
        .act(ONE, new EndBuying())
        .expectOver(ONE);
  }
}
