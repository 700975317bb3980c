package io.github.kotrules;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.errorprone.annotations.CheckReturnValue;
import io.github.kotrules.IllegalActionException.Reason;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Pending;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.internal.Excerpt;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.rules.CardRegistry;
import io.github.kotrules.rules.Reducer;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.Table;
import java.util.List;

/**
 * The rules and cards of King of Tokyo: the entry point of this library. A game starts tables, lists legal actions and applies
 * them; it holds no table itself.
 *
 * <pre>{@code
 * Game game = Game.of(RuleSet.secondEdition(), CardSet.none()); // printed cards: KingOfTokyo
 * RandomGenerator random = new Random(42);
 * GameState state = game.start(Monster.GIGAZAUR, Monster.THE_KING);
 * while (!state.isOver()) {
 *   Action action = state.pending() instanceof Chance chance
 *       ? chance.sample(random)
 *       : game.legalActions(state).get(0); // your bot, your UI
 *   state = game.apply(state, action).state();
 * }
 * }</pre>
 *
 * <p>All methods are pure: the same arguments give the same result, on any thread. A game is immutable and can be shared.
 */
@CheckReturnValue
public final class Game {
  private final RuleSet rules;
  private final CardSet cards;
  private final CardRegistry registry;
  private final Reducer reducer;

  private Game(RuleSet rules, CardSet cards) {
    this.rules = requireNonNull(rules, "rules");
    this.cards = requireNonNull(cards, "cards");
    this.registry = new CardRegistry(cards);
    this.reducer = new Reducer(registry);
  }

  /** Creates a game with these rules and cards. */
  public static Game of(RuleSet rules, CardSet cards) {
    return new Game(rules, cards);
  }

  public RuleSet rules() {
    return rules;
  }

  public CardSet cards() {
    return cards;
  }

  /** The ids, kinds, costs and counts of the cards. */
  public Catalogue catalogue() {
    return registry.catalogue();
  }

  /** Returns a game with the same cards and other rules. */
  public Game withRules(RuleSet rules) {
    return new Game(rules, cards);
  }

  /**
   * Returns the set-up of a new game. The Monsters sit clockwise in this order, with the starting life of these rules (S-2).
   */
  public GameSetup setup(Monster... monsters) {
    GameSetup printed = GameSetup.of(monsters);
    return printed.withMonsters(
        Lists.transform(printed.monsters(), monster -> monster.withLife(rules.startingLife())));
  }

  /** Starts a new game. The Monsters sit clockwise in this order; a roll decides who is first (S-7). */
  public GameState start(Monster... monsters) {
    return start(setup(monsters));
  }

  /**
   * Starts from a position at the start of a turn.
   *
   * @throws io.github.kotrules.state.IllegalSetupException if the position is not legal; the exception lists all its faults
   */
  public GameState start(GameSetup setup) {
    return reducer.begin(rules, requireNonNull(setup, "setup"));
  }

  /**
   * All legal actions: a player's answers, or the outcomes of chance. The order is fixed, and elements are created on access.
   */
  public List<Action> legalActions(GameState state) {
    checkOwn(state);
    return reducer.legalActions(state);
  }

  /** The legal answers of the viewing seat; empty if it is not asked, or if the viewer has no seat. */
  public List<Action> legalActions(GameView view) {
    checkOwn(requireNonNull(view, "view"));
    return view.pending() instanceof Decision decision && decision.seat() == view.viewer()
        ? reducer.legalActions(view)
        : ImmutableList.of();
  }

  /** Whether {@link #apply(GameState, Action)} accepts this action. */
  public boolean isLegal(GameState state, Action action) {
    checkOwn(state);
    return reducer.isLegal(state, requireNonNull(action, "action"));
  }

  /**
   * Applies an action to a state.
   *
   * @throws IllegalActionException if the action is not among {@link #legalActions(GameState)}
   * @throws io.github.kotrules.card.CardFailureException if a card breaks the contract of its hooks; the state is intact
   */
  public Transition apply(GameState state, Action action) {
    check(state, action);
    return reducer.apply(state, action, Transition::new);
  }

  /**
   * Applies an action that a seat has sent. For servers, where one player must not answer for another.
   *
   * @throws IllegalActionException with {@link Reason#NOT_ASKED} if this seat is not asked, or with another reason if the
   *     action is not legal
   */
  public Transition apply(GameState state, Seat seat, Action action) {
    checkAsked(state, seat, action);
    return apply(state, action);
  }

  void checkAsked(GameState state, Seat seat, Action action) {
    checkOwn(state);
    requireNonNull(action, "action");
    seat.checkAtTableOf(state.seats());
    Pending pending = state.pending();
    if (pending instanceof Decision decision && decision.seat() != seat) {
      throw new IllegalActionException(
          seat, action, pending, "Only " + decision.seat() + " can answer.");
    }
    if (pending instanceof Chance) {
      throw new IllegalActionException(seat, action, pending, "No player is asked now.");
    }
  }

  /**
   * Applies an action while players are leaving the game (W-7). Until the next turn starts, their only legal answer is the
   * first of the {@link #legalActions(GameState)}. Before that turn starts, their Monsters are eliminated; a single Monster
   * left wins. {@link Session#forfeit} does all of this.
   *
   * @param leaving the seats of these players; those eliminated already are ignored
   * @throws IllegalActionException if the action is not legal, or is not the first legal answer of a leaving player
   */
  public Transition apply(GameState state, Action action, SeatSet leaving) {
    requireNonNull(leaving, "leaving");
    leaving.forEach(seat -> seat.checkAtTableOf(state.seats()));
    Transition transition = apply(state, action);
    checkLeaving(state, action, leaving);
    List<Event> untilTurn = leaving.isEmpty() ? null : transition.eventsUntilTurn();
    return untilTurn == null
        ? transition
        : reducer.applyForfeits(state, untilTurn, leaving, Transition::new);
  }

  private void checkLeaving(GameState state, Action action, SeatSet leaving) {
    if (state.pending() instanceof Decision decision && leaving.contains(decision.seat())) {
      Action first = legalActions(state).get(0);
      if (!action.equals(first)) {
        throw new IllegalActionException(
            action,
            decision,
            Reason.NOT_AN_OPTION,
            "The player leaves, so the answer is " + Excerpt.of(first) + ".");
      }
    }
  }

  /** Applies an action without collecting its events: the state of {@link #apply(GameState, Action)}, faster. */
  public GameState next(GameState state, Action action) {
    check(state, action);
    return reducer.next(state, action);
  }

  /**
   * The price of a card for a Monster now: the printed cost less the discounts of its own cards. The card need not be for sale,
   * nor affordable.
   *
   * @param table a state of this game, or a view of one
   * @throws IllegalArgumentException if the game has no such card
   */
  public int price(Table table, Seat seat, CardId card) {
    checkOwn(requireNonNull(table, "table"));
    seat.checkAtTableOf(table.seats());
    return registry.price(table, seat, requireNonNull(card, "card"));
  }

  /** Creates a mutable table that starts from this state, for searches; see {@link Playout}. */
  public Playout playout(GameState state) {
    checkOwn(state);
    return new Playout(this, reducer, state);
  }

  private void check(GameState state, Action action) {
    checkOwn(state);
    if (!reducer.isLegal(state, action)) {
      throw refusal(state, action);
    }
  }

  @SuppressWarnings("ReferenceEquality") // the quick way to know what equals would say
  void checkOwn(Table state) {
    // Most states come from this very game.
    boolean own = state.rules() == rules && state.setting().catalogue() == registry.catalogue();
    if (!own) {
      checkEqual(state);
    }
  }

  private void checkEqual(Table table) {
    boolean own = table.setting().catalogue().equals(registry.catalogue())
        && table.rules().equals(rules);
    if (!own) {
      throw new IllegalArgumentException(
          "this state belongs to a game with other rules or cards: ask the Game that started it");
    }
  }

  IllegalActionException refusal(GameState state, Action action) {
    requireNonNull(action, "action");
    Pending pending = state.pending();
    if (pending instanceof Pending.GameOver) {
      return new IllegalActionException(action, pending, Reason.GAME_OVER, "Start a new game.");
    }
    if (pending instanceof Chance) {
      Reason reason = action instanceof Outcome ? Reason.NOT_AN_OPTION : Reason.NOT_WAITED_FOR;
      return new IllegalActionException(
          action, pending, reason, "Sample the chance for a legal outcome.");
    }
    Reason reason = action instanceof Outcome ? Reason.NOT_WAITED_FOR : Reason.NOT_AN_OPTION;
    return new IllegalActionException(
        action, pending, reason, "Legal actions are " + Excerpt.of(legalActions(state)));
  }
}
