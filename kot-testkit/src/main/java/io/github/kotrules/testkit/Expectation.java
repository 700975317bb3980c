package io.github.kotrules.testkit;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.Table;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An expectation, as in {@code expect 1 life=9}. */
sealed interface Expectation extends Statement {

  /** Describes what is not as expected, or null. */
  @Nullable
  String fault(ScriptPoint point);

  @Override
  default String text(ScriptPoint point) {
    return text();
  }

  String text();

  private static @Nullable String compare(String what, Object expected, Object actual) {
    return expected.equals(actual)
        ? null
        : what + " is " + actual + ", but " + expected + " was expected";
  }

  /** An expectation about the table, now or at the end of a turn. */
  sealed interface OfTable extends Expectation {
    @Nullable
    String fault(Table table, Notation notation);

    @Override
    default @Nullable String fault(ScriptPoint point) {
      return fault(point.state(), point.notation());
    }

    /** The words after {@code expect}. */
    String words();

    @Override
    default String text() {
      return "expect " + words();
    }
  }

  /** An expectation about the table at the end of the turn that the last move ended. */
  record AtTurnEnd(OfTable expected) implements Expectation {
    @Override
    public @Nullable String fault(ScriptPoint point) {
      Table end = point.last().turnEnd();
      if (end == null) {
        return "no turn ended in the last move: the table waits for " + point.waiting();
      }
      String fault = expected.fault(end, point.notation());
      return fault == null ? null : "at the end of the turn: " + fault;
    }

    @Override
    public String text() {
      return "expect at-turn-end " + expected.words();
    }
  }

  /** An expectation about one Monster. */
  record OfMonster(Seat seat, ImmutableMap<MonsterField, String> fields) implements OfTable {
    @Override
    public @Nullable String fault(Table table, Notation notation) {
      ImmutableList.Builder<String> faults = ImmutableList.builder();
      for (Map.Entry<MonsterField, String> field : fields.entrySet()) {
        String actual = field.getKey().of(table, seat, notation);
        String fault = compare(field.getKey().title() + " of " + seat, field.getValue(), actual);
        if (fault != null) {
          faults.add(fault);
        }
      }
      ImmutableList<String> all = faults.build();
      return all.isEmpty() ? null : Joiner.on("; ").join(all);
    }

    @Override
    public String words() {
      return seat.number() + " " + Joiner.on(' ').withKeyValueSeparator('=').join(titled());
    }

    private ImmutableMap<String, String> titled() {
      ImmutableMap.Builder<String, String> titled = ImmutableMap.builder();
      fields.forEach((field, value) -> titled.put(field.title(), value));
      return titled.buildOrThrow();
    }
  }

  /** An expectation about what the table waits for. */
  record OfWaiting(String waiting) implements Expectation {
    @Override
    public @Nullable String fault(ScriptPoint point) {
      return compare("what is awaited", waiting, point.waiting());
    }

    @Override
    public String text() {
      return "expect waiting " + waiting;
    }
  }

  /** An expectation about whose turn it is. */
  record OfTurn(Seat seat) implements OfTable {
    @Override
    public @Nullable String fault(Table table, Notation notation) {
      return compare("whose turn it is", seat, table.activeSeat());
    }

    @Override
    public String words() {
      return "turn " + seat.number();
    }
  }

  /** An expectation about the market, the piles or the dice. */
  record OfField(TableField field, String value) implements OfTable {
    @Override
    public @Nullable String fault(Table table, Notation notation) {
      return compare(field.subject(), value, field.of(table));
    }

    @Override
    public String words() {
      return field.title() + " " + value;
    }
  }

  /** An expectation about the end of the game. */
  record OfEnd(SeatSet winners) implements Expectation {
    @Override
    public @Nullable String fault(ScriptPoint point) {
      return point.state().isOver()
          ? compare("who has won", winners, point.state().winners())
          : "the game is not over: the table waits for " + point.waiting();
    }

    @Override
    public String text() {
      return "expect over winners=" + write(winners);
    }

    private static String write(SeatSet winners) {
      return winners.isEmpty()
          ? "-"
          : Joiner.on(',').join(winners.toList().stream().map(Seat::number).iterator());
    }
  }

  /** An expectation about events of the last move. */
  record OfEvent(boolean happened, EventPattern pattern) implements Expectation {
    @Override
    public @Nullable String fault(ScriptPoint point) {
      boolean found =
          point.last().events().stream().anyMatch(event -> pattern.matches(event, point));
      if (found == happened) {
        return null;
      }
      return found
          ? "\"" + pattern.text() + "\" happened"
          : "\"" + pattern.text() + "\" did not happen; what happened is "
              + EventPattern.happened(point);
    }

    @Override
    public String text() {
      return (happened ? "expect event " : "expect no event ") + pattern.text();
    }
  }

  /** An expectation that a move is not legal. */
  record OfRefusal(String move) implements Expectation {
    @Override
    public @Nullable String fault(ScriptPoint point) {
      return picksGroups(point) || point.notation().isLegal(point.state(), move)
          ? '"' + move + "\" is legal here"
          : null;
    }

    /** Whether this is {@code resolve} where groups of dice are picked, which a scenario may leave out. */
    private boolean picksGroups(ScriptPoint point) {
      return GroupPicks.areAsked(point.state())
          && (move.equals("resolve")
              || move.equals(point.state().activeSeat().number() + ": resolve"));
    }

    @Override
    public String text() {
      return "illegal " + move;
    }
  }
}
