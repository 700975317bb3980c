package io.github.kotrules.testkit.assertj;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CheckReturnValue;
import io.github.kotrules.Transition;
import io.github.kotrules.event.Event;
import io.github.kotrules.state.GameState;

/**
 * The entry to AssertJ assertions about the game; they go along with those of AssertJ itself.
 *
 * <pre>{@code
 * assertThat(state).seat(ONE).hasLife(9).isInCity().owns("jets")
 *     .seat(TWO).hasPoints(3)
 *     .table().isWaitingFor(ONE, ChooseYield.class);
 * assertThat(game.apply(state, action)).happened(new PointsGained(TWO, 3)).didNotHappen(LifeLost.class);
 * }</pre>
 */
@CheckReturnValue
public final class KotAssertions {
  private KotAssertions() {}

  public static GameStateAssert assertThat(GameState state) {
    return new GameStateAssert(state);
  }

  public static TransitionAssert assertThat(Transition transition) {
    return new TransitionAssert(transition);
  }

  /** For events from elsewhere, such as those that a listener has heard. */
  public static EventsAssert assertThatEvents(Iterable<? extends Event> events) {
    return new EventsAssert(ImmutableList.copyOf(events));
  }
}
