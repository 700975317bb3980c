package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.notation.Expectation.OfEnd;
import io.github.kotrules.notation.Expectation.OfEvent;
import io.github.kotrules.notation.Expectation.OfMarket;
import io.github.kotrules.notation.Expectation.OfMonster;
import io.github.kotrules.notation.Expectation.OfRefusal;
import io.github.kotrules.notation.Expectation.OfTurn;
import io.github.kotrules.notation.Expectation.OfWaiting;
import io.github.kotrules.notation.Statement.Moment;
import io.github.kotrules.notation.Statement.Move;
import java.util.Map;
import java.util.TreeMap;

/** Reads the lines after the header. */
final class StatementReader {
  private final Glossary glossary;

  StatementReader(Glossary glossary) {
    this.glossary = glossary;
  }

  Statement read(Line line, Moment moment) {
    MoveReader moves = new MoveReader(moment.game(), moment.state(), glossary);
    if (line.first().is("expect")) {
      return expectation(line);
    }
    if (line.first().is("illegal")) {
      return refusal(after(line.words(), "a move"), moves);
    }
    return new Move(moves.read(line.words()));
  }

  /** Whatever is no move at all is refused here, and not taken for an illegal one. */
  private static Expectation refusal(ImmutableList<Word> move, MoveReader moves) {
    moves.checkWords(move);
    return new OfRefusal(Joiner.on(' ').join(move));
  }

  private static ImmutableList<Word> after(ImmutableList<Word> words, String wanted) {
    if (words.size() == 1) {
      Word last = words.get(0);
      throw last.from(last.text().length()).wrong("something is missing here: " + wanted);
    }
    return words.subList(1, words.size());
  }

  private Expectation expectation(Line line) {
    ImmutableList<Word> words = after(line.words(), "what is expected");
    Word about = words.get(0);
    return switch (about.text()) {
      case "waiting" -> new OfWaiting(Waiting.read(after(words, "who is asked what"), glossary));
      case "market" ->
        new OfMarket(CardText.readMarket(about, words.subList(1, words.size()), glossary));
      case "over" -> new OfEnd(winners(after(words, "winners=")));
      case "turn" -> new OfTurn(glossary.seat(only(after(words, "a seat"))));
      case "event" -> new OfEvent(true, EventPattern.read(after(words, "an event"), glossary));
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

  private Expectation noEvent(ImmutableList<Word> words) {
    if (!words.get(0).is("event")) {
      throw words.get(0).wrong("\"expect no\" is followed by \"event\" and its kind");
    }
    return new OfEvent(false, EventPattern.read(after(words, "an event"), glossary));
  }

  private SeatSet winners(ImmutableList<Word> words) {
    Word word = only(words);
    if (!word.text().startsWith("winners=")) {
      throw word.wrong("write the winners as in winners=1,3, or winners=- for nobody");
    }
    Word seats = word.splitOnce('=').get(1);
    SeatSet winners = SeatSet.none();
    for (Word seat : seats.is(Names.NONE) ? ImmutableList.<Word>of() : seats.split(',')) {
      winners = winners.with(glossary.seat(seat));
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
    Map<BoardField, String> fields = new TreeMap<>();
    for (Word word : after(words, "what the Monster has")) {
      BoardField field = word.is(BoardField.OUT) ? BoardField.PLACE : BoardField.in(word);
      String value = word.is(BoardField.OUT)
          ? BoardField.place(Place.NOWHERE)
          : field.read(word.splitOnce('=').get(1), glossary);
      if (fields.put(field, value) != null) {
        throw word.wrong(field.title() + " is said twice");
      }
    }
    return new OfMonster(glossary.seat(words.get(0)), ImmutableMap.copyOf(fields));
  }
}
