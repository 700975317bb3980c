package io.github.kotrules.kot;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Play;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.cli.GameOptions;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.model.Monster;
import java.io.PrintWriter;
import java.util.Collections;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "random",
    description = "Plays a game at random and prints its record.",
    mixinStandardHelpOptions = true)
final class RandomCommand implements Callable<Integer> {
  private final PrintWriter out;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The same seed, the same game. Default: ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Mixin
  private final GameOptions options = new GameOptions(4);

  RandomCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws InputException {
    int players = options.players();
    Game game = options.game();
    Monster[] monsters =
        game.rules().monsters().asList().subList(0, players).toArray(new Monster[0]);
    SplittableRandom chance = new SplittableRandom(seed);
    SplittableRandom choices = chance.split();
    GameRecord record = Play.of(game, monsters)
        .choosers(Collections.nCopies(players, Chooser.random(choices)))
        .random(chance)
        .toEnd();
    out.print(KingOfTokyo.notation().write(record));
    return 0;
  }
}
