package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.Event.CardAwaited;
import io.github.kotrules.state.Event.DiceAwaited;
import io.github.kotrules.state.Event.GameEnded;
import io.github.kotrules.state.Event.QuestionAsked;

/**
 * A view as plain data, as text and JSON contain it, not necessarily possible. {@link GameView#of} checks it as a whole and
 * reports all its faults at once.
 *
 * @param position everything that lasts from turn to turn. Its {@code first} is the seat whose turn it is; a card on top of the
 *     deck that is hidden from the viewer is null, and the deck contains all cards that the viewer has not seen
 * @param waiting what the table waits for: a {@code QuestionAsked}, {@code DiceAwaited}, {@code CardAwaited} or {@code
 *     GameEnded}
 */
public record ViewSetup(Viewer viewer, GameSetup position, TurnSetup turn, Event waiting) {
  public ViewSetup {
    requireNonNull(viewer, "viewer");
    requireNonNull(position, "position");
    requireNonNull(turn, "turn");
    requireNonNull(waiting, "waiting");
  }

  /** Returns a view as plain data. */
  public static ViewSetup of(GameView view) {
    requireNonNull(view, "view");
    ImmutableList.Builder<MonsterSetup> monsters = ImmutableList.builder();
    view.allSeats().forEach(seat -> monsters.add(MonsterSetup.of(view, seat)));
    GameSetup position = new GameSetup(
        monsters.build(),
        view.market(),
        view.discards().isEmpty() ? null : view.deck().toList(),
        view.seenCards(),
        view.activeSeat(),
        view.firstSeat(),
        view.regularSeat(),
        view.fewerDice(),
        view.extraTurns());
    return new ViewSetup(view.viewer(), position, TurnSetup.of(view), waiting(view.pending()));
  }

  private static Event waiting(Pending pending) {
    if (pending instanceof Decision decision) {
      return new QuestionAsked(decision);
    }
    if (pending instanceof DiceChance dice) {
      return new DiceAwaited(dice);
    }
    return pending instanceof DeckChance deck
        ? new CardAwaited(deck.use())
        : new GameEnded(((Pending.GameOver) pending).winners());
  }
}
