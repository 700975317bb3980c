package io.github.kotrules.testkit;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.kotrules.Game;
import io.github.kotrules.model.Monster;
import java.util.List;

/** Chooses Monsters for a number of players. */
final class Players {
  private static final int MIN = 2;
  private static final int MAX = 6;

  private Players() {}

  /** The first Monsters of the edition. */
  static Monster[] first(Game game, int players) {
    List<Monster> monsters = game.rules().monsters().asList();
    int max = Math.min(MAX, monsters.size());
    checkArgument(
        players >= MIN && players <= max,
        "%s players: a table of this edition has %s to %s",
        players,
        MIN,
        max);
    return monsters.subList(0, players).toArray(new Monster[0]);
  }
}
