package io.github.kotrules.arena;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.arena.Contestant.Maker;
import io.github.kotrules.bots.BotNames;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.protocol.ExternalBot;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Finds bots by their names on the command line. */
final class Contestants {
  static final String HELP = BotNames.HELP
      + ", the name of a class that implements Chooser, or cmd: and a command in quotation marks for"
      + " a program in any language; NAME=BOT gives a bot another name";

  private static final String COMMAND = "cmd:";
  private static final ImmutableList<Class<?>[]> SIGNATURES = ImmutableList.of(
      new Class<?>[] {Game.class, RandomGenerator.class},
      new Class<?>[] {Game.class},
      new Class<?>[] {RandomGenerator.class},
      new Class<?>[] {});

  private Contestants() {}

  /**
   * Returns the bots with these names.
   *
   * @param limit the time limit for an answer of a program; null for the default
   * @param restarts the number of restarts of an ended program in a game
   */
  static ImmutableList<Contestant> of(List<String> words, @Nullable Duration limit, int restarts)
      throws InputException {
    ImmutableList.Builder<Contestant> contestants = ImmutableList.builder();
    Set<String> names = new HashSet<>();
    for (String word : words) {
      Contestant contestant = contestant(word, limit, restarts);
      if (!names.add(contestant.name())) {
        throw new InputException(
            "two bots are called " + contestant.name() + ": call one of them NAME=" + word);
      }
      contestants.add(contestant);
    }
    return contestants.build();
  }

  /** Refuses bots that cannot play a game. */
  static void check(List<String> words, Game game) throws InputException {
    for (String word : words) {
      String bot = word.substring(word.indexOf('=') + 1);
      BotNames.Maker maker = BotNames.find(bot);
      try {
        if (maker != null) {
          maker.make(game, new SplittableRandom(0));
        }
      } catch (IllegalArgumentException wrong) {
        throw new InputException(bot + " cannot play here: " + wrong.getMessage(), wrong);
      }
    }
  }

  private static Contestant contestant(String word, @Nullable Duration limit, int restarts)
      throws InputException {
    boolean named = !word.startsWith(COMMAND) && word.contains("=");
    List<String> parts =
        named ? Splitter.on('=').limit(2).splitToList(word) : ImmutableList.of(word);
    String bot = parts.get(parts.size() - 1);
    if (parts.get(0).isEmpty() || bot.isEmpty()) {
      throw new InputException("not a bot: \"" + word + "\"; the bots are " + HELP);
    }
    if (bot.startsWith(COMMAND)) {
      return program(named ? parts.get(0) : null, bot.substring(COMMAND.length()), limit, restarts);
    }
    return new Contestant(parts.get(0), maker(bot));
  }

  private static Contestant program(
      @Nullable String name, String command, @Nullable Duration limit, int restarts)
      throws InputException {
    try {
      return new Contestant(
          name == null ? ExternalBot.nameOf(command) : name,
          new ProcessPool(command, limit, restarts));
    } catch (IllegalArgumentException wrong) {
      throw new InputException(COMMAND + command + " is not a bot: " + wrong.getMessage(), wrong);
    }
  }

  private static Maker maker(String bot) throws InputException {
    BotNames.Maker maker = BotNames.find(bot);
    return maker == null
        ? byClass(bot)
        : (game, seed) -> maker.make(game, new SplittableRandom(seed));
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
        name + " needs a public constructor with (Game, RandomGenerator), one of them, or nothing");
  }

  /** The public constructors of a bot. Loading its class runs its code, which may throw anything. */
  @SuppressWarnings("unchecked")
  private static List<Constructor<? extends Chooser>> constructors(String name)
      throws InputException {
    try {
      Class<? extends Chooser> type = Class.forName(name).asSubclass(Chooser.class);
      return List.of((Constructor<? extends Chooser>[]) type.getConstructors());
    } catch (ClassNotFoundException missing) {
      throw new InputException("there is no bot " + name + ": the bots are " + HELP, missing);
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
