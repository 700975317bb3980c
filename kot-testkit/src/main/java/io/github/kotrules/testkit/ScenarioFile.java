package io.github.kotrules.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.model.Seat;
import io.github.kotrules.notation.Header;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.Expectation.OfWaiting;
import io.github.kotrules.testkit.Statement.Forfeit;
import io.github.kotrules.testkit.Statement.Move;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A scenario as text: a game in the notation, with {@linkplain io.github.kotrules.testkit expectations} between its moves. */
public final class ScenarioFile {
  private final String name;
  private final String text;
  private final Notation notation;

  private ScenarioFile(String name, String text, Notation notation) {
    this.name = requireNonNull(name, "name");
    this.text = requireNonNull(text, "text");
    this.notation = requireNonNull(notation, "notation");
  }

  /** Creates a scenario from text. */
  public static ScenarioFile of(String name, String text, Notation notation) {
    return new ScenarioFile(name, text, notation);
  }

  /** Reads a scenario from a file. */
  public static ScenarioFile read(Path file, Notation notation) throws IOException {
    return new ScenarioFile(
        file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8), notation);
  }

  /** The name of the scenario, which is the name of its file. */
  public String name() {
    return name;
  }

  /** The text of the scenario, unchanged. */
  public String text() {
    return text;
  }

  /**
   * Plays the scenario, with the {@link Laws} checked at each step.
   *
   * @throws ScenarioFailure if a line cannot be read, is illegal or is not as expected
   */
  public void check() {
    Header header;
    try {
      header = notation.readHeader(text);
    } catch (NotationException wrong) {
      throw new ScenarioFailure(name, wrong.line(), sentences(wrong));
    }
    new Check(header).run();
  }

  private static String sentences(NotationException wrong) {
    return Joiner.on('\n').join(wrong.problems());
  }

  /**
   * The scenario in its normal form, without comments and blank lines. Equivalent scenarios have the same text.
   *
   * @throws NotationException if a line cannot be read
   */
  public String canonicalText() {
    Header header = notation.readHeader(text);
    StringBuilder lines = new StringBuilder(
        notation.write(new GameRecord(header.setup(), ImmutableList.of(), header.start())));
    ScriptPoint point = ScriptPoint.start(notation, header);
    for (Map.Entry<Integer, String> line : header.body().entrySet()) {
      Statement statement = new StatementReader(point).read(line.getValue(), line.getKey());
      lines.append(statement.text(point)).append('\n');
      point = after(point, statement, line.getKey());
    }
    return lines.toString();
  }

  /**
   * The game of the scenario. Its expectations are neither read nor checked.
   *
   * @throws NotationException if a move cannot be read
   */
  public GameRecord record() {
    Header header = notation.readHeader(text);
    List<Action> actions = new ArrayList<>();
    ImmutableMap.Builder<Seat, Integer> forfeits = ImmutableMap.builder();
    ScriptPoint point = ScriptPoint.start(notation, header);
    for (Map.Entry<Integer, String> line : header.body().entrySet()) {
      Statement statement = new StatementReader(point).readMove(line.getValue(), line.getKey());
      if (statement instanceof Move move) {
        actions.addAll(move.actions());
      } else if (statement instanceof Forfeit forfeit) {
        forfeits.put(forfeit.seat(), actions.size());
      }
      point = statement == null ? point : after(point, statement, line.getKey());
    }
    return new GameRecord(
        header.setup(), ImmutableList.copyOf(actions), forfeits.buildOrThrow(), point.state());
  }

  private static ScriptPoint after(ScriptPoint point, Statement statement, int line) {
    if (statement instanceof Forfeit forfeit) {
      return point.without(forfeit.seat());
    }
    if (!(statement instanceof Move move)) {
      return point;
    }
    ScriptPoint after = point.atNextLine();
    for (Action action : move.actions()) {
      after = after.after(after.apply(action, line));
    }
    return after;
  }

  @Override
  public String toString() {
    return name;
  }

  /** Plays the scenario and stops at the first failure. */
  private final class Check {
    private final Header header;
    private final Narration narration;
    private ScriptPoint point;
    private boolean waitingExpected;

    Check(Header header) {
      this.header = header;
      this.narration = new Narration(header.game(), header.start());
      this.point = ScriptPoint.start(notation, header);
    }

    void run() {
      header.body().forEach((number, line) -> {
        try {
          check(line, number);
        } catch (NotationException wrong) {
          throw failure(number, sentences(wrong));
        }
      });
      checkEnd();
    }

    private void check(String line, int number) {
      Statement statement = new StatementReader(point).read(line, number);
      if (statement instanceof Move move) {
        point = point.atNextLine();
        move.actions().forEach(action -> play(action, number));
      } else if (statement instanceof Forfeit forfeit) {
        point = point.without(forfeit.seat());
      } else if (statement instanceof Expectation expectation) {
        expect(expectation, number);
      }
    }

    private void play(Action action, int number) {
      Transition transition = point.apply(action, number);
      narration.acted(point.state(), action);
      narration.happened(transition.events());
      GameState before = point.state();
      point = point.after(transition);
      waitingExpected = false;
      try {
        Laws.checkStep(point.game(), before, action, point.leaving(), transition);
      } catch (AssertionError broken) {
        throw failure(number, Narration.reason(broken));
      }
    }

    private void expect(Expectation expectation, int number) {
      String fault = expectation.fault(point);
      if (fault != null) {
        throw failure(number, fault);
      }
      waitingExpected |= expectation instanceof OfWaiting;
    }

    private void checkEnd() {
      if (!waitingExpected && point.state().pending() instanceof Decision) {
        int last = header.body().isEmpty() ? 1 : header.body().lastKey();
        throw failure(
            last,
            "the script ends, but the table waits for " + point.waiting()
                + ": answer it, or end with \"expect waiting " + point.waiting() + "\"");
      }
    }

    private ScenarioFailure failure(int line, String reason) {
      return new ScenarioFailure(name, line, narration.of(reason, point.state()));
    }
  }
}
