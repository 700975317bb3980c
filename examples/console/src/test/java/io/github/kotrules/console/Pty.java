package io.github.kotrules.console;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.impl.AbstractPosixTerminal;
import org.jline.terminal.impl.jni.JniNativePty;

/** A pseudo-terminal of the operating system, and the person in front of it: types, and reads what is shown. */
final class Pty implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Pattern ESCAPES =
      Pattern.compile("\u001b(\\[[0-9;?]*[a-zA-Z]|[=>]|\\([A-Z0-9])|[\r\u0007]");
  // Kept, or the setting would be lost with the logger. JLine tells that a terminal was closed
  // under its pump.
  private static final Logger JLINE = Logger.getLogger("org.jline");

  static {
    JLINE.setLevel(Level.OFF);
  }

  private final PipedOutputStream keyboard = new PipedOutputStream();
  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
  private final Terminal terminal;
  private int read;

  Pty(int columns, int rows) throws IOException {
    OutputStream screen = new OutputStream() {
      @Override
      public void write(int b) {
        synchronized (shown) {
          shown.write(b);
        }
      }
    };
    terminal = TerminalBuilder.builder()
        .system(false)
        .provider("jni")
        .type("xterm")
        .encoding(StandardCharsets.UTF_8)
        .graphemeCluster(false)
        .streams(new PipedInputStream(keyboard), screen)
        .size(Size.of(columns, rows))
        .build();
  }

  Terminal terminal() {
    return terminal;
  }

  /** The file that a process has to open to run in this terminal. */
  String device() {
    return ((JniNativePty) ((AbstractPosixTerminal) terminal).getPty()).getName();
  }

  void resize(int columns, int rows) {
    terminal.setSize(Size.of(columns, rows));
    terminal.raise(Terminal.Signal.WINCH);
  }

  /** Presses keys. */
  void press(String keys) throws IOException {
    keyboard.write(keys.getBytes(StandardCharsets.UTF_8));
    keyboard.flush();
  }

  /** Types a line. */
  void type(String line) throws IOException {
    press(line + "\r");
  }

  /** Everything shown, escape codes included. */
  String raw() {
    synchronized (shown) {
      return shown.toString(StandardCharsets.UTF_8);
    }
  }

  /** Waits until a text that was not yet read is shown, and gives what is read up to its end. */
  String await(String text) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      String all = plain();
      int found = all.indexOf(text, read);
      if (found >= 0) {
        String news = all.substring(read, found + text.length());
        read = found + text.length();
        return news;
      }
      Thread.sleep(5);
    }
    throw new AssertionError("not shown: " + text + "\nbut:\n" + plain().substring(read));
  }

  /** Whether a text that was not yet read is shown within a second. */
  boolean showsSoon(String text) throws InterruptedException {
    for (int i = 0; i < 100; i++) {
      if (plain().indexOf(text, read) >= 0) {
        return true;
      }
      Thread.sleep(10);
    }
    return false;
  }

  private String plain() {
    return ESCAPES.matcher(raw()).replaceAll("");
  }

  @Override
  public void close() throws IOException {
    keyboard.close();
    terminal.close();
  }
}
