package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.NOWHERE;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.EndSelling;
import io.github.kotrules.action.Action.SellCard;
import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.effect.Effect.GiveTokens;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnEnd;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.MarketCards;
import java.util.List;
import org.junit.jupiter.api.Tag;

@Tag("E-1")
class EndOfTurnTest {

  /** Seat 1's turn, with City taken by seat 3, whose turn is far. */
  private static Given table(Edition edition) {
    return Scenario.of(edition.fullGame(), 3).inCity(THREE);
  }

  private static List<Event> ofOne(Scenario scenario) {
    return scenario.events().stream()
        .filter(event -> event instanceof PointsGained || event instanceof LifeLost)
        .toList();
  }

  @InBothEditions
  void parts_come_in_their_order_whatever_was_acquired_first_and_poison_is_last(Edition edition) {
    Scenario scenario = table(edition)
        .cards(
            ONE, "upkeep-prize", "conduct-prize", "holdings-prize", "standing-prize", "sales-prize")
        .poison(ONE, 2)
        .turnOf(ONE)
        .finalDice("112233");
    assertThat(ofOne(scenario))
        .containsExactly(
            new PointsGained(ONE, 1),
            new PointsGained(ONE, 2),
            new PointsGained(ONE, 3),
            new PointsGained(ONE, 4),
            new PointsGained(ONE, 5),
            new LifeLost(ONE, 2, null, DamageKind.POISON));
    scenario.expectPoints(ONE, 15).expectLife(ONE, 8).expectTurnOf(TWO).expectDice(6);
  }

  @InBothEditions
  void only_the_active_monsters_cards_and_poison_act(Edition edition) {
    table(edition)
        .cards(TWO, "sales-prize", "upkeep-prize")
        .poison(TWO, 3)
        .turnOf(ONE)
        .finalDice("112233")
        .expectTurnOf(TWO)
        .expectPoints(TWO, 0)
        .expectLife(TWO, 10);
  }

  @InBothEditions
  void cards_are_sold_before_holdings_are_counted(Edition edition) {
    table(edition)
        .cards(ONE, "savings", "locket", "flea-market")
        .energy(ONE, 1)
        .turnOf(ONE)
        .finalDice("112233")
        .expectAsked(ONE, ChooseSale.class)
        .act(ONE, new SellCard(CardId.of("locket")))
        .expectEnergy(ONE, 6)
        .expectPoints(ONE, 0)
        .act(ONE, new EndSelling())
        .expectPoints(ONE, 6)
        .expectCards(ONE, "savings", "flea-market");
  }

  @InBothEditions
  void energy_of_a_sale_buys_nothing_this_turn(Edition edition) {
    table(edition)
        .cards(ONE, "locket", "flea-market")
        .energy(ONE, 1)
        .market("charm", "trinket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new EndBuying())
        .act(ONE, new SellCard(CardId.of("locket")))
        .act(ONE, new EndSelling())
        .expectTurnOf(TWO)
        .expectEnergy(ONE, 6)
        .expectMarket("charm trinket -");
  }

  @InBothEditions
  void a_card_that_was_sold_does_not_speak_in_a_later_part(Edition edition) {
    Scenario scenario = table(edition)
        .cards(ONE, "flea-market", "upkeep-prize")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new SellCard(CardId.of("upkeep-prize")))
        .act(ONE, new EndSelling())
        .expectPoints(ONE, 0)
        .expectTurnOf(TWO);
    assertThat(scenario.state().discards().contains(CardId.of("upkeep-prize"))).isTrue();
  }

  @InBothEditions
  void a_monster_that_dies_in_one_part_gets_nothing_in_the_next(Edition edition) {
    table(edition)
        .cards(ONE, "upkeep-prize", "heart-attack", "sales-prize")
        .turnOf(ONE)
        .finalDice("112233")
        .expectPlace(ONE, NOWHERE)
        .expectPoints(ONE, 1)
        .expectCards(ONE)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void poison_costs_one_life_for_each_token_and_the_tokens_stay(Edition edition) {
    Scenario scenario = table(edition)
        .poison(ONE, 3)
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(ONE, 7)
        .expectLife(TWO, 10);
    assertThat(scenario.state().tokens(ONE, Token.POISON)).isEqualTo(3);
  }

  @InBothEditions
  void poison_hurts_in_tokyo_too_and_nobody_is_asked_to_yield(Edition edition) {
    table(edition)
        .poison(THREE, 1)
        .turnOf(THREE)
        .finalDice("112233")
        .expectLife(THREE, 9)
        .expectTurnOf(ONE)
        .expectDice(6);
  }

  @InBothEditions
  void poison_can_kill(Edition edition) {
    table(edition)
        .poison(ONE, 2)
        .life(ONE, 1)
        .energy(ONE, 1)
        .turnOf(ONE)
        .finalDice("112233")
        .expectPlace(ONE, NOWHERE)
        .expectLife(ONE, 0)
        .expectEnergy(ONE, 0)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void poison_comes_after_buying(Edition edition) {
    table(edition)
        .poison(ONE, 1)
        .life(ONE, 1)
        .energy(ONE, 1)
        .market("charm")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(ONE, 1)
        .act(ONE, new EndBuying())
        .expectPlace(ONE, NOWHERE);
  }

  @InBothEditions
  @Tag("E-1")
  void a_token_given_at_the_end_of_the_turn_hurts_at_once(Edition edition) {
    Game game = edition.game(new MarketCards.AtTurnEnd(
        "bad-meal",
        TurnEnd.UPKEEP,
        (table, owner) -> ImmutableList.of(new GiveTokens(owner, Token.POISON, 1))));
    Scenario.of(game, 3)
        .inCity(THREE)
        .cards(ONE, "bad-meal")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(ONE, 9)
        .expectTurnOf(TWO);
  }
}
