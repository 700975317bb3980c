package io.github.kotrules;

import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterators;
import io.github.kotrules.action.Action;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import java.util.List;
import java.util.Map;

/**
 * A game, or a part of one, that can be replayed: its start, its actions and its end. The record of the last turn is the
 * shortest description of a moment inside a turn. To save a game, save its record.
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
 * <p>Records are compared by content. Records from {@link #of} and from a {@link Session} replay without error; the
 * constructors do not check their arguments.
 *
 * @param start the position before the first action
 * @param actions the choices of players and the outcomes of chance
 * @param forfeits the players who have left (W-7), each with the number of actions before that
 * @param end the table after the last action
 */
public record GameRecord(
    GameSetup start,
    ImmutableList<Action> actions,
    ImmutableMap<Seat, Integer> forfeits,
    GameState end) {
  public GameRecord {
    requireNonNull(start, "start");
    requireNonNull(actions, "actions");
    requireNonNull(forfeits, "forfeits");
    requireNonNull(end, "end");
  }

  /** Creates a record of a game that no player has left. */
  public GameRecord(GameSetup start, List<Action> actions, GameState end) {
    this(start, ImmutableList.copyOf(requireNonNull(actions, "actions")), ImmutableMap.of(), end);
  }

  /**
   * Plays these actions from a position, without forfeits, and records them with the resulting state.
   *
   * @throws io.github.kotrules.state.IllegalSetupException if the position is not legal
   * @throws IllegalActionException if an action is not legal when it is reached; the message names its index
   */
  public static GameRecord of(Game game, GameSetup start, List<Action> actions) {
    requireNonNull(game, "game");
    requireNonNull(start, "start");
    ImmutableList<Action> all = ImmutableList.copyOf(requireNonNull(actions, "actions"));
    return new GameRecord(start, all, play(game, start, all));
  }

  /** Replays the actions and returns the resulting state, which is equal to {@link #end()}. */
  public GameState replay(Game game) {
    requireNonNull(game, "game");
    if (forfeits.isEmpty()) {
      return play(game, start, actions);
    }
    Replay replay = new Replay(game, this);
    Iterators.advance(replay, actions.size());
    return replay.state();
  }

  /**
   * The transitions of the {@link #actions()}, one for each. Every iteration replays the game from its start; no transition is
   * kept.
   *
   * @throws IllegalActionException during the iteration, if an action is not legal; the message names its index
   */
  public Iterable<Transition> transitions(Game game) {
    requireNonNull(game, "game");
    return () -> new Replay(game, this);
  }

  /** The players who had left before the action with this index. */
  SeatSet leaving(int index) {
    SeatSet leaving = SeatSet.none();
    for (Map.Entry<Seat, Integer> forfeit : forfeits.entrySet()) {
      leaving = forfeit.getValue() <= index ? leaving.with(forfeit.getKey()) : leaving;
    }
    return leaving;
  }

  /** The winners; empty while the game is not over. */
  public SeatSet winners() {
    return end.winners();
  }

  /**
   * The final ranking, best first; Monsters that share a rank are in one set. The winners come first, then the other survivors
   * by points and then by life, then the eliminated, the last one first. Monsters eliminated by one effect share a rank, and so
   * do those whose players left before the same turn. Monsters that were out at the start come last.
   *
   * @throws IllegalStateException if the game is not over
   */
  public ImmutableList<SeatSet> placing(Game game) {
    requireNonNull(game, "game");
    checkState(end.isOver(), "the game is not over: the table waits for %s", end.pending());
    return Placing.of(game, this);
  }

  /**
   * Returns a record of the last turn alone: the position at which that turn started, and the actions since. Returns this
   * record if no turn has started since its start.
   */
  public GameRecord lastTurn(Game game) {
    Transition turn = null;
    int from = 0;
    int played = 0;
    for (Transition transition : transitions(game)) {
      played++;
      if (transition.startsTurn() && !transition.state().isOver()) {
        turn = transition;
        from = played;
      }
    }
    return turn == null ? this : since(requireNonNull(turn.turnStart()), from);
  }

  /** The record from the position after this number of actions, where all who had left are eliminated. */
  private GameRecord since(GameSetup position, int from) {
    return new GameRecord(
        position, actions.subList(from, actions.size()), forfeitsSince(from, forfeits), end);
  }

  /** The forfeits after this number of actions, counted from there. */
  static ImmutableMap<Seat, Integer> forfeitsSince(int from, Map<Seat, Integer> forfeits) {
    ImmutableMap.Builder<Seat, Integer> later = ImmutableMap.builder();
    forfeits.forEach((seat, before) -> {
      if (before >= from) {
        later.put(seat, before - from);
      }
    });
    return later.buildOrThrow();
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
