package io.github.kotrules.bots.mcts;

import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseAmount;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.bots.GreedyBot;
import io.github.kotrules.model.Dice;
import io.github.kotrules.odds.DiceOdds;
import io.github.kotrules.odds.RollPlan;
import io.github.kotrules.state.GameView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The answers to search, with the opinion of a greedy bot: its favourites among the many rerolls, and all options of other
 * questions.
 */
final class Candidates {
  private static final int MAX_REROLLS = 8;

  /** The maximum number of options to search; questions with more are left to rules of thumb. */
  private static final int MAX_OPTIONS = 100;

  /** The assumed value of a point, as a probability to win. */
  private static final double PER_POINT = 0.04;

  /** The assumed loss by an answer that the greedy bot would not give. */
  private static final double DOUBT = 0.02;

  /**
   * An answer.
   *
   * @param handicap the assumed loss against the best answer
   */
  record Candidate(Action answer, double handicap) {}

  private final GreedyBot greedy;

  Candidates(GreedyBot greedy) {
    this.greedy = greedy;
  }

  List<Candidate> of(Question question) {
    Decision decision = question.decision();
    if (decision instanceof ChooseReroll) {
      return rerolls(question);
    }
    List<Candidate> candidates = new ArrayList<>();
    Action favourite = greedy.choose(question);
    candidates.add(new Candidate(favourite, 0));
    boolean matters = !(decision instanceof ChooseGroup
        || decision instanceof ChooseAmount
        || question.options().size() > MAX_OPTIONS);
    if (matters) {
      for (Action option : question.options()) {
        if (!option.equals(favourite)) {
          candidates.add(new Candidate(option, DOUBT));
        }
      }
    }
    return candidates;
  }

  private List<Candidate> rerolls(Question question) {
    GameView view = question.view();
    List<Action> options = question.options();
    List<Candidate> candidates = new ArrayList<>();
    if (view.dice().size() > DiceOdds.MAX_DICE) {
      return List.of(new Candidate(greedy.choose(question), 0));
    }
    if (view.rollsLeft() > 0) {
      addRerolls(view, candidates);
    } else {
      candidates.add(new Candidate(options.get(0), 0));
    }
    for (int i = options.size() - 1; i > 0 && !(options.get(i) instanceof RerollDice); i--) {
      candidates.add(new Candidate(options.get(i), DOUBT));
    }
    return candidates;
  }

  private void addRerolls(GameView view, List<Candidate> candidates) {
    Dice dice = view.dice();
    int rolls = view.rollsLeft();
    RollPlan plan = greedy.plan(view);
    double best = plan.value(dice, rolls);
    for (int i = 0; i < dice.subsets(); i++) {
      Dice again = dice.subset(i);
      candidates.add(new Candidate(
          again.isEmpty() ? new StopRolling() : new RerollDice(again),
          PER_POINT * (best - plan.valueOfRerolling(dice, again, rolls))));
    }
    candidates.sort(Comparator.comparingDouble(Candidate::handicap));
    candidates
        .subList(Math.min(MAX_REROLLS, candidates.size()), candidates.size())
        .clear();
  }
}
