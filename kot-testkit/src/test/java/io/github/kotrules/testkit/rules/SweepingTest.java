package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.Event.EnergyLost;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("B-3")
class SweepingTest {

  private static Given table(Edition edition, int energy) {
    return Scenario.of(edition.fullGame(), 3)
        .inCity(TWO)
        .energy(ONE, energy)
        .market("trinket", "locket", "tall-tower")
        .deck("big-heart", "echo", "parade", "festival", "bomb", "blackout");
  }

  @InBothEditions
  void discards_three_cards_for_two_energy_and_reveals_three_new_ones(Edition edition) {
    Scenario scenario = table(edition, 2)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new SweepMarket())
        .expectEvent(new EnergyLost(ONE, 2))
        .expectMarket("- - -")
        .reveal("big-heart")
        .reveal("echo")
        .expectReveal()
        .reveal("parade")
        .expectMarket("big-heart echo parade")
        .expectEnergy(ONE, 0)
        .expectTurnOf(TWO);
    assertThat(scenario.state().discards().toList())
        .contains(CardId.of("trinket"), CardId.of("locket"), CardId.of("tall-tower"));
  }

  @InBothEditions
  void is_not_possible_with_one_energy(Edition edition) {
    table(edition, 1)
        .market("charm", "locket", "trinket")
        .turnOf(ONE)
        .finalDice("112233")
        .expectOptions(new EndBuying(), new BuyCard(CardId.of("charm")))
        .expectRefused(new SweepMarket());
  }

  @InBothEditions
  void can_be_done_again_while_energy_lasts(Edition edition) {
    table(edition, 5)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new SweepMarket())
        .reveal("big-heart")
        .reveal("echo")
        .reveal("parade")
        .act(ONE, new SweepMarket())
        .reveal("festival")
        .reveal("bomb")
        .reveal("blackout")
        .expectMarket("festival bomb blackout")
        .expectEnergy(ONE, 1)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void the_new_cards_can_be_bought_at_once(Edition edition) {
    table(edition, 3)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new SweepMarket())
        .reveal("big-heart")
        .reveal("parade")
        .reveal("blackout")
        .expectAsked(ONE, ChoosePurchase.class)
        .act(ONE, new BuyCard(CardId.of("big-heart")))
        .expectEnergy(ONE, 0)
        .expectCards(ONE, "big-heart");
  }

  @InBothEditions
  void is_not_made_cheaper_by_a_discount(Edition edition) {
    table(edition, 2)
        .cards(ONE, "discount")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new SweepMarket())
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  void is_not_made_possible_by_a_discount(Edition edition) {
    table(edition, 1)
        .market("charm", "locket", "trinket")
        .cards(ONE, "discount")
        .turnOf(ONE)
        .finalDice("112233")
        .expectRefused(new SweepMarket());
  }

  @InBothEditions
  void is_no_purchase(Edition edition) {
    table(edition, 2)
        .cards(ONE, "fan-club")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new SweepMarket())
        .expectNoEvent(PointsGained.class)
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  void fills_slots_that_were_empty(Edition edition) {
    table(edition, 2)
        .market("-", "locket", "-")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new SweepMarket())
        .reveal("big-heart")
        .reveal("echo")
        .reveal("parade")
        .expectMarket("big-heart echo parade");
  }

  @InBothEditions
  void costs_others_nothing(Edition edition) {
    table(edition, 2)
        .energy(THREE, 4)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new SweepMarket())
        .expectEnergy(THREE, 4)
        .expectReveal();
  }
}
