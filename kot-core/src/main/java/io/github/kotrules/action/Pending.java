package io.github.kotrules.action;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.SeatSet;
import java.io.Serializable;

/**
 * What a table waits for: exactly one of a player's decision, chance, or nothing because the game is over.
 *
 * <pre>{@code
 * Pending pending = state.pending();
 * if (pending instanceof Decision decision) {
 *   show(decision.seat() + " has a choice of " + game.legalActions(state).size());
 * } else if (pending instanceof Chance chance) {
 *   show("one of " + chance.size() + " outcomes");
 * } else if (pending instanceof Pending.GameOver over) {
 *   show("won by " + over.winners());
 * }
 * }</pre>
 */
public sealed interface Pending extends Serializable permits Decision, Chance, Pending.GameOver {

  /**
   * The game has ended.
   *
   * @param winners nobody if all Monsters were eliminated (W-4), several if they share the victory (W-5)
   */
  record GameOver(SeatSet winners) implements Pending {
    public GameOver {
      requireNonNull(winners, "winners");
    }
  }
}
