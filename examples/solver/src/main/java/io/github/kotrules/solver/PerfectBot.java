package io.github.kotrules.solver;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.Dice;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import java.util.Random;
import java.util.random.RandomGenerator;

/**
 * Plays the two-player game without cards perfectly. The first bot for a set of rules solves the game, which takes about a
 * second; after that an answer takes microseconds. A bot has no state: it can play any number of games, on any thread.
 */
public final class PerfectBot implements Chooser {
  /** For sampling hidden cards, of which this game has none. */
  private static final RandomGenerator NO_CARDS = new Random(0);

  private final Game game;
  private final Plans plans;

  /**
   * Creates a bot for a game.
   *
   * @throws IllegalArgumentException if the game has cards, or rules that the solver does not support
   */
  public PerfectBot(Game game) {
    this(game, Plans.of(game));
  }

  /** Creates a bot that plays one side of a solved game. */
  PerfectBot(Game game, Plans plans) {
    this.game = requireNonNull(game, "game");
    this.plans = plans;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if the number of living Monsters is not two, or if there are tokens or extra turns
   */
  @Override
  public Action choose(Question question) {
    if (question.decision() instanceof ChooseReroll) {
      return reroll(question.view());
    }
    if (question.decision() instanceof ChooseYield) {
      return yields(question.view()) ? new YieldTokyo() : new StayInTokyo();
    }
    return question.options().get(0); // the order of groups makes no difference
  }

  private Action reroll(GameView view) {
    Hands hands = plans.duel().hands();
    int kept = plans.keep(Position.of(view), hands.number(view.dice()), view.rollsLeft());
    return keep(hands.dice(kept), view);
  }

  /** Returns the answer that keeps these dice and rerolls the others. */
  static Action keep(Dice kept, GameView view) {
    Dice again = view.dice().minus(kept);
    return again.isEmpty() ? new StopRolling() : new RerollDice(again);
  }

  private boolean yields(GameView view) {
    YieldRule rule = plans.duel().yieldRule(plans.side());
    if (rule.isFixed()) {
      return rule.yields(view.life(view.seat()));
    }
    GameState state = view.sample(NO_CARDS);
    return value(state, view, new YieldTokyo()) > value(state, view, new StayInTokyo());
  }

  private double value(GameState state, GameView view, Action answer) {
    return Aftermath.value(
        plans.duel(), plans.side(), view.seat(), Aftermath.of(game, state, answer));
  }
}
