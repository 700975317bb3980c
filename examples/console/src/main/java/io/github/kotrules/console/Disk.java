package io.github.kotrules.console;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ThreadLocalRandom;

/** Replaces files wholly or not at all: neither a full disk nor the end of the program leaves half a file. */
class Disk {

  /** Writes a new file in the same directory, which then takes the place of the old one, if there is one. */
  final void replace(Path file, byte[] text) throws IOException {
    Path draft = file.resolveSibling(draftName());
    try {
      write(draft, text);
      copyPermissions(file, draft);
      move(draft, file);
    } catch (IOException | RuntimeException | Error failed) {
      delete(draft, failed);
      throw failed;
    }
  }

  private static void delete(Path draft, Throwable failed) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException left) {
      failed.addSuppressed(left);
    }
  }

  /** A hidden name, and a short one: it must not be too long where the name of the file is not. */
  private static String draftName() {
    return ".kot-" + Long.toHexString(ThreadLocalRandom.current().nextLong()) + ".tmp";
  }

  /** Writes a file that does not exist yet, and waits until it is on the disk. */
  void write(Path file, byte[] text) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      ByteBuffer rest = ByteBuffer.wrap(text);
      while (rest.hasRemaining()) {
        channel.write(rest);
      }
      channel.force(true);
    }
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    if (Files.exists(from) && Files.getFileStore(from).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
    }
  }

  /** Gives a file another name, in place of a file that has it already. */
  void move(Path from, Path to) throws IOException {
    try {
      moveAtOnce(from, to);
    } catch (AtomicMoveNotSupportedException unsupported) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  void moveAtOnce(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
  }
}
