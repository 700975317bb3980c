package io.github.kotrules.kot;

import com.google.common.base.Joiner;
import com.google.common.io.ByteStreams;
import io.github.kotrules.GameRecord;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.cli.FileErrors;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.testkit.ScenarioFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the input of commands: files, standard input, positions. */
final class Input {
  private static final String STANDARD_INPUT = "-";

  private Input() {}

  static String text(String file) throws InputException {
    try {
      byte[] bytes = file.equals(STANDARD_INPUT)
          ? ByteStreams.toByteArray(System.in)
          : Files.readAllBytes(Path.of(file));
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw FileErrors.unreadable(file, unreadable);
    }
  }

  /** Reads the game in a file, without the expectations of a scenario. */
  static GameRecord record(String file) throws InputException {
    return record(file, KingOfTokyo.notation());
  }

  private static GameRecord record(String file, Notation notation) throws InputException {
    String text = text(file);
    try {
      return ScenarioFile.of(file, text, notation).record();
    } catch (NotationException wrong) {
      throw new InputException(file + ":" + wrong.line() + ": " + words(wrong), wrong);
    }
  }

  /** Reads a moment of a game in one word, or the end of the game in a file. */
  static GameRecord moment(String word) throws InputException {
    return moment(word, KingOfTokyo.notation());
  }

  /** Reads a moment of games other than the printed ones. */
  static GameRecord moment(String word, Notation notation) throws InputException {
    if (!word.startsWith("kot1/")) {
      return record(word, notation);
    }
    try {
      return notation.readMoment(word);
    } catch (NotationException wrong) {
      throw new InputException(words(wrong), wrong);
    }
  }

  private static String words(NotationException wrong) {
    return Joiner.on('\n').join(wrong.problems());
  }
}
