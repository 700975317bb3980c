package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.kotrules.notation.Statement.Moment;
import io.github.kotrules.notation.Statement.Move;
import io.github.kotrules.state.GameState;

/** Reads a whole text: each line is read at the table that the lines before it lead to. */
final class ScriptReader {
  private final Editions editions;

  ScriptReader(Editions editions) {
    this.editions = editions;
  }

  Script read(String text) {
    ImmutableList<Line> lines = Line.allOf(text, Notation.MAX_GAME_LENGTH);
    HeaderReader headerReader = new HeaderReader(editions, lines);
    Header header = lines.get(0).read(headerReader::read);
    Glossary glossary = editions.glossary(header.game(), header.start().seats());
    StatementReader reader = new StatementReader(glossary);
    ImmutableList.Builder<Statement> statements = ImmutableList.builder();
    ImmutableIntArray.Builder numbers = ImmutableIntArray.builder();
    GameState state = header.start();
    for (Line line : lines.subList(1 + HeaderReader.headerLines(lines), lines.size())) {
      Moment moment = new Moment(header.game(), glossary, state, ImmutableList.of());
      Statement statement = line.read(() -> reader.read(line, moment));
      statements.add(statement);
      numbers.add(line.number());
      if (statement instanceof Move move) {
        state = line.read(() -> header.game().next(moment.state(), move.action()));
      }
    }
    return new Script(header, glossary, statements.build(), numbers.build(), state);
  }
}
