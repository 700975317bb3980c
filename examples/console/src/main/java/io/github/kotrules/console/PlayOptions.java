package io.github.kotrules.console;

import com.google.common.base.Ascii;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.bots.BotNames;
import io.github.kotrules.cli.GameOptions;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;

/** What the command line says about the game. */
final class PlayOptions {
  private static final int USUAL_PLAYERS = 4;

  @Option(names = "--watch", description = "Bots play each other.")
  private boolean watch;

  @Mixin
  private final GameOptions game = new GameOptions(USUAL_PLAYERS);

  @Option(
      names = "--monster",
      paramLabel = "MONSTER",
      description = "Who you are, as in the-king.",
      converter = MonsterConverter.class)
  private @Nullable Monster monster;

  @Option(
      names = "--bots",
      paramLabel = "BOT",
      split = ",",
      hideParamSyntax = true,
      description = "Who plays against you: " + BotNames.HELP + ". Several names with commas sit in"
          + " this order, and the last one takes all seats left. Default: " + Opponents.DEFAULT
          + ".")
  private List<String> bots = new ArrayList<>();

  @Option(names = "--seed", paramLabel = "N", description = "The same seed, the same luck.")
  private @Nullable Long seed;

  @Option(names = "--load", paramLabel = "FILE", description = "Continue a saved game.")
  private @Nullable String file;

  @Option(
      names = "--seat",
      paramLabel = "1-6",
      description = "Where you sit in a saved game. Default: 1.")
  private @Nullable Integer seat;

  /** Reads a Monster as saved games spell it. */
  private static final class MonsterConverter implements ITypeConverter<Monster> {
    @Override
    public Monster convert(String word) {
      try {
        return Monster.of(Ascii.toLowerCase(word));
      } catch (IllegalArgumentException unknown) {
        throw new TypeConversionException(unknown.getMessage());
      }
    }
  }

  /** What to play; with this seed unless another is named. */
  Settings settings(long usualSeed, ParseResult parsed) throws InputException {
    long luck = seed == null ? usualSeed : seed;
    Settings settings = file == null ? fresh(luck) : continued(file, luck, parsed);
    return settings.withBots(Opponents.of(bots));
  }

  private Settings fresh(long luck) throws InputException {
    int players = game.players();
    Game chosen = game.game();
    if (monster != null && !chosen.rules().monsters().contains(monster)) {
      throw new InputException(monster + " is not in the box of the " + game.edition()
          + " edition, which has " + chosen.rules().monsters() + ".");
    }
    if (seat != null) {
      throw new InputException("--seat is for a saved game; in a new one you sit first.");
    }
    return Settings.fresh(chosen, Settings.monsters(chosen, monster, players), watch, luck);
  }

  private Settings continued(String saved, long luck, ParseResult parsed) throws InputException {
    for (String option : List.of("--players", "--edition", "--house", "--monster")) {
      if (parsed.hasMatchedOption(option)) {
        throw new InputException(
            "A saved game has its players, rules and Monsters: leave out " + option + ".");
      }
    }
    GameRecord record = Saves.load(saved);
    int number = seat == null ? 1 : seat;
    if (number < 1 || number > record.end().seats()) {
      throw new InputException(
          "There is no seat " + number + " at a table of " + record.end().seats() + ".");
    }
    return Settings.continued(record, watch ? null : Seat.of(number), luck);
  }
}
