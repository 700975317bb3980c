package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.Setting;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads a line of a header about the table, such as {@code market heal - mimic}.
 *
 * @param writer gives the text after the keyword; empty to omit the line
 */
record HeaderLine(String keyword, Function<GameSetup, String> writer, Reader reader) {
  static final int VERSION = 1;

  /** All lines, in the order in which they are written. */
  static final ImmutableList<HeaderLine> ALL = ImmutableList.of(
      new HeaderLine(
          "market",
          setup -> Objects.toString(setup.market(), ""),
          (setup, line, names) -> setup.withMarket(CardText.readMarket(
              line.rest("the cards of the market are missing: write - for an empty slot"), names))),
      new HeaderLine(
          "deck",
          setup -> deck(setup.deck()),
          (setup, line, names) -> setup.withDeck(CardText.readDeck(line, names))),
      new HeaderLine(
          "top",
          setup -> CardText.writeTop(setup.topCards(), ' '),
          (setup, line, names) -> setup.withTopCards(CardText.readTop(
              line.first(),
              line.rest("the seen cards are missing: write them as in heal@2, the topmost first"),
              names))),
      new HeaderLine("first", TurnText::write, TurnText::read),
      new HeaderLine(
          "began",
          setup -> setup.began() == null ? "" : Glossary.write(setup.began()),
          (setup, line, names) -> setup.withBegan(names.seat(line.only("a seat")))),
      new HeaderLine(
          "extra",
          setup -> TurnText.writeExtraTurns(setup.extraTurns(), ','),
          (setup, line, names) -> setup.withExtraTurns(
              TurnText.readExtraTurns(line.only("extra turns as in 2-1,4-0").split(','), names))));

  /** Reads a line into a position. */
  interface Reader {
    GameSetup read(GameSetup setup, Line line, Glossary names);
  }

  private static String deck(@Nullable ImmutableList<CardId> deck) {
    if (deck == null) {
      return "";
    }
    return deck.isEmpty() ? Names.NONE : Joiner.on(' ').join(deck);
  }

  /** Writes the lines of a whole header; {@link HeaderReader} reads them. */
  static ImmutableList<String> writeAll(EditionText editions, Setting setting, GameSetup setup) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    String edition = editions.editions().nearest(setting);
    lines.add("kot " + VERSION, "edition " + edition);
    editions.differences(setting.rules(), edition).forEach(option -> lines.add("option " + option));
    for (int i = 0; i < setup.monsters().size(); i++) {
      lines.add(
          "seat " + (i + 1) + " " + MonsterText.write(setup.monsters().get(i), setting.rules()));
    }
    for (HeaderLine line : ALL) {
      String text = line.writer.apply(setup);
      if (!text.isEmpty()) {
        lines.add(line.keyword + " " + text);
      }
    }
    return lines.build();
  }
}
