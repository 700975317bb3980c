package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Pending;
import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Viewer;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A King of Tokyo table at one moment, also in the middle of a resolution. It waits for exactly one thing, {@link
 * #pending()}, or the game is over.
 *
 * <p>States are immutable values: equal if everything on the table is equal. They carry no history.
 *
 * <pre>{@code
 * GameState state = KingOfTokyo.secondEdition().start(Monster.GIGAZAUR, Monster.THE_KING);
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

  /**
   * The state after the events of a transition from this state. It is equal to the state that {@code apply} returned with
   * them.
   *
   * @param events the list that the transition gave, as it is
   * @throws IllegalArgumentException if these are not the events of a transition from this state. Events that were read,
   *     copied or redacted do not say what is left of a resolution: replay the actions instead
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
    Draft draft = Draft.of(this, EngineKey.KEY);
    for (Event event : log) {
      draft.apply(event, EngineKey.KEY);
    }
    draft.setAgenda(log.agenda, EngineKey.KEY);
    return draft.freeze(EngineKey.KEY);
  }

  /** What a viewer sees, a seat or an onlooker: everything but the cards of the deck that only others have looked at. */
  public GameView viewFor(Viewer viewer) {
    requireNonNull(viewer, "viewer");
    if (viewer instanceof Seat seat) {
      seat.checkAtTableOf(seats());
    }
    return GameView.of(this, viewer);
  }

  /**
   * One sentence for each law of the table that this state breaks, such as a card that is in two places. The list is empty
   * for every state that the library makes, whatever its cards do: tests check that.
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

  /** The table in a few lines of text, for people. */
  @Override
  public String toString() {
    return TableText.of(this);
  }
}
