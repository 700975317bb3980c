package io.github.kotrules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterators;
import io.github.kotrules.RandomGames.Step;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Pending.GameOver;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.IllegalSetupException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameRecordTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), InventedCards.all());
  private static final GameSetup START = RandomGames.richTable(GAME, 3);

  private static ImmutableList<Action> actions(long seed, int steps) {
    return RandomGames.play(GAME, GAME.start(START), seed, steps).stream()
        .map(Step::action)
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void has_the_table_that_its_actions_lead_to() {
    List<Step> steps = RandomGames.play(GAME, GAME.start(START), 1, 50);
    GameRecord record = GameRecord.of(GAME, START, actions(1, 50));

    assertThat(record.start()).isEqualTo(START);
    assertThat(record.actions()).hasSize(50);
    assertThat(record.end()).isEqualTo(steps.get(49).transition().state());
    assertThat(record.replay(GAME)).isEqualTo(record.end());
  }

  @Test
  void refuses_an_action_that_is_not_legal_and_a_position_that_is_not() {
    List<Action> illegal = List.of(new YieldTokyo());
    assertThat(catchThrowableOfType(
                IllegalActionException.class, () -> GameRecord.of(GAME, START, illegal))
            .action())
        .isEqualTo(new YieldTokyo());
    assertThat(catchThrowableOfType(
            IllegalSetupException.class,
            () -> GameRecord.of(GAME, START.withFirst(Seat.SIX), List.of())))
        .isNotNull();
  }

  @Test
  void names_the_index_of_an_action_that_is_not_legal() {
    ImmutableList<Action> legal = actions(1, 20);
    List<Action> broken = new ArrayList<>(legal);
    broken.add(12, new YieldTokyo());
    GameState end = GAME.start(START);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> GameRecord.of(GAME, START, broken))
        .withMessageStartingWith("actions[12]: ")
        .withMessageContaining("cannot YieldTokyo[]")
        .withCauseInstanceOf(IllegalActionException.class);
    Iterator<Transition> replay =
        new GameRecord(START, broken, end).transitions(GAME).iterator();
    for (int i = 0; i < 12; i++) {
      replay.next();
    }
    assertThatIllegalArgumentException()
        .isThrownBy(replay::next)
        .withMessageStartingWith("actions[12]: ");
  }

  @Test
  void replays_its_transitions_each_time_they_are_read() {
    List<Transition> played = RandomGames.play(GAME, GAME.start(START), 1, 50).stream()
        .map(Step::transition)
        .toList();
    GameRecord record = GameRecord.of(GAME, START, actions(1, 50));
    Iterable<Transition> replayed = record.transitions(GAME);

    assertThat(replayed).containsExactlyElementsOf(played);
    assertThat(replayed).containsExactlyElementsOf(played);
    Iterator<Transition> read = replayed.iterator();
    Iterators.advance(read, 50);
    assertThat(read.hasNext()).isFalse();
    assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(read::next);
  }

  @Test
  void knows_who_has_won_once_the_game_is_over() {
    ImmutableList<Action> all = actions(1, 10_000);
    GameRecord over = GameRecord.of(GAME, START, all);

    assertThat(over.end().isOver()).isTrue();
    assertThat(over.end().pending()).isEqualTo(new GameOver(over.winners()));
    assertThat(GameRecord.of(GAME, START, all.subList(0, 20)).winners()).isEqualTo(SeatSet.none());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void describes_every_moment_by_its_last_turn(long seed) {
    ImmutableList<Action> all = actions(seed, 300);
    int turns = 0;
    for (int moves = 0; moves <= all.size(); moves += 3) {
      GameRecord record = GameRecord.of(GAME, START, all.subList(0, moves));
      GameRecord turn = record.lastTurn(GAME);
      assertThat(turn.end()).isEqualTo(record.end());
      assertThat(turn.replay(GAME)).isEqualTo(record.end());
      assertThat(record.actions().subList(moves - turn.actions().size(), moves))
          .isEqualTo(turn.actions());
      assertThat(turn.lastTurn(GAME)).isSameAs(turn);
      turns += turn.equals(record) ? 0 : 1;
    }
    assertThat(turns).isGreaterThan(10);
  }

  @Test
  void is_its_own_last_turn_before_the_first_turn_starts() {
    GameRecord record = GameRecord.of(GAME, START, actions(1, 2));

    assertThat(record.lastTurn(GAME)).isSameAs(record);
  }
}
