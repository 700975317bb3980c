package io.github.kotrules.cards;

import static io.github.kotrules.cards.CardIds.JETS;
import static io.github.kotrules.cards.CardIds.MIMIC;
import static io.github.kotrules.cards.Say.DECLINE;
import static io.github.kotrules.cards.Say.STAY;
import static io.github.kotrules.cards.Say.TAKE_DAMAGE;
import static io.github.kotrules.cards.Say.YIELD;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.copy;
import static io.github.kotrules.cards.Say.offer;
import static io.github.kotrules.cards.Say.probe;
import static io.github.kotrules.cards.Say.use;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.CopyEnded;
import io.github.kotrules.state.Event.CopyMade;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** City is taken in most scenarios, so that nobody gets points for entering it. */
@Tag("mimic")
class MimicTest {

  @Nested
  class When_bought {
    private static Scenario bought(Given table) {
      return table
          .inCity(THREE)
          .energy(ONE, 8)
          .market("mimic", "frenzy", "apartment-building")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("mimic"))
          .reveal("spiked-tail");
    }

    @InBothEditions
    void may_copy_any_keep_card_of_any_monster_its_own_included(Edition edition) {
      bought(edition
              .table(4)
              .cards(ONE, "wings")
              .cards(TWO, "jets", "camouflage")
              .cards(THREE, "extra-head"))
          .expectPending(new ChooseCopy(ONE, MIMIC, 0))
          .expectOptions(
              copy(ONE, "wings"),
              copy(TWO, "jets"),
              copy(TWO, "camouflage"),
              copy(THREE, "extra-head"));
    }

    @InBothEditions
    void chooses_for_free(Edition edition) {
      bought(edition.table(4).cards(TWO, "jets").cards(THREE, "wings"))
          .act(ONE, copy(TWO, "jets"))
          .expectEvent(new CopyMade(ONE, MIMIC, new CardRef(TWO, JETS)))
          .expectEnergy(ONE, 0)
          .expectCards(ONE, "mimic>2/jets");
    }

    @InBothEditions
    void must_choose(Edition edition) {
      bought(edition.table(4).cards(TWO, "jets").cards(THREE, "wings"))
          .expectAsked(ONE, ChooseCopy.class)
          .expectRefused(DECLINE);
    }

    @InBothEditions
    void never_copies_itself_or_a_card_in_the_market(Edition edition) {
      bought(edition.table(4).cards(TWO, "jets").cards(THREE, "wings"))
          .expectRefused(copy(ONE, "mimic"))
          .expectRefused(copy(ONE, "frenzy"))
          .expectRefused(copy(ONE, "spiked-tail"))
          .expectRefused(copy(ONE, "jets"));
    }

    @InBothEditions
    void takes_a_single_target_unasked(Edition edition) {
      bought(edition.table(4).cards(FOUR, "jets"))
          .expectCards(ONE, "mimic>4/jets")
          .expectTurnOf(TWO);
    }

    @InBothEditions
    void takes_two_equal_cards_of_one_monster_for_one_target(Edition edition) {
      bought(edition.table(4).cards(FOUR, "extra-head", "extra-head"))
          .expectCards(ONE, "mimic>4/extra-head")
          .expectTurnOf(TWO);
    }

    @InBothEditions
    void may_copy_equal_cards_of_two_monsters(Edition edition) {
      bought(edition.table(4).cards(TWO, "extra-head").cards(FOUR, "extra-head"))
          .expectOptions(copy(TWO, "extra-head"), copy(FOUR, "extra-head"));
    }

    @InBothEditions
    void is_blank_without_a_target(Edition edition) {
      bought(edition.table(4))
          .expectCards(ONE, "mimic")
          .expectNoEvent(CopyMade.class)
          .expectTurnOf(TWO)
          .expectDice(6);
    }

    @InBothEditions
    void may_copy_what_was_bought_before_in_the_same_turn(Edition edition) {
      edition
          .table(2)
          .inCity(TWO)
          .energy(ONE, 14)
          .market("wings", "mimic")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("wings"))
          .reveal("jets")
          .act(ONE, buy("mimic"))
          .reveal("frenzy")
          .expectCards(ONE, "wings", "mimic>1/wings");
    }

    @InBothEditions
    @Tag("B-6")
    void chooses_before_its_owner_goes_on_buying(Edition edition) {
      edition
          .table(3)
          .inCity(THREE)
          .energy(ONE, 10)
          .cards(TWO, "jets")
          .cards(THREE, "wings")
          .market("mimic")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("mimic"))
          .expectReveal()
          .reveal("frenzy")
          .act(ONE, copy(TWO, "jets"))
          .expectAsked(ONE, ChoosePurchase.class);
    }

    @InBothEditions
    @Tag("opportunist")
    void in_the_turn_of_another_chooses_at_once(Edition edition) {
      edition
          .table(3)
          .inCity(THREE)
          .energy(ONE, 6)
          .market("wings")
          .energy(TWO, 8)
          .cards(TWO, "opportunist")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("wings"))
          .reveal("mimic")
          .act(TWO, buy("mimic"))
          .reveal("jets")
          .expectPending(new ChooseCopy(TWO, MIMIC, 0))
          .act(TWO, copy(ONE, "wings"))
          .expectCards(TWO, "opportunist", "mimic>1/wings")
          .expectTurnOf(TWO);
    }

    @InBothEditions
    @Tag("extra-head")
    void works_from_then_on(Edition edition) {
      edition
          .table(2)
          .inCity(TWO)
          .cards(TWO, "extra-head")
          .energy(ONE, 15)
          .market("mimic", "frenzy")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("frenzy"))
          .reveal("wings")
          .act(ONE, buy("mimic"))
          .reveal("jets")
          .expectTurnOf(ONE)
          .expectDice(7);
    }
  }

  @Nested
  class At_the_start_of_a_turn {
    private static Given copyOfJets(Edition edition, int energy) {
      return edition
          .table(4)
          .inCity(THREE)
          .energy(ONE, energy)
          .cards(ONE, "mimic>2/jets", "wings")
          .cards(TWO, "jets", "camouflage")
          .cards(THREE, "extra-head");
    }

    @InBothEditions
    void may_move_to_any_other_card(Edition edition) {
      copyOfJets(edition, 1)
          .turnOf(ONE)
          .expectPending(new ChooseCopy(ONE, MIMIC, 1))
          .expectOptions(
              DECLINE, copy(ONE, "wings"), copy(TWO, "camouflage"), copy(THREE, "extra-head"));
    }

    @InBothEditions
    void moves_for_one_energy(Edition edition) {
      copyOfJets(edition, 3)
          .turnOf(ONE)
          .act(ONE, copy(TWO, "camouflage"))
          .expectEnergy(ONE, 2)
          .expectCards(ONE, "mimic>2/camouflage", "wings")
          .expectDice(6);
    }

    @InBothEditions
    void does_not_move_to_what_it_copies_or_to_itself(Edition edition) {
      copyOfJets(edition, 3)
          .turnOf(ONE)
          .expectRefused(copy(TWO, "jets"))
          .expectRefused(copy(ONE, "mimic"));
    }

    @InBothEditions
    void stays_for_free(Edition edition) {
      copyOfJets(edition, 1)
          .turnOf(ONE)
          .act(ONE, DECLINE)
          .expectEnergy(ONE, 1)
          .expectCards(ONE, "mimic>2/jets", "wings")
          .expectDice(6);
    }

    @InBothEditions
    void is_not_asked_without_energy(Edition edition) {
      copyOfJets(edition, 0)
          .turnOf(ONE)
          .expectCards(ONE, "mimic>2/jets", "wings")
          .expectDice(6);
    }

    @InBothEditions
    void is_not_asked_without_another_target(Edition edition) {
      edition
          .table(3)
          .energy(ONE, 5)
          .cards(ONE, "mimic>2/jets")
          .cards(TWO, "jets")
          .turnOf(ONE)
          .expectDice(6);
    }

    @InBothEditions
    void moves_once(Edition edition) {
      copyOfJets(edition, 5)
          .turnOf(ONE)
          .act(ONE, copy(TWO, "camouflage"))
          .roll("112233")
          .expectAsked(ONE, ChooseReroll.class);
    }

    @InBothEditions
    void does_not_move_in_the_turn_of_another(Edition edition) {
      copyOfJets(edition, 5).turnOf(TWO).expectDice(6);
    }

    @InBothEditions
    @Tag("extra-head")
    @Tag("R-2")
    void moves_before_the_roll_so_a_new_head_counts(Edition edition) {
      copyOfJets(edition, 1).turnOf(ONE).act(ONE, copy(THREE, "extra-head")).expectDice(7);
    }

    @InBothEditions
    @Tag("extra-head")
    @Tag("R-2")
    void moves_before_the_roll_so_a_left_head_counts_no_more(Edition edition) {
      edition
          .table(3)
          .energy(ONE, 1)
          .cards(ONE, "mimic>2/extra-head")
          .cards(TWO, "extra-head", "jets")
          .turnOf(ONE)
          .act(ONE, copy(TWO, "jets"))
          .expectDice(6);
    }

    @InBothEditions
    @Tag("extra-head")
    void may_move_to_an_equal_card_of_another_monster(Edition edition) {
      edition
          .table(3)
          .energy(ONE, 1)
          .cards(ONE, "mimic>2/extra-head")
          .cards(TWO, "extra-head")
          .cards(THREE, "extra-head")
          .turnOf(ONE)
          .expectOptions(DECLINE, copy(THREE, "extra-head"))
          .act(ONE, copy(THREE, "extra-head"))
          .expectCards(ONE, "mimic>3/extra-head")
          .expectDice(7);
    }

    @InBothEditions
    @Tag("T-8")
    void in_tokyo_is_paid_for_tokyo_as_well(Edition edition) {
      edition
          .table(3)
          .inCity(ONE)
          .energy(ONE, 1)
          .cards(ONE, "mimic", "wings")
          .turnOf(ONE)
          .act(ONE, copy(ONE, "wings"))
          .expectPoints(ONE, 2)
          .expectDice(6);
    }

    @InBothEditions
    @Tag("frenzy")
    void may_move_when_an_extra_turn_starts(Edition edition) {
      copyOfJets(edition, 8)
          .market("frenzy")
          .turnOf(ONE)
          .act(ONE, DECLINE)
          .finalDice("112233")
          .act(ONE, buy("frenzy"))
          .reveal("apartment-building")
          .expectPending(new ChooseCopy(ONE, MIMIC, 1));
    }

    @InBothEditions
    void gets_a_first_target_for_one_energy_if_it_was_blank(Edition edition) {
      edition
          .table(3)
          .energy(ONE, 1)
          .cards(ONE, "mimic")
          .cards(TWO, "jets")
          .turnOf(ONE)
          .expectOptions(DECLINE, copy(TWO, "jets"))
          .act(ONE, copy(TWO, "jets"))
          .expectEnergy(ONE, 0)
          .expectCards(ONE, "mimic>2/jets");
    }

    @InBothEditions
    void may_stay_blank(Edition edition) {
      edition
          .table(3)
          .energy(ONE, 1)
          .cards(ONE, "mimic")
          .cards(TWO, "jets")
          .turnOf(ONE)
          .act(ONE, DECLINE)
          .expectEnergy(ONE, 1)
          .expectCards(ONE, "mimic");
    }

    @InBothEditions
    void is_not_asked_when_nobody_has_a_card(Edition edition) {
      edition.table(3).energy(ONE, 1).cards(ONE, "mimic").turnOf(ONE).expectDice(6);
    }
  }

  @Nested
  class When_its_target_leaves_play {
    @InBothEditions
    @Tag("D-7")
    void with_an_eliminated_monster_is_blank(Edition edition) {
      edition
          .table(4)
          .inCity(ONE)
          .cards(ONE, "mimic>2/jets")
          .life(TWO, 1)
          .cards(TWO, "jets")
          .turnOf(ONE)
          .finalDice("S11223")
          .expectEvent(new CopyEnded(ONE, MIMIC))
          .expectCards(ONE, "mimic");
    }

    /** Seat 2 is hit first, clockwise from the attacker, but seat 3 has 12 life at most until both are hit. */
    @InBothEditions
    @Tag("D-7")
    @Tag("D-8")
    @Tag("even-bigger")
    void with_an_eliminated_monster_is_blank_after_the_last_one_is_hit(Edition edition) {
      edition
          .table(3)
          .inCity(ONE)
          .cards(TWO, "even-bigger")
          .life(TWO, 3)
          .cards(THREE, "mimic>2/even-bigger")
          .life(THREE, 12)
          .turnOf(ONE)
          .finalDice("SSS112")
          .expectEventsInOrder(
              new LifeLost(TWO, 3, ONE, DamageKind.SMASH),
              new LifeLost(THREE, 3, ONE, DamageKind.SMASH),
              new CopyEnded(THREE, MIMIC))
          .expectPlace(TWO, Place.NOWHERE)
          .expectCards(THREE, "mimic")
          .expectMaxLife(THREE, 10)
          .expectLife(THREE, edition == Edition.FIRST ? 7 : 9);
    }

    @InBothEditions
    @Tag("psychic-probe")
    void with_a_heart_on_the_probe_is_blank(Edition edition) {
      edition
          .table(3)
          .inCity(THREE)
          .cards(ONE, "mimic>2/psychic-probe")
          .cards(TWO, "psychic-probe")
          .turnOf(ONE)
          .roll("112233")
          .stop()
          .act(TWO, probe("psychic-probe", '1'))
          .roll("H")
          .expectEvent(new CopyEnded(ONE, MIMIC))
          .expectCards(ONE, "mimic");
    }

    @InBothEditions
    void stays_with_its_owner_and_can_move_for_one_energy(Edition edition) {
      edition
          .table(3)
          .inCity(THREE)
          .energy(ONE, 1)
          .cards(ONE, "mimic>2/jets")
          .life(TWO, 1)
          .cards(TWO, "jets")
          .cards(THREE, "camouflage")
          .turnOf(THREE)
          .finalDice("S11223")
          .expectTurnOf(ONE)
          .expectOptions(DECLINE, copy(THREE, "camouflage"))
          .act(ONE, copy(THREE, "camouflage"))
          .expectEnergy(ONE, 0)
          .expectCards(ONE, "mimic>3/camouflage");
    }

    @InBothEditions
    @Tag("psychic-probe")
    void does_not_follow_the_card_when_it_is_bought_again(Edition edition) {
      edition
          .table(3)
          .inCity(THREE)
          .deck()
          .energy(ONE, 8)
          .market("jets")
          .cards(TWO, "psychic-probe")
          .cards(THREE, "mimic>2/psychic-probe")
          .turnOf(ONE)
          .roll("112233")
          .stop()
          .act(TWO, probe("psychic-probe", '1'))
          .roll("H")
          .act(ONE, buy("jets"))
          .reveal("psychic-probe")
          .act(ONE, buy("psychic-probe"))
          .reveal("wings")
          .expectCards(ONE, "jets", "psychic-probe")
          .expectCards(THREE, "mimic");
    }

    @InBothEditions
    void keeps_copying_when_another_card_or_monster_leaves(Edition edition) {
      edition
          .table(4)
          .inCity(ONE)
          .cards(ONE, "mimic>2/jets")
          .cards(TWO, "jets")
          .life(THREE, 1)
          .cards(THREE, "wings")
          .turnOf(ONE)
          .finalDice("S11223")
          .expectPlace(THREE, Place.NOWHERE)
          .expectCards(ONE, "mimic>2/jets");
    }

    @InBothEditions
    @Tag("psychic-probe")
    void keeps_copying_when_its_target_loses_another_card(Edition edition) {
      edition
          .table(3)
          .inCity(THREE)
          .cards(ONE, "mimic>2/jets")
          .cards(TWO, "psychic-probe", "jets")
          .turnOf(ONE)
          .roll("112233")
          .stop()
          .act(TWO, probe("psychic-probe", '1'))
          .roll("H")
          .expectCards(TWO, "jets")
          .expectCards(ONE, "mimic>2/jets");
    }
  }

  /** Of two equal cards of one owner either is the one copied: the copy ends when the last of them leaves. */
  @Nested
  @Tag("extra-head")
  class As_a_copy_of_two_equal_cards {
    private static final Action SELL = Trade.sell("extra-head");

    /** Seat 1 has rolled six dice, whatever its heads, and is about to sell cards. */
    private static Scenario selling(Given table, String... cards) {
      int heads =
          (int) Stream.of(cards).filter(card -> card.endsWith("extra-head")).count();
      return Trade.afterDice(table.cards(ONE, cards).shrink(ONE, heads));
    }

    @InBothEditions
    @Tag("metamorph")
    void lasts_when_one_of_them_is_sold(Edition edition) {
      selling(
              edition.table(3).cards(THREE, "mimic>1/extra-head"),
              "metamorph",
              "extra-head",
              "extra-head")
          .act(ONE, SELL)
          .expectNoEvent(CopyEnded.class)
          .expectCards(ONE, "metamorph", "extra-head")
          .expectCards(THREE, "mimic>1/extra-head")
          .act(ONE, Trade.END_SELLING)
          .finalDice("112233")
          .expectTurnOf(THREE)
          .expectDice(7);
    }

    @InBothEditions
    @Tag("metamorph")
    void ends_when_both_are_sold(Edition edition) {
      selling(
              edition.table(3).cards(THREE, "mimic>1/extra-head"),
              "metamorph",
              "extra-head",
              "extra-head")
          .act(ONE, SELL)
          .act(ONE, SELL)
          .expectEvent(new CopyEnded(THREE, MIMIC))
          .expectCards(THREE, "mimic")
          .act(ONE, Trade.END_SELLING)
          .finalDice("112233")
          .expectTurnOf(THREE)
          .expectDice(6);
    }

    @InBothEditions
    @Tag("metamorph")
    void lasts_for_their_owner_too_until_both_are_sold(Edition edition) {
      selling(edition.table(3), "metamorph", "mimic>1/extra-head", "extra-head", "extra-head")
          .act(ONE, SELL)
          .expectCards(ONE, "metamorph", "mimic>1/extra-head", "extra-head")
          .act(ONE, SELL)
          .expectEvent(new CopyEnded(ONE, MIMIC))
          .expectCards(ONE, "metamorph", "mimic");
    }

    @InBothEditions
    @Tag("D-7")
    void ends_when_both_leave_with_their_owner(Edition edition) {
      edition
          .table(4)
          .inCity(ONE)
          .life(TWO, 1)
          .cards(TWO, "extra-head", "jets", "extra-head")
          .cards(FOUR, "mimic>2/extra-head")
          .turnOf(ONE)
          .finalDice("S11223")
          .expectEvent(new CopyEnded(FOUR, MIMIC))
          .expectCards(FOUR, "mimic");
    }

    /** Whichever of the two is the one copied, both are still in play. */
    @InBothEditions
    @Tag("parasitic-tentacles")
    void lasts_when_one_of_them_changes_hands(Edition edition) {
      Trade.afterDice(edition
              .table(3)
              .cards(ONE, "parasitic-tentacles")
              .energy(ONE, 7)
              .cards(TWO, "extra-head", "extra-head")
              .cards(THREE, "mimic>2/extra-head"))
          .act(ONE, Trade.buyFrom(TWO, "extra-head"))
          .expectNoEvent(CopyEnded.class)
          .expectTurnOf(TWO)
          .expectDice(7)
          .finalDice("1122333")
          .expectTurnOf(THREE)
          .expectDice(7);
    }

    @InBothEditions
    @Tag("metamorph")
    void ends_although_another_monster_has_an_equal_card(Edition edition) {
      selling(
              edition.table(3).cards(TWO, "extra-head").cards(THREE, "mimic>1/extra-head"),
              "metamorph",
              "extra-head")
          .act(ONE, SELL)
          .expectEvent(new CopyEnded(THREE, MIMIC))
          .expectCards(THREE, "mimic");
    }

    @InBothEditions
    @Tag("metamorph")
    void lasts_when_the_equal_card_of_another_monster_is_sold(Edition edition) {
      selling(
              edition.table(3).cards(TWO, "extra-head").cards(THREE, "mimic>2/extra-head"),
              "metamorph",
              "extra-head")
          .act(ONE, SELL)
          .expectNoEvent(CopyEnded.class)
          .expectCards(THREE, "mimic>2/extra-head");
    }
  }

  @Nested
  @Tag("D-7")
  class When_its_owner_is_eliminated {
    @InBothEditions
    void is_discarded_and_its_target_stays(Edition edition) {
      Scenario killed = edition
          .table(3)
          .inCity(ONE)
          .life(TWO, 1)
          .cards(TWO, "mimic>3/jets")
          .cards(THREE, "jets")
          .turnOf(ONE)
          .finalDice("S11223")
          .expectCards(TWO)
          .expectCards(THREE, "jets");
      assertThat(killed.state().discards().count(MIMIC)).isEqualTo(1);
    }

    @InBothEditions
    void is_discarded_with_an_own_target(Edition edition) {
      Scenario killed = edition
          .table(3)
          .inCity(ONE)
          .life(TWO, 1)
          .cards(TWO, "jets", "mimic>2/jets")
          .turnOf(ONE)
          .finalDice("S11223")
          .expectCards(TWO);
      assertThat(killed.state().discards().count(MIMIC)).isEqualTo(1);
      assertThat(killed.state().discards().count(JETS)).isEqualTo(1);
    }

    @InBothEditions
    @Tag("B-5")
    void begins_again_with_its_next_buyer(Edition edition) {
      edition
          .table(4)
          .inCity(ONE)
          .deck()
          .energy(ONE, 14)
          .market("wings")
          .life(TWO, 1)
          .cards(TWO, "mimic>3/jets")
          .cards(THREE, "jets")
          .turnOf(ONE)
          .finalDice("S11223")
          .act(ONE, buy("wings"))
          .reveal("mimic")
          .act(ONE, buy("mimic"))
          .reveal("frenzy")
          .expectCards(ONE, "wings", "mimic")
          .expectOptions(copy(ONE, "wings"), copy(THREE, "jets"));
    }
  }

  @Nested
  class As_a_copy {
    @InBothEditions
    @Tag("wings")
    void of_wings_protects_its_owner_for_its_owners_energy(Edition edition) {
      edition
          .table(3)
          .inCity(ONE)
          .energy(TWO, 2)
          .cards(TWO, "wings")
          .energy(THREE, 2)
          .cards(THREE, "mimic>2/wings")
          .turnOf(ONE)
          .finalDice("SS1122")
          .act(TWO, TAKE_DAMAGE)
          .expectDefence(THREE, 2, DamageKind.SMASH)
          .expectOptions(TAKE_DAMAGE, use("mimic"))
          .act(THREE, use("mimic"))
          .expectLife(TWO, 8)
          .expectEnergy(TWO, 2)
          .expectLife(THREE, 10)
          .expectEnergy(THREE, 0);
    }

    @InBothEditions
    @Tag("jets")
    void of_jets_lets_its_owner_yield_before_the_damage(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .cards(TWO, "mimic>3/jets")
          .cards(THREE, "jets")
          .turnOf(ONE)
          .finalDice("SS1122")
          .expectPending(new ChooseYield(TWO, ONE, 2))
          .act(TWO, YIELD)
          .expectLife(TWO, 10)
          .expectPlace(ONE, Place.CITY);
    }

    @InBothEditions
    @Tag("jets")
    void of_jets_asks_its_owner_once(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .cards(TWO, "mimic>3/jets")
          .cards(THREE, "jets")
          .turnOf(ONE)
          .finalDice("SS1122")
          .act(TWO, STAY)
          .expectLife(TWO, 8)
          .expectPlace(TWO, Place.CITY)
          .expectTurnOf(TWO);
    }

    @InBothEditions
    @Tag("extra-head")
    void of_an_extra_head_adds_a_die_for_its_owner_only(Edition edition) {
      edition
          .table(2)
          .inCity(TWO)
          .cards(ONE, "mimic>2/extra-head")
          .cards(TWO, "extra-head")
          .turnOf(ONE)
          .expectDice(7)
          .finalDice("112233E")
          .expectTurnOf(TWO)
          .expectDice(7);
    }

    @InBothEditions
    @Tag("extra-head")
    void of_the_own_extra_head_adds_up(Edition edition) {
      edition
          .table(2)
          .cards(ONE, "extra-head", "mimic>1/extra-head")
          .turnOf(ONE)
          .expectDice(8);
    }

    @InBothEditions
    @Tag("spiked-tail")
    void of_spiked_tail_strengthens_its_owner_only(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .cards(ONE, "mimic>3/spiked-tail")
          .cards(THREE, "spiked-tail")
          .turnOf(ONE)
          .finalDice("S11223")
          .expectLife(TWO, 8)
          .act(TWO, STAY)
          .finalDice("112233")
          .expectTurnOf(THREE)
          .finalDice("S11223")
          .expectEvent(new AttackMade(THREE, 2))
          .expectLife(TWO, 6);
    }

    @InBothEditions
    @Tag("camouflage")
    void of_camouflage_rolls_for_its_owner_only(Edition edition) {
      Scenario hit = edition
          .table(3)
          .inCity(TWO)
          .cards(TWO, "mimic>3/camouflage")
          .cards(THREE, "camouflage")
          .turnOf(ONE)
          .finalDice("SS1122");
      if (edition == Edition.SECOND) {
        hit.expectOptions(TAKE_DAMAGE, use("mimic")).act(TWO, use("mimic"));
      }
      hit.expectDice(2).roll("H1").expectLife(TWO, 9).expectPending(new ChooseYield(TWO, ONE, 0));
    }

    @InBothEditions
    @Tag("psychic-probe")
    void of_a_probe_is_lost_on_a_heart_and_the_probe_is_not(Edition edition) {
      Scenario probed = edition
          .table(3)
          .cards(TWO, "mimic>3/psychic-probe")
          .cards(THREE, "psychic-probe")
          .turnOf(ONE)
          .roll("112233")
          .stop()
          .act(TWO, probe("mimic", '1'))
          .roll("H")
          .expectCards(TWO)
          .expectCards(THREE, "psychic-probe")
          .expectPending(new ChooseProbe(THREE));
      assertThat(probed.state().discards().count(MIMIC)).isEqualTo(1);
    }

    @InBothEditions
    @Tag("psychic-probe")
    void of_a_probe_stays_on_any_other_face(Edition edition) {
      edition
          .table(3)
          .cards(TWO, "mimic>3/psychic-probe")
          .cards(THREE, "psychic-probe")
          .turnOf(ONE)
          .roll("112233")
          .stop()
          .act(TWO, probe("mimic", '1'))
          .roll("E")
          .act(THREE, DECLINE)
          .expectCards(TWO, "mimic>3/psychic-probe");
    }

    @InBothEditions
    @Tag("opportunist")
    void of_opportunist_buys_what_is_revealed(Edition edition) {
      edition
          .table(3)
          .inCity(THREE)
          .energy(ONE, 5)
          .market("apartment-building")
          .energy(TWO, 6)
          .cards(TWO, "mimic>3/opportunist")
          .cards(THREE, "opportunist")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("apartment-building"))
          .reveal("wings")
          .expectPending(offer(TWO, "wings"))
          .act(TWO, buy("wings"))
          .expectCards(TWO, "mimic>3/opportunist", "wings");
    }

    @InBothEditions
    void of_nothing_does_nothing(Edition edition) {
      edition
          .table(3)
          .inCity(TWO)
          .energy(TWO, 0)
          .cards(TWO, "mimic")
          .cards(THREE, "wings", "camouflage", "jets")
          .turnOf(ONE)
          .finalDice("SS1122")
          .expectLife(TWO, 8)
          .expectPending(new ChooseYield(TWO, ONE, 0));
    }

    @InBothEditions
    void gives_up_what_it_copied_before(Edition edition) {
      edition
          .table(3)
          .inCity(ONE)
          .energy(ONE, 1)
          .cards(ONE, "mimic>3/jets")
          .cards(THREE, "jets", "spiked-tail")
          .turnOf(ONE)
          .act(ONE, copy(THREE, "spiked-tail"))
          .finalDice("112233")
          .expectTurnOf(TWO)
          .finalDice("SS1122")
          .expectLife(ONE, 8)
          .expectPending(new ChooseYield(ONE, TWO, 0));
    }
  }
}
