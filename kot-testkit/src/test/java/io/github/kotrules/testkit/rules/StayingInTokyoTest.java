package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static io.github.kotrules.testkit.rules.Answer.STOP;
import static io.github.kotrules.testkit.rules.Answer.YIELD;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.state.Event.TokyoLeft;
import io.github.kotrules.state.Event.TokyoYielded;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.RandomPlay;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DamageCards.Mud;
import java.util.List;
import org.junit.jupiter.api.Tag;

/** Nobody leaves Tokyo by choice but by yielding to Smash. */
@Tag("Y-5")
class StayingInTokyoTest {
  @InBothEditions
  void is_no_choice_in_ones_own_turn(Edition edition) {
    Scenario.of(edition.game(new Mud()), 3)
        .inCity(ONE)
        .energy(ONE, 2)
        .market("mud")
        .turnOf(ONE)
        .roll("1122ES")
        .expectAsked(ONE, ChooseReroll.class)
        .expectRefused(YIELD)
        .act(ONE, STOP)
        .expectAsked(ONE, ChooseGroup.class)
        .expectRefused(YIELD)
        .resolveInFixedOrder()
        .expectAsked(ONE, ChoosePurchase.class)
        .expectRefused(YIELD)
        .expectPlace(ONE, Place.CITY);
  }

  @InBothEditions
  void is_no_choice_in_anothers_turn_without_smash(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(THREE)
        .turnOf(ONE)
        .finalDice(NOTHING)
        .expectTurnOf(TWO)
        .finalDice("EEEHHH")
        .expectTurnOf(THREE)
        .expectPlace(THREE, Place.CITY)
        .expectDice(6);
  }

  @InBothEditions
  void is_no_choice_of_the_other_monster_in_tokyo(Edition edition) {
    Scenario.of(edition.game(), 5)
        .inCity(ONE)
        .inBay(TWO)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectPlace(ONE, Place.CITY)
        .expectPlace(TWO, Place.BAY)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void is_no_choice_of_the_attacker(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(ONE)
        .life(ONE, 1)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectPlace(ONE, Place.CITY)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void is_ended_by_choice_only_after_smash_in_any_game(Edition edition) {
    Game game = edition.game();
    for (int seed = 0; seed < 60; seed++) {
      RandomPlay play = new RandomPlay(game, seed);
      play.toEnd(play.newTable(2 + seed % 5), (before, action, transition) -> {
        checkYield(before, game.legalActions(before), action);
        checkPlaces(before, transition.state(), transition.events());
      });
    }
  }

  private static void checkYield(GameState before, List<Action> options, Action said) {
    if (before.pending() instanceof ChooseYield question) {
      assertThat(before.smashed().contains(question.seat())).isTrue();
      assertThat(before.isInTokyo(question.seat())).isTrue();
    } else {
      assertThat(said).isNotInstanceOf(YieldTokyo.class);
      assertThat(options.contains(YIELD)).isFalse();
    }
  }

  /** Who is in Tokyo no more has yielded, was eliminated, or was in a Bay that closed. */
  private static void checkPlaces(GameState before, GameState after, List<Event> events) {
    before.living().toList().stream()
        .filter(seat -> before.isInTokyo(seat) && !after.isInTokyo(seat))
        .forEach(seat -> assertThat(events)
            .as("why %s left %s", seat, before.place(seat))
            .anyMatch(event -> (event instanceof TokyoYielded yielded && yielded.seat() == seat)
                || event.equals(new MonsterEliminated(seat))
                || event.equals(new TokyoLeft(seat, Place.BAY))));
  }
}
