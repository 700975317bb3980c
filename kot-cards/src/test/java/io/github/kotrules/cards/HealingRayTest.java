package io.github.kotrules.cards;

import static io.github.kotrules.cards.DiceCardKit.STOP;
import static io.github.kotrules.cards.DiceCardKit.give;
import static io.github.kotrules.cards.DiceCardKit.table;
import static io.github.kotrules.cards.Say.DECLINE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Action.SpendHearts;
import io.github.kotrules.action.Decision.ChooseGift;
import io.github.kotrules.action.Decision.ChooseHearts;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;

@Tag("healing-ray")
class HealingRayTest {
  private static final String RAY = "healing-ray";

  /** Seat 1 owns the card; seat 3 has 5 life and can pay for three. */
  private static Given owner(Edition edition) {
    return table(edition).cards(ONE, RAY).life(THREE, 5).energy(THREE, 6);
  }

  @InBothEditions
  void a_healed_monster_pays_two_energy_for_each_life(Edition edition) {
    owner(edition)
        .turnOf(ONE)
        .finalDice("1122HH")
        .expectPending(new ChooseGift(ONE, 2, SeatSet.none()))
        .act(ONE, give(THREE, 2))
        .expectLife(THREE, 7)
        .expectEnergy(THREE, 2)
        .expectEnergy(ONE, 4)
        .expectLife(TWO, 10)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("D-1")
  void gifts_are_made_before_the_groups_after_hearts_count(Edition edition) {
    owner(edition)
        .turnOf(ONE)
        .roll("11EEHH")
        .act(ONE, STOP)
        .resolve("HE")
        .expectPending(new ChooseGift(ONE, 2, SeatSet.none()))
        .expectEnergy(ONE, 0)
        .act(ONE, give(THREE, 2))
        .expectEnergy(ONE, 6);
  }

  @InBothEditions
  void it_cannot_refuse(Edition edition) {
    owner(edition)
        .turnOf(ONE)
        .finalDice("1122HH")
        .act(ONE, give(THREE, 2))
        .expectNoEvent(QuestionAsked.class)
        .expectLife(THREE, 7);
  }

  @InBothEditions
  void one_that_cannot_pay_it_all_pays_what_it_has(Edition edition) {
    owner(edition)
        .energy(THREE, 3)
        .turnOf(ONE)
        .finalDice("1122HH")
        .act(ONE, give(THREE, 2))
        .expectLife(THREE, 7)
        .expectEnergy(THREE, 0)
        .expectEnergy(ONE, 3);
  }

  @InBothEditions
  void the_last_energy_pays_for_a_life(Edition edition) {
    owner(edition)
        .energy(THREE, 1)
        .turnOf(ONE)
        .finalDice("11223H")
        .act(ONE, give(THREE, 1))
        .expectLife(THREE, 6)
        .expectEnergy(THREE, 0)
        .expectEnergy(ONE, 1);
  }

  @InBothEditions
  void one_without_energy_is_healed_for_nothing(Edition edition) {
    owner(edition)
        .energy(THREE, 0)
        .turnOf(ONE)
        .finalDice("1122HH")
        .act(ONE, give(THREE, 2))
        .expectLife(THREE, 7)
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  void only_life_really_healed_is_paid_and_none_above_the_maximum(Edition edition) {
    owner(edition)
        .life(THREE, 9)
        .turnOf(ONE)
        .finalDice("1122HH")
        .act(ONE, give(THREE, 2))
        .expectLife(THREE, 10)
        .expectEnergy(THREE, 4)
        .expectEnergy(ONE, 2);
  }

  @InBothEditions
  @Tag("even-bigger")
  void a_bigger_monster_is_healed_up_to_its_own_maximum(Edition edition) {
    owner(edition)
        .cards(THREE, "even-bigger")
        .life(THREE, 10)
        .turnOf(ONE)
        .finalDice("112HHH")
        .act(ONE, give(THREE, 3))
        .expectLife(THREE, 12)
        .expectEnergy(THREE, 2)
        .expectEnergy(ONE, 4);
  }

  @InBothEditions
  void a_monster_in_tokyo_can_be_healed(Edition edition) {
    owner(edition)
        .life(TWO, 5)
        .energy(TWO, 6)
        .turnOf(ONE)
        .finalDice("1122HH")
        .act(ONE, give(TWO, 2))
        .expectLife(TWO, 7)
        .expectEnergy(TWO, 2)
        .expectEnergy(ONE, 4)
        .expectLife(THREE, 5);
  }

  @InBothEditions
  @Tag("D-4")
  void from_tokyo_it_heals_others_but_not_its_owner(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .cards(ONE, RAY)
        .life(ONE, 5)
        .poison(ONE, 1)
        .life(THREE, 5)
        .energy(THREE, 6)
        .turnOf(ONE)
        .finalDice("112HHH")
        .act(ONE, give(THREE, 2))
        .expectLife(THREE, 7)
        .expectEnergy(ONE, 4)
        .expectLife(ONE, 4)
        .expectTokens(ONE, Token.POISON, 1)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void hearts_can_go_to_several_and_the_rest_heals_the_owner(Edition edition) {
    owner(edition)
        .life(ONE, 4)
        .life(TWO, 5)
        .energy(TWO, 1)
        .turnOf(ONE)
        .finalDice("11HHHH")
        .act(ONE, give(TWO, 1))
        .expectPending(new ChooseGift(ONE, 3, SeatSet.of(TWO)))
        .act(ONE, give(THREE, 2))
        .expectLife(TWO, 6)
        .expectLife(THREE, 7)
        .expectLife(ONE, 5)
        .expectEnergy(ONE, 1 + 4)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("D-4")
  void all_hearts_can_be_kept(Edition edition) {
    owner(edition)
        .life(ONE, 5)
        .turnOf(ONE)
        .finalDice("1122HH")
        .act(ONE, DECLINE)
        .expectLife(ONE, 7)
        .expectLife(THREE, 5)
        .expectEnergy(THREE, 6)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("D-4")
  void hearts_kept_can_remove_the_owners_tokens(Edition edition) {
    owner(edition)
        .life(ONE, 5)
        .shrink(ONE, 1)
        .turnOf(ONE)
        .finalDice("11HHH")
        .act(ONE, give(THREE, 1))
        .expectPending(new ChooseHearts(ONE, 2))
        .act(ONE, new SpendHearts(1, 0, 1))
        .expectLife(ONE, 6)
        .expectTokens(ONE, Token.SHRINK, 0)
        .expectLife(THREE, 6);
  }

  @InBothEditions
  void the_tokens_of_others_stay(Edition edition) {
    owner(edition)
        .poison(THREE, 1)
        .shrink(THREE, 1)
        .turnOf(ONE)
        .finalDice("1122HH")
        .act(ONE, give(THREE, 2))
        .expectLife(THREE, 7)
        .expectTokens(THREE, Token.POISON, 1)
        .expectTokens(THREE, Token.SHRINK, 1);
  }

  @InBothEditions
  void no_hearts_go_to_the_unhurt_to_the_owner_or_in_greater_number(Edition edition) {
    owner(edition)
        .life(ONE, 5)
        .poison(TWO, 1)
        .turnOf(ONE)
        .finalDice("1122HH")
        .expectOptions(DECLINE, give(THREE, 1), give(THREE, 2))
        .expectRefused(give(TWO, 1))
        .expectRefused(give(ONE, 1))
        .expectRefused(give(THREE, 3));
  }

  @InBothEditions
  void no_hearts_go_to_the_dead(Edition edition) {
    edition
        .table(4)
        .inCity(TWO)
        .out(FOUR)
        .cards(ONE, RAY)
        .life(THREE, 5)
        .turnOf(ONE)
        .finalDice("11223H")
        .expectOptions(DECLINE, give(THREE, 1));
  }

  @InBothEditions
  void nothing_is_asked_when_nobody_else_is_hurt(Edition edition) {
    owner(edition)
        .life(ONE, 5)
        .life(THREE, 10)
        .turnOf(ONE)
        .finalDice("1122HH")
        .expectLife(ONE, 7)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void nothing_is_asked_without_hearts(Edition edition) {
    owner(edition).turnOf(ONE).finalDice("112233").expectLife(THREE, 5).expectTurnOf(TWO);
  }

  @InBothEditions
  void the_hearts_of_others_are_their_own(Edition edition) {
    table(edition)
        .cards(TWO, RAY)
        .life(ONE, 5)
        .energy(ONE, 6)
        .life(THREE, 5)
        .turnOf(ONE)
        .finalDice("1122HH")
        .expectLife(ONE, 7)
        .expectEnergy(ONE, 6)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("regeneration")
  void the_owners_regeneration_heals_one_more_which_is_paid(Edition edition) {
    owner(edition)
        .cards(ONE, RAY, "regeneration")
        .turnOf(ONE)
        .finalDice("11223H")
        .act(ONE, give(THREE, 1))
        .expectLife(THREE, 7)
        .expectEnergy(THREE, 2)
        .expectEnergy(ONE, 4);
  }

  @InBothEditions
  @Tag("regeneration")
  void the_patients_regeneration_does_not_count(Edition edition) {
    owner(edition)
        .cards(THREE, "regeneration")
        .turnOf(ONE)
        .finalDice("11223H")
        .act(ONE, give(THREE, 1))
        .expectLife(THREE, 6)
        .expectEnergy(THREE, 4)
        .expectEnergy(ONE, 2);
  }

  @InBothEditions
  @Tag("friend-of-children")
  void the_payment_is_a_gain_for_friend_of_children(Edition edition) {
    owner(edition)
        .cards(ONE, RAY, "friend-of-children")
        .turnOf(ONE)
        .finalDice("1122HH")
        .act(ONE, give(THREE, 2))
        .expectEvent(new EnergyGained(ONE, 5))
        .expectEnergy(THREE, 2);
  }

  @InBothEditions
  @Tag("friend-of-children")
  void no_payment_is_no_gain(Edition edition) {
    owner(edition)
        .cards(ONE, RAY, "friend-of-children")
        .energy(THREE, 0)
        .turnOf(ONE)
        .finalDice("1122HH")
        .act(ONE, give(THREE, 2))
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_changes_nothing(Edition edition) {
    owner(edition)
        .cards(ONE, RAY, "mimic>1/healing-ray")
        .turnOf(ONE)
        .finalDice("11223H")
        .act(ONE, give(THREE, 1))
        .expectLife(THREE, 6)
        .expectEnergy(THREE, 4)
        .expectEnergy(ONE, 2)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_of_anothers_can_heal_that_other(Edition edition) {
    table(edition)
        .cards(ONE, "mimic>3/healing-ray")
        .cards(THREE, RAY)
        .life(THREE, 5)
        .energy(THREE, 6)
        .turnOf(ONE)
        .finalDice("11223H")
        .act(ONE, give(THREE, 1))
        .expectLife(THREE, 6)
        .expectEnergy(THREE, 4)
        .expectEnergy(ONE, 2);
  }

  @InBothEditions
  @Tag("D-1")
  void in_tokyo_hearts_can_still_be_picked(Edition edition) {
    edition
        .table(2)
        .inCity(ONE)
        .cards(ONE, RAY)
        .energy(TWO, 6)
        .turnOf(ONE)
        .roll("1122HS")
        .act(ONE, STOP)
        .resolve("SH")
        .expectLife(TWO, 9)
        .act(ONE, give(TWO, 1))
        .expectLife(TWO, 10)
        .expectEnergy(ONE, 2);
  }
}
