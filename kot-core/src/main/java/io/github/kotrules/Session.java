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
 * A game under way: the table, what was said since its start, and the way back.
 *
 * <pre>{@code
 * Session session = Session.of(KingOfTokyo.secondEdition(), Monster.GIGAZAUR, Monster.THE_KING)
 *     .random(new Random(42)); // cards are dealt, the first player is found, the first dice fall
 * GameState before = session.state();
 * for (Transition transition : session.push(session.legalActions().get(0))) {
 *   transition.events().forEach(System.out::println);
 * }
 * session.pop(); // takes the answer back, with everything that followed
 * assert session.state().equals(before);
 * Notation notation = KingOfTokyo.notation();
 * session.push(notation.readMove(before, "resolve"));
 * String saved = notation.write(session.record()); // later: Session.of(game, notation.readRecord(saved))
 * }</pre>
 *
 * <p>Chance comes from a source if there is one. Without a source the caller pushes outcomes as it pushes answers. For a player
 * who has left, the session answers.
 *
 * <p>A session is for one thread at a time. Its states, transitions and records are values that can be shared.
 */
public final class Session {
  private final Game game;
  private final GameSetup start;
  private final GameState first;
  private final List<Step> steps = new ArrayList<>();

  /** Who has left, in this order, each with the number of steps before. */
  private final Map<Seat, Integer> forfeits = new LinkedHashMap<>();

  private @Nullable ChanceSource chance;

  /**
   * What was said.
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

  /** A new game of these Monsters, who sit clockwise in this order. */
  public static Session of(Game game, Monster... monsters) {
    return of(game, game.setup(monsters));
  }

  /**
   * A game that starts from a position.
   *
   * @throws io.github.kotrules.state.IllegalSetupException if the position is not legal
   */
  public static Session of(Game game, GameSetup start) {
    return new Session(requireNonNull(game, "game"), requireNonNull(start, "start"));
  }

  /**
   * Continues a game where its record ends. What was said in the record can be taken back. If a player who has left is asked
   * there, the session answers at once.
   *
   * @throws IllegalActionException if an action of the record is not legal at its table
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

  /** Takes chance from a generator, from now on. */
  @CanIgnoreReturnValue
  public Session random(RandomGenerator generator) {
    requireNonNull(generator, "generator");
    return chance((state, awaited) -> awaited.sample(generator));
  }

  /**
   * Takes chance from a source, from now on: whenever the table waits for chance, the source is asked at once. What the source
   * throws is passed on; the table then waits for that chance.
   *
   * @throws IllegalActionException if the source gives an outcome that cannot be
   */
  @CanIgnoreReturnValue
  public Session chance(ChanceSource source) {
    chance = requireNonNull(source, "source");
    settle(ImmutableList.builder());
    return this;
  }

  /** The game that is played. */
  public Game game() {
    return game;
  }

  /** The table now. */
  public GameState state() {
    return steps.isEmpty() ? first : steps.get(steps.size() - 1).after();
  }

  /** What may be pushed now, as {@link Game#legalActions(GameState)} lists it; nothing when the game is over. */
  public List<Action> legalActions() {
    return game.legalActions(state());
  }

  /**
   * The question that the table asks now.
   *
   * @throws IllegalArgumentException if nobody is asked
   */
  public Question question() {
    return new Question(game, state(), lastTurn());
  }

  /** How many actions were said since the start, outcomes of chance included. */
  public int size() {
    return steps.size();
  }

  /**
   * Says something to the table.
   *
   * @return what happened: the transition of this action first, then those of chance, if there is a source, and of answers for
   *     players who have left
   * @throws IllegalActionException if it is not legal now; nothing has changed
   */
  @CanIgnoreReturnValue
  public ImmutableList<Transition> push(Action action) {
    return settle(ImmutableList.<Transition>builder().add(say(action)));
  }

  /**
   * Says something to the table for a seat, as {@link Game#apply(GameState, Seat, Action)} does.
   *
   * @return as {@link #push(Action)} does
   * @throws IllegalActionException if this seat is not asked, or it is not legal now; nothing has changed
   */
  @CanIgnoreReturnValue
  public ImmutableList<Transition> push(Seat seat, Action action) {
    game.checkAsked(state(), seat, action);
    return push(action);
  }

  /**
   * A player leaves (W-7). From now on the session gives the first legal answer to each question of this seat. When the next
   * turn is about to start, the Monster is out: its cards are discarded, its energy is gone, its place is free. If one Monster is
   * left it has won.
   *
   * @return what happened, as {@link #push(Action)} does; nothing if somebody else is asked
   * @throws IllegalStateException if the game is over, the Monster is out, or its player has left already
   */
  @CanIgnoreReturnValue
  public ImmutableList<Transition> forfeit(Seat seat) {
    seat.checkAtTableOf(state().seats());
    checkState(!state().isOver(), "%s cannot leave: the game is over", seat);
    checkState(state().isAlive(seat), "%s cannot leave: it is out", seat);
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

  /** Lets happen what needs no caller; gives all that happened. */
  @CanIgnoreReturnValue
  private ImmutableList<Transition> settle(ImmutableList.Builder<Transition> happened) {
    Action next = settled();
    while (next != null) {
      happened.add(say(next));
      next = settled();
    }
    return happened.build();
  }

  /** What is said without the caller now; null if the table waits for the caller, or the game is over. */
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
   * Takes back what the caller said last, and what followed from it: the table waits for the caller again, as it did before. With
   * a source of chance, that is the last answer of a player, or the last {@linkplain #forfeit forfeit}.
   *
   * @throws IllegalStateException if there is nothing to take back
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
      checkState(back > 0, "nothing can be taken back: the session is at its start");
      back--;
    }
    steps.subList(back, steps.size()).clear();
  }

  private @Nullable Seat lastToLeave() {
    return forfeits.isEmpty() ? null : Iterables.getLast(forfeits.keySet());
  }

  /** Whether a step was taken, or would be taken now, without the caller. */
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

  /** What has happened since the start, a transition for each action; see {@link GameRecord#transitions}. */
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

  /** The record of the turn under way. Its position is not made before it is asked for. */
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
