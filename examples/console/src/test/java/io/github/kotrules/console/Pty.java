package io.github.kotrules.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.impl.AbstractPosixTerminal;
import org.jline.terminal.impl.jni.JniNativePty;

/**
 * A pseudo-terminal of the operating system, and the person in front of it: types, and reads what is shown.
 *
 * <p>Nothing here depends on how long anything takes. A wait lasts until the text is shown or the program has ended. Keys may
 * only be pressed after a prompt was shown: by then the program reads each key itself. Keys pressed earlier would be echoed and
 * edited by the operating system.
 */
final class Pty implements AutoCloseable {
  private static final Pattern ESCAPES =
      Pattern.compile("\u001b(\\[[0-9;?]*[a-zA-Z]|[=>]|\\([A-Z0-9])|[\r\u0007]");
  private static final String THE_END = "<the program has ended>";
  // Kept, or the setting would be lost with the logger. JLine logs that its pump was stopped.
  private static final Logger JLINE = Logger.getLogger("org.jline");

  static {
    JLINE.setLevel(Level.OFF);
  }

  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
  private final Terminal terminal;
  private final OutputStream keyboard;
  private boolean closed;
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
        .streams(new PipedInputStream(new PipedOutputStream()), screen)
        .size(Size.of(columns, rows))
        .build();
    keyboard = ((AbstractPosixTerminal) terminal).getPty().getMasterOutput();
  }

  Terminal terminal() {
    return terminal;
  }

  /** The file that a process has to open to run in this terminal. */
  String device() {
    return ((JniNativePty) ((AbstractPosixTerminal) terminal).getPty()).getName();
  }

  /** Changes the size, which the program asks for whenever it draws. No signal is sent: JLine might still be drawing. */
  void resize(int columns, int rows) {
    terminal.setSize(Size.of(columns, rows));
  }

  /**
   * Presses keys; the program must be waiting for them. They are written at once. JLine's own stream would bring them one by
   * one, and if the last character of an arrow key comes more than 100 ms after the others, JLine takes it for another key.
   */
  void press(String keys) throws IOException {
    assertThat(terminal.getAttributes().getLocalFlag(LocalFlag.ICANON))
        .as("typed before the program asked")
        .isFalse();
    keyboard.write(keys.getBytes(StandardCharsets.UTF_8));
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
  String await(String text) {
    while (true) {
      String all = plain();
      int found = all.indexOf(text, read);
      if (found >= 0) {
        String news = all.substring(read, found + text.length());
        read = found + text.length();
        return news;
      }
      if (all.indexOf(THE_END, read) >= 0 || Thread.currentThread().isInterrupted()) {
        throw new AssertionError("not shown: " + text + "\nbut:\n" + all.substring(read));
      }
      rest();
    }
  }

  private static void rest() {
    try {
      Thread.sleep(5);
    } catch (InterruptedException tooLong) {
      Thread.currentThread().interrupt();
    }
  }

  private String plain() {
    return ESCAPES.matcher(raw()).replaceAll("");
  }

  /** Marks the end of the program, after everything that it has shown. */
  synchronized void end() {
    if (!closed) {
      terminal.writer().println(THE_END);
      terminal.flush();
    }
  }

  /**
   * Closes the terminal after its two threads have ended. Otherwise the thread that reads the output closes it a second time,
   * some time later. JLine then resets whatever terminal has the same file descriptor by now: the one of the next test.
   */
  @Override
  public synchronized void close() throws IOException {
    closed = true;
    terminal.pause();
    terminal.writer().println(); // wakes the thread if it waits for output
    terminal.flush();
    try {
      terminal.pause(true);
    } catch (InterruptedException tooLong) {
      Thread.currentThread().interrupt();
    }
    terminal.close();
  }
}
