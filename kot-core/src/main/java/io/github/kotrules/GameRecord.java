package io.github.kotrules;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Pending.GameOver;
import io.github.kotrules.model.SeatSet;
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
 * for (Transition transition : record.transitions(game)) {
 *   System.out.println(transition.events());
 * }
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
   * @throws IllegalActionException if one of the actions is not legal at its table; the message names its index
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
   * What happened, a transition for each of the {@link #actions()}. The game is replayed while the transitions are read, each
   * time from the start, and none of them is kept.
   *
   * @throws IllegalActionException when an action is reached that is not legal at its table; the message names its index
   */
  public Iterable<Transition> transitions(Game game) {
    requireNonNull(game, "game");
    return () -> new Replay(game, this);
  }

  /** Who has won; nobody while the game is not over. */
  public SeatSet winners() {
    return end.pending() instanceof GameOver over ? over.winners() : SeatSet.none();
  }

  /**
   * The same moment, described by its last turn alone: the position at which that turn started, and the actions since. It is
   * this record if no turn has started since its start.
   */
  public GameRecord lastTurn(Game game) {
    Transition turn = null;
    int from = 0;
    int said = 0;
    for (Transition transition : transitions(game)) {
      said++;
      if (transition.startsTurn() && !transition.state().isOver()) {
        turn = transition;
        from = said;
      }
    }
    return turn == null
        ? this
        : new GameRecord(
            requireNonNull(turn.turnStart()), actions.subList(from, actions.size()), end);
  }

  private static GameState play(Game game, GameSetup start, ImmutableList<Action> actions) {
    GameState state = game.start(start);
    for (int i = 0; i < actions.size(); i++) {
      try {
        state = game.next(state, actions.get(i));
      } catch (IllegalActionException refused) {
        throw refused.at(i);
      }
    }
    return state;
  }
}
