package io.github.kotrules.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import com.google.errorprone.annotations.CheckReturnValue;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.notation.Statement.Move;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Setting;

/**
 * Text for games, positions and moves, and back. What is written is read as an equal value, and equal values are written
 * alike.
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
 * <p>All reading throws {@link NotationException} with line and column for whatever is wrong with the text, and nothing
 * else. That includes a move at which a card of your own fails. A text that is longer than 4,000,000 characters (a
 * move: 1,000) is refused before it is read. A notation is immutable and can be shared.
 */
@CheckReturnValue
public final class Notation {
  /** A game or a scenario has at most this many characters, about a thousand times as many as a usual game. */
  static final int MAX_GAME_LENGTH = 4_000_000;

  private static final int MAX_MOVE_LENGTH = 1_000;

  private final Editions editions;

  private Notation(Editions editions) {
    this.editions = editions;
  }

  /**
   * A notation for these games, by the names that texts give them, as in {@code edition second}. A card may be called by
   * its name in any of them.
   */
  public static Notation of(ImmutableMap<String, Game> editions) {
    return new Notation(new Editions(editions));
  }

  /** The game that a table is of: what {@code apply} is to be asked of after reading a moment. */
  public Game game(GameState state) {
    return editions.game(state.setting());
  }

  /**
   * A record in one word that is safe in an address and in a shell: a position, and the moves since. {@link
   * GameRecord#lastTurn} makes it short.
   */
  public String writeMoment(GameRecord record) {
    Game game = game(record.end());
    ImmutableList.Builder<MomentWriter.Step> steps = ImmutableList.builder();
    GameState state = game.start(record.start());
    for (Action action : record.actions()) {
      steps.add(new MomentWriter.Step(game, state, action));
      state = game.next(state, action);
    }
    return new MomentWriter(editions).write(state.setting(), record.start(), steps.build());
  }

  /**
   * A question in one word, with what the asked seat may know and nothing else: the position at which the turn started, and the
   * moves since. A card that the seat may not know is written {@code _}; such a text cannot be read again.
   *
   * @throws IllegalStateException if the question was made from a state alone
   */
  public String write(Question question) {
    Setting setting = question.view().setting();
    return new MomentWriter(editions)
        .write(setting, question.position(), StandIns.of(question).play(editions.game(setting)));
  }

  /** Reads {@code kot1/...}. */
  public GameRecord readMoment(String text) {
    ImmutableList<Line> lines = Line.allOf(text, MAX_GAME_LENGTH);
    if (lines.size() != 1 || lines.get(0).words().size() != 1) {
      throw new NotationException(1, 1, "a position is one word that begins with kot1/");
    }
    return new MomentReader(editions, lines.get(0).first()).read();
  }

  /** A legal move, as in {@code 2: yield} or {@code roll 112EHS}. */
  public String write(GameState state, Action action) {
    Game game = game(state);
    checkArgument(game.isLegal(state, action), "%s is not legal, so it is no move", action);
    return MoveWriter.write(game, state, action);
  }

  /** Reads a move that is legal now; who moves may be left out. */
  public Action readMove(GameState state, String text) {
    ImmutableList<Line> lines = Line.allOf(text, MAX_MOVE_LENGTH);
    if (lines.size() != 1) {
      throw new NotationException(1, 1, "one move is awaited: " + Waiting.of(state));
    }
    Game game = game(state);
    Glossary glossary = editions.glossary(game, state.seats());
    Line line = lines.get(0);
    return line.read(() -> new MoveReader(game, state, glossary).read(line.words()));
  }

  /** A whole game, a line a move. */
  public String write(GameRecord record) {
    Game game = game(record.end());
    ImmutableList.Builder<Statement> moves = ImmutableList.builder();
    record.actions().forEach(action -> moves.add(new Move(action)));
    return new Script(
            new Header(game, record.start(), game.start(record.start())),
            editions.glossary(game, record.end().seats()),
            moves.build(),
            ImmutableIntArray.of(),
            record.end())
        .write(editions);
  }

  /** Reads a whole game; what a scenario expects between the moves is passed over. */
  public GameRecord readRecord(String text) {
    return readScript(text).record();
  }

  /** A script in its usual form, without comments. */
  public String write(Script script) {
    return script.write(editions);
  }

  /** Reads a game or a scenario. */
  public Script readScript(String text) {
    return new ScriptReader(editions).read(text);
  }
}
