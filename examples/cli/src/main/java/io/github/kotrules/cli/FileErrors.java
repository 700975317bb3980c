package io.github.kotrules.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Says in words why a file cannot be read or written. */
public final class FileErrors {
  private static final String CIRCLE = "its links lead in a circle";

  private FileErrors() {}

  /** A file that cannot be read. */
  public static InputException unreadable(Object file, IOException failed) {
    return failed instanceof NoSuchFileException
        ? new InputException("there is no file " + file, failed)
        : new InputException("cannot read " + file + ": " + reason(failed), failed);
  }

  /** A file that cannot be written, or a folder that cannot be made. */
  public static InputException unwritable(Object file, IOException failed) {
    return new InputException("cannot write " + file + ": " + reason(failed), failed);
  }

  /** What the operating system says, in other words where those are hard to understand. */
  public static String reason(IOException failed) {
    if (failed instanceof AccessDeniedException) {
      return "you have no permission";
    }
    if (failed instanceof NoSuchFileException) {
      return "there is no such folder";
    }
    if (failed instanceof FileAlreadyExistsException) {
      return "it is a file, not a folder";
    }
    String said =
        failed instanceof FileSystemException known ? known.getReason() : failed.getMessage();
    if (said == null) {
      return "the system does not say why";
    }
    return switch (said) {
      case "No space left on device" -> "the disk is full";
      case "Disk quota exceeded" -> "your part of the disk is full";
      case "Read-only file system" -> "nothing can be written on this disk";
      case "File name too long" -> "the name is too long";
      case "Not a directory" -> "a part of its path is not a folder";
      case "Is a directory" -> "it is a folder";
      default -> said.startsWith("Too many levels of symbolic links") ? CIRCLE : said;
    };
  }
}
