package io.github.kotrules.json;

import static java.util.Objects.requireNonNull;

import com.google.errorprone.annotations.CheckReturnValue;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.Table;
import io.github.kotrules.vocabulary.Editions;
import io.github.kotrules.vocabulary.RecordTable;
import io.github.kotrules.vocabulary.Vocabulary;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes actions, decisions, events, views and questions as trees of maps, lists, strings, numbers, booleans and null, which
 * any JSON library can write, and reads such trees. Reading a written tree gives an equal value. The package describes the
 * format.
 *
 * <pre>{@code
 * Json json = KingOfTokyo.json();
 * Game game = KingOfTokyo.secondEdition();
 * GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING)
 *     .withMarket(Market.empty())
 *     .withFirst(Seat.ONE);
 * GameState state = game.next(game.start(setup), new Roll(Dice.parse("1123SS")));
 *
 * Map<String, Object> view = json.write(state.viewFor(Seat.ONE)); // for the player at seat 1
 * assert json.readView(view).equals(state.viewFor(Seat.ONE));
 * Map<String, Object> question = json.write(Question.of(game, state)); // with the legal answers
 * Map<String, Object> answer = Map.of("type", "reroll-dice", "dice", "11"); // from the player
 * assert json.readAction(state, answer).equals(new RerollDice(Dice.parse("11")));
 * }</pre>
 *
 * <p>Methods that read throw {@link JsonException}, with the path of the problem, and no other exception for any tree. They do
 * not check whether an action is legal: the game does. Written trees are immutable, with fields in the order of the format.
 * This class is immutable and thread-safe.
 */
@CheckReturnValue
public final class Json {
  private final Editions editions;

  private Json(Editions editions) {
    this.editions = editions;
  }

  /** Creates a converter for these games. The keys are their names in views, as in {@code "edition": "second"}. */
  public static Json of(Map<String, Game> editions) {
    return new Json(new Editions(editions));
  }

  /**
   * The JSON Schema (2020-12) of all trees, as a tree. {@code $defs} has {@code action}, {@code decision}, {@code event},
   * {@code view}, {@code question}, and each type of object by its name. Names of cards and editions are patterns, because card
   * sets differ. A table can still refuse what the schema accepts: an unknown card, a seventh seat, an impossible view. The jar
   * contains the same as {@code io/github/kotrules/json/kot.schema.json}.
   */
  public static Map<String, Object> schema() {
    return Schema.make();
  }

  public Map<String, @Nullable Object> write(Action action) {
    return TreeWriter.write(Vocabulary.ACTIONS, requireNonNull(action, "action"));
  }

  public Map<String, @Nullable Object> write(Decision decision) {
    return TreeWriter.write(Vocabulary.QUESTIONS, requireNonNull(decision, "decision"));
  }

  /** Writes an event unchanged, including hidden cards: for a client, write those of {@code transition.eventsFor(viewer)}. */
  public Map<String, @Nullable Object> write(Event event) {
    return TreeWriter.write(Vocabulary.EVENTS, requireNonNull(event, "event"));
  }

  public Map<String, @Nullable Object> write(GameView view) {
    return new ViewTree(editions).write(requireNonNull(view, "view"));
  }

  /**
   * Writes the message for the asked player: the seat, the decision, and all legal answers in the order of {@link
   * Question#options()}. It contains nothing that the seat may not know. Clients without the cards need the list, because cards
   * decide what is legal. An answer is an action, which {@link #readAction} reads. If your clients send an index of the list
   * instead, the answer is {@code question.options().get(index)}. There is no method that reads a question: a client with the
   * cards calls {@code game.legalActions(view)}.
   */
  public Map<String, @Nullable Object> write(Question question) {
    return TreeWriter.write(
        Vocabulary.QUESTION,
        Vocabulary.QUESTION_FIELDS,
        requireNonNull(question, "question").seat(),
        question.decision(),
        question.options());
  }

  /** Reads an action at a table with these cards and seats. It need not be legal. */
  public Action readAction(Table table, @Nullable Object tree) {
    return read(Vocabulary.ACTIONS, table, tree);
  }

  /** Reads a decision at a table with these cards and seats. */
  public Decision readDecision(Table table, @Nullable Object tree) {
    return read(Vocabulary.QUESTIONS, table, tree);
  }

  /** Reads an event at a table with these cards and seats. */
  public Event readEvent(Table table, @Nullable Object tree) {
    return read(Vocabulary.EVENTS, table, tree);
  }

  private static <R> R read(RecordTable<R> records, Table table, @Nullable Object tree) {
    requireNonNull(table, "table");
    return new TreeReader(table.setting().catalogue(), table.seats())
        .read(records, Node.root(tree));
  }

  /** Reads a view. It is equal to the one that was written, but lacks the rest of a resolution. */
  public GameView readView(@Nullable Object tree) {
    return new ViewTree(editions).read(Node.root(tree));
  }
}
