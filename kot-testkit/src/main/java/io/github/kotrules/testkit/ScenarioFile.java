package io.github.kotrules.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.notation.Script;
import io.github.kotrules.state.GameState;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A scenario that was written down, with its moves and what must be so between them. */
public final class ScenarioFile {
  private final String name;
  private final String text;
  private final Notation notation;

  private ScenarioFile(String name, String text, Notation notation) {
    this.name = requireNonNull(name, "name");
    this.text = requireNonNull(text, "text");
    this.notation = requireNonNull(notation, "notation");
  }

  /** A scenario as text. */
  public static ScenarioFile of(String name, String text, Notation notation) {
    return new ScenarioFile(name, text, notation);
  }

  /** A scenario in a file. */
  public static ScenarioFile read(Path file, Notation notation) throws IOException {
    return new ScenarioFile(
        file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8), notation);
  }

  /** What the scenario is called, which is the name of its file. */
  public String name() {
    return name;
  }

  /** The scenario as it was written. */
  public String text() {
    return text;
  }

  /**
   * Plays the scenario, with the {@link Laws} checked at each step.
   *
   * @throws ScenarioFailure at the first line that is wrong, illegal or not as expected
   */
  public void check() {
    Script script;
    try {
      script = notation.readScript(text);
    } catch (NotationException wrong) {
      throw failure(wrong);
    }
    script.play(new Checker(script, true));
  }

  /** The lines before the wrong one are played, if they can be: an expectation that fails there comes first. */
  private ScenarioFailure failure(NotationException wrong) {
    String reason = Joiner.on('\n').join(wrong.problems());
    Script before;
    try {
      before = notation.readScript(linesBefore(wrong.line()));
    } catch (NotationException inHeader) {
      return new ScenarioFailure(name, wrong.line(), reason);
    }
    Checker checker = new Checker(before, false);
    before.play(checker);
    return checker.failure(wrong.line(), reason);
  }

  private String linesBefore(int line) {
    int end = 0;
    for (int i = 1; i < line; i++) {
      end = text.indexOf('\n', end) + 1;
    }
    return text.substring(0, end);
  }

  @Override
  public String toString() {
    return name;
  }

  /** Follows the play and stops it where something is not as it should be. */
  private final class Checker implements Script.Watcher {
    private final Script script;
    private final boolean isWhole;
    private final Narration narration;
    private GameState state;

    Checker(Script script, boolean isWhole) {
      this.script = script;
      this.isWhole = isWhole;
      this.state = script.start();
      this.narration = new Narration(script.game(), state);
    }

    @Override
    public void moved(int line, Action action, Transition transition) {
      GameState before = state;
      narration.said(before, action);
      narration.happened(transition.events());
      state = transition.state();
      try {
        Laws.checkStep(script.game(), before, action, transition);
      } catch (AssertionError broken) {
        throw failure(line, Narration.reason(broken));
      }
    }

    @Override
    public void expected(int line, String expectation, @Nullable String fault) {
      if (fault != null) {
        throw failure(line, fault);
      }
    }

    @Override
    public void ended(int line, @Nullable String fault) {
      if (isWhole && fault != null) {
        throw failure(line, fault);
      }
    }

    private ScenarioFailure failure(int line, String reason) {
      return new ScenarioFailure(name, line, narration.of(reason, state));
    }
  }
}
