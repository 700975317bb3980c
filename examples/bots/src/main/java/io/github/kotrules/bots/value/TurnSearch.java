package io.github.kotrules.bots.value;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.bots.GreedyBot;
import io.github.kotrules.bots.Rolling;
import io.github.kotrules.bots.Trials;
import io.github.kotrules.odds.DiceOdds;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.Table;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Answers by looking to the end of the turn, exactly as far as dice are concerned, and asking a judge about the table there.
 * What a seat cannot see, and chance other than the dice of the turn, is drawn.
 */
final class TurnSearch implements Chooser {
  /** How often an option is tried. With few samples, options that depend on chance, such as a sweep, look too good. */
  private static final int SAMPLES = 24;

  private final Game game;
  private final RandomGenerator random;
  private final Lookahead lookahead;
  private final GreedyBot greedy = new GreedyBot();
  private @Nullable DicePlan plan;

  TurnSearch(Game game, RandomGenerator random, Judge judge) {
    this.game = game;
    this.random = random;
    this.lookahead = new Lookahead(game, judge);
  }

  @Override
  public Action choose(Question question) {
    if (question.decision() instanceof ChooseReroll) {
      return chooseDice(question);
    }
    return Trials.areUseful(question) ? bestOption(question) : greedy.choose(question);
  }

  /** Rolls that must be paid for, and more dice than there are odds for, are left to rules of thumb. */
  private Action chooseDice(Question question) {
    GameView view = question.view();
    if (view.rollsLeft() == 0 || view.dice().size() > DiceOdds.MAX_DICE) {
      return greedy.choose(question);
    }
    DicePlan turn = plan;
    if (turn == null || !turn.fits(view)) {
      GameState rolling = game.next(view.sample(random), new RerollDice(view.dice()));
      turn = plan(view, rolling, view.dice().size(), view.rollsLeft());
    }
    return new Rolling(view, question.options()).answer(turn.best(view.dice(), view.rollsLeft()));
  }

  /** Makes the plan for a turn, and keeps to it. */
  DicePlan plan(Table table, GameState rolling, int size, int rerolls) {
    DicePlan made = new DicePlan(table, rolling, size, rerolls, game, lookahead, random);
    plan = made;
    return made;
  }

  private Action bestOption(Question question) {
    int seat = question.seat().ordinal();
    return Trials.best(
        game,
        question,
        SAMPLES,
        random,
        (after, luck) -> lookahead.chancesAfter(after, luck)[seat]);
  }
}
