package io.github.kotrules.bots;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.GameState;
import java.util.random.RandomGenerator;

/** Plays on in the mind: everybody answers like one bot, and chance is drawn. */
public final class Foresight {
  private static final StopRolling STOP = new StopRolling();

  private final Game game;
  private final Chooser policy;

  /** Everybody is thought to answer like this bot. */
  public Foresight(Game game, Chooser policy) {
    this.game = game;
    this.policy = policy;
  }

  /** The table after the dice that lie are resolved and the turn is over, when the next Monster is about to roll. */
  public GameState endOfTurn(GameState state, RandomGenerator random) {
    GameState now = state;
    boolean rolling = now.step() == TurnStep.ROLL;
    while (!now.isOver() && (rolling || now.step() != TurnStep.ROLL)) {
      now = game.next(now, rolling && isReroll(now) ? STOP : answer(now, random));
      rolling &= now.step() == TurnStep.ROLL;
    }
    return now;
  }

  private static boolean isReroll(GameState state) {
    return state.pending() instanceof ChooseReroll;
  }

  /** The table so many turns further on, when somebody is about to roll; the turn under way counts as one. */
  public GameState afterTurns(GameState state, int turns, RandomGenerator random) {
    GameState now = state;
    boolean rolling = now.step() == TurnStep.ROLL;
    int left = turns;
    while (!now.isOver()) {
      now = game.next(now, answer(now, random));
      boolean rolls = now.step() == TurnStep.ROLL;
      if (rolls && !rolling && --left == 0) {
        return now;
      }
      rolling = rolls;
    }
    return now;
  }

  private Action answer(GameState state, RandomGenerator random) {
    return state.pending() instanceof Chance chance
        ? chance.sample(random)
        : policy.choose(Question.of(game, state));
  }
}
