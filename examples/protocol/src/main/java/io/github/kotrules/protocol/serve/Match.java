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
 * A game under way. It differs from a {@code Session} where a search needs it: a fork shares everything that was said with the
 * game it comes from, so it costs nothing, and it can start from a state whose hidden cards were drawn again.
 *
 * <p>With a seed, chance plays itself. The outcome after the n-th move depends on the seed and on n, so an answer that is taken
 * back and given again has the same consequences.
 */
final class Match {
  private final Game game;
  private final @Nullable Long seed;
  private Step last;

  /** How many moves there were before the last command that changed the game. */
  private int heard;

  /**
   * A table of the game and how it came about.
   *
   * @param before the step before; null for the first table
   * @param action what was said to the table before; null for the first table
   * @param number how many moves there were
   */
  private record Step(@Nullable Step before, @Nullable Action action, GameState state, int number) {
    Step next(Game game, Action said) {
      return new Step(this, said, game.next(state, said), number + 1);
    }
  }

  /** The position that the first table was made from; null if hidden cards were drawn again. */
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

  /** The same moment again, with chance from this seed. */
  Match fork(@Nullable Long newSeed) {
    return new Match(game, newSeed, start, last);
  }

  /** The same moment again; cards that are hidden from a seat are drawn from those that they can be. */
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

  /** Says something that is legal; if it is not, nothing changes. */
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

  /** Its numbers have nothing to do with those for another seed or another number of moves. */
  private static SplittableRandom generator(long seed, int moves) {
    long mixed = seed + (moves + 1) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return new SplittableRandom(mixed ^ mixed >>> 31);
  }

  /** Takes the last answer back, with the chance that followed; if chance does not play itself, the last move. */
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

  /** What the last command has brought about, as a viewer may know it. */
  List<Event> events(Viewer viewer) {
    return events(viewer, heard);
  }

  /** What has happened after this number of moves, as a viewer may know it. */
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

  /** What happened in a step that is not the first table. */
  private Transition transition(Step step) {
    if (step.before() == null || step.action() == null) {
      throw new IllegalStateException("nothing was said before the first table");
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
