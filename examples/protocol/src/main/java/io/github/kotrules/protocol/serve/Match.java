package io.github.kotrules.protocol.serve;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.SeenCard;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress. It differs from a {@code Session} in what a search needs: a fork shares its history with the original, so
 * it is cheap, and it can start from a state whose hidden cards were sampled again.
 *
 * <p>With a seed, chance is automatic. The outcome after the n-th move depends on the seed and on n, so an answer that is
 * undone and given again has the same consequences.
 */
final class Match {
  private final Game game;
  private final @Nullable Long seed;
  private Step last;

  /** The number of moves before the last command that changed the game. */
  private int heard;

  /**
   * A state of the game and its history.
   *
   * @param before the previous step; null for the first state
   * @param action the action that led here; null for the first state
   * @param number the number of moves before
   */
  private record Step(@Nullable Step before, @Nullable Action action, GameState state, int number) {
    Step next(Game game, Action answer) {
      return new Step(this, answer, game.next(state, answer), number + 1);
    }
  }

  /** The position of the first state; null if hidden cards were sampled again. */
  private final @Nullable GameSetup start;

  private Match(Game game, @Nullable Long seed, @Nullable GameSetup start, Step last) {
    this.game = game;
    this.seed = seed;
    this.start = start;
    this.last = settle(last);
    this.heard = last.number();
  }

  /** Continues a record. */
  static Match of(Game game, GameRecord record, @Nullable Long seed) {
    Step step = new Step(null, null, game.start(record.start()), 0);
    for (Action action : record.actions()) {
      step = step.next(game, action);
    }
    return new Match(game, seed, record.start(), step);
  }

  /** Returns a copy of this moment with another seed. */
  Match fork(@Nullable Long newSeed) {
    return new Match(game, newSeed, start, last);
  }

  /** Returns a copy of this moment in which cards that are hidden from a seat are sampled again. */
  Match fork(@Nullable Long newSeed, Seat seat, RandomGenerator random) {
    GameView view = state().viewFor(seat);
    for (SeenCard seen : view.seenCards()) {
      if (seen.card() == null) {
        Step drawn = new Step(null, null, view.sample(random), last.number());
        return new Match(game, newSeed, null, drawn);
      }
    }
    return fork(newSeed);
  }

  Game game() {
    return game;
  }

  GameState state() {
    return last.state();
  }

  @Nullable
  Long seed() {
    return seed;
  }

  List<Action> legalActions() {
    return game.legalActions(state());
  }

  /** Applies an action; if it is not legal, nothing changes. */
  void play(Action action) {
    Step now = settle(last.next(game, action));
    heard = last.number();
    last = now;
  }

  private Step settle(Step step) {
    Step now = step;
    Chance chance = now.state().chance();
    while (seed != null && chance != null) {
      now = now.next(game, chance.sample(generator(seed, now.number())));
      chance = now.state().chance();
    }
    return now;
  }

  /** Returns a generator that is independent of those for other seeds and numbers of moves. */
  private static SplittableRandom generator(long seed, int moves) {
    long mixed = seed + (moves + 1) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return new SplittableRandom(mixed ^ mixed >>> 31);
  }

  /** Undoes the last answer with the chance that followed; without a seed, the last move. */
  void undo() {
    Step back = last;
    while (seed != null && back.before() != null && back.before().state().chance() != null) {
      back = back.before();
    }
    if (back.before() == null) {
      throw new Refusal("nothing can be taken back: the game is at its start");
    }
    last = back.before();
    heard = last.number();
  }

  /** The events of the last command, as a viewer may know them. */
  List<Event> events(Viewer viewer) {
    return events(viewer, heard);
  }

  /** The events after this number of moves, as a viewer may know them. */
  List<Event> events(Viewer viewer, int since) {
    List<Event> events = new ArrayList<>();
    for (Step step : stepsAfter(since)) {
      events.addAll(transition(step).eventsFor(viewer));
    }
    return events;
  }

  int moves() {
    return last.number();
  }

  private List<Step> stepsAfter(int since) {
    List<Step> steps = new ArrayList<>();
    Step step = last;
    while (step.before() != null && step.number() > since) {
      steps.add(step);
      step = step.before();
    }
    return Lists.reverse(steps);
  }

  /** The transition of a step that is not the first state. */
  private Transition transition(Step step) {
    if (step.before() == null || step.action() == null) {
      throw new IllegalStateException("the first state has no transition");
    }
    return game.apply(step.before().state(), step.action());
  }

  /** The whole game. */
  GameRecord record() {
    return since(start, stepsAfter(0));
  }

  /** The last turn: the position at which it started, and the moves since. */
  GameRecord lastTurn() {
    List<Step> steps = stepsAfter(0);
    for (int i = steps.size() - 1; i >= 0; i--) {
      GameSetup turn =
          steps.get(i).state().isOver() ? null : transition(steps.get(i)).turnStart();
      if (turn != null) {
        return since(turn, steps.subList(i + 1, steps.size()));
      }
    }
    return since(start, steps);
  }

  private GameRecord since(@Nullable GameSetup position, List<Step> steps) {
    if (position == null) {
      throw new Refusal("hidden cards of this game were drawn again in the middle of a turn, so its"
          + " start is not known: ask for a moment after the next turn has started");
    }
    ImmutableList.Builder<Action> actions = ImmutableList.builder();
    for (Step step : steps) {
      if (step.action() != null) {
        actions.add(step.action());
      }
    }
    return new GameRecord(position, actions.build(), state());
  }
}
