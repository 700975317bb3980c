package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The turn that is about to begin, in a header: {@code 2}, or for an extra turn {@code 2 fewer=1 regular=4}.
 *
 * @param regular whose turn it is by order of seats, if that is another Monster; else null
 */
record TurnText(Seat seat, @Nullable Seat regular, int fewerDice) {
  private static final String FEWER = "fewer=";
  private static final String REGULAR = "regular=";

  static TurnText read(Line line, Glossary glossary) {
    if (line.words().size() == 1) {
      throw line.first().wrong("a seat is missing, as in \"first 2\"");
    }
    Seat seat = glossary.seat(line.words().get(1));
    Seat regular = null;
    int fewerDice = 0;
    for (Word word : line.rest().subList(1, line.rest().size())) {
      if (word.text().startsWith(FEWER)) {
        fewerDice = word.from(FEWER.length()).number(1, Table.MAX_PER_TURN);
      } else if (word.text().startsWith(REGULAR)) {
        regular = glossary.seat(word.from(REGULAR.length()));
      } else {
        throw word.wrong(word.quoted() + " says nothing of a turn: write fewer=1 or regular=4");
      }
    }
    return new TurnText(seat, regular == seat ? null : regular, fewerDice);
  }

  @Override
  public String toString() {
    return seat.number()
        + (fewerDice == 0 ? "" : " " + FEWER + fewerDice)
        + (regular == null ? "" : " " + REGULAR + regular.number());
  }

  /**
   * All that a position says of turns, in one word: {@code 2.f1.r4.b1.x2-1_4-0} is the turn of seat 2 with one die fewer, by
   * order that of seat 4, in a game that seat 1 began, and two extra turns are granted. Empty if nobody has a turn yet.
   */
  static String writeShort(GameSetup setup) {
    return setup.first() == null
        ? ""
        : setup.first().number()
            + (setup.fewerDice() == 0 ? "" : ".f" + setup.fewerDice())
            + (setup.regular() == null ? "" : ".r" + setup.regular().number())
            + (setup.began() == null ? "" : ".b" + setup.began().number())
            + (setup.extraTurns().isEmpty()
                ? ""
                : ".x" + writeExtraTurns(setup.extraTurns()).replace(',', '_'));
  }

  static GameSetup readShort(Word word, GameSetup laid, Glossary glossary) {
    ImmutableList<Word> parts = word.split('.');
    GameSetup setup = laid.withFirst(glossary.seat(parts.get(0)));
    String said = "";
    for (Word part : parts.subList(1, parts.size())) {
      String tag = part.text().isEmpty() ? "" : part.text().substring(0, 1);
      if (tag.isEmpty() || said.contains(tag)) {
        throw part.wrong(part.quoted() + " is not allowed here: each of f, r, b and x once");
      }
      said += tag;
      Word value = part.from(1);
      setup = switch (tag) {
        case "f" -> setup.withFewerDice(value.number(1, Table.MAX_PER_TURN));
        case "r" -> setup.withRegular(glossary.seat(value));
        case "b" -> setup.withBegan(glossary.seat(value));
        case "x" -> setup.withExtraTurns(readExtraTurns(value.split('_'), glossary));
        default ->
          throw part.wrong(part.quoted() + " says nothing of a turn: write f1, r4, b1 or x2-1_4-0");
      };
    }
    return setup;
  }

  /** Turns that were granted, as in {@code 2-1,4-0}: the seat, and how many dice fewer. */
  static ImmutableList<ExtraTurn> readExtraTurns(Line line, Glossary glossary) {
    return readExtraTurns(line.only("extra turns as in 2-1,4-0").split(','), glossary);
  }

  private static ImmutableList<ExtraTurn> readExtraTurns(
      ImmutableList<Word> words, Glossary glossary) {
    ImmutableList.Builder<ExtraTurn> turns = ImmutableList.builder();
    for (Word word : words) {
      ImmutableList<Word> parts = word.splitOnce('-');
      turns.add(
          new ExtraTurn(glossary.seat(parts.get(0)), parts.get(1).number(0, Table.MAX_PER_TURN)));
    }
    return turns.build();
  }

  static String writeExtraTurns(List<ExtraTurn> turns) {
    return Joiner.on(',')
        .join(turns.stream()
            .map(turn -> turn.seat().number() + "-" + turn.fewerDice())
            .iterator());
  }
}
