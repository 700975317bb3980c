package io.github.kotrules.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.kotrules.GameRecord;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.cli.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games in files: a failure never damages an existing file, and is explained in a sentence. */
class SavesTest {
  private static final GameRecord GAME = KingOfTokyo.notation().readRecord("""
      kot 1
      edition second
      seat 1 gigazaur
      seat 2 the-king
      market heal - -
      first 1
      roll 1122SS
      """);
  private static final String TEXT = KingOfTokyo.notation().write(GAME);
  private static final String OLD = "kot 1\n# an old game\n";

  @TempDir
  Path folder;

  /** A disk that is full after 50 bytes. */
  private static final class FullDisk extends Disk {
    @Override
    void write(Path file, byte[] text) throws IOException {
      super.write(
          file,
          new String(text, StandardCharsets.UTF_8)
              .substring(0, 50)
              .getBytes(StandardCharsets.UTF_8));
      throw new IOException("No space left on device");
    }
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static void checkRefused(Path file, String sentence) {
    assertThatThrownBy(() -> Saves.save(file.toString(), GAME))
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
  }

  private static void checkUnreadable(Path file, String sentence) {
    assertThatThrownBy(() -> Saves.load(file.toString()))
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
  }

  @Test
  void a_game_is_saved_and_loaded() throws Exception {
    Path file = folder.resolve("game.kot");
    Saves.save(file.toString(), GAME);

    assertThat(Saves.load(file.toString())).isEqualTo(GAME);
    assertThat(files()).containsExactly("game.kot");
  }

  @Test
  void a_new_game_replaces_an_old_one() throws Exception {
    Path file = Files.writeString(folder.resolve("game.kot"), OLD);
    Saves.save(file.toString(), GAME);

    assertThat(file).hasContent(TEXT);
    assertThat(files()).containsExactly("game.kot");
  }

  @Test
  void a_full_disk_leaves_the_old_game_alone() throws Exception {
    Path file = Files.writeString(folder.resolve("game.kot"), OLD);

    assertThatThrownBy(() -> Saves.save(file.toString(), GAME, new FullDisk()))
        .hasMessage("Cannot write " + file + ": the disk is full.");
    assertThat(file).hasContent(OLD);
    assertThat(files()).containsExactly("game.kot");
  }

  @Test
  void a_full_disk_leaves_no_file_where_there_was_none() throws Exception {
    Path file = folder.resolve("game.kot");

    assertThatThrownBy(() -> Saves.save(file.toString(), GAME, new FullDisk()))
        .hasMessage("Cannot write " + file + ": the disk is full.");
    assertThat(files()).isEmpty();
  }

  @Test
  void an_error_in_the_middle_leaves_nothing_behind() throws Exception {
    Path file = Files.writeString(folder.resolve("game.kot"), OLD);
    Disk failing = new Disk() {
      @Override
      void move(Path from, Path to) {
        throw new OutOfMemoryError("now");
      }
    };

    assertThatThrownBy(() -> Saves.save(file.toString(), GAME, failing))
        .isInstanceOf(OutOfMemoryError.class);
    assertThat(file).hasContent(OLD);
    assertThat(files()).containsExactly("game.kot");
  }

  @Test
  void a_game_is_saved_where_files_cannot_be_moved_at_once() throws Exception {
    Path file = Files.writeString(folder.resolve("game.kot"), OLD);
    Disk simple = new Disk() {
      @Override
      void moveAtOnce(Path from, Path to) throws IOException {
        throw new AtomicMoveNotSupportedException(from.toString(), to.toString(), "not here");
      }
    };
    Saves.save(file.toString(), GAME, simple);

    assertThat(file).hasContent(TEXT);
    assertThat(files()).containsExactly("game.kot");
  }

  @Test
  void a_link_stays_a_link() throws Exception {
    Path file = Files.writeString(folder.resolve("game.kot"), OLD);
    Path link = Files.createSymbolicLink(folder.resolve("link.kot"), Path.of("game.kot"));
    Path second = Files.createSymbolicLink(folder.resolve("second.kot"), link);
    Saves.save(second.toString(), GAME);

    assertThat(second).isSymbolicLink();
    assertThat(link).isSymbolicLink();
    assertThat(file).isRegularFile().hasContent(TEXT);
    assertThat(files()).containsExactly("game.kot", "link.kot", "second.kot");
  }

  @Test
  void a_link_to_nothing_makes_its_file() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link.kot"), Path.of("game.kot"));
    Saves.save(link.toString(), GAME);

    assertThat(link).isSymbolicLink();
    assertThat(folder.resolve("game.kot")).isRegularFile().hasContent(TEXT);
  }

  @Test
  void a_circle_of_links_is_refused() throws Exception {
    Path one = folder.resolve("one.kot");
    Path other = Files.createSymbolicLink(folder.resolve("other.kot"), one);
    Files.createSymbolicLink(one, other);

    checkRefused(one, "Cannot write " + one + ": its links lead in a circle.");
    checkUnreadable(one, "Cannot read " + one + ": its links lead in a circle.");
  }

  @Test
  void the_permissions_of_a_file_stay() throws Exception {
    Path file = Files.writeString(folder.resolve("game.kot"), OLD);
    assumeThat(Files.getFileStore(file).supportsFileAttributeView("posix")).isTrue();
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    Saves.save(file.toString(), GAME);

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r-----");
  }

  @Test
  void a_missing_folder_is_named() {
    Path directory = folder.resolve("no").resolve("such");

    checkRefused(
        directory.resolve("game.kot"),
        "Cannot write " + directory.resolve("game.kot") + ": there is no folder " + directory
            + ".");
    checkUnreadable(
        directory.resolve("game.kot"), "There is no file " + directory.resolve("game.kot") + ".");
  }

  @Test
  void a_file_instead_of_a_folder_is_named() throws Exception {
    Path inner = Files.writeString(folder.resolve("game.kot"), OLD).resolve("inner.kot");

    checkRefused(
        inner, "Cannot write " + inner + ": " + folder.resolve("game.kot") + " is not a folder.");
    checkUnreadable(inner, "Cannot read " + inner + ": a part of its path is not a folder.");
  }

  @Test
  void a_folder_instead_of_a_file_is_refused() {
    checkRefused(folder, "Cannot write " + folder + ": it is a folder.");
    checkUnreadable(folder, "Cannot read " + folder + ": it is a folder.");
  }

  @Test
  void other_files_are_left_alone() throws Exception {
    Path diary = Files.writeString(folder.resolve("diary.txt"), "Dear diary");
    Path picture = Files.write(folder.resolve("picture.png"), new byte[] {(byte) 0x89, 'P', 'N'});

    checkRefused(diary, diary + " exists and is not a saved game: choose another name.");
    checkRefused(picture, picture + " exists and is not a saved game: choose another name.");
    assertThat(diary).hasContent("Dear diary");
    assertThatThrownBy(() -> Saves.load(diary.toString()))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(diary + ":1: ");
    checkUnreadable(picture, "Cannot read " + picture + ": it is not text, so not a saved game.");
  }

  /** All the time a device has something more to read. */
  @Test
  void what_is_too_large_for_a_game_is_not_read_to_its_end() {
    Path endless = Path.of("/dev/zero");
    assumeThat(endless).exists();

    checkUnreadable(endless, "Cannot read /dev/zero: it is too large for a saved game.");
    checkRefused(endless, "/dev/zero exists and is not a saved game: choose another name.");
  }

  @Test
  void what_is_no_name_is_refused() {
    assertThatThrownBy(() -> Saves.save("game\0.kot", GAME))
        .hasMessage("Cannot write game\0.kot: that is not a file name.");
    assertThatThrownBy(() -> Saves.load("game\0.kot"))
        .hasMessage("Cannot read game\0.kot: that is not a file name.");
    checkUnreadable(Path.of(""), "Cannot read : that is not a file name.");
    checkRefused(Path.of(""), "Cannot write : that is not a file name.");
  }

  @Test
  void reasons_are_told_in_words() {
    checkReason("you have no permission", new AccessDeniedException("game.kot"));
    checkReason("the disk is full", new FileSystemException("a", null, "No space left on device"));
    checkReason("your part of the disk is full", new IOException("Disk quota exceeded"));
    checkReason(
        "nothing can be written on this disk",
        new FileSystemException("a", null, "Read-only file system"));
    checkReason("the name is too long", new FileSystemException("a", null, "File name too long"));
    checkReason("Host is down", new FileSystemException("a", null, "Host is down"));
    checkReason("the system does not say why", new IOException());
    checkReason("the system does not say why", new FileSystemException("game.kot"));
  }

  private void checkReason(String words, IOException failure) {
    Path file = folder.resolve("game.kot");
    Disk failing = new Disk() {
      @Override
      void write(Path unused, byte[] text) throws IOException {
        throw failure;
      }
    };
    assertThatThrownBy(() -> Saves.save(file.toString(), GAME, failing))
        .hasMessage("Cannot write " + file + ": " + words + ".");
  }
}
