package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Seat;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What one seat sees of a table. Cards of the deck that only others have looked at are back among the unseen ones, so the
 * view holds no way to them; that somebody has looked is public.
 */
public final class GameView extends FrozenTable {
  private final Seat seat;

  private GameView(FrozenTable shown, Seat seat) {
    super(shown);
    this.seat = seat;
  }

  static GameView of(GameState state, Seat seat) {
    return new GameView(hidesFrom(state, seat) ? hide(state, seat) : state, seat);
  }

  private static boolean hidesFrom(FrozenTable table, Seat seat) {
    for (SeenCard seen : table.seenCards) {
      if (!seen.seenBy().contains(seat)) {
        return true;
      }
    }
    return false;
  }

  private static GameState hide(GameState state, Seat seat) {
    CardPile deck = state.deck;
    ImmutableList.Builder<SeenCard> seenCards = ImmutableList.builder();
    for (SeenCard seen : state.seenCards) {
      if (seen.seenBy().contains(seat)) {
        seenCards.add(seen);
      } else {
        seenCards.add(new SeenCard(null, seen.seenBy()));
        deck = deck.plus(Objects.requireNonNull(seen.card()));
      }
    }
    return Draft.of(state).stackDeck(deck, seenCards.build()).freeze();
  }

  /** Whose view this is. */
  public Seat seat() {
    return seat;
  }

  /** A state that fits everything this seat knows: hidden cards are drawn from those they can be. */
  public GameState sample(RandomGenerator random) {
    return hidesFrom(this, seat) ? draw(random) : new GameState(this);
  }

  private GameState draw(RandomGenerator random) {
    CardPile rest = deck;
    ImmutableList.Builder<SeenCard> drawn = ImmutableList.builder();
    for (SeenCard seen : seenCards) {
      if (seen.card() != null) {
        drawn.add(seen);
      } else {
        CardId card = rest.get(random.nextInt(rest.size()));
        rest = rest.minus(card);
        drawn.add(new SeenCard(card, seen.seenBy()));
      }
    }
    return Draft.of(this).stackDeck(rest, drawn.build()).freeze();
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
