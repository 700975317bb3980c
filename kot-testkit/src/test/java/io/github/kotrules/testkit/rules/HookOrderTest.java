package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static io.github.kotrules.testkit.rules.Answer.YIELD;
import static io.github.kotrules.testkit.rules.Answer.buy;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DamageCards.Earthquake;
import io.github.kotrules.testkit.cards.DamageCards.HalfLife;
import io.github.kotrules.testkit.cards.DamageCards.Mourner;
import io.github.kotrules.testkit.cards.DamageCards.SecondLife;
import io.github.kotrules.testkit.cards.DamageCards.SpitefulTail;
import io.github.kotrules.testkit.cards.DamageCards.Vulture;
import io.github.kotrules.testkit.cards.DiceCards.Echo;
import io.github.kotrules.testkit.cards.DiceCards.SecondHead;
import io.github.kotrules.testkit.cards.DiceCards.TalkingEcho;
import io.github.kotrules.testkit.cards.MarketCards.SharpEyes;
import io.github.kotrules.testkit.cards.VitalCards.Bandage;
import io.github.kotrules.testkit.cards.VitalCards.BigHeart;
import io.github.kotrules.testkit.cards.VitalCards.Dawn;
import io.github.kotrules.testkit.cards.VitalCards.Harvest;
import io.github.kotrules.testkit.cards.VitalCards.HugeHeart;
import io.github.kotrules.testkit.cards.VitalCards.Tally;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The order of {@code io.github.kotrules.card}, sentence by sentence. */
class HookOrderTest {
  private static final Game GAME = Edition.SECOND.game(
      5,
      new Bandage(),
      new BigHeart(),
      new Dawn(),
      new Earthquake(),
      new Echo(),
      new HalfLife(),
      new Harvest(),
      new HugeHeart(),
      new Mourner(),
      new SecondHead(),
      new SecondLife(),
      new SharpEyes(),
      new SpitefulTail(),
      new TalkingEcho(),
      new Tally(),
      new Vulture());

  private static List<Event> gains(Scenario scenario) {
    return scenario.events().stream()
        .filter(event -> event instanceof PointsGained || event instanceof EnergyGained)
        .toList();
  }

  @Nested
  class Of_several_monsters {
    @Test
    void is_the_active_one_first_and_then_clockwise() {
      Scenario scenario = Scenario.of(GAME, 5)
          .inCity(THREE)
          .life(FIVE, 1)
          .cards(ONE, "vulture")
          .cards(TWO, "vulture")
          .cards(THREE, "vulture")
          .cards(FOUR, "vulture")
          .turnOf(THREE)
          .finalDice("S11223");
      assertThat(gains(scenario))
          .startsWith(
              new PointsGained(THREE, 1),
              new PointsGained(FOUR, 1),
              new PointsGained(ONE, 1),
              new PointsGained(TWO, 1));
    }

    @Test
    void is_the_active_one_first_also_when_another_is_at_work() {
      Scenario scenario = Scenario.of(GAME, 4)
          .energy(TWO, 1)
          .energy(FOUR, 1)
          .life(THREE, 1)
          .cards(ONE, "vulture")
          .cards(TWO, "vulture")
          .cards(FOUR, "vulture", "sharp-eyes")
          .market("bandage")
          .turnOf(TWO)
          .finalDice(NOTHING)
          .act(TWO, buy("bandage"))
          .reveal("earthquake")
          .act(FOUR, buy("earthquake"))
          .reveal("bandage");
      assertThat(gains(scenario))
          .startsWith(
              new PointsGained(TWO, 1), new PointsGained(FOUR, 1), new PointsGained(ONE, 1));
    }

    @Test
    void is_clockwise_from_the_active_one_where_that_has_nothing_to_say() {
      Scenario scenario = Scenario.of(GAME, 5)
          .inCity(FOUR)
          .inBay(ONE)
          .cards(FOUR, "spiteful-tail")
          .cards(ONE, "spiteful-tail")
          .turnOf(TWO)
          .finalDice("S11223")
          .act(FOUR, YIELD)
          .act(ONE, YIELD);
      assertThat(scenario.events())
          .filteredOn(LifeLost.class::isInstance)
          .containsExactly(
              new LifeLost(TWO, 1, FOUR, DamageKind.CARD),
              new LifeLost(TWO, 1, ONE, DamageKind.CARD));
    }
  }

  @Nested
  class Of_one_monsters_cards {
    /** The cards speak when the first Monster's turn starts after the second's. */
    private List<Event> atTheStartOfATurn(String... cards) {
      return gains(Scenario.of(GAME, 3)
          .inCity(TWO)
          .cards(ONE, cards)
          .turnOf(THREE)
          .finalDice(NOTHING)
          .expectTurnOf(ONE));
    }

    @Test
    void is_the_one_in_which_they_were_acquired() {
      assertThat(atTheStartOfATurn("dawn", "harvest"))
          .containsExactly(new PointsGained(ONE, 1), new EnergyGained(ONE, 1));
    }

    @Test
    void is_another_if_they_were_acquired_in_another() {
      assertThat(atTheStartOfATurn("harvest", "dawn"))
          .containsExactly(new EnergyGained(ONE, 1), new PointsGained(ONE, 1));
    }

    @Test
    void is_the_one_in_which_they_were_bought() {
      Scenario scenario = Scenario.of(GAME, 2)
          .inCity(TWO)
          .energy(ONE, 2)
          .market("dawn", "harvest")
          .turnOf(ONE)
          .finalDice(NOTHING)
          .act(ONE, buy("harvest"))
          .reveal("bandage")
          .act(ONE, buy("dawn"))
          .reveal("bandage")
          .expectCards(ONE, "harvest", "dawn")
          .expectTurnOf(TWO)
          .finalDice(NOTHING)
          .expectTurnOf(ONE);
      assertThat(gains(scenario))
          .containsExactly(new EnergyGained(ONE, 1), new PointsGained(ONE, 1));
    }

    @Test
    void has_a_copy_at_its_own_place() {
      assertThat(atTheStartOfATurn("echo>1/dawn", "harvest", "dawn"))
          .containsExactly(
              new PointsGained(ONE, 1), new EnergyGained(ONE, 1), new PointsGained(ONE, 1));
      assertThat(atTheStartOfATurn("dawn", "harvest", "echo>1/dawn"))
          .containsExactly(
              new PointsGained(ONE, 1), new EnergyGained(ONE, 1), new PointsGained(ONE, 1));
      assertThat(atTheStartOfATurn("dawn", "echo>1/dawn", "harvest"))
          .containsExactly(
              new PointsGained(ONE, 1), new PointsGained(ONE, 1), new EnergyGained(ONE, 1));
    }

    @Test
    void has_a_copy_first_as_itself() {
      assertThat(atTheStartOfATurn("talking-echo>1/dawn", "harvest", "dawn"))
          .containsExactly(
              new EnergyGained(ONE, 5),
              new PointsGained(ONE, 1),
              new EnergyGained(ONE, 1),
              new PointsGained(ONE, 1));
    }

    @Test
    void has_a_blank_copy_only_as_itself() {
      assertThat(atTheStartOfATurn("dawn", "talking-echo", "harvest"))
          .containsExactly(
              new PointsGained(ONE, 1), new EnergyGained(ONE, 5), new EnergyGained(ONE, 1));
    }

    @Test
    void has_a_copy_at_its_own_place_with_the_copying_monster() {
      Scenario scenario = Scenario.of(GAME, 3)
          .inCity(TWO)
          .cards(ONE, "harvest", "echo>2/dawn")
          .cards(TWO, "dawn")
          .turnOf(THREE)
          .finalDice(NOTHING);
      assertThat(gains(scenario))
          .containsExactly(new EnergyGained(ONE, 1), new PointsGained(ONE, 1));
    }
  }

  @Nested
  class All_cards_are_heard_before_the_first_effect {
    @Test
    void cards_of_one_monster() {
      Scenario.of(GAME, 2)
          .cards(ONE, "dawn", "tally")
          .turnOf(ONE)
          .expectPoints(ONE, 1)
          .expectEnergy(ONE, 1);
    }

    @Test
    void cards_of_one_monster_with_copies() {
      Scenario.of(GAME, 2)
          .cards(ONE, "dawn", "tally", "echo>1/dawn", "talking-echo>1/tally")
          .points(ONE, 3)
          .turnOf(ONE)
          .expectPoints(ONE, 5)
          .expectEnergy(ONE, 4 + 5 + 4);
    }

    @Test
    void cards_of_several_monsters() {
      Scenario.of(GAME, 3)
          .inCity(ONE)
          .life(TWO, 1)
          .cards(ONE, "vulture")
          .cards(THREE, "mourner")
          .turnOf(ONE)
          .expectPoints(ONE, 2)
          .finalDice("S11223")
          .expectPoints(ONE, 3)
          .expectEnergy(THREE, 1 + 2);
    }

    @Test
    void and_the_effects_come_in_the_order_of_the_cards() {
      Scenario scenario = Scenario.of(GAME, 4)
          .inCity(ONE)
          .life(TWO, 1)
          .cards(ONE, "vulture", "mourner")
          .cards(THREE, "mourner", "vulture")
          .turnOf(ONE)
          .finalDice("S11223");
      assertThat(scenario.events())
          .containsSubsequence(
              new LifeLost(FOUR, 1, ONE, DamageKind.SMASH),
              new PointsGained(ONE, 1),
              new EnergyGained(ONE, 3),
              new EnergyGained(THREE, 3),
              new PointsGained(THREE, 1));
    }
  }

  @Nested
  class Numbers {
    @Test
    void numbers_add_up() {
      Scenario.of(GAME, 2)
          .cards(ONE, "second-head", "second-head", "echo>1/second-head")
          .turnOf(ONE)
          .expectDice(6 + 3);
    }

    @Test
    void do_not_add_up_where_the_largest_counts() {
      Scenario scenario = Scenario.of(GAME, 2)
          .cards(ONE, "huge-heart", "big-heart", "echo>1/big-heart")
          .turnOf(ONE);
      assertThat(scenario.state().maxLife(ONE)).isEqualTo(15);
      assertThat(scenario.state().maxLife(TWO)).isEqualTo(10);
    }
  }

  @Nested
  class Where_only_the_first_card_speaks {
    @Test
    void it_is_the_one_acquired_first() {
      expectLifeAnew(10, "second-life", "half-life");
      expectLifeAnew(5, "half-life", "second-life");
    }

    private void expectLifeAnew(int life, String... cards) {
      Scenario.of(GAME, 3)
          .inCity(ONE)
          .life(TWO, 1)
          .cards(TWO, cards)
          .turnOf(ONE)
          .finalDice("S11223")
          .expectLife(TWO, life)
          .expectCards(TWO);
    }
  }
}
