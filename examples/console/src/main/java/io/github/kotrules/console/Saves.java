package io.github.kotrules.console;

import io.github.kotrules.GameRecord;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.cli.FileErrors;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.notation.NotationException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Games in files. Every failure is a sentence that names the file and the reason. */
final class Saves {
  private static final byte[] FIRST_WORDS = "kot 1".getBytes(StandardCharsets.US_ASCII);

  private static final String NO_NAME = "that is not a file name";
  private static final String CIRCLE = "its links lead in a circle";

  /** A game has some ten thousand bytes; whatever is larger than this is something else. */
  private static final int MAX_BYTES = 1 << 24;

  /** Operating systems follow about as many links, one leading to the next. */
  private static final int MAX_LINKS = 40;

  private Saves() {}

  /**
   * Writes a game. A file that is not a game is not written over. A game that is there stays as it is until the new one is
   * written wholly. A link stays a link; the file that it leads to is written.
   */
  static void save(String name, GameRecord record) throws InputException {
    save(name, record, new Disk());
  }

  static void save(String name, GameRecord record, Disk disk) throws InputException {
    byte[] text = KingOfTokyo.notation().write(record).getBytes(StandardCharsets.UTF_8);
    try {
      Path file = withoutLinks(path(name));
      if (Files.exists(file)) {
        checkReplaceable(name, file);
      } else {
        checkDirectory(file.toAbsolutePath().getParent());
      }
      disk.replace(file, text);
    } catch (IOException failed) {
      throw new InputException("Cannot write " + name + ": " + FileErrors.reason(failed) + ".");
    }
  }

  static GameRecord load(String name) throws InputException {
    try {
      return KingOfTokyo.notation().readRecord(read(path(name)));
    } catch (NoSuchFileException missing) {
      throw new InputException("There is no file " + name + ".");
    } catch (IOException failed) {
      throw new InputException("Cannot read " + name + ": " + FileErrors.reason(failed) + ".");
    } catch (NotationException wrong) {
      throw new InputException(
          name + ":" + wrong.line() + ": " + wrong.problems().get(0).sentence() + ".");
    }
  }

  private static Path path(String name) throws IOException {
    if (name.isEmpty()) {
      throw new IOException(NO_NAME);
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException wrong) {
      throw new IOException(NO_NAME, wrong);
    }
  }

  private static Path withoutLinks(Path path) throws IOException {
    Path file = path;
    for (int i = 0; i < MAX_LINKS; i++) {
      if (!Files.isSymbolicLink(file)) {
        return file;
      }
      file = file.resolveSibling(Files.readSymbolicLink(file));
    }
    throw new IOException(CIRCLE);
  }

  private static void checkReplaceable(String name, Path file) throws IOException, InputException {
    checkNoDirectory(file);
    if (!Files.isRegularFile(file) || !startsLikeAGame(file)) {
      throw new InputException(name + " exists and is not a saved game: choose another name.");
    }
    if (!Files.isWritable(file)) {
      throw new AccessDeniedException(name);
    }
  }

  private static boolean startsLikeAGame(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return Arrays.equals(in.readNBytes(FIRST_WORDS.length), FIRST_WORDS);
    }
  }

  private static void checkNoDirectory(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new IOException("it is a folder");
    }
  }

  /** There has to be a folder to write in. */
  private static void checkDirectory(@Nullable Path folder) throws IOException {
    Path there = folder;
    while (there != null && !Files.exists(there)) {
      there = there.getParent();
    }
    if (there != null && !Files.isDirectory(there)) {
      throw new IOException(there + " is not a folder");
    }
    if (!Objects.equals(there, folder)) {
      throw new IOException("there is no folder " + folder);
    }
  }

  private static String read(Path file) throws IOException {
    checkNoDirectory(file);
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MAX_BYTES + 1);
      if (bytes.length > MAX_BYTES) {
        throw new IOException("it is too large for a saved game");
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException wrong) {
      throw new IOException("it is not text, so not a saved game", wrong);
    }
  }
}
