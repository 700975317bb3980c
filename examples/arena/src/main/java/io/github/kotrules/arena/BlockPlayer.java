package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.arena.Arena.Prepared;
import io.github.kotrules.arena.BlockText.Block;
import io.github.kotrules.cli.InputException;
import java.util.List;

/**
 * A run of the arena as a function from blocks to lines of text, for programs that distribute the blocks over machines. The
 * {@link #head()} and the lines of all blocks, in any order, are a file for {@code arena merge}.
 *
 * <p>A block depends only on the options, so any machine may play it, even twice.
 */
public final class BlockPlayer {
  private final Run run;
  private final MatchPlan plan;

  private BlockPlayer(Run run, MatchPlan plan) {
    this.run = run;
    this.plan = plan;
  }

  /**
   * Creates a run with the options of the command, such as {@code greedy random --games 2000}.
   *
   * @throws InputException if the options are wrong; the message explains it
   */
  public static BlockPlayer of(List<String> options) throws InputException {
    Prepared prepared = Arena.prepare(options.toArray(new String[0]));
    return new BlockPlayer(prepared.run(), prepared.plan());
  }

  /** The conditions of the run, in a few lines for people. */
  public ImmutableList<String> conditions() {
    return run.conditions();
  }

  /** The first lines of a file of blocks. */
  public ImmutableList<String> head() {
    return BlockFile.head(run, Shard.ALL);
  }

  /** The number of matches. */
  public int matches() {
    return plan.lineups().size();
  }

  /** The number of blocks of each match. */
  public int blocks() {
    return plan.blocks();
  }

  /**
   * Plays a block: one game for each rotation of the seats.
   *
   * @param match the index of the match, from 0
   * @param block the index of the block, from 0
   */
  public String play(int match, int block) {
    ImmutableList.Builder<GameResult> games = ImmutableList.builder();
    for (int rotation = 0; rotation < plan.seats(); rotation++) {
      games.add(new OneGame(plan, match, block, rotation).play().withoutRecord());
    }
    return BlockText.write(new Block(match, games.build()));
  }

  /** The results of each seat in each game of a block. */
  public ImmutableList<SeatResult> seats(String line) {
    Block block = BlockText.read(line, plan.lineups());
    ImmutableList.Builder<SeatResult> seats = ImmutableList.builder();
    for (GameResult game : block.games()) {
      for (int seat = 0; seat < plan.seats(); seat++) {
        seats.add(SeatResult.of(block.lineup(), game, seat, plan));
      }
    }
    return seats.build();
  }
}
