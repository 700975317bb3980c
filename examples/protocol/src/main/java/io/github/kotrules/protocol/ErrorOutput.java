package io.github.kotrules.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Reads the standard error of a process, so that the process never blocks, and keeps the last part. */
final class ErrorOutput {
  private static final int KEPT = 64 * 1024;
  private static final int MAX_LINE = 200;

  private final byte[] ring = new byte[KEPT];
  private final Thread drain;
  private long count;

  ErrorOutput(InputStream stream) {
    drain = new Thread(() -> drain(stream), "bot-errors");
    drain.setDaemon(true);
    drain.start();
  }

  private void drain(InputStream stream) {
    byte[] piece = new byte[4096];
    try {
      int read = stream.read(piece);
      while (read >= 0) {
        add(piece, read);
        read = stream.read(piece);
      }
    } catch (IOException closed) {
      // the process has ended: there is no more output
    }
  }

  private synchronized void add(byte[] piece, int length) {
    for (int i = 0; i < length; i++) {
      ring[(int) (count++ % KEPT)] = piece[i];
    }
  }

  synchronized String text() {
    int length = (int) Math.min(count, KEPT);
    byte[] last = new byte[length];
    for (int i = 0; i < length; i++) {
      last[i] = ring[(int) ((count - length + i) % KEPT)];
    }
    return new String(last, StandardCharsets.UTF_8);
  }

  /** Waits until all output of an ended process is read. */
  void await(long millis) {
    try {
      drain.join(millis);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** The last line that is not blank; empty if there is none. */
  String lastLine() {
    String text = text().stripTrailing();
    String line = text.substring(text.lastIndexOf('\n') + 1).strip();
    return line.length() <= MAX_LINE ? line : line.substring(0, MAX_LINE) + " ...";
  }
}
