package io.github.kotrules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
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

  /** The table as it is now. It changes with every step: to keep it, take the {@link #state()}. */
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
    live.goOn();
  }

  /**
   * One step at random: chance brings what it may bring, a player says any legal action, all of them equally likely. What is
   * drawn from the generator for it may change from version to version.
   */
  public void step(RandomGenerator random) {
    // Dice that fall or are picked up are half of all steps and more: these need no action, and no
    // list of all that could be picked. The other steps go a way of their own, compiled apart.
    int dice = live.awaitedDice();
    if (dice > 0) {
      live.roll(Dice.random(dice, random));
    } else if (live.awaitsReroll()) {
      live.reroll(table().dice().randomSubset(random));
    } else {
      answer(random);
      return;
    }
    live.goOn();
  }

  private void answer(RandomGenerator random) {
    live.say(any(random));
    live.goOn();
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
