package io.github.kotrules;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import java.util.List;

/**
 * A game, or a part of it, that can be played again: where it starts, the actions since, and where they lead. The record
 * of the last turn alone is the shortest description of a moment inside a turn. A record is what to save.
 *
 * <pre>{@code
 * Game game = Game.of(RuleSet.secondEdition(), CardSet.none());
 * GameSetup start = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.ONE);
 * List<Action> actions = List.of(new Roll(Dice.parse("1123SS")), new RerollDice(Dice.parse("11")));
 * GameRecord record = GameRecord.of(game, start, actions);
 * assert record.replay(game).equals(record.end());
 * assert record.lastTurn(game).equals(record); // it starts with its last turn
 * }</pre>
 *
 * @param start the position before the first action
 * @param actions choices and outcomes of chance alike
 * @param end the table after the last of them
 */
public record GameRecord(GameSetup start, ImmutableList<Action> actions, GameState end) {
  public GameRecord {
    requireNonNull(start, "start");
    requireNonNull(actions, "actions");
    requireNonNull(end, "end");
  }

  /**
   * Plays these actions and keeps them with the table that they lead to.
   *
   * @throws io.github.kotrules.state.IllegalSetupException if the position is not legal
   * @throws IllegalActionException if one of the actions is not legal at its table
   */
  public static GameRecord of(Game game, GameSetup start, List<Action> actions) {
    requireNonNull(game, "game");
    requireNonNull(start, "start");
    ImmutableList<Action> all = ImmutableList.copyOf(requireNonNull(actions, "actions"));
    return new GameRecord(start, all, play(game, start, all));
  }

  /** Plays the record again and gives the table it leads to, which is equal to {@link #end()}. */
  public GameState replay(Game game) {
    return play(requireNonNull(game, "game"), start, actions);
  }

  /**
   * The same moment, described by its last turn alone: the position at which that turn started, and the actions since. It is
   * this record if no turn has started since its start.
   */
  public GameRecord lastTurn(Game game) {
    requireNonNull(game, "game");
    LastTurn turn = new LastTurn(start, ImmutableList.of());
    GameState state = game.start(start);
    for (Action action : actions) {
      Transition transition = game.apply(state, action);
      turn.add(action, transition);
      state = transition.state();
    }
    return turn.hasStarted() ? turn.until(state).get() : this;
  }

  private static GameState play(Game game, GameSetup start, ImmutableList<Action> actions) {
    GameState state = game.start(start);
    for (Action action : actions) {
      state = game.next(state, action);
    }
    return state;
  }
}
