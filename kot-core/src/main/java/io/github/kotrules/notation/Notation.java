package io.github.kotrules.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.errorprone.annotations.CheckReturnValue;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.Setting;
import io.github.kotrules.state.Table;
import io.github.kotrules.state.ViewSetup;
import io.github.kotrules.vocabulary.Editions;
import io.github.kotrules.vocabulary.Field;
import io.github.kotrules.vocabulary.Vocabulary;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * Writes games, positions, moves and events as text, and reads them. Reading a written text gives an equal value, and equal
 * values have equal texts.
 *
 * <pre>{@code
 * Game game = KingOfTokyo.secondEdition();
 * GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING)
 *     .withMarket(Market.empty())
 *     .withFirst(Seat.ONE);
 * GameRecord record = GameRecord.of(game, setup, List.of(new Roll(Dice.parse("1123SS"))));
 *
 * Notation notation = KingOfTokyo.notation();
 * String saved = notation.write(record); // many lines: kot 1 ...
 * assert notation.readRecord(saved).equals(record);
 * String word = notation.writeMoment(record); // one word: kot1/second/c=...
 * assert notation.readMoment(word).equals(record);
 * Action move = notation.readMove(record.end(), "reroll 112");
 * assert move.equals(new RerollDice(Dice.parse("112")));
 * }</pre>
 *
 * <p>Methods that read throw {@link NotationException}, with line and column, and no other exception for any text. That
 * includes a move at which a card of your own fails. A text of more than 4,000,000 characters (a move: 1,000) is refused before
 * it is read. Immutable and thread-safe.
 */
@CheckReturnValue
public final class Notation {
  /** The maximum length of a game or a scenario in characters, about a thousand usual games. */
  private static final int MAX_GAME_LENGTH = 4_000_000;

  private static final int MAX_MOVE_LENGTH = 1_000;

  /** The first words of lines of a scenario that are not moves. */
  private static final ImmutableSet<String> EXPECTATIONS = ImmutableSet.of("expect", "illegal");

  private final EditionText editions;

  private Notation(EditionText editions) {
    this.editions = editions;
  }

  /**
   * Creates a notation for these games. The keys are their names in texts, as in {@code edition second}. Texts may use the
   * names of a card in all editions. If several editions fit a table equally well, the first in the order of the map is
   * written.
   */
  public static Notation of(Map<String, Game> editions) {
    return new Notation(new EditionText(new Editions(editions)));
  }

  /** Returns the game of a table, for instance to continue a moment that was read. */
  public Game game(Table table) {
    return editions.editions().game(table.setting());
  }

  /**
   * Writes a record in one word that is safe in an address and in a shell: a position and the moves since. {@link
   * GameRecord#lastTurn} makes it short.
   */
  public String writeMoment(GameRecord record) {
    ImmutableList<String> moves =
        MoveWriter.writeAll(game(record.end()), record, MoveWriter::write);
    return new MomentWriter(editions).write(record.end().setting(), record.start(), moves);
  }

  /**
   * Writes a question in one word, with only what the asked seat may know: the position at which the turn started, and the
   * moves since. A card that the seat may not know is written {@code _}.
   *
   * @throws IllegalStateException if the question was created from a state or a view
   */
  public String write(Question question) {
    Setting setting = question.view().setting();
    return new MomentWriter(editions)
        .write(
            setting,
            question.position(),
            new StandIns(question).writeMoves(editions.editions().game(setting)));
  }

  /**
   * Reads what {@link #write(Question)} wrote. The question has the same view, options, position and moves, and its view can be
   * {@linkplain GameView#sample sampled}, even if cards are hidden from its seat.
   */
  public Question readQuestion(String text) {
    return new MomentReader(editions, onlyWord(text, "a question")).readQuestion();
  }

  /** Writes a decision in one word: its name and its fields in order, as in {@code choose-yield.2.1.0}. */
  public String write(Decision decision) {
    return FieldText.write(Vocabulary.QUESTIONS, decision, '.');
  }

  /** Reads a moment, as in {@code kot1/...}. */
  public GameRecord readMoment(String text) {
    return new MomentReader(editions, onlyWord(text, "a position")).read();
  }

  private static Word onlyWord(String text, String what) {
    ImmutableList<Line> lines = Line.allOf(text, MAX_GAME_LENGTH);
    if (lines.size() != 1 || lines.get(0).words().size() != 1) {
      throw new NotationException(1, 1, what + " is one word that begins with kot1/");
    }
    return lines.get(0).first();
  }

  /**
   * Writes a view in one word that is safe in an address and in a shell: everything that its viewer sees, and nothing else.
   * With {@link GameView#after} and events as text, a remote program can follow a game.
   */
  public String writeView(GameView view) {
    return new MomentWriter(editions).write(view.setting(), ViewSetup.of(view));
  }

  /** Reads a view. It is equal to the one that was written, but lacks the rest of a resolution. */
  public GameView readView(String text) {
    return new MomentReader(editions, onlyWord(text, "a view")).readView();
  }

  /** Writes a legal move, as in {@code 2: yield} or {@code roll 112EHS}. */
  public String write(GameState state, Action action) {
    Game game = game(state);
    checkArgument(game.isLegal(state, action), "%s is not a legal move", action);
    return new MoveWriter(Awaited.of(game, state)).writeWithMover(action);
  }

  /** Writes the legal answers to a question, as in {@code yield}, in the order of {@link Question#options()}. */
  public ImmutableList<String> writeOptions(Question question) {
    MoveWriter writer = new MoveWriter(Awaited.of(question));
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    for (Action option : question.options()) {
      texts.add(writer.write(option));
    }
    return texts.build();
  }

  /** Reads a legal move; the seat that moves may be omitted. */
  public Action readMove(GameState state, String text) {
    return readMove(Awaited.of(game(state), state), text, MoveReader::read);
  }

  /** Reads a legal answer to a question; the seat that answers may be omitted. */
  public Action readMove(Question question, String text) {
    return readMove(Awaited.of(question), text, MoveReader::read);
  }

  /**
   * Whether a move is legal now.
   *
   * @throws NotationException if the text is not a move at any table
   */
  public boolean isLegal(GameState state, String move) {
    return readMove(Awaited.of(game(state), state), move, MoveReader::isLegal);
  }

  private <T> T readMove(
      Awaited awaited, String text, BiFunction<MoveReader, ImmutableList<Word>, T> reader) {
    Line line = onlyLine(text, "one move is awaited: " + Waiting.of(awaited.table()));
    MoveReader moves = new MoveReader(awaited, glossary(awaited.table()));
    return line.read(() -> reader.apply(moves, line.words()));
  }

  private static Line onlyLine(String text, String otherwise) {
    ImmutableList<Line> lines = Line.allOf(text, MAX_MOVE_LENGTH);
    if (lines.size() != 1) {
      throw new NotationException(1, 1, otherwise);
    }
    return lines.get(0);
  }

  private Glossary glossary(Table table) {
    return editions.glossary(table.rules(), table.setting().catalogue(), table.seats());
  }

  /** Writes what a table waits for, as in {@code 2 yield}, {@code chance roll 6}, {@code chance reveal} or {@code over}. */
  public String waiting(Table table) {
    return Waiting.of(table);
  }

  /** The names of questions in {@link #waiting}, as in {@code yield}. */
  public ImmutableList<String> questions() {
    return Waiting.questions();
  }

  /** The names of all events, each with the names of its fields in order. */
  public ImmutableMap<String, ImmutableList<String>> events() {
    return Vocabulary.EVENTS.vocabulary();
  }

  /** Writes an event in one line: its name and its fields in order, as in {@code points-gained 1 3}. */
  public String write(Event event) {
    return FieldText.write(Vocabulary.EVENTS, event, ' ');
  }

  /** Reads an event of a game with these cards and seats. */
  public Event readEvent(Table table, String text) {
    Line line = onlyLine(text, "an event is one line, as in \"points-gained 1 3\"");
    return line.read(() -> FieldText.read(Vocabulary.EVENTS, line.words(), glossary(table)));
  }

  /**
   * Reads one field of an event and writes it in its normal form.
   *
   * @param event the name of the event
   * @param index the index of the field, from 0
   * @return the field in the form in which {@link #write(Event)} writes it
   */
  public String normalizeField(Table table, String event, int index, String field) {
    Word word = new Word(field, 1, 1);
    return word.attempt(() -> {
      Field<?> type =
          FieldText.type(Vocabulary.EVENTS, new Word(event, 1, 1)).fields().get(index);
      return FieldText.write(type.kind(), FieldText.read(type, word, glossary(table)));
    });
  }

  /** Writes Keep cards in order, as in {@code spiked-tail,smoke-cloud:2,mimic>1/extra-head}; {@code -} for none. */
  public String writeCards(List<CardSetup> cards) {
    return CardText.write(cards);
  }

  /** Reads Keep cards of a game with these cards and seats. */
  public ImmutableList<CardSetup> readCards(Table table, String text) {
    return CardText.read(new Word(text, 1, 1), glossary(table));
  }

  /** Writes a whole game, one line for each move. */
  public String write(GameRecord record) {
    ImmutableList<String> header =
        HeaderLine.writeAll(editions, record.end().setting(), record.start());
    String rulings = "rules " + RuleSet.RULINGS;
    ImmutableList<String> moves =
        MoveWriter.writeAll(game(record.end()), record, MoveWriter::writeWithMover);
    return Joiner.on('\n').join(Iterables.concat(header, ImmutableList.of(rulings), moves)) + "\n";
  }

  /** Reads a whole game; lines of a scenario that begin with {@code expect} or {@code illegal} are skipped. */
  public GameRecord readRecord(String text) {
    HeaderReader reader = headerReader(text);
    Header header = reader.read();
    ImmutableList.Builder<ImmutableList<Word>> moves = ImmutableList.builder();
    for (Line line : reader.body()) {
      if (!EXPECTATIONS.contains(line.first().text())) {
        moves.add(line.words());
      }
    }
    try {
      return MoveReader.readAll(
          header.game(),
          header.setup(),
          header.start(),
          glossary(header.start()),
          moves.build(),
          (awaited, move) -> move);
    } catch (NotationException refused) {
      throw reader.rulings() == RuleSet.RULINGS
          ? refused
          : refused.with("; the game was played by version " + reader.rulings()
              + " of the rulings, and this is version " + RuleSet.RULINGS);
    }
  }

  /** Reads the header of a game or a scenario; the lines after it are not read. */
  public Header readHeader(String text) {
    return headerReader(text).read();
  }

  private HeaderReader headerReader(String text) {
    return new HeaderReader(editions, Line.ofFile(text, MAX_GAME_LENGTH));
  }
}
