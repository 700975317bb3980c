package io.github.kotrules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.Table;
import io.github.kotrules.story.Storyteller;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A table of three seats is asked about others. */
class AbsentSeatsTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), InventedCards.all());

  private static final GameSetup SETUP =
      GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID);

  /** Seat 3 is out: it is at the table, but nowhere on it. */
  private static final GameState STATE =
      GAME.start(SETUP.with(Seat.THREE, MonsterSetup.out(Monster.ALIENOID)).withFirst(Seat.ONE));

  static ImmutableList<Table> tables() {
    return ImmutableList.of(STATE, STATE.viewFor(Seat.TWO));
  }

  private static List<Method> questionsAboutSeats(Table table) {
    Stream<Method> own = table instanceof GameState
        ? Arrays.stream(GameState.class.getDeclaredMethods())
        : Stream.empty();
    return Stream.concat(Arrays.stream(Table.class.getMethods()), own)
        .filter(method -> Arrays.asList(method.getParameterTypes()).contains(Seat.class))
        .toList();
  }

  private static Object[] arguments(Method method, Seat seat) {
    return Arrays.stream(method.getParameterTypes())
        .map(type -> type == Seat.class ? seat : Token.POISON)
        .toArray();
  }

  private static void ask(Table table, Method question, Seat seat) throws Throwable {
    try {
      question.invoke(table, arguments(question, seat));
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void a_table_refuses_a_seat_that_it_does_not_have(Table table) {
    assertThat(questionsAboutSeats(table)).hasSizeGreaterThanOrEqualTo(14);
    for (Method question : questionsAboutSeats(table)) {
      for (Seat seat : List.of(Seat.FOUR, Seat.FIVE, Seat.SIX)) {
        assertThatIllegalArgumentException()
            .as(question.toString())
            .isThrownBy(() -> ask(table, question, seat))
            .withMessage("no " + seat + " at a table of 3");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void a_table_answers_about_every_seat_that_it_has(Table table) throws Throwable {
    for (Method question : questionsAboutSeats(table)) {
      for (Seat seat : List.of(Seat.ONE, Seat.TWO, Seat.THREE)) {
        ask(table, question, seat);
      }
    }
    assertThat(table.place(Seat.THREE)).isEqualTo(Place.NOWHERE);
    assertThat(table.isAlive(Seat.THREE)).isFalse();
  }

  @ParameterizedTest
  @EnumSource(names = {"FOUR", "FIVE", "SIX"})
  void so_does_whatever_else_knows_the_table(Seat seat) {
    Transition transition = GAME.apply(STATE, GAME.legalActions(STATE).get(0));
    Storyteller storyteller = new Storyteller(GAME, STATE);

    for (Supplier<Object> question : List.<Supplier<Object>>of(
        () -> transition.eventsFor(seat),
        () -> GAME.apply(STATE, seat, new Action.StopRolling()),
        () -> SETUP.monster(seat),
        () -> SETUP.with(seat, MonsterSetup.of(Monster.MEKADRAGON)),
        () -> storyteller.name(seat),
        () -> seat.next(3),
        () -> seat.previous(3))) {
      assertThatIllegalArgumentException()
          .isThrownBy(question::get)
          .withMessage("no " + seat + " at a table of 3");
    }
  }

  @Test
  void the_seats_of_a_full_table_are_all_there() {
    for (Seat seat : Seat.values()) {
      seat.checkAtTableOf(6);
      assertThat(seat.next(6).previous(6)).isEqualTo(seat);
    }
  }
}
