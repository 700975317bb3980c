package io.github.kotrules;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.internal.WrittenByKotModule;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.Table;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A question to a {@link Chooser}: the table as its seat sees it, and the legal answers.
 *
 * <pre>{@code
 * Game game = KingOfTokyo.secondEdition();
 * GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING)
 *     .withMarket(Market.empty())
 *     .withFirst(Seat.ONE);
 * GameRecord record = GameRecord.of(game, setup, List.of(new Roll(Dice.parse("1123SS"))));
 * Question question = Question.of(game, record);
 * assert question.seat() == Seat.ONE;
 * Action answer = question.options().get(0);
 * String text = KingOfTokyo.notation().write(question); // for a bot elsewhere, or a bug report
 * }</pre>
 *
 * <p>A question holds nothing that its seat may not know. It is thread-safe.
 */
@WrittenByKotModule
public final class Question {
  private final Game game;
  private final Decision decision;
  private final GameView view;
  private final List<Action> options;
  private final @Nullable Supplier<GameRecord> history;
  private @Nullable KnownMoment moment;

  Question(Game game, GameState state, @Nullable Supplier<GameRecord> history) {
    this.game = requireNonNull(game, "game");
    this.decision = decision(state);
    this.view = state.viewFor(decision.seat());
    this.options = game.legalActions(state);
    this.history = history;
  }

  private Question(Game game, GameView view) {
    this.game = requireNonNull(game, "game");
    this.decision = decision(view);
    checkArgument(
        decision.seat() == view.viewer(),
        "%s is asked, and this is the view of %s",
        decision.seat(),
        view.viewer());
    this.view = view;
    this.options = game.legalActions(view);
    this.history = null;
  }

  private static Decision decision(Table table) {
    if (table.pending() instanceof Decision decision) {
      return decision;
    }
    throw new IllegalArgumentException("nobody is asked: the table waits for " + table.pending());
  }

  /**
   * Returns the question at the end of a record.
   *
   * @throws IllegalArgumentException if nobody is asked there
   */
  public static Question of(Game game, GameRecord record) {
    requireNonNull(record, "record");
    return new Question(game, record.end(), () -> record);
  }

  /**
   * Returns the question of a state, for searches and tests. The history of the state is not known, so {@link #position()},
   * {@link #moves()} and {@link #forfeits()} throw.
   *
   * @throws IllegalArgumentException if nobody is asked
   */
  public static Question of(Game game, GameState state) {
    return new Question(game, requireNonNull(state, "state"), null);
  }

  /**
   * Returns the question of a view to its seat, for programs that receive views. Its history is not known, as for {@link
   * #of(Game, GameState)}.
   *
   * @throws IllegalArgumentException if the viewing seat is not asked
   */
  public static Question of(Game game, GameView view) {
    return new Question(game, requireNonNull(view, "view"));
  }

  /** The decision to make. */
  public Decision decision() {
    return decision;
  }

  /** The seat that is asked. */
  public Seat seat() {
    return decision.seat();
  }

  /** The table as the asked seat sees it. */
  public GameView view() {
    return view;
  }

  /** The legal answers, in a fixed order; never empty. */
  public List<Action> options() {
    return options;
  }

  /**
   * The position at which the last turn started, as the asked seat knows it now. A card on top of the deck that only others
   * have seen is unnamed and counts as one of the deck.
   *
   * @throws IllegalStateException if the question was created from a state or a view
   */
  public GameSetup position() {
    return moment().position();
  }

  /**
   * The actions since the {@link #position()}, as the asked seat knows them now: another seat's look at a card that is still
   * hidden is a {@code Reveal} without a card.
   *
   * @throws IllegalStateException if the question was created from a state or a view
   */
  public ImmutableList<Action> moves() {
    return moment().moves();
  }

  /**
   * The players who have left since the {@link #position()} (W-7), each with the number of {@link #moves()} before that. Their
   * Monsters are eliminated before the next turn starts.
   *
   * @throws IllegalStateException if the question was created from a state or a view
   */
  public ImmutableMap<Seat, Integer> forfeits() {
    return moment().forfeits();
  }

  /** Created on first use. Concurrent callers may create equal copies. */
  private KnownMoment moment() {
    KnownMoment known = moment;
    if (known == null) {
      checkState(
          history != null,
          "where the game comes from is not known: make the question from a record");
      known = KnownMoment.of(game, history.get().lastTurn(game), seat());
      moment = known;
    }
    return known;
  }

  @Override
  public String toString() {
    return decision + " with " + options.size() + " options";
  }
}
