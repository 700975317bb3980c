package io.github.kotrules.console;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Play;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.state.GameState;
import java.util.Collections;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Tells the story of one game of four Monsters that choose at random: {@code Main [seed]}. */
public final class Main {
  private static final long DEFAULT_SEED = 2016;
  private static final String USAGE = "usage: Main [SEED]\n"
      + "Tells the story of a King of Tokyo game of four Monsters that choose at random.\n"
      + "The same SEED, a whole number, tells the same story; it is " + DEFAULT_SEED
      + " if left out.";

  private Main() {}

  /** Starts the program. */
  public static void main(String[] args) {
    if (args.length > 1 || (args.length == 1 && args[0].equals("--help"))) {
      System.out.println(USAGE);
      return;
    }
    try {
      tell(args.length == 0 ? DEFAULT_SEED : Long.parseLong(args[0]));
    } catch (NumberFormatException notANumber) {
      System.err.println("not a seed: " + args[0] + "\n" + USAGE);
      System.exit(2);
    }
  }

  private static void tell(long seed) {
    Game game = KingOfTokyo.secondEdition();
    GameState start =
        game.start(Monster.GIGAZAUR, Monster.CYBERKITTY, Monster.THE_KING, Monster.ALIENOID);
    StoryPrinter story = new StoryPrinter(game, start, System.out::println);
    SplittableRandom random = new SplittableRandom(seed);
    System.out.println("King of Tokyo, second edition, four Monsters, seed " + seed + ".");
    var record = Play.of(game, start)
        .choosers(Collections.nCopies(start.seats(), atRandom(random.split())))
        .random(random)
        .listener(story)
        .toEnd();
    System.out.println(
        "\nThe table at the end, after " + record.actions().size() + " moves:\n" + record.end());
  }

  private static Chooser atRandom(RandomGenerator random) {
    return (view, options) -> options.get(random.nextInt(options.size()));
  }
}
