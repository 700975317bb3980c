package io.github.kotrules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.DiceAction.StopRolling;
import io.github.kotrules.model.Dice;
import io.github.kotrules.rules.LiveTable;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Table;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A table that is played on in place, for searches that play a game to its end many times and want only how it ends. It
 * plays by the very rules of {@link Game#next}, but makes no state for each step.
 *
 * <pre>{@code
 * Playout playout = game.playout(state);
 * while (!playout.isOver()) {
 *   playout.step(random);
 * }
 * int points = playout.table().points(Seat.ONE);
 * playout.reset(state); // and again
 * }</pre>
 *
 * <p>It changes, so it is for one thread; each thread makes its own.
 */
public final class Playout {
  private static final Action STOP = new StopRolling();

  private final Game game;
  private final LiveTable live;

  Playout(Game game, LiveTable live) {
    this.game = game;
    this.live = live;
  }

  /** Begins anew from a state of the same game. */
  public void reset(GameState state) {
    game.checkOwn(state);
    live.reset(state);
  }

  /**
   * The table as it is now. It changes with every step: to keep it, take the {@link #state()}. For speed it does not check
   * that a seat is at the table; ask only about those that are.
   */
  public Table table() {
    return live.table();
  }

  public boolean isOver() {
    return table().isOver();
  }

  /** The table as a state, which does not change any more. */
  public GameState state() {
    return live.freeze();
  }

  /** Everything that may be said to the table now, as {@link Game#legalActions(GameState)} lists it. */
  public List<Action> legalActions() {
    return live.legalActions();
  }

  /**
   * Says this to the table.
   *
   * @throws IllegalActionException if the action is not among the {@link #legalActions()}; then nothing has changed
   */
  public void next(Action action) {
    if (!live.isLegal(action)) {
      throw game.refusal(live.freeze(), action);
    }
    live.say(action);
  }

  /**
   * One step at random: chance brings what it may bring, a player says any legal action, all of them equally likely. What is
   * drawn from the generator for it may change from version to version.
   */
  public void step(RandomGenerator random) {
    // Dice that are picked up or fall are half of all steps and more: these need no action, and no
    // list of all that could be picked. Everything else is said in one place, compiled apart.
    Action action;
    if (live.awaitsReroll()) {
      Dice again = table().dice().randomSubset(random);
      if (!again.isEmpty()) {
        live.reroll(again);
        return;
      }
      action = STOP;
    } else if (live.awaitedDice() > 0) {
      live.roll(Dice.random(live.awaitedDice(), random));
      return;
    } else {
      action = any(random);
    }
    live.say(action);
  }

  private Action any(RandomGenerator random) {
    Chance chance = table().chance();
    if (chance != null) {
      return chance.sample(random);
    }
    if (isOver()) {
      throw new IllegalStateException("the game is over: reset the playout to play again");
    }
    List<Action> options = live.legalActions();
    return options.get(random.nextInt(options.size()));
  }
}
