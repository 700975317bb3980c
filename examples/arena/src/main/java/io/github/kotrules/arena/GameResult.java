package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.GameRecord;
import io.github.kotrules.model.CardId;
import org.jspecify.annotations.Nullable;

/**
 * The result of one game. Lists are in order of seats.
 *
 * @param block the block of the game
 * @param rotation the number of seats by which the lineup was rotated
 * @param bots the bot of each seat
 * @param scores the share of the victory, 1 in all; if nobody has won, all seats share it
 * @param places the ranks from 1; tied seats share the mean of their ranks
 * @param turns the number of turns of all seats
 * @param points the points of each Monster after each round of turns
 * @param bought the cards that each seat bought
 * @param forfeits the bots that lost by forfeit
 * @param record the moves, or null if they are not kept
 */
record GameResult(
    int block,
    int rotation,
    ImmutableList<Integer> bots,
    ImmutableList<Double> scores,
    ImmutableList<Double> places,
    int turns,
    Ending ending,
    ImmutableList<ImmutableList<Integer>> points,
    ImmutableList<ImmutableList<CardId>> bought,
    ImmutableList<Forfeit> forfeits,
    @Nullable GameRecord record) {

  /** Returns this result without its moves, which take much memory. */
  GameResult withoutRecord() {
    return record == null
        ? this
        : new GameResult(
            block, rotation, bots, scores, places, turns, ending, points, bought, forfeits, null);
  }

  /** The ways in which a game can end. */
  enum Ending {
    /** A Monster had the points to win. */
    POINTS("points"),
    /** One Monster was left. */
    LAST_ALIVE("last alive"),
    /** All Monsters were eliminated, or the game stood still. */
    NOBODY("nobody wins"),
    /** The game was stopped after very many turns: a draw. */
    TOO_LONG("too long");

    private final String words;

    Ending(String words) {
      this.words = words;
    }

    @Override
    public String toString() {
      return words;
    }
  }
}
