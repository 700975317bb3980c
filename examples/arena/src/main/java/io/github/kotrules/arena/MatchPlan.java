package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The games to play.
 *
 * @param blocks the number of blocks of each lineup; a block has a game for every rotation
 * @param limit the time limit for an answer; null for none
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
