package io.github.kotrules.bots;

import com.google.common.primitives.Ints;
import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.bots.mcts.Budget;
import io.github.kotrules.bots.mcts.MctsBot;
import io.github.kotrules.bots.value.TableBot;
import io.github.kotrules.bots.value.ValueBot;
import io.github.kotrules.solver.PerfectBot;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Finds the reference bots by what programs call them. */
public final class BotNames {
  /** The names, for help texts. */
  public static final String HELP =
      "random, greedy, expectimax, mcts:200 (playouts), mcts:50ms (time), table, value,"
          + " perfect (two players without cards)";

  private static final String MCTS = "mcts:";
  private static final String MILLIS = "ms";
  private static final int MAX_DIGITS = 7;

  private BotNames() {}

  /** Makes a bot for one game. */
  @FunctionalInterface
  public interface Maker {
    /**
     * Makes the bot.
     *
     * @param random the only chance that the bot uses
     * @throws IllegalArgumentException if the bot cannot play this game; the message says why
     */
    Chooser make(Game game, RandomGenerator random);
  }

  /** The bot with a name, or null if no bot has it. */
  public static @Nullable Maker find(String name) {
    return switch (name) {
      case "random" -> (game, random) -> Chooser.random(random);
      case "greedy" -> (game, random) -> new GreedyBot();
      case "expectimax" -> ExpectimaxBot::new;
      case "table" -> TableBot::new;
      case "value" -> ValueBot::new;
      case "perfect" -> (game, random) -> new PerfectBot(game);
      default -> name.startsWith(MCTS) ? search(name.substring(MCTS.length())) : null;
    };
  }

  private static @Nullable Maker search(String budget) {
    boolean timed = budget.endsWith(MILLIS);
    String digits = timed ? budget.substring(0, budget.length() - MILLIS.length()) : budget;
    Integer amount = digits.length() > MAX_DIGITS ? null : Ints.tryParse(digits);
    if (amount == null || amount < 1) {
      return null;
    }
    Budget limit = timed ? Budget.millis(amount) : Budget.playouts(amount);
    return (game, random) -> new MctsBot(game, limit, random);
  }

  /**
   * The bot with a name.
   *
   * @throws IllegalArgumentException if no bot has it; the message is {@link #refusal}
   */
  public static Maker get(String name) {
    Maker maker = find(name);
    if (maker == null) {
      throw new IllegalArgumentException(refusal(name));
    }
    return maker;
  }

  /** What to say of a name that no bot has. */
  public static String refusal(String name) {
    return "there is no bot " + name + ": the bots are " + HELP;
  }
}
