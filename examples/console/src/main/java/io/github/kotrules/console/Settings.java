package io.github.kotrules.console;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameSetup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is to be played.
 *
 * @param begun where the game starts, and what was said since, if it was loaded
 * @param person where the person sits; null if bots play each other
 * @param seed the same seed, the same luck
 */
record Settings(Game game, GameRecord begun, @Nullable Seat person, long seed) {
  static final int FEWEST = 2;
  static final int MOST = 6;

  /** A new game; the first of the Monsters is the person's if there is one. */
  static Settings fresh(Edition edition, List<Monster> monsters, boolean watch, long seed) {
    GameSetup start = edition.game().setup(monsters.toArray(new Monster[0]));
    GameRecord begun = GameRecord.of(edition.game(), start, ImmutableList.of());
    return new Settings(edition.game(), begun, watch ? null : Seat.ONE, seed);
  }

  /** A game that goes on. */
  static Settings goingOn(GameRecord record, @Nullable Seat person, long seed) {
    Game game = KingOfTokyo.notation().game(record.end());
    return new Settings(game, record, person, seed);
  }

  /** The same with bots only. */
  Settings withoutPerson() {
    return new Settings(game, begun, null, seed);
  }

  /** So many Monsters of an edition's box, this one first. */
  static List<Monster> monsters(Edition edition, @Nullable Monster first, int count) {
    List<Monster> monsters = new ArrayList<>(edition.game().rules().monsters());
    if (first != null) {
      monsters.remove(first);
      monsters.add(0, first);
    }
    return monsters.subList(0, count);
  }
}
