package io.github.kotrules.cards;

import static io.github.kotrules.cards.CardIds.RAPID_HEALING;
import static io.github.kotrules.cards.DiceCardKit.KEEP;
import static io.github.kotrules.cards.DiceCardKit.turn;
import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Say.DECLINE;
import static io.github.kotrules.cards.Say.END_BUYING;
import static io.github.kotrules.cards.Say.STAY;
import static io.github.kotrules.cards.Say.TAKE_DAMAGE;
import static io.github.kotrules.cards.Say.YIELD;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.use;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.afterDice;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.cards.Trade.store;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseExtraTurn;
import io.github.kotrules.action.Decision.ChooseGift;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.action.Decision.ChooseHearts;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.CardUsed;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("rapid-healing")
class RapidHealingTest {
  private static final Action HEAL = use("rapid-healing");

  @Nested
  class At_a_decision {
    private static Given table(Edition edition, int life, int energy) {
      return edition
          .table(3)
          .cards(ONE, "rapid-healing")
          .life(ONE, life)
          .energy(ONE, energy)
          .inCity(TWO);
    }

    @InBothEditions
    void heals_one_life_for_two_energy_and_puts_the_question_again(Edition edition) {
      table(edition, 5, 3)
          .turnOf(ONE)
          .roll("112233")
          .act(ONE, HEAL)
          .expectEvent(new CardUsed(ONE, RAPID_HEALING))
          .expectLife(ONE, 6)
          .expectEnergy(ONE, 1)
          .expectAsked(ONE, ChooseReroll.class);
    }

    @InBothEditions
    void heals_as_often_as_it_is_paid(Edition edition) {
      table(edition, 5, 5)
          .turnOf(ONE)
          .roll("112233")
          .act(ONE, HEAL)
          .act(ONE, HEAL)
          .expectLife(ONE, 7)
          .expectEnergy(ONE, 1)
          .expectRefused(HEAL);
    }

    @InBothEditions
    void heals_not_for_one_energy(Edition edition) {
      table(edition, 5, 1).turnOf(ONE).roll("112233").expectRefused(HEAL);
    }

    @InBothEditions
    void heals_not_beyond_the_maximum(Edition edition) {
      table(edition, 9, 9)
          .turnOf(ONE)
          .roll("112233")
          .act(ONE, HEAL)
          .expectLife(ONE, 10)
          .expectRefused(HEAL);
    }

    @InBothEditions
    void heals_up_to_a_raised_maximum(Edition edition) {
      table(edition, 11, 9)
          .cards(ONE, "rapid-healing", "even-bigger")
          .turnOf(ONE)
          .roll("112233")
          .act(ONE, HEAL)
          .expectLife(ONE, 12)
          .expectRefused(HEAL);
    }

    @Test
    @Tag("battery-monster")
    void heals_while_energy_is_stored_in_the_first_edition() {
      Scenario scenario = table(Edition.FIRST, 5, 2 + 2)
          .market("battery-monster")
          .deck("tank")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("battery-monster"))
          .reveal("tank")
          .expectOptions(store(0), store(1), store(2), HEAL)
          .expectRefused(store(3))
          .expectRefused(DECLINE);
      scenario.act(ONE, HEAL).expectLife(ONE, 6).expectCards(ONE, "rapid-healing");
    }

    @InBothEditions
    @Tag("D-4")
    void waits_until_hearts_have_healed_that_have_no_token_to_remove(Edition edition) {
      table(edition, 5, 2)
          .turnOf(ONE)
          .finalDice("HH1122")
          .expectLife(ONE, 7)
          .expectAsked(ONE, ChoosePurchase.class);
    }

    @InBothEditions
    void heals_in_tokyo(Edition edition) {
      edition
          .table(3)
          .cards(ONE, "rapid-healing")
          .life(ONE, 5)
          .energy(ONE, 2)
          .inCity(ONE)
          .turnOf(ONE)
          .roll("112233")
          .act(ONE, HEAL)
          .expectLife(ONE, 6);
    }

    @InBothEditions
    void heals_after_the_last_roll_and_after_the_dice(Edition edition) {
      table(edition, 5, 4)
          .turnOf(ONE)
          .finalDice("112233")
          .expectAsked(ONE, ChoosePurchase.class)
          .expectOptions(END_BUYING, HEAL)
          .act(ONE, HEAL)
          .expectLife(ONE, 6)
          .act(ONE, END_BUYING)
          .expectTurnOf(TWO)
          .expectEnergy(ONE, 2);
    }

    @InBothEditions
    void heals_with_the_energy_of_a_sale(Edition edition) {
      table(edition, 5, 0)
          .cards(ONE, "rapid-healing", "metamorph")
          .turnOf(ONE)
          .finalDice("112233")
          .expectAsked(ONE, ChooseSale.class)
          .expectRefused(HEAL)
          .act(ONE, sell("metamorph"))
          .act(ONE, HEAL)
          .expectLife(ONE, 6)
          .expectEnergy(ONE, 1)
          .act(ONE, END_SELLING)
          .expectTurnOf(TWO);
    }

    @InBothEditions
    void heals_in_the_turn_of_another_when_asked_to_yield(Edition edition) {
      edition
          .table(3)
          .cards(ONE, "rapid-healing")
          .energy(ONE, 2)
          .inCity(ONE)
          .turnOf(TWO)
          .finalDice("SS1122")
          .expectLife(ONE, 8)
          .expectAsked(ONE, ChooseYield.class)
          .expectOptions(STAY, YIELD, HEAL)
          .act(ONE, HEAL)
          .expectLife(ONE, 9)
          .expectAsked(ONE, ChooseYield.class);
    }

    @InBothEditions
    void is_not_at_hand_for_others(Edition edition) {
      table(edition, 5, 9)
          .life(TWO, 5)
          .energy(TWO, 9)
          .turnOf(TWO)
          .roll("112233")
          .expectAsked(TWO, ChooseReroll.class)
          .expectRefused(HEAL);
    }

    @InBothEditions
    void heals_one_more_each_time_with_regeneration(Edition edition) {
      table(edition, 3, 4)
          .cards(ONE, "rapid-healing", "regeneration")
          .turnOf(ONE)
          .roll("112233")
          .act(ONE, HEAL)
          .expectLife(ONE, 5)
          .act(ONE, HEAL)
          .expectLife(ONE, 7);
    }

    @InBothEditions
    void can_be_copied_by_a_mimic(Edition edition) {
      edition
          .table(3)
          .cards(THREE, "rapid-healing")
          .cards(ONE, "mimic>3/rapid-healing")
          .life(ONE, 5)
          .energy(ONE, 4)
          .inCity(TWO)
          .turnOf(ONE)
          .act(ONE, use("mimic"))
          .expectLife(ONE, 6)
          .expectEnergy(ONE, 2);
    }

    @InBothEditions
    void heals_no_more_for_the_same_energy_with_a_copy(Edition edition) {
      table(edition, 5, 4)
          .cards(ONE, "rapid-healing", "mimic>1/rapid-healing")
          .turnOf(ONE)
          .act(ONE, HEAL)
          .expectLife(ONE, 6)
          .expectEnergy(ONE, 2)
          .act(ONE, use("mimic"))
          .expectLife(ONE, 7)
          .expectEnergy(ONE, 0);
    }
  }

  @Nested
  class Is_at_hand {
    private static Given table(Edition edition, String... more) {
      return edition
          .table(3)
          .inCity(TWO)
          .cards(
              ONE,
              Stream.concat(Stream.of("rapid-healing"), Stream.of(more)).toArray(String[]::new))
          .life(ONE, 5)
          .energy(ONE, 4);
    }

    private static void heal(Scenario scenario, Class<? extends Decision> question) {
      scenario
          .expectAsked(ONE, question)
          .act(ONE, HEAL)
          .expectLife(ONE, 6)
          .expectEnergy(ONE, 2)
          .expectAsked(ONE, question);
    }

    @InBothEditions
    void when_a_die_may_be_turned(Edition edition) {
      heal(
          table(edition, "herd-culler").turnOf(ONE).roll("112233").act(ONE, new StopRolling()),
          ChooseDieChange.class);
    }

    @InBothEditions
    void when_no_more_die_may_be_turned(Edition edition) {
      heal(
          table(edition, "herd-culler")
              .turnOf(ONE)
              .roll("112233")
              .act(ONE, new StopRolling())
              .act(ONE, turn("herd-culler", '3', '1'))
              .expectOptions(KEEP, HEAL),
          ChooseDieChange.class);
    }

    @InBothEditions
    void when_the_dice_are_ordered(Edition edition) {
      heal(table(edition).turnOf(ONE).roll("EH1122").stop(), ChooseGroup.class);
    }

    @InBothEditions
    void when_hearts_are_spent(Edition edition) {
      heal(table(edition).poison(ONE, 1).turnOf(ONE).finalDice("H11223"), ChooseHearts.class);
    }

    @InBothEditions
    void when_hearts_are_given(Edition edition) {
      heal(
          table(edition, "healing-ray").life(THREE, 5).turnOf(ONE).finalDice("H11223"),
          ChooseGift.class);
    }

    @InBothEditions
    void when_cards_are_sold(Edition edition) {
      heal(
          table(edition, "metamorph").turnOf(ONE).finalDice("112233").act(ONE, END_BUYING),
          ChooseSale.class);
    }

    @InBothEditions
    void when_an_extra_turn_is_offered(Edition edition) {
      heal(
          table(edition, "freeze-time").turnOf(ONE).finalDice("111223").act(ONE, END_BUYING),
          ChooseExtraTurn.class);
    }

    @InBothEditions
    void when_a_die_of_another_may_be_probed(Edition edition) {
      heal(table(edition, "psychic-probe").turnOf(TWO).roll("112233").stop(), ChooseProbe.class);
    }

    @InBothEditions
    void when_a_revealed_card_may_be_bought(Edition edition) {
      heal(
          table(edition, "opportunist")
              .energy(TWO, 3)
              .market("corner-store")
              .turnOf(TWO)
              .finalDice("112233")
              .act(TWO, buy("corner-store"))
              .reveal("solar-powered"),
          ChooseRevealed.class);
    }

    @Test
    void when_energy_is_put_on_a_card() {
      FIRST
          .table(3)
          .inCity(TWO)
          .cards(ONE, "rapid-healing")
          .life(ONE, 5)
          .energy(ONE, 5)
          .market("battery-monster")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("battery-monster"))
          .reveal("wings")
          .act(ONE, HEAL)
          .expectLife(ONE, 6)
          .expectOptions(store(0), store(1));
    }
  }

  @Nested
  class When_damage_is_about_to_be_taken {
    private static Scenario smashed(Edition edition, int life, int energy) {
      return edition
          .table(3)
          .cards(ONE, "rapid-healing")
          .life(ONE, life)
          .energy(ONE, energy)
          .inCity(ONE)
          .turnOf(TWO)
          .finalDice("SSS112");
    }

    @InBothEditions
    void heals_before_the_loss(Edition edition) {
      smashed(edition, 3, 3)
          .expectDefence(ONE, 3, DamageKind.SMASH)
          .expectOptions(TAKE_DAMAGE, HEAL)
          .act(ONE, HEAL)
          .expectLife(ONE, 1)
          .expectEnergy(ONE, 1)
          .expectAsked(ONE, ChooseYield.class);
    }

    @InBothEditions
    void heals_as_often_as_it_is_paid(Edition edition) {
      smashed(edition, 2, 6)
          .act(ONE, HEAL)
          .expectLife(ONE, 3)
          .expectDefence(ONE, 3, DamageKind.SMASH)
          .act(ONE, HEAL)
          .expectLife(ONE, 4)
          .act(ONE, TAKE_DAMAGE)
          .expectLife(ONE, 1)
          .expectEnergy(ONE, 2);
    }

    @InBothEditions
    void saves_nobody_from_more_damage_than_it_healed_for(Edition edition) {
      smashed(edition, 2, 2).act(ONE, HEAL).expectPlace(ONE, Place.NOWHERE);
    }

    @InBothEditions
    void heals_no_more_after_life_has_reached_zero(Edition edition) {
      smashed(edition, 3, 9)
          .act(ONE, TAKE_DAMAGE)
          .expectPlace(ONE, Place.NOWHERE)
          .expectEnergy(ONE, 0);
    }

    @InBothEditions
    void is_not_asked_about_at_full_life(Edition edition) {
      smashed(edition, 10, 9).expectLife(ONE, 7).expectAsked(ONE, ChooseYield.class);
    }

    @InBothEditions
    void is_not_asked_about_without_energy(Edition edition) {
      smashed(edition, 5, 1).expectLife(ONE, 2).expectAsked(ONE, ChooseYield.class);
    }

    @InBothEditions
    void heals_before_the_damage_of_an_own_card(Edition edition) {
      afterDice(edition
              .table(3)
              .cards(ONE, "rapid-healing")
              .life(ONE, 2)
              .energy(ONE, 5)
              .market("national-guard"))
          .act(ONE, buy("national-guard"))
          .reveal("wings")
          .expectDefence(ONE, 2, DamageKind.CARD)
          .act(ONE, HEAL)
          .expectLife(ONE, 1)
          .expectPoints(ONE, 2);
    }

    @InBothEditions
    void heals_before_the_damage_of_anothers_card(Edition edition) {
      afterDice(edition
              .table(3)
              .cards(THREE, "rapid-healing")
              .life(THREE, 2)
              .energy(THREE, 2)
              .energy(ONE, 3)
              .market("flame-thrower"))
          .act(ONE, buy("flame-thrower"))
          .reveal("wings")
          .expectDefence(THREE, 2, DamageKind.CARD)
          .act(THREE, HEAL)
          .expectLife(THREE, 1);
    }

    @InBothEditions
    void heals_before_poison(Edition edition) {
      afterDice(edition
              .table(3)
              .cards(ONE, "rapid-healing")
              .life(ONE, 1)
              .poison(ONE, 2)
              .energy(ONE, 4))
          .act(ONE, END_BUYING)
          .expectDefence(ONE, 2, DamageKind.POISON)
          .act(ONE, HEAL)
          .act(ONE, HEAL)
          .expectLife(ONE, 1)
          .expectTurnOf(TWO);
    }

    @InBothEditions
    void does_not_keep_armor_plating_from_stopping_one_point(Edition edition) {
      edition
          .table(3)
          .cards(ONE, "rapid-healing", "armor-plating")
          .life(ONE, 5)
          .energy(ONE, 2)
          .inCity(ONE)
          .turnOf(TWO)
          .finalDice("S12233")
          .expectLife(ONE, 5)
          .expectTurnOf(THREE);
    }
  }
}
