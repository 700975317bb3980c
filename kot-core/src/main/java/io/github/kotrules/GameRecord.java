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
 * <p>Records are compared by content. {@link #of} and a {@link Session} make records that replay; the constructors believe what
 * they are given.
 *
 * @param start the position before the first action
 * @param actions choices and outcomes of chance alike
 * @param forfeits the players who have left (W-7), each with the number of actions before
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

  /** A game that no player has left. */
  public GameRecord(GameSetup start, List<Action> actions, GameState end) {
    this(start, ImmutableList.copyOf(requireNonNull(actions, "actions")), ImmutableMap.of(), end);
  }

  /**
   * Plays these actions, in a game that no player leaves, and keeps them with the table that they lead to.
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
    requireNonNull(game, "game");
    if (forfeits.isEmpty()) {
      return play(game, start, actions);
    }
    Replay replay = new Replay(game, this);
    Iterators.advance(replay, actions.size());
    return replay.state();
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

  /** Whose players had left when the action with this index was said. */
  SeatSet leaving(int index) {
    SeatSet leaving = SeatSet.none();
    for (Map.Entry<Seat, Integer> forfeit : forfeits.entrySet()) {
      leaving = forfeit.getValue() <= index ? leaving.with(forfeit.getKey()) : leaving;
    }
    return leaving;
  }

  /** Who has won; nobody while the game is not over. */
  public SeatSet winners() {
    return end.winners();
  }

  /**
   * Who came where in a game that is over, the first place first; Monsters that share a place are in one set. The winners come
   * first, then the others who are alive, by points and then by life, then those who are out: the later, the better. Monsters
   * that fell by one effect share a place, and so do those whose players left before the same turn. Who was out at the start
   * comes last.
   *
   * @throws IllegalStateException if the game is not over
   */
  public ImmutableList<SeatSet> placing(Game game) {
    requireNonNull(game, "game");
    checkState(end.isOver(), "the game is not over: the table waits for %s", end.pending());
    return Placing.of(game, this);
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
    return turn == null ? this : since(requireNonNull(turn.turnStart()), from);
  }

  /** The same moment, described from the position after this number of actions, where all who had left are out. */
  private GameRecord since(GameSetup position, int from) {
    return new GameRecord(
        position, actions.subList(from, actions.size()), forfeitsSince(from, forfeits), end);
  }

  /** Who has left after this number of actions, each with the number of actions between. */
  static ImmutableMap<Seat, Integer> forfeitsSince(int from, Map<Seat, Integer> forfeits) {
    ImmutableMap.Builder<Seat, Integer> later = ImmutableMap.builder();
    forfeits.forEach((seat, said) -> {
      if (said >= from) {
        later.put(seat, said - from);
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
