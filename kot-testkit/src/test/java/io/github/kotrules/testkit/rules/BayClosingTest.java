package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.BAY;
import static io.github.kotrules.model.Place.CITY;
import static io.github.kotrules.model.Place.NOWHERE;
import static io.github.kotrules.model.Place.OUTSIDE;
import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Edition.FIRST;
import static io.github.kotrules.testkit.rules.Edition.SECOND;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.PickOption;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision.ChooseOption;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.card.InsteadOfElimination;
import io.github.kotrules.card.WhenAnswered;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForOption;
import io.github.kotrules.effect.Effect.ReviveMonster;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.MovedToCity;
import io.github.kotrules.state.Event.TokyoLeft;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.Laws;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.InventedCard.Keep;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Five Monsters become four. */
@Tag("T-6")
class BayClosingTest {

  @InBothEditions
  void the_monster_in_bay_leaves_when_city_is_taken(Edition edition) {
    Scenario.of(edition.fullGame(), 5)
        .inCity(ONE)
        .inBay(TWO)
        .life(THREE, 1)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectPlace(THREE, NOWHERE)
        .expectEvent(new TokyoLeft(TWO, BAY))
        .expectPlace(TWO, OUTSIDE)
        .expectPlace(ONE, CITY)
        .expectLife(TWO, 10)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void bay_stays_open_when_six_become_five(Edition edition) {
    Scenario.of(edition.fullGame(), 6)
        .inCity(ONE)
        .inBay(TWO)
        .life(THREE, 1)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectPlace(THREE, NOWHERE)
        .expectPlace(TWO, BAY);
  }

  @InBothEditions
  void the_attacker_cannot_take_the_bay_of_a_monster_it_killed(Edition edition) {
    Scenario.of(edition.fullGame(), 5)
        .inCity(TWO)
        .inBay(THREE)
        .life(THREE, 1)
        .turnOf(ONE)
        .finalDice("11223S")
        .act(TWO, new StayInTokyo())
        .expectPlace(THREE, NOWHERE)
        .expectPlace(ONE, OUTSIDE)
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  void the_attacker_takes_city_when_it_killed_both(Edition edition) {
    Scenario.of(edition.fullGame(), 5)
        .inCity(TWO)
        .life(TWO, 1)
        .inBay(THREE)
        .life(THREE, 1)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectPlace(TWO, NOWHERE)
        .expectPlace(THREE, NOWHERE)
        .expectPlace(ONE, CITY)
        .expectPoints(ONE, 1)
        .expectTurnOf(FOUR);
  }

  @InBothEditions
  void the_monster_in_bay_leaves_in_the_middle_of_the_buy_step(Edition edition) {
    Scenario.of(edition.fullGame(), 5)
        .inCity(ONE)
        .inBay(TWO)
        .life(THREE, 2)
        .energy(ONE, 3)
        .market("bomb", "charm")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(CardId.of("bomb")))
        .reveal("locket")
        .expectPlace(THREE, NOWHERE)
        .expectPlace(TWO, OUTSIDE)
        .expectTurnOf(ONE)
        .expectMarket("locket charm -");
  }

  /** Its owner comes back with 3 life, and is asked something then. */
  record Ghost() implements Keep, InsteadOfElimination, WhenAnswered {
    @Override
    public ImmutableList<Effect> insteadOfElimination(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(
          new ReviveMonster(owner, 3), new AskForOption(owner, ImmutableList.of("boo", "hush")));
    }
  }

  @InBothEditions
  void the_monster_in_bay_waits_for_the_question_of_a_card_that_saves_another(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(new Ghost()), 5)
        .inCity(ONE)
        .inBay(TWO)
        .life(THREE, 1)
        .life(FOUR, 1)
        .cards(FOUR, "ghost")
        .turnOf(ONE)
        .finalDice("11223S")
        .expectAsked(FOUR, ChooseOption.class)
        .expectPlace(TWO, BAY);
    Laws.checkState(scenario.state());
    scenario
        .act(FOUR, new PickOption("boo"))
        .expectLife(FOUR, 3)
        .expectPlace(THREE, NOWHERE)
        .expectPlace(TWO, OUTSIDE);
  }

  /** The Monster to its owner's left decides whether the owner comes back, where it was. */
  record Judge() implements Keep, InsteadOfElimination, WhenAnswered {
    @Override
    public ImmutableList<Effect> insteadOfElimination(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new AskForOption(table.left(owner), ImmutableList.of("live", "die")));
    }

    @Override
    public ImmutableList<Effect> whenOptionPicked(
        Table table, Seat owner, CardId card, Seat answerer, String option) {
      return option.equals("live")
          ? ImmutableList.of(new ReviveMonster(owner, 3))
          : ImmutableList.of();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"live", "die"})
  void a_monster_in_bay_at_0_life_stays_there_until_all_have_answered(String verdict) {
    Scenario scenario = Scenario.of(SECOND.game(new Judge()), 5)
        .inCity(FIVE)
        .inBay(THREE)
        .life(THREE, 1)
        .life(FIVE, 1)
        .cards(THREE, "judge")
        .turnOf(FOUR)
        .finalDice("11223S")
        .expectAsked(FOUR, ChooseOption.class);
    Laws.checkState(scenario.state());
    scenario
        .act(FOUR, new PickOption(verdict))
        .expectPlace(THREE, verdict.equals("live") ? OUTSIDE : NOWHERE)
        .expectPlace(FIVE, NOWHERE)
        .expectPlace(FOUR, CITY);
    Laws.checkState(scenario.state());
  }

  @Nested
  class In_the_second_edition {

    @Test
    void bays_monster_has_city_before_the_attacker_who_killed_citys() {
      Scenario.of(SECOND.fullGame(), 5)
          .inCity(TWO)
          .life(TWO, 1)
          .inBay(FOUR)
          .points(FOUR, 4)
          .turnOf(ONE)
          .finalDice("11223S")
          .expectEvent(new MovedToCity(FOUR))
          .expectPoints(FOUR, 4)
          .act(FOUR, new StayInTokyo())
          .expectPlace(FOUR, CITY)
          .expectPoints(FOUR, 4)
          .expectPlace(ONE, OUTSIDE)
          .expectPoints(ONE, 0);
    }

    @Test
    void bays_monster_is_hit_although_it_moved_before_its_damage() {
      Scenario.of(SECOND.fullGame(), 5)
          .inCity(TWO)
          .life(TWO, 2)
          .inBay(THREE)
          .turnOf(ONE)
          .finalDice("1122SS")
          .expectLife(THREE, 8)
          .expectAsked(THREE, ChooseYield.class);
    }

    @Test
    void bays_monster_may_yield_the_city_it_moved_to() {
      Scenario.of(SECOND.fullGame(), 5)
          .inCity(TWO)
          .life(TWO, 1)
          .inBay(THREE)
          .turnOf(ONE)
          .finalDice("11223S")
          .act(THREE, new YieldTokyo())
          .expectPlace(THREE, OUTSIDE)
          .expectPlace(ONE, CITY)
          .expectPoints(ONE, 1);
    }

    @Test
    void an_attacker_in_bay_moves_to_an_empty_city_without_a_point() {
      Scenario.of(SECOND.fullGame(), 5)
          .inBay(ONE)
          .life(THREE, 1)
          .turnOf(ONE)
          .finalDice("11223S")
          .expectPlace(THREE, NOWHERE)
          .expectPlace(ONE, CITY)
          .expectPoints(ONE, 2);
    }

    @Test
    void bays_monster_moves_when_citys_dies_of_poison() {
      Scenario.of(SECOND.fullGame(), 5)
          .inCity(ONE)
          .life(ONE, 1)
          .poison(ONE, 1)
          .inBay(FIVE)
          .turnOf(ONE)
          .finalDice("112233")
          .expectPlace(ONE, NOWHERE)
          .expectPlace(FIVE, CITY)
          .expectPoints(FIVE, 0)
          .expectTurnOf(TWO);
    }
  }

  @Nested
  class In_the_first_edition {

    @Test
    void the_attacker_who_killed_citys_monster_takes_city_and_bays_leaves() {
      Scenario.of(FIRST.fullGame(), 5)
          .inCity(TWO)
          .life(TWO, 1)
          .inBay(THREE)
          .turnOf(ONE)
          .finalDice("11223S")
          .expectEvent(new TokyoLeft(THREE, BAY))
          .expectPlace(THREE, OUTSIDE)
          .expectLife(THREE, 9)
          .expectPlace(ONE, CITY)
          .expectPoints(ONE, 1)
          .expectTurnOf(THREE)
          .expectDice(6);
    }

    @Test
    void an_attacker_in_bay_leaves_and_then_enters_the_empty_city() {
      Scenario.of(FIRST.fullGame(), 5)
          .inBay(ONE)
          .life(THREE, 1)
          .turnOf(ONE)
          .finalDice("11223S")
          .expectEvent(new TokyoLeft(ONE, BAY))
          .expectPlace(ONE, CITY)
          .expectPoints(ONE, 3);
    }

    @Test
    void bays_monster_leaves_although_city_is_empty() {
      Scenario.of(FIRST.fullGame(), 5)
          .inCity(ONE)
          .life(ONE, 1)
          .poison(ONE, 1)
          .inBay(FIVE)
          .turnOf(ONE)
          .finalDice("112233")
          .expectPlace(ONE, NOWHERE)
          .expectPlace(FIVE, OUTSIDE)
          .expectTurnOf(TWO);
    }
  }
}
