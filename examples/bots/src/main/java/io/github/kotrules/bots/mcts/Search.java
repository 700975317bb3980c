package io.github.kotrules.bots.mcts;

import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.bots.Foresight;
import io.github.kotrules.bots.GreedyBot;
import io.github.kotrules.bots.PositionValue;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/**
 * One search for one answer. Decisions are nodes, looked up by their state. Chance between them, and what the seat cannot see,
 * is sampled in every playout.
 */
final class Search {
  /** The number of turns of a playout, including the current one, before the table is evaluated. */
  private static final int TURNS = 2;

  private final Game game;
  private final GameView root;
  private final RandomGenerator random;
  private final Candidates candidates;
  private final Foresight foresight;
  private final Map<GameState, Node> nodes = new HashMap<>();
  private final Node top;

  Search(Game game, Question question, RandomGenerator random) {
    this.game = game;
    this.root = question.view();
    this.random = random;
    GreedyBot greedy = new GreedyBot();
    this.candidates = new Candidates(greedy);
    this.foresight = new Foresight(game, greedy);
    this.top = new Node(question.seat().ordinal(), candidates.of(question));
  }

  /**
   * Searches until the budget is spent.
   *
   * @param nanos a clock, used only for a budget of time
   */
  Action best(Budget budget, LongSupplier nanos) {
    long end = budget.isTimed() ? nanos.getAsLong() + budget.millis() * 1_000_000L : 0;
    for (int left = budget.playouts(); left > 0 && !top.isForced(); left--) {
      playout();
      if (budget.isTimed() && nanos.getAsLong() - end >= 0) {
        break;
      }
    }
    return top.best();
  }

  private void playout() {
    List<Node> path = new ArrayList<>();
    List<Integer> taken = new ArrayList<>();
    GameState state = root.sample(random);
    Node node = top;
    while (node != null) {
      int index = node.select();
      path.add(node);
      taken.add(index);
      state = afterChance(game.next(state, node.answer(index)));
      node = state.isOver() ? null : nodes.get(state);
    }
    if (!state.isOver()) {
      nodes.put(state, newNode(state));
    }
    double[] chances = judge(state);
    for (int i = 0; i < path.size(); i++) {
      path.get(i).learn(taken.get(i), chances);
    }
  }

  private GameState afterChance(GameState state) {
    GameState now = state;
    while (now.pending() instanceof Chance chance) {
      now = game.next(now, chance.sample(random));
    }
    return now;
  }

  private Node newNode(GameState state) {
    Question question = Question.of(game, state);
    return new Node(question.seat().ordinal(), candidates.of(question));
  }

  private double[] judge(GameState state) {
    return PositionValue.of(foresight.afterTurns(state, TURNS, random));
  }
}
