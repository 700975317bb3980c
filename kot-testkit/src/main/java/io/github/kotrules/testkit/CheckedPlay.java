package io.github.kotrules.testkit;

import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.GameState;
import java.util.List;

/** Plays at random and checks the laws at every step. A failure describes the game since the turn began. */
final class CheckedPlay {
  /** The maximum number of steps. Random games have some hundred; a game with more than this never ends. */
  private static final int MAX_STEPS = 50_000;

  private final Game game;
  private final RandomPlay play;
  private final Narration narration;
  private GameState state;
  private int steps;

  CheckedPlay(Game game, GameState start, long seed) {
    this.game = game;
    this.play = new RandomPlay(game, seed);
    this.state = start;
    this.narration = new Narration(game, start);
  }

  void toEnd() {
    turns(Integer.MAX_VALUE);
  }

  /** Plays until this number of turns has begun, or to the end of the game. */
  void turns(int max) {
    try {
      Laws.checkState(state);
      for (int begun = 0; begun < max && !state.isOver(); ) {
        checkOptions();
        begun += step();
      }
    } catch (AssertionError broken) {
      throw new AssertionError(narration.of(Narration.reason(broken), state), broken);
    } catch (RuntimeException broken) {
      throw new AssertionError(narration.of(Narration.breach(broken), state), broken);
    }
  }

  /**
   * Takes a step.
   *
   * @return the number of turns that began in it
   */
  private int step() {
    Action action = play.choose(state);
    narration.acted(state, action);
    Transition transition = game.apply(state, action);
    narration.happened(transition.events());
    Laws.checkStep(game, state, action, transition);
    state = transition.state();
    int begun = turnsBegun(transition);
    require(++steps < MAX_STEPS, "the game does not come to an end");
    if (begun > 0) {
      narration.restart(state);
    }
    return begun;
  }

  private static int turnsBegun(Transition transition) {
    return (int) transition.events().stream()
        .filter(event -> event instanceof TurnStarted || event instanceof ExtraTurnStarted)
        .count();
  }

  /**
   * Checks that the asked seat has a choice, and that the first and the last answer can be applied. Only a seat that has looked
   * at the deck may be asked without a choice, which keeps the price of the card secret.
   */
  private void checkOptions() {
    if (state.pending() instanceof Decision) {
      List<Action> options = game.legalActions(state);
      require(
          options.size() > (state.seenCards().isEmpty() ? 1 : 0),
          "somebody is asked without a choice");
      Laws.checkState(game.next(state, options.get(0)));
      Laws.checkState(game.next(state, options.get(options.size() - 1)));
    }
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }
}
