package io.github.kotrules.cards;

import static io.github.kotrules.cards.CardIds.MIMIC;
import static io.github.kotrules.cards.CardIds.OPPORTUNIST;
import static io.github.kotrules.cards.Say.DECLINE;
import static io.github.kotrules.cards.Say.END_BUYING;
import static io.github.kotrules.cards.Say.SWEEP;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.copy;
import static io.github.kotrules.cards.Say.offer;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** In all scenarios City is taken by somebody who takes no part, so that nobody gets points for entering. */
@Tag("opportunist")
@Tag("B-6")
class OpportunistTest {
  private static final String APARTMENT = "apartment-building";

  /** Seat 1 is about to buy, seat 2 waits with the card. */
  private static Given table(Edition edition, int buyersEnergy, int opportunistsEnergy) {
    return edition
        .table(3)
        .inCity(THREE)
        .energy(ONE, buyersEnergy)
        .energy(TWO, opportunistsEnergy)
        .cards(TWO, "opportunist");
  }

  private static Scenario toPurchase(Given table) {
    return table.turnOf(ONE).finalDice("112233");
  }

  @Nested
  class After_a_refill {
    @InBothEditions
    @Tag("B-2")
    void may_buy_the_revealed_card(Edition edition) {
      toPurchase(table(edition, 5, 6).market(APARTMENT))
          .act(ONE, buy(APARTMENT))
          .reveal("wings")
          .expectPending(offer(TWO, "wings"))
          .expectOptions(DECLINE, buy("wings"))
          .act(TWO, buy("wings"))
          .expectEnergy(TWO, 0)
          .expectEnergy(ONE, 0)
          .expectCards(TWO, "opportunist", "wings")
          .expectReveal();
    }

    @InBothEditions
    void may_not_buy_what_lay_there_before(Edition edition) {
      toPurchase(table(edition, 5, 20).market("jets", APARTMENT, "frenzy"))
          .act(ONE, buy(APARTMENT))
          .reveal("wings")
          .expectOptions(DECLINE, buy("wings"))
          .expectRefused(buy("jets"))
          .expectRefused(SWEEP);
    }

    @InBothEditions
    void leaves_the_card_to_the_buyer_by_passing(Edition edition) {
      toPurchase(table(edition, 11, 6).market(APARTMENT))
          .act(ONE, buy(APARTMENT))
          .reveal("wings")
          .act(TWO, DECLINE)
          .expectEnergy(TWO, 6)
          .expectAsked(ONE, ChoosePurchase.class)
          .act(ONE, buy("wings"))
          .expectCards(ONE, "wings");
    }

    @InBothEditions
    void comes_first_for_the_buyer_goes_on_afterwards(Edition edition) {
      toPurchase(table(edition, 11, 6).market(APARTMENT))
          .act(ONE, buy(APARTMENT))
          .reveal("wings")
          .act(TWO, buy("wings"))
          .reveal("jets")
          .expectMarket("jets - -")
          .expectAsked(ONE, ChoosePurchase.class)
          .expectOptions(END_BUYING, buy("jets"), SWEEP);
    }

    @InBothEditions
    void waits_until_the_bought_card_has_taken_effect(Edition edition) {
      toPurchase(table(edition, 5, 6).market(APARTMENT))
          .act(ONE, buy(APARTMENT))
          .reveal("wings")
          .expectPending(offer(TWO, "wings"))
          .expectPoints(ONE, 3);
    }

    @InBothEditions
    void may_buy_what_its_own_purchase_reveals(Edition edition) {
      toPurchase(table(edition, 5, 11).market(APARTMENT))
          .act(ONE, buy(APARTMENT))
          .reveal("wings")
          .act(TWO, buy("wings"))
          .reveal("jets")
          .expectPending(offer(TWO, "jets"))
          .act(TWO, buy("jets"))
          .expectCards(TWO, "opportunist", "wings", "jets")
          .expectEnergy(TWO, 0);
    }

    @InBothEditions
    void is_asked_after_every_purchase(Edition edition) {
      toPurchase(table(edition, 11, 7).market(APARTMENT, "wings"))
          .act(ONE, buy(APARTMENT))
          .reveal("jets")
          .act(TWO, DECLINE)
          .act(ONE, buy("wings"))
          .reveal("frenzy")
          .expectPending(offer(TWO, "frenzy"));
    }

    @InBothEditions
    void is_not_asked_for_what_it_cannot_pay(Edition edition) {
      toPurchase(table(edition, 8, 5).market(APARTMENT))
          .act(ONE, buy(APARTMENT))
          .reveal("wings")
          .expectAsked(ONE, ChoosePurchase.class);
    }

    @InBothEditions
    void pays_with_its_own_energy_to_the_last(Edition edition) {
      toPurchase(table(edition, 8, 6).market(APARTMENT))
          .act(ONE, buy(APARTMENT))
          .reveal("wings")
          .act(TWO, buy("wings"))
          .reveal("frenzy")
          .expectEnergy(TWO, 0)
          .expectEnergy(ONE, 3)
          .expectAsked(ONE, ChoosePurchase.class);
    }

    @InBothEditions
    @Tag("extra-head")
    void takes_the_revealed_one_of_two_equal_cards(Edition edition) {
      toPurchase(table(edition, 5, 7).market("extra-head", APARTMENT))
          .act(ONE, buy(APARTMENT))
          .reveal("extra-head")
          .act(TWO, buy("extra-head"))
          .reveal("jets")
          .expectMarket("extra-head jets -");
    }

    @InBothEditions
    void nobody_else_is_asked(Edition edition) {
      toPurchase(table(edition, 5, 0).energy(THREE, 20).market(APARTMENT))
          .act(ONE, buy(APARTMENT))
          .reveal("wings")
          .expectTurnOf(TWO)
          .expectDice(6);
    }
  }

  @Nested
  @Tag("B-3")
  class After_a_sweep {
    private static Scenario swept(Given table) {
      return toPurchase(table.market("extra-head", "extra-head", "mimic"))
          .act(ONE, SWEEP)
          .reveal("wings")
          .reveal("jets")
          .reveal(APARTMENT);
    }

    @InBothEditions
    void may_buy_any_of_the_three(Edition edition) {
      swept(table(edition, 2, 6))
          .expectPending(offer(TWO, "wings", "jets", APARTMENT))
          .expectOptions(DECLINE, buy("wings"), buy("jets"), buy(APARTMENT));
    }

    @InBothEditions
    void is_asked_only_when_all_three_lie_there(Edition edition) {
      toPurchase(table(edition, 2, 20).market("extra-head", "extra-head", "mimic"))
          .act(ONE, SWEEP)
          .reveal("wings")
          .expectReveal()
          .reveal("jets")
          .expectReveal();
    }

    @InBothEditions
    void keeps_the_other_two_on_offer_after_a_purchase(Edition edition) {
      swept(table(edition, 2, 20))
          .act(TWO, buy("jets"))
          .reveal("frenzy")
          .expectPending(offer(TWO, "wings", "frenzy", APARTMENT))
          .act(TWO, buy(APARTMENT))
          .reveal("camouflage")
          .expectPending(offer(TWO, "wings", "frenzy", "camouflage"))
          .act(TWO, buy("wings"))
          .reveal("spiked-tail")
          .expectCards(TWO, "opportunist", "jets", "wings")
          .expectPoints(TWO, 3)
          .expectEnergy(TWO, 4)
          .expectPending(offer(TWO, "spiked-tail", "frenzy", "camouflage"))
          .expectOptions(DECLINE, buy("camouflage"));
    }

    @InBothEditions
    void leaves_all_three_by_passing(Edition edition) {
      swept(table(edition, 8, 20))
          .act(TWO, DECLINE)
          .expectMarket("wings jets apartment-building")
          .expectAsked(ONE, ChoosePurchase.class)
          .act(ONE, buy("wings"))
          .reveal("frenzy")
          .expectPending(offer(TWO, "frenzy"));
    }

    @InBothEditions
    void may_buy_only_what_it_can_pay(Edition edition) {
      swept(table(edition, 2, 5)).expectOptions(DECLINE, buy("jets"), buy(APARTMENT));
    }

    @InBothEditions
    void is_not_asked_when_it_can_pay_for_none(Edition edition) {
      swept(table(edition, 2, 4)).expectTurnOf(TWO).expectDice(6);
    }
  }

  @Nested
  class In_its_own_turn {
    @InBothEditions
    void is_not_asked_after_its_purchase_but_buys_as_usual(Edition edition) {
      table(edition, 0, 11)
          .market(APARTMENT)
          .turnOf(TWO)
          .finalDice("112233")
          .act(TWO, buy(APARTMENT))
          .reveal("wings")
          .expectAsked(TWO, ChoosePurchase.class);
    }

    @InBothEditions
    void is_not_asked_after_its_sweep(Edition edition) {
      table(edition, 0, 8)
          .market(APARTMENT)
          .turnOf(TWO)
          .finalDice("112233")
          .act(TWO, SWEEP)
          .reveal("wings")
          .reveal("jets")
          .reveal("camouflage")
          .expectAsked(TWO, ChoosePurchase.class);
    }

    @InBothEditions
    @Tag("frenzy")
    void is_not_asked_in_an_extra_turn_either(Edition edition) {
      table(edition, 0, 20)
          .market("frenzy", APARTMENT)
          .turnOf(TWO)
          .finalDice("112233")
          .act(TWO, buy("frenzy"))
          .reveal("jets")
          .act(TWO, END_BUYING)
          .finalDice("112233")
          .act(TWO, buy(APARTMENT))
          .reveal("wings")
          .expectAsked(TWO, ChoosePurchase.class);
    }

    @InBothEditions
    void is_not_asked_in_the_turn_it_is_bought(Edition edition) {
      edition
          .table(2)
          .inCity(TWO)
          .energy(ONE, 9)
          .market("opportunist")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("opportunist"))
          .reveal("wings")
          .expectAsked(ONE, ChoosePurchase.class);
    }
  }

  @Nested
  @Tag("mimic")
  class With_a_second_owner_through_mimic {
    /** Seat 2 buys; clockwise from there seat 3 has the copy and seat 1 the card. */
    private static Scenario revealed(Edition edition, String card) {
      return edition
          .table(4)
          .inCity(FOUR)
          .energy(TWO, 5)
          .energy(ONE, 12)
          .cards(ONE, "opportunist")
          .energy(THREE, 12)
          .cards(THREE, "mimic>1/opportunist")
          .market(APARTMENT)
          .turnOf(TWO)
          .finalDice("112233")
          .act(TWO, buy(APARTMENT))
          .reveal(card);
    }

    @InBothEditions
    void they_are_asked_clockwise_from_the_active_monster(Edition edition) {
      revealed(edition, "wings")
          .expectPending(offer(THREE, "wings"))
          .act(THREE, DECLINE)
          .expectPending(offer(ONE, "wings"))
          .act(ONE, DECLINE)
          .expectTurnOf(THREE);
    }

    @InBothEditions
    void the_first_can_take_the_card_away(Edition edition) {
      revealed(edition, "wings")
          .act(THREE, buy("wings"))
          .reveal("jets")
          .expectPending(offer(THREE, "jets"))
          .act(THREE, DECLINE)
          .expectPending(offer(ONE, "jets"))
          .expectRefused(buy("wings"));
    }

    @InBothEditions
    void all_are_asked_again_after_a_purchase_of_the_second(Edition edition) {
      revealed(edition, "wings")
          .act(THREE, DECLINE)
          .act(ONE, buy("wings"))
          .reveal("jets")
          .expectPending(offer(THREE, "jets"))
          .act(THREE, DECLINE)
          .expectPending(offer(ONE, "jets"));
    }

    @InBothEditions
    void who_cannot_pay_is_passed_over(Edition edition) {
      revealed(edition, "wings")
          .act(THREE, buy("wings"))
          .reveal("frenzy")
          .expectPending(offer(ONE, "frenzy"));
    }

    @InBothEditions
    void an_owner_of_both_passes_once(Edition edition) {
      toPurchase(table(edition, 5, 6)
              .cards(TWO, "opportunist", "mimic>2/opportunist")
              .market(APARTMENT))
          .act(ONE, buy(APARTMENT))
          .reveal("wings")
          .act(TWO, DECLINE)
          .expectTurnOf(TWO);
    }

    @InBothEditions
    void a_mimic_bought_in_the_window_becomes_a_copy_before_the_next_card_is_offered(
        Edition edition) {
      toPurchase(table(edition, 5, 13).cards(THREE, "camouflage").market(APARTMENT))
          .act(ONE, buy(APARTMENT))
          .reveal("mimic")
          .act(TWO, buy("mimic"))
          .reveal("jets")
          .expectPending(new ChooseCopy(TWO, MIMIC, 0))
          .expectOptions(copy(TWO, "opportunist"), copy(THREE, "camouflage"))
          .act(TWO, copy(THREE, "camouflage"))
          .expectPending(offer(TWO, "jets"));
    }
  }

  @Nested
  class What_it_buys {
    @InBothEditions
    @Tag("apartment-building")
    void gives_its_points_to_the_opportunist_at_once(Edition edition) {
      toPurchase(table(edition, 6, 5).market("wings"))
          .act(ONE, buy("wings"))
          .reveal(APARTMENT)
          .act(TWO, buy(APARTMENT))
          .reveal("jets")
          .expectPoints(TWO, 3)
          .expectPoints(ONE, 0);
    }

    @InBothEditions
    @Tag("W-3")
    @Tag("apartment-building")
    void can_win_at_the_end_of_the_turn_of_another(Edition edition) {
      toPurchase(table(edition, 11, 5).points(TWO, 17).market("wings"))
          .act(ONE, buy("wings"))
          .reveal(APARTMENT)
          .act(TWO, buy(APARTMENT))
          .reveal("jets")
          .expectAsked(ONE, ChoosePurchase.class)
          .act(ONE, END_BUYING)
          .expectOver(TWO);
    }

    @InBothEditions
    @Tag("W-5")
    @Tag("apartment-building")
    void can_share_the_victory_of_the_active_monster(Edition edition) {
      table(edition, 6, 5)
          .points(ONE, 17)
          .points(TWO, 17)
          .market("wings")
          .turnOf(ONE)
          .finalDice("333112")
          .act(ONE, buy("wings"))
          .reveal(APARTMENT)
          .act(TWO, buy(APARTMENT))
          .reveal("jets")
          .expectOver(ONE, TWO);
    }

    @InBothEditions
    @Tag("extra-head")
    void works_in_its_next_turn(Edition edition) {
      toPurchase(table(edition, 6, 7).market("wings"))
          .act(ONE, buy("wings"))
          .reveal("extra-head")
          .act(TWO, buy("extra-head"))
          .reveal("jets")
          .expectTurnOf(TWO)
          .expectDice(7);
    }

    @InBothEditions
    @Tag("frenzy")
    @Tag("E-2")
    void as_frenzy_brings_a_turn_before_play_goes_on_left_of_the_active_monster(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .energy(ONE, 5)
          .market(APARTMENT)
          .energy(THREE, 7)
          .cards(THREE, "opportunist")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy(APARTMENT))
          .reveal("frenzy")
          .act(THREE, buy("frenzy"))
          .reveal("jets")
          .expectEvent(new ExtraTurnStarted(THREE, 0))
          .expectTurnOf(THREE)
          .finalDice("112233")
          .expectTurnOf(TWO);
    }

    @InBothEditions
    @Tag("ruling-5")
    @Tag("wings")
    void hurts_and_is_defended_against_as_usual(Edition edition) {
      edition
          .tableWithBomb(3)
          .inCity(THREE)
          .energy(ONE, 5)
          .market(APARTMENT)
          .energy(TWO, 3)
          .cards(TWO, "opportunist", "wings")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy(APARTMENT))
          .reveal("bomb")
          .act(TWO, buy("bomb"))
          .reveal("jets")
          .expectLife(THREE, 7)
          .expectLife(ONE, 7)
          .expectDefence(TWO, 3, DamageKind.CARD);
    }

    @InBothEditions
    @Tag("D-7")
    void can_kill_its_owner(Edition edition) {
      edition
          .tableWithBomb(3)
          .inCity(THREE)
          .energy(ONE, 5)
          .market(APARTMENT)
          .energy(TWO, 20)
          .life(TWO, 3)
          .cards(TWO, "opportunist")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy(APARTMENT))
          .reveal("bomb")
          .act(TWO, buy("bomb"))
          .reveal("jets")
          .expectEvent(new MonsterEliminated(TWO))
          .expectTurnOf(THREE);
    }

    @InBothEditions
    @Tag("D-7")
    void can_kill_the_active_monster(Edition edition) {
      edition
          .tableWithBomb(3)
          .inCity(THREE)
          .energy(ONE, 5)
          .life(ONE, 3)
          .market(APARTMENT)
          .energy(TWO, 1)
          .cards(TWO, "opportunist")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy(APARTMENT))
          .reveal("bomb")
          .act(TWO, buy("bomb"))
          .reveal("jets")
          .expectPlace(ONE, Place.NOWHERE)
          .expectTurnOf(TWO)
          .expectDice(6);
    }

    @InBothEditions
    @Tag("D-7")
    void is_still_on_offer_when_the_active_monster_died_of_its_purchase(Edition edition) {
      edition
          .tableWithBomb(3)
          .inCity(THREE)
          .energy(ONE, 1)
          .life(ONE, 3)
          .market("bomb")
          .energy(TWO, 20)
          .cards(TWO, "opportunist")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("bomb"))
          .reveal("jets")
          .expectPlace(ONE, Place.NOWHERE)
          .expectPending(offer(TWO, "jets"))
          .act(TWO, DECLINE)
          .expectTurnOf(TWO);
    }
  }

  @InBothEditions
  @Tag("D-7")
  @Tag("mimic")
  void is_lost_with_its_owner_and_so_is_the_copy(Edition edition) {
    Scenario bought = edition
        .table(3)
        .inCity(ONE)
        .energy(ONE, 5)
        .market(APARTMENT)
        .life(TWO, 1)
        .cards(TWO, "opportunist")
        .energy(THREE, 20)
        .cards(THREE, "mimic>2/opportunist")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(ONE, buy(APARTMENT))
        .reveal("wings")
        .expectTurnOf(THREE)
        .expectDice(6);
    assertThat(bought.state().discards().count(OPPORTUNIST)).isEqualTo(1);
  }
}
