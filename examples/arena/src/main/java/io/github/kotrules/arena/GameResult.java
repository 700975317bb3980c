package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.GameRecord;
import io.github.kotrules.model.CardId;
import org.jspecify.annotations.Nullable;

/**
 * What came of one game. Lists go by seat.
 *
 * @param block the block it belongs to
 * @param rotation by how many seats the lineup was turned
 * @param bots who sat where
 * @param scores each winner's share of 1; if nobody has won, everybody's
 * @param places 1 for the first; those who are equal share the mean of their places
 * @param turns how many turns there were, of all seats together
 * @param points what each Monster had after each round of turns
 * @param bought the cards that each bought
 * @param forfeits the bots that did not finish their game
 * @param record the moves, if they are wanted
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

  /** The same without its moves, which would fill the memory. */
  GameResult withoutRecord() {
    return record == null
        ? this
        : new GameResult(
            block, rotation, bots, scores, places, turns, ending, points, bought, forfeits, null);
  }

  /** How a game can end. */
  enum Ending {
    /** Somebody had all the points. */
    POINTS("points"),
    /** One Monster was left. */
    LAST_ALIVE("last alive"),
    /** All Monsters fell, or nothing could happen any more. */
    NOBODY("nobody wins"),
    /** It was given up after very many turns: a draw. */
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
