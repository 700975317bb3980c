package io.github.kotrules.bots.value;

import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.bots.Foresight;
import io.github.kotrules.bots.GreedyBot;
import io.github.kotrules.bots.SeededRandom;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.GameState;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * Plays a turn to its end without rolling again. Whoever is asked yields and buys as the judge advises, and answers other
 * questions by rules of thumb.
 */
final class Lookahead {
  private static final StopRolling STOP = new StopRolling();
  private static final YieldTokyo YIELD = new YieldTokyo();
  private static final StayInTokyo STAY = new StayInTokyo();

  private final Game game;
  private final Judge judge;
  private final GreedyBot greedy = new GreedyBot();

  Lookahead(Game game, Judge judge) {
    this.game = game;
    this.judge = judge;
  }

  /** Each seat's chances at the end of the turn. */
  double[] chancesAfter(GameState state, SeededRandom luck) {
    return chancesAfter(state, luck, new HashMap<>());
  }

  /**
   * Each seat's chances at the end of the turn, for one of many ways in which its dice can fall. Many dice lead to the same
   * table, apart from the dice themselves, which no longer matter when cards are bought.
   *
   * @param known the chances that were computed before in the same turn; they are added here
   */
  double[] chancesAfter(GameState state, SeededRandom luck, Map<ResolvedTurn, double[]> known) {
    GameState now = state;
    while (!now.isOver() && !Foresight.isFirstRoll(now)) {
      if (now.pending() instanceof ChooseYield yield) {
        return yieldOrStay(now, yield.seat().ordinal(), luck, known);
      }
      if (now.step() == TurnStep.BUY && now.pending() instanceof ChoosePurchase asked) {
        return chancesAfterPurchases(now, asked.seat(), luck, known);
      }
      now = game.next(now, answer(now, luck));
    }
    return judge.chances(now);
  }

  private double[] yieldOrStay(
      GameState now, int seat, SeededRandom luck, Map<ResolvedTurn, double[]> known) {
    long seed = luck.nextLong();
    double[] yields = chancesAfter(game.next(now, YIELD), new SeededRandom(seed), known);
    double[] stays = chancesAfter(game.next(now, STAY), new SeededRandom(seed), known);
    return yields[seat] > stays[seat] ? yields : stays;
  }

  private double[] chancesAfterPurchases(
      GameState now, Seat seat, SeededRandom luck, Map<ResolvedTurn, double[]> known) {
    ResolvedTurn key = new ResolvedTurn(now, luck.fingerprint());
    double[] chances = known.get(key);
    if (chances == null) {
      chances = chancesAfter(game.next(now, purchase(now, seat, luck)), luck, known);
      known.put(key, chances);
    }
    return chances;
  }

  private Action answer(GameState now, RandomGenerator luck) {
    if (now.pending() instanceof Chance chance) {
      return chance.sample(luck);
    }
    Decision decision = (Decision) now.pending();
    if (decision instanceof ChooseReroll) {
      return STOP;
    }
    return decision instanceof ChoosePurchase
        ? purchase(now, decision.seat(), luck)
        : greedy.choose(Question.of(game, now));
  }

  /** The purchase after which the seat's chances are best, or the end of buying. */
  private Action purchase(GameState now, Seat seat, RandomGenerator luck) {
    List<Action> options = game.legalActions(now);
    Action best = options.get(0);
    double highest = judge.chance(now, seat);
    long seed = luck.nextLong();
    for (int i = 1; i < options.size(); i++) {
      if (options.get(i) instanceof BuyCard buy) {
        GameState bought = settled(game.next(now, buy), new SeededRandom(seed));
        double value = judge.chance(bought, seat);
        if (value > highest) {
          best = buy;
          highest = value;
        }
      }
    }
    return best;
  }

  /** The table after what follows from a purchase by chance. */
  private GameState settled(GameState bought, RandomGenerator luck) {
    GameState now = bought;
    while (now.step() == TurnStep.BUY && now.pending() instanceof Chance chance) {
      now = game.next(now, chance.sample(luck));
    }
    return now;
  }
}
