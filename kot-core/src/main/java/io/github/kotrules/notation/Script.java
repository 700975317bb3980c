package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.notation.Statement.Moment;
import io.github.kotrules.notation.Statement.Move;
import io.github.kotrules.state.GameState;
import org.jspecify.annotations.Nullable;

/**
 * A game or a scenario that was written down: where it begins, its moves, and what must be so between them. {@link #play}
 * goes through it line by line.
 *
 * <p>Scripts are values: equal if they begin alike and say the same, whatever comments and blank lines stand between.
 */
public final class Script {
  private final Header header;
  private final Glossary glossary;
  private final ImmutableList<Statement> statements;
  private final ImmutableIntArray lines;
  private final GameState end;

  Script(
      Header header,
      Glossary glossary,
      ImmutableList<Statement> statements,
      ImmutableIntArray lines,
      GameState end) {
    this.header = header;
    this.glossary = glossary;
    this.statements = statements;
    this.lines = lines;
    this.end = end;
  }

  /** Sees a script being played. */
  public interface Watcher {
    /** A move was made. */
    void moved(int line, Action action, Transition transition);

    /**
     * Something was expected.
     *
     * @param fault what is not so, in a sentence; null if all is as expected
     */
    void expected(int line, String expectation, @Nullable String fault);

    /**
     * The script has come to its end.
     *
     * @param line the last one
     * @param fault who is left with a question that the script does not expect, in a sentence; null if nobody is
     */
    default void ended(int line, @Nullable String fault) {}
  }

  /** The game that is played. */
  public Game game() {
    return header.game();
  }

  /** The table before the first move. */
  public GameState start() {
    return header.start();
  }

  /** The moves alone, with the table they lead to. */
  public GameRecord record() {
    ImmutableList.Builder<Action> actions = ImmutableList.builder();
    for (Statement statement : statements) {
      if (statement instanceof Move move) {
        actions.add(move.action());
      }
    }
    return new GameRecord(header.setup(), actions.build(), end);
  }

  /**
   * Plays the script from its start and checks what it expects. At the end nobody should be left with a question, unless
   * the script says so after its last move: {@code expect waiting 2 yield}.
   */
  public void play(Watcher watcher) {
    Moment moment = new Moment(game(), glossary, start(), ImmutableList.of());
    boolean saidWaiting = false;
    for (int i = 0; i < statements.size(); i++) {
      if (statements.get(i) instanceof Move move) {
        Transition transition = game().apply(moment.state(), move.action());
        watcher.moved(lines.get(i), move.action(), transition);
        moment = new Moment(game(), glossary, transition.state(), transition.events());
        saidWaiting = false;
      } else if (statements.get(i) instanceof Expectation expectation) {
        watcher.expected(lines.get(i), expectation.text(), expectation.fault(moment));
        saidWaiting |= expectation instanceof Expectation.OfWaiting;
      }
    }
    boolean open = !saidWaiting && moment.state().pending() instanceof Decision;
    watcher.ended(
        lines.isEmpty() ? 1 : lines.get(lines.length() - 1), open ? openQuestion(moment) : null);
  }

  private static String openQuestion(Moment moment) {
    String waiting = Waiting.of(moment.state());
    return "the script ends, but awaited is " + waiting
        + ": answer it, or end with \"expect waiting " + waiting + "\"";
  }

  /** The text in its usual form. */
  String write(Editions editions) {
    ImmutableList.Builder<String> text = ImmutableList.builder();
    text.addAll(new HeaderWriter(editions).write(header));
    Moment moment = new Moment(game(), glossary, start(), ImmutableList.of());
    for (Statement statement : statements) {
      text.add(statement.text(moment));
      if (statement instanceof Move move) {
        GameState next = game().next(moment.state(), move.action());
        moment = new Moment(game(), glossary, next, ImmutableList.of());
      }
    }
    return Joiner.on('\n').join(text.build()) + "\n";
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Script that
        && start().equals(that.start())
        && header.setup().equals(that.header.setup())
        && statements.equals(that.statements);
  }

  @Override
  public int hashCode() {
    return start().hashCode() * 31 + statements.hashCode();
  }

  @Override
  public String toString() {
    return "script of " + statements.size() + " lines, beginning with\n" + start();
  }
}
