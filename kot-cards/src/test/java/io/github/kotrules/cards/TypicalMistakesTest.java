package io.github.kotrules.cards;

import static io.github.kotrules.cards.CardIds.ARMOR_PLATING;
import static io.github.kotrules.cards.CardIds.JETS;
import static io.github.kotrules.cards.CardIds.PSYCHIC_PROBE;
import static io.github.kotrules.cards.Say.DECLINE;
import static io.github.kotrules.cards.Say.END_BUYING;
import static io.github.kotrules.cards.Say.SWEEP;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.offer;
import static io.github.kotrules.cards.Say.probe;
import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.GiveHearts;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseGift;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What other implementations get wrong, and this one does not. */
class TypicalMistakesTest {
  /** Three Monsters, the second in City: nobody enters Tokyo unless it is about that. */
  private static Given table(Edition edition) {
    return edition.table(3).inCity(TWO);
  }

  @InBothEditions
  @Tag("alien-origin")
  void a_discount_lowers_the_price_by_one_and_not_to_nothing(Edition edition) {
    Buying.buy(table(edition).cards(ONE, "alien-origin").energy(ONE, 6).market("jets"), "jets")
        .expectEnergy(ONE, 2)
        .expectCards(ONE, "alien-origin", "jets");
    table(edition)
        .cards(ONE, "alien-origin")
        .energy(ONE, 3)
        .market("jets")
        .turnOf(ONE)
        .finalDice("112233")
        .expectRefused(buy("jets"));
  }

  @InBothEditions
  @Tag("rooting-for-the-underdog")
  void rooting_is_not_paid_on_a_tie(Edition edition) {
    Given fewest = table(edition).cards(ONE, "rooting-for-the-underdog").points(THREE, 9);
    fewest.points(ONE, 1).points(TWO, 2).turnOf(ONE).finalDice("112233").expectPoints(ONE, 2);
    fewest.points(ONE, 2).points(TWO, 2).turnOf(ONE).finalDice("112233").expectPoints(ONE, 2);
  }

  @InBothEditions
  @Tag("rooting-for-the-underdog")
  void rooting_does_not_count_the_dead(Edition edition) {
    table(edition)
        .cards(ONE, "rooting-for-the-underdog")
        .points(ONE, 1)
        .points(TWO, 2)
        .out(THREE)
        .turnOf(ONE)
        .finalDice("112233")
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  @Tag("Y-3")
  void there_is_no_yield_after_prevented_damage(Edition edition) {
    table(edition)
        .cards(TWO, "armor-plating")
        .turnOf(ONE)
        .finalDice("11223S")
        .expectLife(TWO, 10)
        .expectPlace(TWO, Place.CITY)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("armor-plating")
  @Tag("fire-breathing")
  void a_smash_and_fire_breathing_are_two_at_once_for_armor_plating(Edition edition) {
    table(edition)
        .cards(ONE, "fire-breathing")
        .cards(TWO, "armor-plating")
        .turnOf(ONE)
        .finalDice("11223S")
        .expectLife(TWO, 8)
        .expectAsked(TWO, ChooseYield.class);
  }

  @InBothEditions
  @Tag("healing-ray")
  void healing_ray_is_paid_for(Edition edition) {
    table(edition)
        .cards(ONE, "healing-ray")
        .life(TWO, 5)
        .energy(TWO, 5)
        .turnOf(ONE)
        .finalDice("HH1122")
        .expectAsked(ONE, ChooseGift.class)
        .act(ONE, new GiveHearts(TWO, 2))
        .expectLife(TWO, 7)
        .expectEnergy(TWO, 1)
        .expectEnergy(ONE, 4);
  }

  @InBothEditions
  @Tag("healing-ray")
  void healing_ray_takes_all_that_is_left_from_who_has_too_little(Edition edition) {
    table(edition)
        .cards(ONE, "healing-ray")
        .life(TWO, 5)
        .energy(TWO, 1)
        .turnOf(ONE)
        .finalDice("HH1122")
        .act(ONE, new GiveHearts(TWO, 2))
        .expectLife(TWO, 7)
        .expectEnergy(TWO, 0)
        .expectEnergy(ONE, 1);
  }

  @InBothEditions
  @Tag("D-4")
  void tokens_are_not_removed_in_tokyo(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .life(ONE, 5)
        .poison(ONE, 1)
        .shrink(ONE, 1)
        .turnOf(ONE)
        .finalDice("HHH12")
        .expectTokens(ONE, Token.POISON, 1)
        .expectTokens(ONE, Token.SHRINK, 1)
        .expectLife(ONE, 4)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("parasitic-tentacles")
  void tentacles_do_not_buy_ones_own_card(Edition edition) {
    table(edition)
        .cards(ONE, "parasitic-tentacles", "armor-plating")
        .cards(TWO, "jets")
        .energy(ONE, 9)
        .turnOf(ONE)
        .finalDice("112233")
        .expectOptions(END_BUYING, new BuyFromMonster(TWO, JETS))
        .expectRefused(new BuyFromMonster(ONE, ARMOR_PLATING));
  }

  @InBothEditions
  @Tag("parasitic-tentacles")
  void tentacles_pay_the_seller(Edition edition) {
    table(edition)
        .cards(ONE, "parasitic-tentacles")
        .cards(TWO, "jets")
        .energy(ONE, 6)
        .energy(TWO, 1)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyFromMonster(TWO, JETS))
        .expectEnergy(ONE, 1)
        .expectEnergy(TWO, 6)
        .expectCards(ONE, "parasitic-tentacles", "jets")
        .expectCards(TWO);
  }

  @Test
  @Tag("death-from-above")
  void death_from_above_does_not_forget_bay() {
    String card = "death-from-above";
    Buying.buy(Buying.table(Edition.SECOND, 5, card).inCity(TWO).inBay(FIVE), card)
        .expectPlace(ONE, Place.CITY)
        .expectPlace(TWO, Place.OUTSIDE)
        .expectPlace(FIVE, Place.OUTSIDE);
  }

  @InBothEditions
  @Tag("it-has-a-child")
  void a_reborn_monster_is_not_in_tokyo(Edition edition) {
    table(edition)
        .cards(TWO, "it-has-a-child")
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectLife(TWO, 10)
        .expectPlace(TWO, Place.OUTSIDE)
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 1)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("frenzy")
  @Tag("W-3")
  void there_is_no_extra_turn_after_the_game_is_over(Edition edition) {
    Buying.buy(Buying.table(edition, "frenzy").points(ONE, 20), "frenzy")
        .act(ONE, END_BUYING)
        .expectOver(ONE);
  }

  @InBothEditions
  @Tag("freeze-time")
  @Tag("W-3")
  void no_extra_turn_is_offered_after_the_game_is_over(Edition edition) {
    table(edition)
        .cards(ONE, "freeze-time")
        .points(ONE, 19)
        .turnOf(ONE)
        .finalDice("111223")
        .expectOver(ONE);
  }

  @InBothEditions
  @Tag("frenzy")
  @Tag("E-2")
  void who_dies_of_poison_has_no_extra_turn(Edition edition) {
    Buying.buy(Buying.table(edition, "frenzy").life(ONE, 1).poison(ONE, 1), "frenzy")
        .act(ONE, END_BUYING)
        .expectPlace(ONE, Place.NOWHERE)
        .expectTurnOf(TWO)
        .finalDice("112233")
        .expectTurnOf(THREE)
        .finalDice("112233")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("freeze-time")
  @Tag("E-2")
  void who_dies_of_poison_is_offered_no_extra_turn(Edition edition) {
    table(edition)
        .cards(ONE, "freeze-time")
        .life(ONE, 1)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("111223")
        .expectPlace(ONE, Place.NOWHERE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("W-4")
  void when_everyone_is_dead_nobody_wins(Edition edition) {
    String card = "high-altitude-bombing";
    Buying.buy(Buying.table(edition, card).life(ONE, 3).life(TWO, 2).life(THREE, 1), card)
        .expectOver();
  }

  @InBothEditions
  @Tag("T-4")
  void a_monster_killed_by_smash_does_not_block_city(Edition edition) {
    table(edition)
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectPlace(TWO, Place.NOWHERE)
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  @Tag("T-4")
  void a_monster_killed_by_a_card_does_not_block_city(Edition edition) {
    String card = "flame-thrower";
    Buying.buy(Buying.table(edition, card).life(TWO, 1), card)
        .act(ONE, END_BUYING)
        .expectTurnOf(THREE)
        .finalDice("11223S")
        .expectPlace(THREE, Place.CITY);
  }

  @InBothEditions
  @Tag("psychic-probe")
  @Tag("R-4")
  void passing_with_psychic_probe_leaves_the_roller_its_change(Edition edition) {
    probed(edition).act(TWO, DECLINE).expectAsked(ONE, ChooseDieChange.class);
  }

  @InBothEditions
  @Tag("psychic-probe")
  void a_probe_is_not_lost_on_energy(Edition edition) {
    Scenario energy = probed(edition)
        .act(TWO, probe("psychic-probe", '1'))
        .roll("E")
        .expectAsked(ONE, ChooseDieChange.class);
    assertThat(energy.state().cards(TWO).find(PSYCHIC_PROBE)).isNotNull();
    probed(edition).act(TWO, probe("psychic-probe", '1')).roll("H").expectCards(TWO);
  }

  /** The second Monster may have a die of the first rolled again, which may turn one afterwards. */
  private static Scenario probed(Edition edition) {
    return table(edition)
        .cards(ONE, "herd-culler")
        .cards(TWO, "psychic-probe")
        .turnOf(ONE)
        .roll("112233")
        .stop()
        .expectAsked(TWO, ChooseProbe.class);
  }

  @InBothEditions
  @Tag("opportunist")
  void an_opportunist_keeps_the_offer_of_the_other_swept_cards(Edition edition) {
    table(edition)
        .energy(ONE, 2)
        .market("heal", "jets", "wings")
        .cards(TWO, "opportunist")
        .energy(TWO, 7)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, SWEEP)
        .reveal("solar-powered")
        .reveal("made-in-a-lab")
        .reveal("stretchy")
        .expectPending(offer(TWO, "solar-powered", "made-in-a-lab", "stretchy"))
        .act(TWO, buy("solar-powered"))
        .reveal("gourmet")
        .expectPending(offer(TWO, "gourmet", "made-in-a-lab", "stretchy"))
        .act(TWO, buy("stretchy"))
        .reveal("mimic")
        .expectPending(offer(TWO, "gourmet", "made-in-a-lab", "mimic"))
        .act(TWO, buy("made-in-a-lab"))
        .expectCards(TWO, "opportunist", "solar-powered", "stretchy", "made-in-a-lab");
  }

  @InBothEditions
  @Tag("poison-quills")
  void quills_come_with_2s_and_not_with_1s(Edition edition) {
    Given quills = table(edition).cards(ONE, "poison-quills");
    quills.turnOf(ONE).finalDice("11133S").expectLife(TWO, 9);
    quills.turnOf(ONE).finalDice("22333S").expectLife(TWO, 9);
    quills.turnOf(ONE).finalDice("22233S").expectLife(TWO, 7);
  }

  @InBothEditions
  @Tag("evacuation-orders")
  void evacuation_is_no_damage(Edition edition) {
    isNoDamage(edition, "evacuation-orders").expectPoints(TWO, 1).expectPoints(ONE, 0);
  }

  @InBothEditions
  @Tag("vast-storm")
  void a_storm_is_no_damage(Edition edition) {
    isNoDamage(edition, "vast-storm").expectEnergy(TWO, 2).expectPoints(ONE, 2);
  }

  /** Cards that follow damage do not speak, those that stop it are not asked, and a peaceful turn stays one. */
  private static Scenario isNoDamage(Edition edition, String card) {
    Scenario bought = Buying.buy(
        Buying.table(edition, card)
            .cards(ONE, "herbivore", "fire-breathing", "poison-spit")
            .cards(TWO, "wings", "jets", "were-only-making-it-stronger")
            .points(TWO, 6)
            .energy(TWO, 4),
        card);
    int points = bought.state().points(ONE);
    bought
        .expectNoEvent(LifeLost.class)
        .expectLife(TWO, 10)
        .expectTokens(TWO, Token.POISON, 0)
        .expectPlace(TWO, Place.CITY);
    assertThat(Scenario.from(edition.game(), bought.record())
            .act(ONE, END_BUYING)
            .state()
            .points(ONE))
        .isEqualTo(points + 1);
    return bought;
  }
}
