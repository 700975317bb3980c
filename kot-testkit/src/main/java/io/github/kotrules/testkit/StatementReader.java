package io.github.kotrules.testkit;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.action.Action;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.Market;
import io.github.kotrules.testkit.Expectation.OfEnd;
import io.github.kotrules.testkit.Expectation.OfEvent;
import io.github.kotrules.testkit.Expectation.OfMarket;
import io.github.kotrules.testkit.Expectation.OfMonster;
import io.github.kotrules.testkit.Expectation.OfRefusal;
import io.github.kotrules.testkit.Expectation.OfTurn;
import io.github.kotrules.testkit.Expectation.OfWaiting;
import io.github.kotrules.testkit.Statement.Move;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads a line after the header where it stands. */
final class StatementReader {
  private static final String NONE = "-";
  private static final CharMatcher COMMA = CharMatcher.is(',');

  private final ScriptPoint point;

  StatementReader(ScriptPoint point) {
    this.point = point;
  }

  Statement read(String line, int number) {
    ImmutableList<Word> words = Word.allOf(line, number);
    return switch (words.get(0).text()) {
      case "expect" -> expectation(after(words, "what is expected"));
      case "illegal" -> refusal(after(words, "a move"), line);
      default -> new Move(new Word(line, number, 1).read(this::move));
    };
  }

  private Action move(String text) {
    return point.notation().readMove(point.state(), text);
  }

  /** Refuses what is not a move at all: that is not an illegal move. */
  private Expectation refusal(ImmutableList<Word> words, String line) {
    Word first = words.get(0);
    Word move = new Word(line.substring(first.column() - 1), first.line(), first.column());
    boolean unused = move.read(text -> point.notation().isLegal(point.state(), text));
    return new OfRefusal(Joiner.on(' ').join(words));
  }

  private static ImmutableList<Word> after(ImmutableList<Word> words, String wanted) {
    if (words.size() == 1) {
      Word last = words.get(0);
      throw last.from(last.text().length()).wrong("something is missing here: " + wanted);
    }
    return words.subList(1, words.size());
  }

  private Expectation expectation(ImmutableList<Word> words) {
    Word about = words.get(0);
    return switch (about.text()) {
      case "waiting" -> new OfWaiting(waiting(after(words, "who is asked what")));
      case "market" -> new OfMarket(market(after(words, "cards, or - for an empty slot")));
      case "over" -> new OfEnd(winners(after(words, "winners=")));
      case "turn" -> new OfTurn(point.seat(only(after(words, "a seat"))));
      case "event" -> new OfEvent(true, EventPattern.read(after(words, "an event"), point));
      case "no" -> noEvent(after(words, "event"));
      default -> monster(words);
    };
  }

  private static Word only(ImmutableList<Word> words) {
    if (words.size() > 1) {
      throw words.get(1).wrong("nothing more is expected here");
    }
    return words.get(0);
  }

  /** Who is asked what, or what chance decides, in its usual form. */
  private String waiting(ImmutableList<Word> words) {
    if (words.get(0).is("chance")) {
      return "chance " + chance(after(words, "roll, reveal or look"));
    }
    int seat = point.seat(words.get(0)).number();
    Word question = only(after(words, "what is asked"));
    ImmutableList<String> questions = point.notation().questions();
    if (!questions.contains(question.text())) {
      throw question.wrong(question.quoted() + " is no question: questions are " + questions);
    }
    return seat + " " + question;
  }

  private static String chance(ImmutableList<Word> words) {
    Word kind = words.get(0);
    if (kind.is("roll")) {
      return "roll " + only(after(words, "how many dice")).number(1, Dice.MAX_PER_FACE);
    }
    if (!kind.is("reveal") && !kind.is("look")) {
      throw kind.wrong(kind.quoted() + " is none of roll, reveal, look");
    }
    return only(words).text();
  }

  private Market market(ImmutableList<Word> words) {
    if (words.size() > Market.SLOTS) {
      throw words.get(Market.SLOTS).wrong("a market has " + Market.SLOTS + " slots");
    }
    @Nullable CardId[] cards = new @Nullable CardId[words.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = words.get(i).is(NONE) ? null : card(words.get(i));
    }
    return Market.of(cards);
  }

  private CardId card(Word word) {
    CardSetup card = word.read(point::cards).get(0);
    if (CharMatcher.anyOf(",:>@").matchesAnyOf(word.text())) {
      throw word.wrong(word.quoted() + " is not the id of one card");
    }
    return card.id();
  }

  private Expectation noEvent(ImmutableList<Word> words) {
    if (!words.get(0).is("event")) {
      throw words.get(0).wrong("\"expect no\" is followed by \"event\" and its kind");
    }
    return new OfEvent(false, EventPattern.read(after(words, "an event"), point));
  }

  private SeatSet winners(ImmutableList<Word> words) {
    Word word = only(words);
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

  private Expectation monster(ImmutableList<Word> words) {
    if (!Character.isDigit(words.get(0).text().charAt(0))) {
      throw words
          .get(0)
          .wrong(words.get(0).quoted()
              + " cannot be expected: name a seat, waiting, event, no event, market, turn or over");
    }
    Map<MonsterField, String> fields = new TreeMap<>();
    for (Word word : after(words, "what the Monster has")) {
      MonsterField field = word.is(MonsterField.OUT) ? MonsterField.PLACE : MonsterField.in(word);
      String value = word.is(MonsterField.OUT)
          ? MonsterField.OUT
          : field.read(word.from(field.title().length() + 1), point);
      if (fields.put(field, value) != null) {
        throw word.wrong(field.title() + " is said twice");
      }
    }
    return new OfMonster(point.seat(words.get(0)), ImmutableMap.copyOf(fields));
  }
}
