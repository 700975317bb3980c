package io.github.kotrules.testkit.assertj;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CheckReturnValue;
import io.github.kotrules.Transition;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameState;

/**
 * The entry point of AssertJ assertions about the game, to use together with those of AssertJ itself.
 *
 * <pre>{@code
 * Game game = KingOfTokyo.secondEdition();
 * GameState state = Scenario.of(game, 3).inCity(Seat.ONE).turnOf(Seat.TWO).roll("1123SS").state();
 * Transition transition = game.apply(state, new StopRolling());
 * KotAssertions.assertThat(transition)
 *     .happened(new LifeLost(Seat.ONE, 2, Seat.TWO, DamageKind.SMASH))
 *     .didNotHappen(MonsterEliminated.class);
 * KotAssertions.assertThat(transition.state())
 *     .isWaitingFor(Seat.ONE, ChooseYield.class)
 *     .seat(Seat.ONE).hasLife(8).isInCity()
 *     .seat(Seat.TWO).hasPoints(0);
 * }</pre>
 */
@CheckReturnValue
public final class KotAssertions {
  private KotAssertions() {}

  /** Creates assertions about a state. */
  public static GameStateAssert assertThat(GameState state) {
    return new GameStateAssert(state);
  }

  /** Creates assertions about a transition: its events and its resulting state. */
  public static TransitionAssert assertThat(Transition transition) {
    return new TransitionAssert(transition);
  }

  /** Creates assertions about events, such as those that a listener has collected. */
  public static EventsAssert assertThatEvents(Iterable<? extends Event> events) {
    return new EventsAssert(ImmutableList.copyOf(events));
  }
}
