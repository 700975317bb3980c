package io.github.kotrules.action;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.internal.WrittenByKotModule;
import io.github.kotrules.model.SeatSet;
import java.io.Serializable;

/** What a table waits for: a player's decision, chance, or nothing because the game is over. */
@WrittenByKotModule
public sealed interface Pending extends Serializable permits Decision, Chance, Pending.GameOver {

  /**
   * The game is over.
   *
   * @param winners nobody if all Monsters were eliminated (W-4), several if they share the victory (W-5)
   */
  record GameOver(SeatSet winners) implements Pending {
    public GameOver {
      requireNonNull(winners, "winners");
    }
  }
}
