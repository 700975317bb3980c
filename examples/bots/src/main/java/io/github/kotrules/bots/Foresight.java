package io.github.kotrules.bots;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Table;
import java.util.random.RandomGenerator;

/** Simulates the rest of a turn or some turns: all seats answer like one bot, and chance is sampled. */
public final class Foresight {
  private static final StopRolling STOP = new StopRolling();

  private final Game game;
  private final Chooser policy;

  /** Creates a simulation in which all seats answer like this bot. */
  public Foresight(Game game, Chooser policy) {
    this.game = game;
    this.policy = policy;
  }

  /**
   * Returns the state after the dice on the table are resolved and the turn is over, when the next Monster is about to roll.
   */
  public GameState endOfTurn(GameState state, RandomGenerator random) {
    GameState now = state;
    while (!now.isOver() && !isFirstRoll(now)) {
      now = game.next(now, now.pending() instanceof ChooseReroll ? STOP : answer(now, random));
    }
    return now;
  }

  /** Whether a Monster is about to roll all its dice, which it does at the start of its turn. */
  public static boolean isFirstRoll(Table table) {
    return table.pending() instanceof DiceChance chance
        && chance.use() == DiceChance.Use.TURN
        && table.dice().isEmpty();
  }

  /** Returns the state after a number of turns, including the current one, when a Monster is about to roll. */
  public GameState afterTurns(GameState state, int turns, RandomGenerator random) {
    GameState now = state;
    int left = turns;
    while (!now.isOver() && left > 0) {
      Action answer = answer(now, random);
      now = game.next(now, answer);
      left -= isFirstRoll(now) && !(answer instanceof RerollDice) ? 1 : 0;
    }
    return now;
  }

  private Action answer(GameState state, RandomGenerator random) {
    return state.pending() instanceof Chance chance
        ? chance.sample(random)
        : policy.choose(Question.of(game, state));
  }
}
