package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.NOWHERE;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.PointsLost;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

class WinningTest {

  /** Seat 1's turn comes, City is taken by seat 3. */
  private static Given table(Edition edition) {
    return Scenario.of(edition.fullGame(), 3).inCity(THREE);
  }

  private static BuyCard buy(String card) {
    return new BuyCard(CardId.of(card));
  }

  @InBothEditions
  @Tag("W-1")
  void twenty_points_win_at_the_end_of_the_turn(Edition edition) {
    table(edition)
        .points(ONE, 17)
        .turnOf(ONE)
        .finalDice("333112")
        .expectPoints(ONE, 20)
        .expectOver(ONE)
        .expectRefused(new Roll(Dice.parse("112233")));
  }

  @InBothEditions
  @Tag("W-1")
  void nineteen_points_do_not_win(Edition edition) {
    table(edition)
        .points(ONE, 17)
        .turnOf(ONE)
        .finalDice("222113")
        .expectPoints(ONE, 19)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("W-1")
  void points_end_at_twenty(Edition edition) {
    table(edition)
        .points(ONE, 19)
        .energy(ONE, 1)
        .market("charm")
        .turnOf(ONE)
        .finalDice("333333")
        .expectEvent(new PointsGained(ONE, 1))
        .expectPoints(ONE, 20);
  }

  @InBothEditions
  @Tag("W-1")
  void with_twenty_points_none_are_gained(Edition edition) {
    table(edition)
        .points(ONE, 20)
        .turnOf(ONE)
        .finalDice("333112")
        .expectNoEvent(PointsGained.class)
        .expectPoints(ONE, 20)
        .expectOver(ONE);
  }

  @InBothEditions
  @Tag("W-1")
  void points_never_fall_below_zero(Edition edition) {
    table(edition)
        .points(TWO, 3)
        .points(THREE, 9)
        .energy(ONE, 1)
        .market("theft")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("theft"))
        .reveal("locket")
        .expectEvent(new PointsLost(TWO, 3))
        .expectPoints(TWO, 0)
        .expectPoints(THREE, 4);
  }

  @InBothEditions
  @Tag("W-3")
  void the_turn_is_played_to_its_end_with_twenty_points(Edition edition) {
    table(edition)
        .points(ONE, 17)
        .energy(ONE, 1)
        .market("charm")
        .turnOf(ONE)
        .finalDice("33311S")
        .act(THREE, new StayInTokyo())
        .expectPoints(ONE, 20)
        .expectAsked(ONE, ChoosePurchase.class)
        .act(ONE, new EndBuying())
        .expectOver(ONE);
  }

  @InBothEditions
  @Tag("W-3")
  void the_check_comes_after_the_cards_of_the_end_of_turn(Edition edition) {
    table(edition)
        .points(ONE, 15)
        .cards(ONE, "upkeep-prize")
        .turnOf(ONE)
        .finalDice("112233")
        .expectPoints(ONE, 20)
        .expectOver(ONE);
  }

  @InBothEditions
  @Tag("W-3")
  void a_monster_can_win_at_the_end_of_anothers_turn(Edition edition) {
    table(edition)
        .points(TWO, 18)
        .energy(ONE, 2)
        .market("festival")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("festival"))
        .reveal("locket")
        .expectPoints(ONE, 3)
        .expectOver(TWO);
  }

  @InBothEditions
  @Tag("W-3")
  void points_lost_before_the_check_are_missing(Edition edition) {
    table(edition)
        .points(TWO, 17)
        .energy(ONE, 3)
        .market("festival", "theft")
        .deck("locket", "tall-tower")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("festival"))
        .reveal("locket")
        .expectPoints(TWO, 20)
        .act(ONE, buy("theft"))
        .reveal("tall-tower")
        .expectPoints(TWO, 15)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("W-2")
  void twenty_points_and_death_by_an_own_card_are_elimination(Edition edition) {
    table(edition)
        .energy(ONE, 1)
        .market("stunt")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("stunt"))
        .reveal("locket")
        .expectEvent(new PointsGained(ONE, 20))
        .expectPlace(ONE, NOWHERE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("W-2")
  @Tag("E-1")
  void twenty_points_and_death_by_poison_are_elimination(Edition edition) {
    table(edition)
        .points(ONE, 19)
        .life(ONE, 1)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("111223")
        .expectEvent(new PointsGained(ONE, 1))
        .expectPlace(ONE, NOWHERE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("W-2")
  void twenty_points_and_poison_that_is_survived_win(Edition edition) {
    table(edition)
        .points(ONE, 19)
        .life(ONE, 2)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("111223")
        .expectLife(ONE, 1)
        .expectOver(ONE);
  }

  @InBothEditions
  @Tag("W-2")
  void an_eliminated_monster_with_twenty_points_does_not_win_later(Edition edition) {
    table(edition)
        .points(ONE, 19)
        .life(ONE, 1)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("111223")
        .finalDice("112233")
        .expectTurnOf(THREE)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("W-5")
  void several_monsters_with_twenty_points_share_the_victory(Edition edition) {
    table(edition)
        .points(ONE, 17)
        .points(TWO, 16)
        .points(THREE, 19)
        .energy(ONE, 2)
        .market("festival")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("festival"))
        .reveal("locket")
        .expectPoints(TWO, 19)
        .expectOver(ONE, THREE);
  }

  @InBothEditions
  @Tag("W-2")
  @Tag("W-5")
  void one_that_dies_before_the_check_does_not_share(Edition edition) {
    table(edition)
        .points(ONE, 17)
        .life(ONE, 1)
        .poison(ONE, 1)
        .points(TWO, 17)
        .energy(ONE, 2)
        .market("festival")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("festival"))
        .reveal("locket")
        .expectPlace(ONE, NOWHERE)
        .expectOver(TWO);
  }
}
