package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.TAKE_DAMAGE;
import static io.github.kotrules.cards.Say.YIELD;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.use;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbered rulings on Smash and damage, as far as they are not about a single card. */
class DamageRulingsTest {
  @Nested
  @Tag("ruling-1")
  class Smashes_in_the_second_edition {
    @Test
    void add_up_from_dice_and_cards_in_tokyo() {
      SECOND
          .table(3)
          .inCity(ONE)
          .cards(ONE, "acid-attack", "burrowing", "poison-quills", "spiked-tail", "urbavore")
          .turnOf(ONE)
          .finalDice("222S11")
          .expectEvent(new AttackMade(ONE, 7))
          .expectEvent(new LifeLost(TWO, 7, ONE, DamageKind.SMASH))
          .expectLife(THREE, 3);
    }

    @Test
    void add_up_from_dice_and_cards_outside_without_burrowing_and_urbavore() {
      SECOND
          .table(3)
          .inCity(TWO)
          .cards(ONE, "acid-attack", "burrowing", "poison-quills", "spiked-tail", "urbavore")
          .turnOf(ONE)
          .finalDice("222S11")
          .expectLife(TWO, 5)
          .expectLife(THREE, 10);
    }

    @Test
    void are_not_brought_into_being_by_spiked_tail_and_urbavore() {
      SECOND
          .table(3)
          .inCity(ONE)
          .cards(ONE, "spiked-tail", "urbavore")
          .turnOf(ONE)
          .finalDice("112233")
          .expectNoEvent(AttackMade.class)
          .expectLife(TWO, 10);
    }

    @ParameterizedTest
    @ValueSource(strings = {"acid-attack", "burrowing", "poison-quills"})
    void smashes_of_cards_are_strengthened_by_spiked_tail_and_urbavore(String card) {
      int added = card.equals("poison-quills") ? 2 : 1;
      SECOND
          .table(3)
          .inCity(ONE)
          .cards(ONE, card, "spiked-tail", "urbavore")
          .turnOf(ONE)
          .finalDice("222113")
          .expectLife(TWO, 10 - added - 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"acid-attack", "burrowing", "poison-quills"})
    void smashes_of_cards_give_tokens(String card) {
      SECOND
          .table(3)
          .inCity(ONE)
          .cards(ONE, card, "poison-spit", "shrink-ray")
          .turnOf(ONE)
          .finalDice("222113")
          .expectTokens(TWO, Token.POISON, 1)
          .expectTokens(TWO, Token.SHRINK, 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"acid-attack", "burrowing", "poison-quills"})
    void smashes_of_cards_score_with_alpha_monster(String card) {
      SECOND
          .table(3)
          .inCity(ONE)
          .cards(ONE, card, "alpha-monster")
          .turnOf(ONE)
          .finalDice("222113")
          .expectPoints(ONE, 2 + 2 + 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"acid-attack", "burrowing", "poison-quills"})
    void smashes_of_cards_light_fire_breathing(String card) {
      int added = card.equals("poison-quills") ? 2 : 1;
      SECOND
          .table(4)
          .inCity(ONE)
          .cards(ONE, card, "fire-breathing")
          .turnOf(ONE)
          .finalDice("222113")
          .expectLife(TWO, 10 - added - 1)
          .expectLife(THREE, 10 - added)
          .expectLife(FOUR, 10 - added - 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"acid-attack", "burrowing", "poison-quills"})
    void smashes_of_cards_count_for_complete_destruction(String card) {
      SECOND
          .table(3)
          .inCity(ONE)
          .cards(ONE, card, "complete-destruction", "extra-head")
          .turnOf(ONE)
          .finalDice("22213EH")
          .expectPoints(ONE, 2 + 2 + 9);
    }
  }

  @Nested
  @Tag("ruling-2")
  class An_attack_in_the_first_edition {
    @Test
    void is_one_packet_of_dice_and_cards() {
      FIRST
          .table(3)
          .inCity(TWO)
          .cards(ONE, "acid-attack", "burrowing", "poison-quills", "spiked-tail", "urbavore")
          .turnOf(ONE)
          .finalDice("222S11")
          .expectEvent(new LifeLost(TWO, 6, ONE, DamageKind.SMASH))
          .expectLife(THREE, 10);
    }

    @Test
    void from_tokyo_has_urbavore_and_not_burrowing() {
      FIRST
          .table(3)
          .inCity(ONE)
          .cards(ONE, "acid-attack", "burrowing", "poison-quills", "spiked-tail", "urbavore")
          .turnOf(ONE)
          .finalDice("222S11")
          .expectEvent(new LifeLost(TWO, 6, ONE, DamageKind.SMASH))
          .expectLife(THREE, 4);
    }

    @Test
    @Tag("ruling-8")
    void is_not_brought_into_being_by_a_bonus() {
      FIRST
          .table(3)
          .cards(ONE, "spiked-tail", "burrowing", "urbavore", "alpha-monster")
          .turnOf(ONE)
          .finalDice("112233")
          .expectNoEvent(AttackMade.class)
          .expectPlace(ONE, Place.OUTSIDE)
          .expectPoints(ONE, 0);
    }

    @Test
    @Tag("ruling-8")
    void is_not_brought_into_being_by_a_bonus_from_tokyo() {
      FIRST
          .table(3)
          .inCity(ONE)
          .cards(ONE, "spiked-tail", "burrowing", "urbavore")
          .turnOf(ONE)
          .finalDice("112233")
          .expectNoEvent(AttackMade.class)
          .expectLife(TWO, 10)
          .expectLife(THREE, 10);
    }

    @Test
    void is_missing_then_spiked_tail_and_burrowing_do_not_join_acid_and_quills() {
      FIRST
          .table(3)
          .inCity(TWO)
          .cards(ONE, "acid-attack", "burrowing", "poison-quills", "spiked-tail")
          .turnOf(ONE)
          .finalDice("222113")
          .expectLife(TWO, 7)
          .expectPlace(TWO, Place.CITY)
          .expectTurnOf(TWO);
    }

    @Test
    @Tag("herbivore")
    void is_missing_yet_life_lost_to_acid_is_harm() {
      FIRST
          .table(3)
          .inCity(TWO)
          .cards(ONE, "acid-attack", "herbivore")
          .turnOf(ONE)
          .finalDice("112233")
          .expectLife(TWO, 9)
          .expectPoints(ONE, 0);
    }
  }

  @Nested
  @Tag("ruling-5")
  class Defence_applies_to {
    private Given winged(Edition edition, Seat seat) {
      return edition.table(3).energy(seat, 2).cards(seat, "wings");
    }

    @InBothEditions
    void smash(Edition edition) {
      winged(edition, TWO)
          .inCity(TWO)
          .turnOf(ONE)
          .finalDice("S11223")
          .expectDefence(TWO, 1, DamageKind.SMASH);
    }

    @InBothEditions
    void damage_by_cards_of_others(Edition edition) {
      winged(edition, TWO)
          .inCity(THREE)
          .energy(ONE, 3)
          .market("flame-thrower")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("flame-thrower"))
          .reveal("heal")
          .expectDefence(TWO, 2, DamageKind.CARD);
    }

    @InBothEditions
    void damage_by_own_cards(Edition edition) {
      winged(edition, ONE)
          .inCity(THREE)
          .energy(ONE, 5)
          .market("national-guard")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("national-guard"))
          .reveal("heal")
          .expectDefence(ONE, 2, DamageKind.CARD)
          .act(ONE, use("wings"))
          .expectPoints(ONE, 2)
          .expectLife(ONE, 10);
    }

    @InBothEditions
    @Tag("ruling-4")
    void poison_as_one_packet(Edition edition) {
      winged(edition, ONE)
          .inCity(THREE)
          .poison(ONE, 3)
          .turnOf(ONE)
          .finalDice("112233")
          .expectDefence(ONE, 3, DamageKind.POISON);
    }

    @InBothEditions
    @Tag("burrowing")
    void burrowing(Edition edition) {
      winged(edition, ONE)
          .inCity(TWO)
          .cards(TWO, "burrowing")
          .turnOf(ONE)
          .finalDice("S11223")
          .act(TWO, YIELD)
          .expectDefence(ONE, 1, DamageKind.CARD);
    }

    @InBothEditions
    @Tag("fire-breathing")
    void fire_breathing_on_a_bystander(Edition edition) {
      winged(edition, THREE)
          .inCity(TWO)
          .cards(ONE, "fire-breathing")
          .turnOf(ONE)
          .finalDice("S11223")
          .expectDefence(THREE, 1, DamageKind.CARD);
    }

    @Test
    @Tag("acid-attack")
    void acid_attack_that_is_no_attack() {
      winged(FIRST, TWO)
          .inCity(TWO)
          .cards(ONE, "acid-attack")
          .turnOf(ONE)
          .finalDice("112233")
          .expectAsked(TWO, ChooseDefence.class)
          .act(TWO, use("wings"))
          .expectLife(TWO, 10);
    }
  }

  @Nested
  @Tag("ruling-5")
  class Order_of_defence {
    private static Given defender(Edition edition) {
      return edition
          .table(3)
          .inCity(TWO)
          .life(TWO, 6)
          .energy(TWO, 6)
          .cards(TWO, "armor-plating", "camouflage", "wings", "rapid-healing");
    }

    @Test
    void is_the_owners_choice_in_the_second_edition() {
      Scenario scenario = defender(SECOND).turnOf(ONE).finalDice("SSS112");
      assertThat(scenario.options())
          .containsExactlyInAnyOrder(
              TAKE_DAMAGE, use("camouflage"), use("wings"), use("rapid-healing"));
    }

    @Test
    void lets_camouflage_roll_once_for_each_packet_in_the_second_edition() {
      Scenario scenario = defender(SECOND)
          .turnOf(ONE)
          .finalDice("SSS112")
          .act(TWO, use("camouflage"))
          .roll("H11")
          .expectDefence(TWO, 2, DamageKind.SMASH);
      assertThat(scenario.options())
          .containsExactlyInAnyOrder(TAKE_DAMAGE, use("wings"), use("rapid-healing"));
    }

    @Test
    @Tag("mimic")
    void lets_camouflage_roll_once_for_each_copy_in_the_second_edition() {
      SECOND
          .table(3)
          .inCity(TWO)
          .cards(TWO, "camouflage", "mimic>2/camouflage")
          .turnOf(ONE)
          .finalDice("SSSS11")
          .act(TWO, use("camouflage"))
          .roll("H111")
          .act(TWO, use("mimic"))
          .roll("H11")
          .expectLife(TWO, 8)
          .expectAsked(TWO, ChooseYield.class);
    }

    @Test
    void has_camouflage_roll_by_itself_first_in_the_first_edition() {
      Scenario scenario = defender(FIRST)
          .turnOf(ONE)
          .finalDice("SSS112")
          .expectDice(3)
          .roll("H11")
          .expectDefence(TWO, 2, DamageKind.SMASH);
      assertThat(scenario.options())
          .containsExactlyInAnyOrder(TAKE_DAMAGE, use("wings"), use("rapid-healing"));
    }

    @InBothEditions
    void has_armor_plating_stop_one_before_all_else(Edition edition) {
      defender(edition)
          .turnOf(ONE)
          .finalDice("S11223")
          .expectLife(TWO, 6)
          .expectEnergy(TWO, 6)
          .expectTurnOf(TWO);
    }

    @Test
    void has_armor_plating_stop_what_camouflage_reduced_to_one_in_the_second_edition() {
      defender(SECOND)
          .turnOf(ONE)
          .finalDice("SSS112")
          .act(TWO, use("camouflage"))
          .roll("HH1")
          .expectLife(TWO, 6)
          .expectTurnOf(TWO);
    }

    @Test
    void has_armor_plating_stop_what_camouflage_reduced_to_one_in_the_first_edition() {
      defender(FIRST)
          .turnOf(ONE)
          .finalDice("SSS112")
          .roll("HH1")
          .expectLife(TWO, 6)
          .expectTurnOf(TWO);
    }

    @InBothEditions
    void lets_rapid_healing_be_repeated_before_the_loss(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .life(TWO, 2)
          .energy(TWO, 4)
          .cards(TWO, "rapid-healing")
          .turnOf(ONE)
          .finalDice("SSS112")
          .act(TWO, use("rapid-healing"))
          .expectLife(TWO, 3)
          .act(TWO, use("rapid-healing"))
          .expectLife(TWO, 1)
          .expectEnergy(TWO, 0)
          .expectAsked(TWO, ChooseYield.class);
    }

    @InBothEditions
    void lets_wings_follow_rapid_healing(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .life(TWO, 2)
          .energy(TWO, 4)
          .cards(TWO, "rapid-healing", "wings")
          .turnOf(ONE)
          .finalDice("SSS112")
          .act(TWO, use("rapid-healing"))
          .act(TWO, use("wings"))
          .expectLife(TWO, 3)
          .expectEnergy(TWO, 0)
          .expectTurnOf(TWO);
    }
  }

  @Nested
  @Tag("ruling-6")
  class Damage_fully_prevented {
    @InBothEditions
    @Tag("Y-3")
    void gives_no_yield_and_no_tokens(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .energy(TWO, 2)
          .cards(ONE, "poison-spit", "shrink-ray")
          .cards(TWO, "wings")
          .turnOf(ONE)
          .finalDice("SSS112")
          .act(TWO, use("wings"))
          .expectLife(TWO, 10)
          .expectTokens(TWO, Token.POISON, 0)
          .expectTokens(TWO, Token.SHRINK, 0)
          .expectPlace(TWO, Place.CITY)
          .expectTurnOf(TWO);
    }

    @InBothEditions
    @Tag("herbivore")
    void leaves_herbivore_its_point(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .cards(ONE, "herbivore")
          .cards(TWO, "armor-plating")
          .turnOf(ONE)
          .finalDice("S11223")
          .expectPoints(ONE, 1);
    }

    @InBothEditions
    @Tag("herbivore")
    void leaves_herbivore_nothing_if_another_lost_life(Edition edition) {
      edition
          .table(3)
          .inCity(ONE)
          .cards(ONE, "herbivore")
          .cards(TWO, "armor-plating")
          .turnOf(ONE)
          .finalDice("S11223")
          .expectLife(THREE, 9)
          .expectPoints(ONE, 2);
    }

    @Test
    @Tag("camouflage")
    void by_camouflage_gives_no_yield_and_no_token_either() {
      FIRST
          .table(3)
          .inCity(TWO)
          .cards(ONE, "poison-spit")
          .cards(TWO, "camouflage")
          .turnOf(ONE)
          .finalDice("SS1122")
          .roll("HH")
          .expectLife(TWO, 10)
          .expectTokens(TWO, Token.POISON, 0)
          .expectTurnOf(TWO);
    }

    @Test
    @Tag("camouflage")
    void in_part_gives_a_yield_and_a_token() {
      FIRST
          .table(3)
          .inCity(TWO)
          .cards(ONE, "poison-spit")
          .cards(TWO, "camouflage")
          .turnOf(ONE)
          .finalDice("SS1122")
          .roll("H1")
          .expectLife(TWO, 9)
          .expectTokens(TWO, Token.POISON, 1)
          .expectAsked(TWO, ChooseYield.class);
    }
  }

  @Nested
  @Tag("ruling-8")
  class Card_damage {
    @InBothEditions
    @Tag("Y-2")
    void gives_no_yield(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .energy(ONE, 3)
          .market("flame-thrower")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("flame-thrower"))
          .reveal("heal")
          .expectLife(TWO, 8)
          .expectPlace(TWO, Place.CITY)
          .expectTurnOf(TWO)
          .expectDice(6);
    }

    @InBothEditions
    void is_not_touched_by_attack_cards(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .energy(ONE, 3)
          .market("flame-thrower")
          .cards(ONE, "spiked-tail", "burrowing", "nova-breath", "alpha-monster", "poison-quills")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("flame-thrower"))
          .reveal("heal")
          .expectLife(ONE, 10)
          .expectLife(TWO, 8)
          .expectLife(THREE, 8)
          .expectPoints(ONE, 0);
    }

    @InBothEditions
    @Tag("acid-attack")
    void is_not_touched_by_acid_attack_and_quills_that_have_hit_before(Edition edition) {
      edition
          .table(3)
          .inCity(ONE)
          .energy(ONE, 3)
          .market("flame-thrower")
          .cards(ONE, "acid-attack", "poison-quills")
          .turnOf(ONE)
          .finalDice("222113")
          .expectLife(TWO, 7)
          .expectLife(THREE, 7)
          .act(ONE, buy("flame-thrower"))
          .reveal("heal")
          .expectLife(TWO, 5)
          .expectLife(THREE, 5);
    }

    @InBothEditions
    @Tag("jets")
    void is_not_avoided_by_jets(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .energy(ONE, 3)
          .market("flame-thrower")
          .cards(TWO, "jets")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("flame-thrower"))
          .reveal("heal")
          .expectLife(TWO, 8)
          .expectTurnOf(TWO);
    }
  }

  @InBothEditions
  @Tag("ruling-4")
  @Tag("fire-breathing")
  void one_smash_with_fire_breathing_is_one_packet_of_two_and_one_on_a_bystander(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "fire-breathing")
        .cards(TWO, "armor-plating")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEvent(new LifeLost(TWO, 2, ONE, DamageKind.SMASH))
        .expectEvent(new LifeLost(THREE, 1, ONE, DamageKind.CARD));
  }
}
