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
 * @param bots who plays in the other seats
 * @param seed the same seed, the same luck
 */
record Settings(Game game, GameRecord begun, @Nullable Seat person, Opponents bots, long seed) {
  static final int MIN_PLAYERS = 2;
  static final int MAX_PLAYERS = 6;

  /** A new game against the usual bots; the first of the Monsters is the person's if there is one. */
  static Settings fresh(Game game, List<Monster> monsters, boolean watch, long seed) {
    GameSetup start = game.setup(monsters.toArray(new Monster[0]));
    GameRecord begun = GameRecord.of(game, start, ImmutableList.of());
    return new Settings(game, begun, watch ? null : Seat.ONE, Opponents.usual(), seed);
  }

  /** A game that continues, against the usual bots. */
  static Settings continued(GameRecord record, @Nullable Seat person, long seed) {
    Game game = KingOfTokyo.notation().game(record.end());
    return new Settings(game, record, person, Opponents.usual(), seed);
  }

  /** The same with bots only. */
  Settings withoutPerson() {
    return new Settings(game, begun, null, bots, seed);
  }

  /** The same against these bots. */
  Settings withBots(Opponents others) {
    return new Settings(game, begun, person, others, seed);
  }

  /** Some Monsters of a game's box, this one first. */
  static List<Monster> monsters(Game game, @Nullable Monster first, int count) {
    List<Monster> monsters = new ArrayList<>(game.rules().monsters());
    if (first != null) {
      monsters.remove(first);
      monsters.add(0, first);
    }
    return monsters.subList(0, count);
  }
}
