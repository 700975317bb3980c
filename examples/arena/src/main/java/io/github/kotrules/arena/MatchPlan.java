package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What is to be played.
 *
 * @param blocks how many blocks each lineup plays; a block has a game for every rotation
 * @param limit how long a bot may think about one answer; null for as long as it likes
 * @param keepsRecords whether the moves of the games are kept
 */
record MatchPlan(
    Game game,
    ImmutableList<Contestant> contestants,
    ImmutableList<Lineup> lineups,
    int blocks,
    long seed,
    @Nullable Duration limit,
    boolean keepsRecords) {

  int seats() {
    return lineups.get(0).seats();
  }
}
