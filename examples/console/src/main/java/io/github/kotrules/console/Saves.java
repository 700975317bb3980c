package io.github.kotrules.console;

import io.github.kotrules.GameRecord;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.notation.NotationException;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Games in files. All failures are one sentence. */
final class Saves {
  private static final String FIRST_WORDS = "kot 1";

  private Saves() {}

  /** Writes a game; other files than games are not written over. */
  static void save(String name, GameRecord record) throws InputException {
    try {
      Path file = Path.of(name);
      if (Files.exists(file) && !isGame(file)) {
        throw new InputException(name + " exists and is no saved game: choose another name.");
      }
      Files.writeString(file, KingOfTokyo.notation().write(record));
    } catch (InvalidPathException wrong) {
      throw new InputException(name + " is no file name.");
    } catch (IOException failed) {
      throw new InputException("Cannot write " + name + ": " + failed.getMessage() + ".");
    }
  }

  private static boolean isGame(Path file) throws IOException {
    try {
      return Files.isRegularFile(file) && Files.readString(file).startsWith(FIRST_WORDS);
    } catch (MalformedInputException noText) {
      return false;
    }
  }

  static GameRecord load(String name) throws InputException {
    try {
      return KingOfTokyo.notation().readRecord(Files.readString(Path.of(name)));
    } catch (NoSuchFileException | InvalidPathException missing) {
      throw new InputException("There is no file " + name + ".");
    } catch (IOException failed) {
      throw new InputException("Cannot read " + name + ": " + failed.getMessage() + ".");
    } catch (NotationException wrong) {
      throw new InputException(
          name + ":" + wrong.line() + ": " + wrong.problems().get(0).sentence() + ".");
    }
  }
}
