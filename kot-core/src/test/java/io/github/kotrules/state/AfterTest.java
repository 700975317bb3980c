package io.github.kotrules.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.TokyoEntered;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Law 2: the events of a transition lead to its state, and no other events lead anywhere. */
class AfterTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), CardSet.none());
  private static final GameState START =
      GAME.start(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.ONE));
  private static final GameState ROLLED = GAME.next(START, new Roll(Dice.parse("111EHS")));
  private static final Transition STOPPED = GAME.apply(ROLLED, new StopRolling());

  @Test
  void the_events_of_a_transition_lead_to_its_state() {
    assertThat(ROLLED.after(STOPPED.events())).isEqualTo(STOPPED.state());
  }

  @Test
  void an_equal_state_accepts_them_too() {
    GameState same = GAME.next(START, new Roll(Dice.parse("1S11EH")));

    assertThat(same.after(STOPPED.events())).isEqualTo(STOPPED.state());
  }

  @Test
  void the_state_goes_on_as_after_apply() {
    GameState after = ROLLED.after(STOPPED.events());

    assertThat(GAME.legalActions(after)).isEqualTo(GAME.legalActions(STOPPED.state()));
    for (var action : GAME.legalActions(after)) {
      assertThat(GAME.apply(after, action)).isEqualTo(GAME.apply(STOPPED.state(), action));
    }
  }

  @Test
  void invented_events_are_refused_by_name() {
    assertThatThrownBy(() -> ROLLED.after(List.of(new PointsGained(Seat.ONE, 30))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("PointsGained[seat=seat 1, amount=30] is not from a transition");
    assertThatThrownBy(() -> ROLLED.after(List.of(
            new TokyoEntered(Seat.ONE, Place.CITY), new TokyoEntered(Seat.TWO, Place.CITY))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> ROLLED.after(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("an empty list");
  }

  @Test
  void a_part_or_a_copy_of_the_events_is_refused() {
    List<Event> events = STOPPED.events();

    assertThatThrownBy(() -> ROLLED.after(events.subList(0, events.size() - 1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> ROLLED.after(ImmutableList.copyOf(events)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> ROLLED.after(STOPPED.eventsFor(Seat.ONE)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void events_of_another_state_are_refused() {
    assertThatThrownBy(() -> START.after(STOPPED.events()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(STOPPED.events().get(0) + " happened to another state");
  }

  @Test
  void nobody_can_change_the_list_of_events() {
    assertThatThrownBy(() -> STOPPED.events().add(new PointsGained(Seat.ONE, 1)))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> STOPPED.events().set(0, new PointsGained(Seat.ONE, 1)))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> STOPPED.events().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThat(STOPPED.events()).isEqualTo(new ArrayList<>(STOPPED.events()));
  }
}
