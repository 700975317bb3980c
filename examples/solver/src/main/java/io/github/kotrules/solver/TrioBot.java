package io.github.kotrules.solver;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Plays the three-player game without cards by the solution of {@link Trio}. */
final class TrioBot implements Chooser {
  /** For sampling hidden cards, of which this game has none. */
  private static final RandomGenerator NO_CARDS = new Random(0);

  private final Game game;
  private final Trio trio;
  private final PerfectBot two;

  TrioBot(Game game, Trio trio) {
    this.game = game;
    this.trio = trio;
    this.two = new PerfectBot(game, new Plans(trio.duel(), 0, 100_000));
  }

  @Override
  public Action choose(Question question) {
    GameView view = question.view();
    if (view.living().size() == 2) {
      return two.choose(question);
    }
    if (question.decision() instanceof ChooseReroll) {
      Hands hands = trio.hands();
      int kept = trio.plan(view).keep(hands.number(view.dice()), view.rollsLeft());
      return PerfectBot.keep(hands.dice(kept), view);
    }
    if (question.decision() instanceof ChooseYield) {
      return value(view, new YieldTokyo()) > value(view, new StayInTokyo())
          ? new YieldTokyo()
          : new StayInTokyo();
    }
    return question.options().get(0); // the order of groups makes no difference
  }

  private double value(GameView view, Action answer) {
    GameState after = Aftermath.of(game, view.sample(NO_CARDS), answer);
    return trio.value(after, view.seat());
  }
}
