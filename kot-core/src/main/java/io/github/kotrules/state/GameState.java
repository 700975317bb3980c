package io.github.kotrules.state;

import io.github.kotrules.action.Pending;
import io.github.kotrules.model.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A King of Tokyo table at one moment, also in the middle of a resolution. It waits for exactly one thing, {@link
 * #pending()}, or the game is over.
 *
 * <p>States are immutable values: equal if everything on the table is equal. They carry no history.
 *
 * <pre>{@code
 * GameState state = game.start(GIGAZAUR, THE_KING, ALIENOID);
 * assert state.life(Seat.ONE) == 10 && state.points(Seat.ONE) == 0;
 * assert state.pending() instanceof DeckChance; // the first card of the market
 * System.out.println(state); // the table in a few lines
 * }</pre>
 */
public final class GameState extends FrozenTable {
  GameState(Draft draft) {
    super(draft);
  }

  GameState(FrozenTable same, CardTable cards, Pending pending) {
    super(same, cards, pending);
  }

  /** The state in which this one is after all of these have happened, in order. */
  public GameState after(List<? extends Change> changes) {
    Draft draft = Draft.of(this);
    for (Change change : changes) {
      change.applyTo(draft);
    }
    return draft.freeze();
  }

  /** What one seat sees: everything but the cards of the deck that only others have looked at. */
  public GameView viewFor(Seat seat) {
    seat.checkAtTableOf(seats());
    return GameView.of(this, seat);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GameState that && looksLike(that);
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }

  /** The table in a few lines of text, for people. */
  @Override
  public String toString() {
    return TableText.of(this);
  }
}
