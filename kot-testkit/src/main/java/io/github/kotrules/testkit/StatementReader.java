package io.github.kotrules.testkit;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.Expectation.AtTurnEnd;
import io.github.kotrules.testkit.Expectation.OfEnd;
import io.github.kotrules.testkit.Expectation.OfEvent;
import io.github.kotrules.testkit.Expectation.OfField;
import io.github.kotrules.testkit.Expectation.OfMonster;
import io.github.kotrules.testkit.Expectation.OfRefusal;
import io.github.kotrules.testkit.Expectation.OfTable;
import io.github.kotrules.testkit.Expectation.OfTurn;
import io.github.kotrules.testkit.Expectation.OfWaiting;
import io.github.kotrules.testkit.Statement.Forfeit;
import io.github.kotrules.testkit.Statement.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads a line after the header at its point of the game. */
final class StatementReader {
  private static final String EXPECT = "expect";
  private static final String ILLEGAL = "illegal";
  private static final String NONE = "-";
  private static final CharMatcher COMMA = CharMatcher.is(',');

  private final ScriptPoint point;

  StatementReader(ScriptPoint point) {
    this.point = point;
  }

  Statement read(String line, int number) {
    ImmutableList<Word> words = Word.allOf(line, number);
    return switch (words.get(0).text()) {
      case EXPECT -> expectation(after(words, "what is expected"));
      case ILLEGAL -> refusal(after(words, "a move"), line);
      case Forfeit.WORD -> forfeit(Word.only(after(words, "the seat of the player who leaves")));
      default -> moves(words, new Word(line, number, 1));
    };
  }

  /** Reads the moves of a line, or the player who leaves; null if it is an expectation. */
  @Nullable
  Statement readMove(String line, int number) {
    Word first = Word.allOf(line, number).get(0);
    return first.is(EXPECT) || first.is(ILLEGAL) ? null : read(line, number);
  }

  private Forfeit forfeit(Word word) {
    Seat seat = point.seat(word);
    String fault = whyNotToLeave(seat);
    if (fault != null) {
      throw word.wrong(seat + " cannot leave: " + fault);
    }
    return new Forfeit(seat);
  }

  private @Nullable String whyNotToLeave(Seat seat) {
    if (point.state().isOver()) {
      return "the game is over";
    }
    if (!point.state().isAlive(seat)) {
      return "its Monster is eliminated";
    }
    return point.leaving().contains(seat) ? "it has left already" : null;
  }

  /** Reads moves; {@code resolve} may name several groups of dice. */
  private Move moves(ImmutableList<Word> words, Word line) {
    int verb = words.get(0).text().endsWith(":") ? 1 : 0;
    if (words.size() <= verb || !words.get(verb).is("resolve")) {
      return move(line);
    }
    if (!GroupPicks.areAsked(point.state())) {
      return move(words.size() == verb + 2 ? withOneGroup(words.get(verb + 1), line) : line);
    }
    if (verb == 1) {
      checkMover(words.get(0));
    }
    return words.size() == verb + 1
        ? picks(GroupPicks::inUsualOrder, line.line())
        : picks(
            picks -> name(Word.only(words.subList(verb + 1, words.size())), picks), line.line());
  }

  private Move move(Word line) {
    return new Move(line.read(this::move), ImmutableList.of());
  }

  /** The line with its first group only, for the message about a line at the wrong place. */
  private static Word withOneGroup(Word groups, Word line) {
    return CharMatcher.anyOf("NHES").matchesAllOf(groups.text())
        ? new Word(line.text().substring(0, groups.column()), line.line(), line.column())
        : line;
  }

  private void checkMover(Word mover) {
    if (!mover.is(point.state().activeSeat().number() + ":")) {
      throw mover.wrong(
          mover.quoted() + " is not the seat that moves: the table waits for " + point.waiting());
    }
  }

  private Move picks(Consumer<GroupPicks> picker, int line) {
    Picked picked = new Picked(point, line);
    picker.accept(new GroupPicks(point.game(), picked::state, picked::add));
    ImmutableList<ResolveDice> picks = ImmutableList.copyOf(picked.picks);
    return new Move(picks.get(0), picks.subList(1, picks.size()));
  }

  /** The groups that a line has picked so far, with the table after them. */
  private static final class Picked {
    private final List<ResolveDice> picks = new ArrayList<>();
    private final int line;
    private ScriptPoint point;

    Picked(ScriptPoint point, int line) {
      this.point = point;
      this.line = line;
    }

    GameState state() {
      return point.state();
    }

    void add(ResolveDice pick) {
      point = point.after(point.apply(pick, line));
      picks.add(pick);
    }
  }

  private static void name(Word groups, GroupPicks picks) {
    for (int i = 0; i < groups.text().length(); i++) {
      String fault = picks.pick(groups.text().charAt(i));
      if (fault != null) {
        throw groups.from(i).wrong(fault);
      }
    }
  }

  private Action move(String text) {
    return point.notation().readMove(point.state(), text);
  }

  /** Reads an illegal move; refuses text that is not a move at all. */
  private Expectation refusal(ImmutableList<Word> words, String line) {
    Word first = words.get(0);
    Word move = new Word(line.substring(first.column() - 1), first.line(), first.column());
    boolean unused = move.read(text -> point.notation().isLegal(point.state(), text));
    return new OfRefusal(Joiner.on(' ').join(words));
  }

  private static ImmutableList<Word> after(ImmutableList<Word> words, String wanted) {
    if (words.size() == 1) {
      Word last = words.get(0);
      throw last.from(last.text().length()).wrong("missing here: " + wanted);
    }
    return words.subList(1, words.size());
  }

  private Expectation expectation(ImmutableList<Word> words) {
    Word about = words.get(0);
    return switch (about.text()) {
      case "waiting" -> new OfWaiting(waiting(after(words, "who is asked what")));
      case "over" -> new OfEnd(winners(after(words, "winners=")));
      case "event" -> new OfEvent(true, EventPattern.read(after(words, "an event"), point));
      case "no" -> noEvent(after(words, "event"));
      case "at-turn-end" -> atTurnEnd(after(words, "what the table was like"));
      default -> table(words, ": name waiting, event, no event, over, at-turn-end, ");
    };
  }

  private Expectation atTurnEnd(ImmutableList<Word> words) {
    return new AtTurnEnd(table(words, " of the end of a turn: name "));
  }

  /**
   * Reads an expectation about the table.
   *
   * @param otherwise the start of the message about an unknown word, before the list of known ones
   */
  private OfTable table(ImmutableList<Word> words, String otherwise) {
    Word about = words.get(0);
    TableField field = TableField.titled(about);
    if (field != null) {
      return new OfField(field, field.read(after(words, field.wanted()), point));
    }
    if (about.is("turn")) {
      return new OfTurn(point.seat(Word.only(after(words, "a seat"))));
    }
    if (!Character.isDigit(about.text().charAt(0))) {
      throw about.wrong(about.quoted() + " cannot be expected" + otherwise + "turn, "
          + TableField.titles() + " or a seat");
    }
    return monster(words);
  }

  /** Reads what the table waits for and returns it in its normal form. */
  private String waiting(ImmutableList<Word> words) {
    if (words.get(0).is("chance")) {
      return "chance " + chance(after(words, "roll, reveal or look"));
    }
    int seat = point.seat(words.get(0)).number();
    Word question = Word.only(after(words, "what is asked"));
    ImmutableList<String> questions = point.notation().questions();
    if (!questions.contains(question.text())) {
      throw question.wrong(question.quoted() + " is not a question: questions are " + questions);
    }
    return seat + " " + question;
  }

  private static String chance(ImmutableList<Word> words) {
    Word kind = words.get(0);
    if (kind.is("roll")) {
      return "roll " + Word.only(after(words, "how many dice")).number(1, Dice.MAX_PER_FACE);
    }
    if (!kind.is("reveal") && !kind.is("look")) {
      throw kind.wrong(kind.quoted() + " is not one of roll, reveal, look");
    }
    return Word.only(words).text();
  }

  private Expectation noEvent(ImmutableList<Word> words) {
    if (!words.get(0).is("event")) {
      throw words.get(0).wrong("\"expect no\" is followed by \"event\" and its kind");
    }
    return new OfEvent(false, EventPattern.read(after(words, "an event"), point));
  }

  private SeatSet winners(ImmutableList<Word> words) {
    Word word = Word.only(words);
    if (!word.text().startsWith("winners=")) {
      throw word.wrong("write the winners as in winners=1,3, or winners=- for nobody");
    }
    Word seats = word.from("winners=".length());
    SeatSet winners = SeatSet.none();
    for (Word seat : seats.is(NONE) ? ImmutableList.<Word>of() : seats.split(COMMA)) {
      winners = winners.with(point.seat(seat));
    }
    return winners;
  }

  private OfTable monster(ImmutableList<Word> words) {
    Map<MonsterField, String> fields = new TreeMap<>();
    for (Word word : after(words, "what the Monster has")) {
      MonsterField field = word.is(MonsterField.OUT) ? MonsterField.PLACE : MonsterField.in(word);
      String value = word.is(MonsterField.OUT)
          ? MonsterField.OUT
          : field.read(word.from(field.title().length() + 1), point);
      if (fields.put(field, value) != null) {
        throw word.wrong(field.title() + " is given twice");
      }
    }
    return new OfMonster(point.seat(words.get(0)), ImmutableMap.copyOf(fields));
  }
}
