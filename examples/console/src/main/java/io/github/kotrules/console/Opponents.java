package io.github.kotrules.console;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.bots.BotNames;
import io.github.kotrules.cli.InputException;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The bots at the table, by the names that all programs have for them.
 *
 * @param names in the order in which they sit; the last one is also the name of all further bots
 */
record Opponents(ImmutableList<String> names) {
  /** The bots that play by default. */
  static final String DEFAULT = "value";

  /** Who says in a hint what it would do. */
  static final ImmutableList<String> ADVISERS =
      ImmutableList.of("greedy", "expectimax", "mcts:200", "value");

  static Opponents usual() {
    return new Opponents(ImmutableList.of(DEFAULT));
  }

  static Opponents of(List<String> names) throws InputException {
    for (String name : names) {
      if (BotNames.find(name) == null) {
        throw new InputException(BotNames.refusal(name));
      }
    }
    return names.isEmpty() ? usual() : new Opponents(ImmutableList.copyOf(names));
  }

  /** The name of a bot, which are counted from 0. */
  String name(int bot) {
    return names.get(Math.min(bot, names.size() - 1));
  }

  /** What a bot answers. It is made for this one question, so that it answers the same after a choice was taken back. */
  static Action answer(String name, Game game, Question question, RandomGenerator random) {
    return BotNames.get(name).make(game, random).choose(question);
  }

  /** The names as the command line takes them. */
  String words() {
    return String.join(",", names);
  }

  @Override
  public String toString() {
    return String.join(", ", names);
  }
}
