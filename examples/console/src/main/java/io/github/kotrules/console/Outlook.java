package io.github.kotrules.console;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Chance;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.odds.RollPlan;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/**
 * Looks ahead by asking the game itself, so that it needs to know no rule and no card: it tries an action, and then lets
 * everybody give the first of their answers, which is always the one that does least.
 */
final class Outlook {
  private static final int FARTHEST = 60;
  private static final long SOME_SEED = 7;

  private final Game game;
  private final GameState state;
  private final Seat seat;

  /** What a seat can foresee: of cards it has not seen it supposes some. */
  Outlook(Game game, GameView view) {
    this.game = game;
    this.state = view.sample(new SplittableRandom(SOME_SEED));
    this.seat = view.seat();
  }

  /** The table after all dice were rolled again and fell like this; a reroll must be left. */
  private GameState afterRolling(Dice dice) {
    return settle(game.next(game.next(state, new RerollDice(state.dice())), new Roll(dice)));
  }

  /** The best way to roll on, for what a table is worth once the dice are resolved. */
  RollPlan rollPlan(ToDoubleFunction<GameState> worth) {
    return RollPlan.of(
        state.dice().size(), state.rollsLeft(), dice -> worth.applyAsDouble(afterRolling(dice)));
  }

  private GameState settle(GameState from) {
    SplittableRandom random = new SplittableRandom(SOME_SEED);
    GameState now = from;
    for (int i = 0; i < FARTHEST && !isSettled(now); i++) {
      now = game.next(
          now,
          now.pending() instanceof Chance chance
              ? chance.sample(random)
              : game.legalActions(now).get(0));
    }
    return now;
  }

  private boolean isSettled(GameState now) {
    boolean rolling = now.step().compareTo(TurnStep.BUY) < 0;
    return now.isOver()
        || now.activeSeat() != state.activeSeat()
        || (now.isAsked(seat) && !rolling);
  }
}
