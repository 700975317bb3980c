package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.Turn;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where the game is, in a position: {@code 112.roll.112EHS.r2.h1}. */
final class TurnWord {
  private static final String TAGS = "rfkhsyngx";

  private final Glossary glossary;
  private final Word word;
  private final Cursor words;
  private final Map<Character, Word> tagged = new HashMap<>();

  TurnWord(Word word, Glossary glossary) {
    this.glossary = glossary;
    this.word = word;
    this.words = new Cursor(word.split('.'));
  }

  Turn read() {
    Word seats = words.next("three seats");
    if (seats.text().length() != 3) {
      throw seats.wrong(
          seats.quoted() + " does not name three seats: first, by order, and whose turn it is");
    }
    TurnStep step = Names.constant(words.next("a step"), TurnStep.class);
    Dice dice = Names.dice(words.next("dice"));
    while (words.hasNext()) {
      tag(words.next("more of the turn"));
    }
    return new Turn(
        seat(seats, 0),
        seat(seats, 1),
        seat(seats, 2),
        step,
        number('f'),
        dice,
        number('r'),
        number('k'),
        seats('h'),
        seats('s'),
        seats('y'),
        seats('n'),
        seats('g'),
        extraTurns());
  }

  private void tag(Word part) {
    boolean known = !part.text().isEmpty() && TAGS.indexOf(part.text().charAt(0)) >= 0;
    if (!known || tagged.put(part.text().charAt(0), part.from(1)) != null) {
      throw part.wrong(
          part.quoted() + " cannot stand here: each of " + TAGS + " once, with its value");
    }
  }

  private Seat seat(Word seats, int index) {
    return glossary.seat(
        new Word(seats.text().substring(index, index + 1), word.line(), seats.column() + index));
  }

  private int number(char tag) {
    @Nullable Word value = tagged.get(tag);
    return value == null ? 0 : value.number(0, Turn.MAX);
  }

  private SeatSet seats(char tag) {
    @Nullable Word value = tagged.get(tag);
    return value == null ? SeatSet.none() : glossary.seats(value);
  }

  private ImmutableList<ExtraTurn> extraTurns() {
    ImmutableList.Builder<ExtraTurn> turns = ImmutableList.builder();
    @Nullable Word value = tagged.get('x');
    if (value != null) {
      ImmutableList<Word> all = value.split('_');
      if (all.size() > Turn.MAX) {
        throw value.wrong(
            "these are " + all.size() + " extra turns: at most " + Turn.MAX + " can be granted");
      }
      for (Word turn : all) {
        ImmutableList<Word> parts = turn.splitOnce('-');
        turns.add(new ExtraTurn(glossary.seat(parts.get(0)), parts.get(1).number(0, Turn.MAX)));
      }
    }
    return turns.build();
  }
}
