package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.Table;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The turns of a position as text: the one that is about to start, and the extra turns granted. */
final class TurnText {
  private TurnText() {}

  /** Writes the turn, as in {@code 2}, or for an extra turn {@code 2 fewer=1 regular=4}. Empty before the first turn. */
  static String write(GameSetup setup) {
    return write(setup, " fewer=", " regular=");
  }

  private static String write(GameSetup setup, String fewer, String regular) {
    return setup.first() == null
        ? ""
        : setup.first().number()
            + (setup.fewerDice() == 0 ? "" : fewer + setup.fewerDice())
            + (setup.regular() == null ? "" : regular + setup.regular().number());
  }

  static GameSetup read(GameSetup setup, Line line, Glossary names) {
    ImmutableList<Word> words = line.rest("a seat is missing, as in \"first 2\"");
    GameSetup turn = setup.withFirst(names.seat(words.get(0)));
    for (Word word : words.subList(1, words.size())) {
      ImmutableList<Word> parts = word.splitOnce('=');
      turn = switch (parts.get(0).text()) {
        case "fewer" -> turn.withFewerDice(parts.get(1).number(1, Table.MAX_PER_TURN));
        case "regular" -> turn.withRegular(names.seat(parts.get(1)));
        default ->
          throw word.wrong(word.quoted() + " is not about a turn: write fewer=1 or regular=4");
      };
    }
    return turn;
  }

  /**
   * Writes all turns of a position in one word: {@code 2.f1.r4.b1.x2-1_4-0} is the turn of seat 2 with one die fewer, in the
   * regular turn of seat 4, in a game that seat 1 began, with two extra turns granted. Empty before the first turn.
   */
  static String writeShort(GameSetup setup) {
    String extra = writeExtraTurns(setup.extraTurns(), '_');
    return setup.first() == null
        ? ""
        : write(setup, ".f", ".r")
            + (setup.began() == null ? "" : ".b" + setup.began().number())
            + (extra.isEmpty() ? "" : ".x" + extra);
  }

  static GameSetup readShort(GameSetup setup, Word word, Glossary names) {
    ImmutableList<Word> parts = word.split('.');
    GameSetup turn = setup.withFirst(names.seat(parts.get(0)));
    Set<String> seen = new HashSet<>();
    for (Word part : parts.subList(1, parts.size())) {
      String tag = part.text().isEmpty() ? "" : part.text().substring(0, 1);
      if (tag.isEmpty() || !seen.add(tag)) {
        throw part.wrong(part.quoted() + " is not allowed here: each of f, r, b and x once");
      }
      Word value = part.from(1);
      turn = switch (tag) {
        case "f" -> turn.withFewerDice(value.number(1, Table.MAX_PER_TURN));
        case "r" -> turn.withRegular(names.seat(value));
        case "b" -> turn.withBegan(names.seat(value));
        case "x" -> turn.withExtraTurns(readExtraTurns(value.split('_'), names));
        default ->
          throw part.wrong(part.quoted() + " is not about a turn: write f1, r4, b1 or x2-1_4-0");
      };
    }
    return turn;
  }

  /** Writes extra turns, as in {@code 2-1,4-0}: the seat, and the number of dice fewer. */
  static String writeExtraTurns(List<ExtraTurn> turns, char separator) {
    return Joiner.on(separator)
        .join(Lists.transform(turns, turn -> turn.seat().number() + "-" + turn.fewerDice()));
  }

  static ImmutableList<ExtraTurn> readExtraTurns(ImmutableList<Word> words, Glossary names) {
    ImmutableList.Builder<ExtraTurn> turns = ImmutableList.builder();
    for (Word word : words) {
      ImmutableList<Word> parts = word.splitOnce('-');
      turns.add(
          new ExtraTurn(names.seat(parts.get(0)), parts.get(1).number(0, Table.MAX_PER_TURN)));
    }
    return turns.build();
  }
}
