package io.github.kotrules.console;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.jline.builtins.Completers.FileNameCompleter;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp.Capability;

/** Speaks with a person at a terminal: shows pages and asks for lines, with completion by tab and a history. */
final class Talk {
  private static final int DEFAULT_COLUMNS = 80;
  private static final int FEWEST_COLUMNS = 40;
  private static final int MOST_COLUMNS = 100;
  private static final int DEFAULT_ROWS = 24;
  private static final String SAVE = "s ";

  private final Terminal terminal;
  private final Look look;
  private final LineReader reader;
  private ImmutableList<String> keys = ImmutableList.of();

  Talk(Terminal terminal, Look look) {
    this.terminal = terminal;
    this.look = look;
    this.reader = LineReaderBuilder.builder()
        .terminal(terminal)
        .parser(new DefaultParser().quoteChars(new char[0]).escapeChars(new char[0]))
        .completer(this::complete)
        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
        .option(LineReader.Option.BRACKETED_PASTE, false)
        .build();
  }

  private void complete(LineReader asking, ParsedLine line, List<Candidate> candidates) {
    if (line.line().startsWith(SAVE)) {
      Completer files = new FileNameCompleter();
      files.complete(asking, line, candidates);
    } else {
      keys.forEach(key -> candidates.add(new Candidate(key)));
    }
  }

  /** A page as wide as the terminal is now, within reason. */
  Page page() {
    int columns = terminal.getColumns() <= 0 ? DEFAULT_COLUMNS : terminal.getColumns();
    return new Page(look, Math.max(FEWEST_COLUMNS, Math.min(MOST_COLUMNS, columns)));
  }

  int rows() {
    int rows = terminal.getRows();
    return rows <= 0 ? DEFAULT_ROWS : rows;
  }

  /** Begins a new screen where the terminal can; elsewhere leaves a blank line. */
  void clear() {
    if (look == Look.PLAIN || !terminal.puts(Capability.clear_screen)) {
      terminal.writer().println();
    }
  }

  void show(Page page) {
    for (AttributedString line : page.lines()) {
      terminal.writer().println(look == Look.PLAIN ? line.toString() : line.toAnsi(terminal));
    }
    terminal.flush();
  }

  void say(String sentence) {
    show(page().wrap(sentence, 0));
  }

  /** The next line, without the spaces around it; these keys are offered for completion. */
  String ask(String prompt, ImmutableList<String> completions) throws LeaveException {
    keys = completions;
    try {
      return reader.readLine(prompt).strip();
    } catch (EndOfFileException end) {
      throw new LeaveException(0);
    } catch (UserInterruptException interrupted) {
      throw new LeaveException(LeaveException.INTERRUPTED);
    }
  }

  /** Whether the person says yes. */
  boolean confirm(String question) throws LeaveException {
    ImmutableList<String> answers = ImmutableList.of("y", "n");
    while (true) {
      switch (ask(question + " (y/n) ", answers)) {
        case "y", "Y", "yes" -> {
          return true;
        }
        case "n", "N", "no" -> {
          return false;
        }
        default -> say("Please type y or n.");
      }
    }
  }
}
