package io.github.kotrules;

import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Pending;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress with its history: it can undo actions.
 *
 * <pre>{@code
 * Session session = Session.of(KingOfTokyo.secondEdition(), Monster.GIGAZAUR, Monster.THE_KING)
 *     .random(new Random(42)); // deals cards, finds the first player, rolls the first dice
 * GameState before = session.state();
 * for (Transition transition : session.push(session.legalActions().get(0))) {
 *   transition.events().forEach(System.out::println);
 * }
 * session.pop(); // takes back the answer and everything that followed
 * assert session.state().equals(before);
 * Notation notation = KingOfTokyo.notation();
 * session.push(notation.readMove(before, "resolve"));
 * String saved = notation.write(session.record()); // later: Session.of(game, notation.readRecord(saved))
 * }</pre>
 *
 * <p>Chance comes from a source if one is set; otherwise the caller pushes outcomes in the same way as answers. The session
 * answers for players who have left.
 *
 * <p>Not thread-safe. Its states, transitions and records are immutable and can be shared.
 */
public final class Session {
  private final Game game;
  private final GameSetup start;
  private final GameState first;
  private final List<Step> steps = new ArrayList<>();

  /** The players who have left, in order, each with the number of steps before that. */
  private final Map<Seat, Integer> forfeits = new LinkedHashMap<>();

  private @Nullable ChanceSource chance;

  /**
   * An action that was applied.
   *
   * @param turn the transition, if it has started a turn; else null
   */
  private record Step(
      Action action, GameState after, @Nullable Transition turn) {}

  private Session(Game game, GameSetup start) {
    this.game = game;
    this.start = start;
    this.first = game.start(start);
  }

  /** Starts a new game of these Monsters, who sit clockwise in this order. */
  public static Session of(Game game, Monster... monsters) {
    return of(game, game.setup(monsters));
  }

  /**
   * Starts a game from a position.
   *
   * @throws io.github.kotrules.state.IllegalSetupException if the position is not legal
   */
  public static Session of(Game game, GameSetup start) {
    return new Session(requireNonNull(game, "game"), requireNonNull(start, "start"));
  }

  /**
   * Continues a game where its record ends. Actions of the record can be undone. If a player who has left is asked there, the
   * session answers at once.
   *
   * @throws IllegalActionException if an action of the record is not legal
   */
  public static Session of(Game game, GameRecord begun) {
    Session session = of(game, requireNonNull(begun, "begun").start());
    int next = 0;
    for (Transition transition : begun.transitions(game)) {
      session.add(begun.actions().get(next++), transition);
    }
    session.forfeits.putAll(begun.forfeits());
    session.settle(ImmutableList.builder());
    return session;
  }

  /** Takes chance from a generator from now on. */
  @CanIgnoreReturnValue
  public Session random(RandomGenerator generator) {
    requireNonNull(generator, "generator");
    return chance((state, awaited) -> awaited.sample(generator));
  }

  /**
   * Takes chance from a source from now on: whenever the table waits for chance, the source is asked at once. If the source
   * throws, the exception is passed on and the table still waits for that chance.
   *
   * @throws IllegalActionException if the source gives an impossible outcome
   */
  @CanIgnoreReturnValue
  public Session chance(ChanceSource source) {
    chance = requireNonNull(source, "source");
    settle(ImmutableList.builder());
    return this;
  }

  /** The rules and cards of this game. */
  public Game game() {
    return game;
  }

  /** The current state. */
  public GameState state() {
    return steps.isEmpty() ? first : steps.get(steps.size() - 1).after();
  }

  /** The actions that can be pushed now, as {@link Game#legalActions(GameState)} lists them; empty if the game is over. */
  public List<Action> legalActions() {
    return game.legalActions(state());
  }

  /**
   * The question that is open now.
   *
   * @throws IllegalArgumentException if nobody is asked
   */
  public Question question() {
    return new Question(game, state(), lastTurn());
  }

  /** The number of actions since the start, outcomes of chance included. */
  public int size() {
    return steps.size();
  }

  /**
   * Applies an action.
   *
   * @return the transition of this action, then those of chance, if there is a source, and of answers for players who have left
   * @throws IllegalActionException if the action is not legal; nothing has changed
   */
  @CanIgnoreReturnValue
  public ImmutableList<Transition> push(Action action) {
    return settle(ImmutableList.<Transition>builder().add(say(action)));
  }

  /**
   * Applies an action that a seat has sent; see {@link Game#apply(GameState, Seat, Action)}.
   *
   * @return the same as {@link #push(Action)}
   * @throws IllegalActionException if this seat is not asked, or the action is not legal; nothing has changed
   */
  @CanIgnoreReturnValue
  public ImmutableList<Transition> push(Seat seat, Action action) {
    game.checkAsked(state(), seat, action);
    return push(action);
  }

  /**
   * Lets a player leave the game (W-7). From now on the session gives the first legal answer to each question to this seat.
   * Before the next turn starts the Monster is eliminated: it discards its cards, loses its energy and leaves its place. A
   * single Monster left wins.
   *
   * @return the transitions of the answers that the session gave; empty if another seat is asked
   * @throws IllegalStateException if the game is over, the Monster is eliminated, or its player has left already
   */
  @CanIgnoreReturnValue
  public ImmutableList<Transition> forfeit(Seat seat) {
    seat.checkAtTableOf(state().seats());
    checkState(!state().isOver(), "%s cannot leave: the game is over", seat);
    checkState(state().isAlive(seat), "%s cannot leave: its Monster is eliminated", seat);
    checkState(!forfeits.containsKey(seat), "%s cannot leave: it has left already", seat);
    forfeits.put(seat, steps.size());
    return settle(ImmutableList.builder());
  }

  private void add(Action action, Transition transition) {
    boolean startsTurn = transition.startsTurn() && !transition.state().isOver();
    steps.add(new Step(action, transition.state(), startsTurn ? transition : null));
  }

  private Transition say(Action action) {
    Transition transition = game.apply(state(), action, leaving());
    add(action, transition);
    return transition;
  }

  private SeatSet leaving() {
    SeatSet leaving = SeatSet.none();
    for (Seat seat : forfeits.keySet()) {
      leaving = leaving.with(seat);
    }
    return leaving;
  }

  /** Applies actions for as long as the caller is not needed. */
  @CanIgnoreReturnValue
  private ImmutableList<Transition> settle(ImmutableList.Builder<Transition> happened) {
    Action next = settled();
    while (next != null) {
      happened.add(say(next));
      next = settled();
    }
    return happened.build();
  }

  /** The action that the session supplies now; null if the table waits for the caller, or the game is over. */
  private @Nullable Action settled() {
    GameState state = state();
    if (state.pending() instanceof Chance awaited) {
      return chance == null ? null : chance.outcome(state, awaited);
    }
    return state.pending() instanceof Decision decision && forfeits.containsKey(decision.seat())
        ? legalActions().get(0)
        : null;
  }

  /**
   * Undoes the caller's last action and everything that followed from it: the table waits for the caller again. With a source
   * of chance, that is the last answer of a player, or the last {@linkplain #forfeit forfeit}.
   *
   * @throws IllegalStateException if there is nothing to undo
   */
  public void pop() {
    Seat left = lastToLeave();
    int leftAt = left == null ? -1 : forfeits.getOrDefault(left, -1);
    int back = steps.size();
    while (back > 0 && back > leftAt && isSettled(back - 1)) {
      back--;
    }
    if (left != null && back == leftAt) {
      forfeits.remove(left);
    } else {
      checkState(back > 0, "there is nothing to undo: the session is at its start");
      back--;
    }
    steps.subList(back, steps.size()).clear();
  }

  private @Nullable Seat lastToLeave() {
    return forfeits.isEmpty() ? null : Iterables.getLast(forfeits.keySet());
  }

  /** Whether the session supplied a step, or would supply it now. */
  private boolean isSettled(int step) {
    Pending asked = (step == 0 ? first : steps.get(step - 1).after()).pending();
    if (asked instanceof Decision decision) {
      Integer leftAt = forfeits.get(decision.seat());
      return leftAt != null && leftAt <= step;
    }
    return chance != null;
  }

  /** The game so far. */
  public GameRecord record() {
    return new GameRecord(start, actions(0), ImmutableMap.copyOf(forfeits), state());
  }

  /** The transitions since the start, one for each action; see {@link GameRecord#transitions}. */
  public Iterable<Transition> transitions() {
    return record().transitions(game);
  }

  private ImmutableList<Action> actions(int from) {
    ImmutableList.Builder<Action> actions =
        ImmutableList.builderWithExpectedSize(steps.size() - from);
    for (Step step : steps.subList(from, steps.size())) {
      actions.add(step.action());
    }
    return actions.build();
  }

  /** The record of the current turn. Its position is created on demand. */
  private Supplier<GameRecord> lastTurn() {
    int from = steps.size();
    while (from > 0 && steps.get(from - 1).turn() == null) {
      from--;
    }
    Transition turn = from == 0 ? null : steps.get(from - 1).turn();
    ImmutableList<Action> since = actions(from);
    ImmutableMap<Seat, Integer> left = GameRecord.forfeitsSince(from, forfeits);
    GameState now = state();
    return () ->
        new GameRecord(turn == null ? start : requireNonNull(turn.turnStart()), since, left, now);
  }

  @Override
  public String toString() {
    return steps.size() + " actions, then " + state();
  }
}
