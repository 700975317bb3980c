package io.github.kotrules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.model.Dice;
import io.github.kotrules.rules.Reducer;
import io.github.kotrules.rules.Resolution;
import io.github.kotrules.rules.RollStep;
import io.github.kotrules.state.Draft;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Table;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A mutable table, for searches that play a game to its end many times and need only the result. It follows the rules of {@link
 * Game#next}, but creates no state for each step.
 *
 * <pre>{@code
 * Game game = KingOfTokyo.secondEdition();
 * GameState state = game.start(Monster.GIGAZAUR, Monster.THE_KING);
 * RandomGenerator random = new Random(42);
 * Playout playout = game.playout(state);
 * int survived = 0;
 * for (int i = 0; i < 100; i++) {
 *   playout.reset(state);
 *   while (!playout.isOver()) {
 *     playout.step(random);
 *   }
 *   survived += playout.table().isAlive(Seat.ONE) ? 1 : 0;
 * }
 * }</pre>
 *
 * <p>Not thread-safe. After a {@link io.github.kotrules.card.CardFailureException} the table is in the middle of a step: {@link
 * #reset} the playout before you use it again.
 */
public final class Playout {
  private static final Action STOP = new StopRolling();

  private final Game game;
  private final Reducer reducer;
  private final Draft table;
  private final Resolution resolution;

  Playout(Game game, Reducer reducer, GameState state) {
    this.game = game;
    this.reducer = reducer;
    this.resolution = reducer.resolution(state);
    this.table = resolution.table;
  }

  /** Starts again from a state of the same game. */
  public void reset(GameState state) {
    game.checkOwn(state);
    resolution.reset(state);
  }

  /**
   * A live table that changes with every step; to keep a moment, take the {@link #state()}. For speed it does not check that a
   * seat is at the table.
   */
  public Table table() {
    return table;
  }

  public boolean isOver() {
    return table.isOver();
  }

  /** The table now, as an immutable state. */
  public GameState state() {
    return resolution.freeze();
  }

  /** All legal actions, as {@link Game#legalActions(GameState)} lists them. */
  public List<Action> legalActions() {
    return reducer.legalActions(table);
  }

  /**
   * Applies an action.
   *
   * @throws IllegalActionException if the action is not among the {@link #legalActions()}; then nothing has changed
   */
  public void next(Action action) {
    if (!reducer.isLegal(table, action)) {
      throw game.refusal(state(), action);
    }
    resolution.resume(action);
  }

  /**
   * Takes one random step: chance is sampled, and a player's legal actions are equally likely. The number of draws from the
   * generator may change between versions.
   */
  public void step(RandomGenerator random) {
    // A fast path for dice, more than half of all steps: it creates neither an action nor a list of
    // options. It must agree with next(). All other actions are applied in one place, compiled
    // apart.
    Action action;
    if (awaitsReroll()) {
      Dice again = table.dice().randomSubset(random);
      if (!again.isEmpty()) {
        RollStep.reroll(resolution, again);
        return;
      }
      action = STOP;
    } else {
      int awaited = RollStep.awaitedDice(table);
      if (awaited > 0) {
        roll(awaited, random);
        return;
      }
      action = randomAction(random);
    }
    resolution.resume(action);
  }

  /** Each branch rolls its own dice, so that escape analysis can remove those of the first. */
  private void roll(int count, RandomGenerator random) {
    if (table.rollsLeft() > 0) {
      RollStep.takeEarlyRoll(resolution, Dice.random(count, random));
    } else {
      RollStep.resumeLastRoll(resolution, Dice.random(count, random));
    }
  }

  /** Whether a player is asked which dice to roll again, and cards add nothing to the answers. */
  private boolean awaitsReroll() {
    return table.pending() instanceof ChooseReroll choice
        && RollStep.Rerolls.isOfDiceOnly(table, choice.seat());
  }

  private Action randomAction(RandomGenerator random) {
    Chance chance = table.chance();
    if (chance != null) {
      return chance.sample(random);
    }
    if (isOver()) {
      throw new IllegalStateException("the game is over: reset the playout to play again");
    }
    List<Action> options = legalActions();
    return options.get(random.nextInt(options.size()));
  }
}
