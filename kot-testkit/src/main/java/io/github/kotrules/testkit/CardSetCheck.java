package io.github.kotrules.testkit;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.Game;
import io.github.kotrules.card.Card;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Tests a set of cards: every pair of Keep cards is played, at one Monster and at two, and whole games are played at random.
 * The {@link Laws} must hold at every step, and every game must end.
 *
 * <pre>{@code
 * CardSetCheck.of(KingOfTokyo.secondEdition()).onlyPairsWith("wings").randomGames(10).run();
 * }</pre>
 *
 * <p>The same check plays the same games every time. A failure names the cards and the seed and describes the turn in which it
 * happened. A card that breaks the contract of its {@linkplain io.github.kotrules.card.Hook hooks}, for instance with effects
 * that never end, is named with the hook and the owner's seat.
 */
public final class CardSetCheck {
  /** The number of turns for each pair of cards. */
  private static final int TURNS = 4;

  private static final int MAX_PLAYERS = 6;

  private final ImmutableList<Game> games;
  private final ImmutableList<Card> keepCards;
  private final Map<CardId, Integer> counters = new HashMap<>();
  private ImmutableList<Card> chosen = ImmutableList.of();
  private int rounds;
  private int randomGames;

  private CardSetCheck(ImmutableList<Game> games) {
    this.games = games;
    this.keepCards = games.get(0).cards().copies().keySet().stream()
        .filter(card -> card.face().kind() == CardKind.KEEP)
        .collect(toImmutableList());
  }

  /** Creates a check of the cards of a game. */
  public static CardSetCheck of(Game game) {
    return new CardSetCheck(ImmutableList.of(requireNonNull(game, "game")));
  }

  /**
   * Creates a check of the cards that two games share, such as two editions: each pair is played in both, one game for each
   * order.
   */
  public static CardSetCheck of(Game game, Game other) {
    return new CardSetCheck(
        ImmutableList.of(requireNonNull(game, "game"), requireNonNull(other, "other")));
  }

  /** Plays every pair of Keep cards, in both orders, and each card with itself. */
  @CanIgnoreReturnValue
  public CardSetCheck pairs() {
    return pairs(1);
  }

  /** Plays every pair of Keep cards this number of times, each time with other dice. */
  @CanIgnoreReturnValue
  public CardSetCheck pairs(int times) {
    checkArgument(times >= 1, "pairs must be played at least once, not %s times", times);
    rounds = times;
    return this;
  }

  /** Plays only pairs with at least one of these Keep cards: fast for a few new cards among many old ones. */
  @CanIgnoreReturnValue
  public CardSetCheck onlyPairsWith(String... cards) {
    chosen = Arrays.stream(requireNonNull(cards, "cards"))
        .map(this::keepCard)
        .collect(toImmutableList());
    rounds = Math.max(1, rounds);
    return this;
  }

  /** Sets the number of counters on a card at the start of its pairs; the default is none. */
  @CanIgnoreReturnValue
  public CardSetCheck counters(String card, int count) {
    requireNonNull(card, "card");
    counters.put(keepCard(card).face().id(), count);
    return this;
  }

  private Card keepCard(String id) {
    Card card = games.get(0).cards().card(CardId.of(id));
    checkArgument(
        card.face().kind() == CardKind.KEEP, "%s is not a Keep card, so it has no pairs", id);
    return card;
  }

  /** Plays this number of whole games of 2 to 6 Monsters at random. */
  @CanIgnoreReturnValue
  public CardSetCheck randomGames(int count) {
    checkArgument(count >= 1, "the number of random games must be 1 or more, not %s", count);
    randomGames = count;
    return this;
  }

  /**
   * Runs the check.
   *
   * @throws AssertionError if something fails, with the first failure and the names of the others
   */
  public void run() {
    checkState(rounds + randomGames > 0, "nothing to check: ask for pairs or random games");
    checkState(
        rounds == 0 || !keepCards.isEmpty(),
        "there are no pairs to check: the game has no Keep cards");
    Trials trials = new Trials();
    for (int round = 0; round < rounds; round++) {
      tryPairs(trials, round);
    }
    for (int i = 0; i < randomGames; i++) {
      tryRandomGame(trials, i);
    }
    trials.check();
  }

  private void tryPairs(Trials trials, int round) {
    for (Card first : keepCards) {
      for (Card second : keepCards) {
        if (chosen.isEmpty() || chosen.contains(first) || chosen.contains(second)) {
          tryPair(trials, first, second, Seat.ONE, round);
          tryPair(trials, first, second, Seat.TWO, round);
        }
      }
    }
  }

  private void tryPair(Trials trials, Card first, Card second, Seat owner, int round) {
    int number = keepCards.indexOf(first) * keepCards.size() + keepCards.indexOf(second);
    long seed = number + (long) round * keepCards.size() * keepCards.size();
    Game game = gameFor(first, second, owner);
    CardPair pair = new CardPair(
        game,
        game.cards().card(first.face().id()),
        game.cards().card(second.face().id()),
        owner,
        number,
        ImmutableMap.copyOf(counters));
    trials.run(
        pair + name(game) + ", seed " + seed,
        () -> new CheckedPlay(game, game.start(pair.setup()), seed).turns(TURNS + 1));
  }

  /** The game for a pair: of two games one for each order, and the other way round for two owners. */
  private Game gameFor(Card first, Card second, Seat owner) {
    int order = first.face().id().compareTo(second.face().id());
    int rank = order == 0 ? keepCards.indexOf(first) : order < 0 ? 0 : 1;
    return games.get((rank + (owner == Seat.ONE ? 0 : 1)) % games.size());
  }

  private void tryRandomGame(Trials trials, int number) {
    Game game = games.get(number % games.size());
    int max = Math.min(MAX_PLAYERS, game.rules().monsters().size());
    int players = 2 + number / games.size() % (max - 1);
    GameState start = new RandomPlay(game, number).newTable(players);
    trials.run(
        "a game of " + players + name(game) + ", seed " + number,
        () -> new CheckedPlay(game, start, number).toEnd());
  }

  private String name(Game game) {
    return games.size() == 1
        ? ""
        : ", " + (game.equals(games.get(0)) ? "first" : "second") + " game";
  }
}
