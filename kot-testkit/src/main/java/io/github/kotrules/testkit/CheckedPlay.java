package io.github.kotrules.testkit;

import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.GameState;
import java.util.List;

/** Random play with the laws checked at every step. A failure tells what happened since the turn began. */
final class CheckedPlay {
  /** Random games have some hundred steps; one with more than these does not end. */
  private static final int MOST_STEPS = 50_000;

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

  /** Plays until so many turns have begun, or to the end of the game. */
  void turns(int most) {
    try {
      Laws.checkState(state);
      for (int begun = 0; begun < most && !state.isOver(); ) {
        checkOptions();
        begun += step();
      }
    } catch (AssertionError broken) {
      throw new AssertionError(narration.of(Narration.reason(broken), state), broken);
    } catch (RuntimeException broken) {
      throw new AssertionError(narration.of("the rules or a card broke: " + broken, state), broken);
    }
  }

  /** Takes a step and says how many turns began in it. */
  private int step() {
    Action action = play.choose(state);
    narration.said(state, action);
    Transition transition = game.apply(state, action);
    narration.happened(transition.events());
    Laws.checkStep(game, state, action, transition);
    state = transition.state();
    int begun = turnsBegun(transition);
    require(++steps < MOST_STEPS, "the game does not come to an end");
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
   * Who is asked has a choice, and the first and the last answer can be given. Only who has looked at the deck is also
   * asked with nothing to choose, so that nobody learns a price from it.
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
