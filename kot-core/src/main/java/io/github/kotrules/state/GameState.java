package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Pending;
import io.github.kotrules.internal.Agenda;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Viewer;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A King of Tokyo table at one moment, possibly in the middle of a resolution. It waits for exactly one thing, {@link
 * #pending()}, or the game is over.
 *
 * <p>States are immutable values without history, compared by everything on the table.
 *
 * <pre>{@code
 * GameState state = KingOfTokyo.secondEdition().start(Monster.GIGAZAUR, Monster.THE_KING);
 * assert state.life(Seat.ONE) == 10 && state.points(Seat.ONE) == 0;
 * assert state.pending() instanceof DeckChance; // the first card of the market
 * System.out.println(state); // the table in a few lines
 * }</pre>
 */
public final class GameState extends FrozenTable {
  GameState(Draft draft, @Nullable Agenda agenda) {
    super(draft, agenda);
  }

  GameState(FrozenTable same, CardTable cards, Pending pending) {
    super(same, cards, pending);
  }

  /**
   * Returns the state after the events of a transition from this state. It is equal to the state that {@code apply} returned
   * with them.
   *
   * @param events the very list that the transition returned
   * @throws IllegalArgumentException if the list is not from a transition of this state. Events that were parsed, copied or
   *     redacted lack the rest of the resolution: replay the actions instead
   */
  public GameState after(List<Event> events) {
    requireNonNull(events, "events");
    if (!(events instanceof EventLog log)) {
      throw new IllegalArgumentException((events.isEmpty() ? "an empty list" : events.get(0))
          + " is not from a transition: pass the list that apply returned, or replay the actions");
    }
    if (!equals(log.before)) {
      throw new IllegalArgumentException(events.get(0)
          + " happened to another state: pass the events of a transition from" + " this one");
    }
    Draft.Changeable draft = new Draft.Changeable(this);
    for (Event event : log) {
      event.applyTo(draft);
    }
    return new GameState(draft, log.agenda);
  }

  /** Returns the view of a seat or an onlooker: everything but the cards of the deck that only others have looked at. */
  public GameView viewFor(Viewer viewer) {
    requireNonNull(viewer, "viewer");
    if (viewer instanceof Seat seat) {
      seat.checkAtTableOf(seats());
    }
    return GameView.of(this, viewer);
  }

  /**
   * Checks the invariants of a table and describes each violation, such as a card in two places, in one sentence. The list is
   * empty for every state that the library creates, whatever its cards do. For tests.
   */
  public ImmutableList<String> faults() {
    return IllegalSetupException.sentences(LawBook.faults(this));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GameState that
        && looksLike(that)
        && Objects.equals(agenda, that.agenda);
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }

  /** The table in a few lines, for people. */
  @Override
  public String toString() {
    return TableText.of(this);
  }
}
