package io.github.kotrules.arena;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.arena.Contestant.Maker;
import io.github.kotrules.bots.ExpectimaxBot;
import io.github.kotrules.bots.GreedyBot;
import io.github.kotrules.bots.mcts.Budget;
import io.github.kotrules.bots.mcts.MctsBot;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds bots by what they are called on the command line. */
final class BotNames {
  static final String HELP =
      "random, greedy, expectimax, mcts:200 (playouts), mcts:50ms, or the name of a class that"
          + " implements Chooser; NAME=BOT gives a bot another name";

  private static final Pattern MCTS = Pattern.compile("mcts:(\\d{1,7})(ms)?");
  private static final ImmutableList<Class<?>[]> SIGNATURES = ImmutableList.of(
      new Class<?>[] {Game.class, RandomGenerator.class},
      new Class<?>[] {Game.class},
      new Class<?>[] {RandomGenerator.class},
      new Class<?>[] {});

  private BotNames() {}

  static ImmutableList<Contestant> contestants(List<String> words) throws InputException {
    ImmutableList.Builder<Contestant> contestants = ImmutableList.builder();
    Set<String> names = new HashSet<>();
    for (String word : words) {
      Contestant contestant = contestant(word);
      if (!names.add(contestant.name())) {
        throw new InputException(
            "two bots are called " + contestant.name() + ": call one of them NAME=" + word, null);
      }
      contestants.add(contestant);
    }
    return contestants.build();
  }

  private static Contestant contestant(String word) throws InputException {
    List<String> parts = Splitter.on('=').limit(2).splitToList(word);
    String name = parts.get(0);
    String bot = parts.get(parts.size() - 1);
    if (name.isEmpty() || bot.isEmpty()) {
      throw new InputException("not a bot: \"" + word + "\"; there are " + HELP, null);
    }
    return new Contestant(name, maker(bot));
  }

  private static Maker maker(String bot) throws InputException {
    return switch (bot) {
      case "random" -> (game, seed) -> Chooser.random(new SplittableRandom(seed));
      case "greedy" -> (game, seed) -> new GreedyBot();
      case "expectimax" -> (game, seed) -> new ExpectimaxBot(game, new SplittableRandom(seed));
      default -> bot.startsWith("mcts") ? mcts(bot) : byClass(bot);
    };
  }

  private static Maker mcts(String bot) throws InputException {
    Matcher matcher = MCTS.matcher(bot);
    if (!matcher.matches() || Integer.parseInt(matcher.group(1)) == 0) {
      throw new InputException(
          "not a search: \"" + bot + "\"; write mcts:200 for playouts or mcts:50ms for time", null);
    }
    int amount = Integer.parseInt(matcher.group(1));
    Budget budget = matcher.group(2) == null ? Budget.playouts(amount) : Budget.millis(amount);
    return (game, seed) -> new MctsBot(game, budget, new SplittableRandom(seed));
  }

  private static Maker byClass(String name) throws InputException {
    for (Class<?>[] signature : SIGNATURES) {
      for (Constructor<? extends Chooser> constructor : constructors(name)) {
        if (List.of(constructor.getParameterTypes()).equals(List.of(signature))) {
          return (game, seed) -> make(constructor, game, seed);
        }
      }
    }
    throw new InputException(
        name + " needs a public constructor with (Game, RandomGenerator), one of them, or nothing",
        null);
  }

  /** The public constructors of a bot. Loading its class runs code of the bot, which may throw anything. */
  @SuppressWarnings("unchecked")
  private static List<Constructor<? extends Chooser>> constructors(String name)
      throws InputException {
    try {
      Class<? extends Chooser> type = Class.forName(name).asSubclass(Chooser.class);
      return List.of((Constructor<? extends Chooser>[]) type.getConstructors());
    } catch (ClassNotFoundException missing) {
      throw new InputException("there is no bot " + name + ": there are " + HELP, missing);
    } catch (ClassCastException other) {
      throw new InputException(name + " is not a bot: it does not implement Chooser", other);
    } catch (Throwable broken) {
      throw new InputException(name + " cannot be loaded: " + broken, broken);
    }
  }

  private static Chooser make(Constructor<? extends Chooser> constructor, Game game, long seed)
      throws Throwable {
    Class<?>[] signature = constructor.getParameterTypes();
    Object[] arguments = new Object[signature.length];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = signature[i] == Game.class ? game : new SplittableRandom(seed);
    }
    try {
      return constructor.newInstance(arguments);
    } catch (InvocationTargetException failure) {
      throw failure.getCause();
    }
  }
}
