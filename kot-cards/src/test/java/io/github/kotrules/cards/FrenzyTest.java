package io.github.kotrules.cards;

import static io.github.kotrules.cards.CardIds.FRENZY;
import static io.github.kotrules.cards.Say.END_BUYING;
import static io.github.kotrules.cards.Say.SWEEP;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

@Tag("frenzy")
@Tag("E-2")
class FrenzyTest {
  private static final String APARTMENT = "apartment-building";

  /** City is taken, so that nobody gets points for entering it. */
  private static Given buyer(Edition edition, int energy) {
    return edition.table(3).inCity(TWO).energy(ONE, energy).market("frenzy");
  }

  private static Scenario bought(Given buyer) {
    return buyer.turnOf(ONE).finalDice("112233").act(ONE, buy("frenzy")).reveal("wings");
  }

  @InBothEditions
  @Tag("B-4")
  void brings_another_turn_after_this_one(Edition edition) {
    Scenario bought = bought(buyer(edition, 7))
        .expectEvent(new ExtraTurnStarted(ONE, 0))
        .expectEnergy(ONE, 0)
        .expectCards(ONE)
        .expectTurnOf(ONE)
        .expectDice(6);
    assertThat(bought.state().discards().count(FRENZY)).isEqualTo(1);
  }

  @InBothEditions
  void waits_for_the_normal_end_of_this_turn(Edition edition) {
    bought(buyer(edition, 9).poison(ONE, 2))
        .expectNoEvent(ExtraTurnStarted.class)
        .expectAsked(ONE, ChoosePurchase.class)
        .act(ONE, END_BUYING)
        .expectLife(ONE, 8)
        .expectTurnOf(ONE);
  }

  @InBothEditions
  void brings_one_turn_only(Edition edition) {
    bought(buyer(edition, 7))
        .finalDice("112233")
        .expectEvent(new TurnStarted(TWO))
        .expectTurnOf(TWO)
        .finalDice("112233")
        .expectTurnOf(THREE)
        .finalDice("112233")
        .expectTurnOf(ONE)
        .finalDice("112233")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void brings_a_whole_turn(Edition edition) {
    bought(buyer(edition, 7))
        .finalDice("333EES")
        .expectPoints(ONE, 3)
        .expectEnergy(ONE, 2)
        .expectLife(TWO, 9)
        .act(TWO, Say.YIELD)
        .expectPlace(ONE, Place.CITY)
        .expectOptions(END_BUYING, SWEEP);
  }

  @InBothEditions
  @Tag("T-8")
  void pays_for_starting_in_tokyo_again(Edition edition) {
    Scenario bought = edition
        .table(3)
        .inCity(ONE)
        .energy(ONE, 7)
        .market("frenzy")
        .turnOf(ONE)
        .expectPoints(ONE, 2)
        .finalDice("112233")
        .act(ONE, buy("frenzy"))
        .reveal("wings");
    bought.expectPoints(ONE, 4).expectTurnOf(ONE);
  }

  @InBothEditions
  void cannot_be_bought_for_six(Edition edition) {
    buyer(edition, 6).turnOf(ONE).finalDice("112233").expectRefused(buy("frenzy"));
  }

  @InBothEditions
  void gives_others_nothing(Edition edition) {
    bought(buyer(edition, 7))
        .expectPoints(TWO, 0)
        .expectPoints(THREE, 0)
        .expectEnergy(TWO, 0)
        .expectLife(TWO, 10);
  }

  @InBothEditions
  @Tag("B-5")
  void twice_in_one_turn_brings_two_turns(Edition edition) {
    buyer(edition, 19)
        .market("frenzy", APARTMENT)
        .deck("wings")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("frenzy"))
        .reveal("wings")
        .act(ONE, buy(APARTMENT))
        .reveal("frenzy")
        .act(ONE, buy("frenzy"))
        .reveal("jets")
        .expectEvent(new ExtraTurnStarted(ONE, 0))
        .finalDice("112233")
        .expectEvent(new ExtraTurnStarted(ONE, 0))
        .finalDice("112233")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("B-5")
  void can_be_bought_again_in_the_extra_turn(Edition edition) {
    buyer(edition, 19)
        .market("frenzy", APARTMENT)
        .deck("wings")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("frenzy"))
        .reveal("wings")
        .act(ONE, END_BUYING)
        .finalDice("112233")
        .act(ONE, buy(APARTMENT))
        .reveal("frenzy")
        .act(ONE, buy("frenzy"))
        .reveal("jets")
        .expectEvent(new ExtraTurnStarted(ONE, 0))
        .finalDice("112233")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("D-7")
  void is_wasted_on_who_dies_of_poison(Edition edition) {
    bought(buyer(edition, 7).life(ONE, 1).poison(ONE, 1))
        .expectPlace(ONE, Place.NOWHERE)
        .expectNoEvent(ExtraTurnStarted.class)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("W-3")
  @Tag("apartment-building")
  void brings_no_turn_after_the_game_is_won(Edition edition) {
    buyer(edition, 12)
        .points(ONE, 17)
        .market("frenzy", APARTMENT)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("frenzy"))
        .reveal("wings")
        .act(ONE, buy(APARTMENT))
        .reveal("jets")
        .expectOver(ONE);
  }

  @InBothEditions
  @Tag("W-3")
  void may_win_in_the_extra_turn(Edition edition) {
    bought(buyer(edition, 7).points(ONE, 17)).finalDice("333112").expectOver(ONE);
  }

  @InBothEditions
  @Tag("mimic")
  void cannot_be_copied(Edition edition) {
    buyer(edition, 15)
        .market("frenzy", "mimic")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("frenzy"))
        .reveal("wings")
        .act(ONE, buy("mimic"))
        .reveal("jets")
        .expectCards(ONE, "mimic")
        .finalDice("112233")
        .expectTurnOf(TWO);
  }

  @Nested
  @Tag("opportunist")
  class Bought_by_an_opportunist {
    /** Frenzy comes in the turn of seat 1, and seat 3 takes it. */
    private static Scenario bought(Given table) {
      return table
          .inCity(TWO)
          .market(APARTMENT, "jets")
          .deck("frenzy", "wings")
          .energy(THREE, 7)
          .cards(THREE, "opportunist")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy(APARTMENT))
          .reveal("frenzy")
          .act(THREE, buy("frenzy"))
          .reveal("wings");
    }

    @InBothEditions
    void brings_its_turn_after_the_active_one(Edition edition) {
      bought(edition.table(4).energy(ONE, 7))
          .expectTurnOf(ONE)
          .act(ONE, END_BUYING)
          .expectEvent(new ExtraTurnStarted(THREE, 0))
          .expectTurnOf(THREE)
          .expectDice(6);
    }

    @InBothEditions
    void lets_play_go_on_left_of_the_active_monster(Edition edition) {
      bought(edition.table(4).energy(ONE, 5))
          .finalDice("112233")
          .expectTurnOf(TWO)
          .finalDice("112233")
          .expectTurnOf(THREE)
          .expectEvent(new TurnStarted(THREE))
          .finalDice("112233")
          .expectTurnOf(FOUR);
    }

    @InBothEditions
    @Tag("B-5")
    void lets_the_extra_turn_of_the_active_monster_go_first(Edition edition) {
      bought(edition.table(4).energy(ONE, 17))
          .act(ONE, buy("jets"))
          .reveal("frenzy")
          .act(ONE, buy("frenzy"))
          .reveal(APARTMENT)
          .expectEvent(new ExtraTurnStarted(ONE, 0))
          .finalDice("112233")
          .expectEvent(new ExtraTurnStarted(THREE, 0))
          .finalDice("112233")
          .expectEvent(new TurnStarted(TWO))
          .expectTurnOf(TWO);
    }

    @InBothEditions
    @Tag("B-5")
    void in_an_extra_turn_lets_play_go_on_left_of_its_monster_too(Edition edition) {
      edition
          .table(4)
          .inCity(TWO)
          .energy(ONE, 12)
          .market("frenzy", APARTMENT)
          .deck("wings")
          .energy(THREE, 7)
          .cards(THREE, "opportunist")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("frenzy"))
          .reveal("wings")
          .act(THREE, Say.DECLINE)
          .act(ONE, END_BUYING)
          .finalDice("112233")
          .act(ONE, buy(APARTMENT))
          .reveal("frenzy")
          .act(THREE, buy("frenzy"))
          .reveal("jets")
          .expectEvent(new ExtraTurnStarted(THREE, 0))
          .finalDice("112233")
          .expectTurnOf(TWO);
    }

    @InBothEditions
    void left_of_the_active_monster_brings_two_turns_in_a_row(Edition edition) {
      edition
          .table(3)
          .inCity(THREE)
          .energy(ONE, 5)
          .market(APARTMENT)
          .energy(TWO, 7)
          .cards(TWO, "opportunist")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy(APARTMENT))
          .reveal("frenzy")
          .act(TWO, buy("frenzy"))
          .reveal("wings")
          .expectEvent(new ExtraTurnStarted(TWO, 0))
          .finalDice("112233")
          .expectEvent(new TurnStarted(TWO))
          .finalDice("112233")
          .expectTurnOf(THREE);
    }

    @InBothEditions
    @Tag("D-7")
    void is_wasted_when_the_opportunist_dies_before(Edition edition) {
      edition
          .table(4)
          .inCity(ONE)
          .energy(ONE, 17)
          .market(APARTMENT, "jets")
          .deck("frenzy", "wings")
          .energy(THREE, 7)
          .life(THREE, 3)
          .cards(THREE, "opportunist")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy(APARTMENT))
          .reveal("frenzy")
          .act(THREE, buy("frenzy"))
          .reveal("wings")
          .act(ONE, buy("jets"))
          .reveal("frenzy")
          .act(ONE, buy("frenzy"))
          .reveal(APARTMENT)
          .expectTurnOf(ONE)
          .finalDice("SSS112")
          .expectPlace(THREE, Place.NOWHERE)
          .expectNoEvent(ExtraTurnStarted.class)
          .expectEvent(new TurnStarted(TWO))
          .expectTurnOf(TWO);
    }
  }
}
