package io.github.kotrules.console;

import com.google.common.base.Ascii;
import io.github.kotrules.GameRecord;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** What the command line says about the game. */
final class GameOptions {
  private static final int USUAL_PLAYERS = 4;

  @Option(names = "--watch", description = "Bots play each other.")
  private boolean watch;

  @Option(
      names = "--players",
      paramLabel = "2-6",
      description = "How many play, you included. Default: " + USUAL_PLAYERS + ".")
  private @Nullable Integer players;

  @Option(
      names = "--edition",
      paramLabel = "EDITION",
      description = "${COMPLETION-CANDIDATES}. Default: second.")
  private @Nullable Edition edition;

  @Option(
      names = "--monster",
      paramLabel = "MONSTER",
      description = "Who you are, as in the-king.",
      converter = MonsterConverter.class)
  private @Nullable Monster monster;

  @Option(names = "--seed", paramLabel = "N", description = "The same seed, the same luck.")
  private @Nullable Long seed;

  @Option(names = "--load", paramLabel = "FILE", description = "Go on with a saved game.")
  private @Nullable String file;

  @Option(
      names = "--seat",
      paramLabel = "1-6",
      description = "Where you sit in a loaded game. Default: 1.")
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

  /** Whether nothing is said. */
  boolean isEmpty() {
    return !watch
        && players == null
        && edition == null
        && monster == null
        && seed == null
        && file == null
        && seat == null;
  }

  /** What to play; with this seed unless another is named. */
  Settings settings(long usualSeed) throws InputException {
    long luck = seed == null ? usualSeed : seed;
    return file == null ? fresh(luck) : goingOn(file, luck);
  }

  private Settings fresh(long luck) throws InputException {
    Edition chosen = edition == null ? Edition.second : edition;
    int count = players == null ? USUAL_PLAYERS : players;
    if (count < Settings.FEWEST || count > Settings.MOST) {
      throw new InputException("2 to 6 can play, not " + count + ".");
    }
    if (monster != null && !chosen.game().rules().monsters().contains(monster)) {
      throw new InputException(monster + " is not in the box of the " + chosen
          + " edition, which has " + chosen.game().rules().monsters() + ".");
    }
    if (seat != null) {
      throw new InputException("--seat is for a loaded game; in a new one you sit first.");
    }
    return Settings.fresh(chosen, Settings.monsters(chosen, monster, count), watch, luck);
  }

  private Settings goingOn(String saved, long luck) throws InputException {
    if (players != null || edition != null || monster != null) {
      throw new InputException(
          "A loaded game has its players, edition and Monsters: leave those options out.");
    }
    GameRecord record = Saves.load(saved);
    int number = seat == null ? 1 : seat;
    if (number < 1 || number > record.end().seats()) {
      throw new InputException(
          "There is no seat " + number + " at a table of " + record.end().seats() + ".");
    }
    return Settings.goingOn(record, watch ? null : Seat.of(number), luck);
  }
}
