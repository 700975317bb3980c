package io.github.kotrules.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.TerminalBuilder.SystemOutput;

/** Finds the terminal that the program runs in. */
final class Terminals {
  private Terminals() {}

  /**
   * The terminal; nothing if a person cannot both read and type here. It is not asked what it can do with emoji: that would
   * take up to 200 ms and swallow what is typed meanwhile.
   */
  static Optional<Terminal> find() {
    try {
      return Optional.of(TerminalBuilder.builder()
          .system(true)
          .systemOutput(SystemOutput.SysOut)
          .dumb(false)
          .graphemeCluster(false)
          .build());
    } catch (IOException | IllegalStateException none) {
      return Optional.empty();
    }
  }

  /** Gives the terminal back as it was. */
  static void close(Terminal terminal) {
    try {
      terminal.close();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Colour and symbols where the terminal can show them and nobody objects. */
  static Look look(Terminal terminal, boolean ascii, boolean noColour) {
    boolean dumb = terminal.getType().startsWith(Terminal.TYPE_DUMB);
    boolean symbols = StandardCharsets.UTF_8.equals(terminal.encoding());
    return ascii || noColour || dumb || !symbols ? Look.PLAIN : Look.RICH;
  }
}
