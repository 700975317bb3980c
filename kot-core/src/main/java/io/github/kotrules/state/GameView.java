package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Seat;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What one seat sees of a table. Cards of the deck that only others have looked at are among the unseen ones, so the
 * view does not give them away; that somebody has looked is public.
 *
 * <pre>{@code
 * Game game = Game.of(RuleSet.secondEdition(), CardSet.none());
 * GameState state = game.start(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.TWO));
 * GameView view = game.next(state, new Roll(Dice.parse("1123SS"))).viewFor(Seat.TWO);
 * List<Action> answers = game.legalActions(view); // what seat 2 may answer
 * GameState guess = view.sample(new Random(42)); // what the table may be, for a search
 * assert guess.viewFor(Seat.TWO).equals(view);
 * }</pre>
 */
public final class GameView extends FrozenTable {
  private final Seat seat;

  private GameView(GameState state, CardTable cards, Seat seat) {
    super(state, cards, awaited(state, cards));
    this.seat = seat;
  }

  static GameView of(GameState state, Seat seat) {
    return new GameView(
        state, hidesFrom(state, seat) ? hide(state.cards, seat) : state.cards, seat);
  }

  private static boolean hidesFrom(FrozenTable table, Seat seat) {
    for (SeenCard seen : table.cards.seen) {
      if (!seen.seenBy().contains(seat)) {
        return true;
      }
    }
    return false;
  }

  private static CardTable hide(CardTable cards, Seat seat) {
    CardPile deck = cards.deck;
    ImmutableList.Builder<SeenCard> seenCards = ImmutableList.builder();
    for (SeenCard seen : cards.seen) {
      if (seen.seenBy().contains(seat)) {
        seenCards.add(seen);
      } else {
        seenCards.add(new SeenCard(null, seen.seenBy()));
        deck = deck.plus(requireNonNull(seen.card()));
      }
    }
    return cards.withDeck(deck, seenCards.build());
  }

  /** A chance that waits for the deck waits for the one that is shown. */
  private static Pending awaited(FrozenTable table, CardTable cards) {
    return table.pending instanceof DeckChance chance && !cards.deck.equals(table.cards.deck)
        ? new DeckChance(cards.deck, chance.use())
        : table.pending;
  }

  /** Whose view this is. */
  public Seat seat() {
    return seat;
  }

  /** A state that fits everything this seat knows: hidden cards are drawn from those they can be. */
  public GameState sample(RandomGenerator random) {
    requireNonNull(random, "random");
    return restack(this, hidesFrom(this, seat) ? draw(random) : cards);
  }

  /** The state that differs from a table in its deck only. */
  static GameState restack(FrozenTable table, CardTable cards) {
    return new GameState(table, cards, awaited(table, cards));
  }

  private CardTable draw(RandomGenerator random) {
    CardPile rest = cards.deck;
    ImmutableList.Builder<SeenCard> drawn = ImmutableList.builder();
    for (SeenCard seen : cards.seen) {
      if (seen.card() != null) {
        drawn.add(seen);
      } else {
        CardId card = rest.get(random.nextInt(rest.size()));
        rest = rest.minus(card);
        drawn.add(new SeenCard(card, seen.seenBy()));
      }
    }
    return cards.withDeck(rest, drawn.build());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GameView that && seat == that.seat && looksLike(that);
  }

  @Override
  public int hashCode() {
    return super.hashCode() * 31 + seat.ordinal();
  }

  @Override
  public String toString() {
    return "as " + seat + " sees it:\n" + TableText.of(this);
  }
}
