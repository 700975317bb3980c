package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.arena.Arena.Prepared;
import io.github.kotrules.arena.BlockText.Block;
import io.github.kotrules.cli.InputException;
import java.util.List;

/**
 * A run of the arena as a function from blocks to lines of text, for programs that spread the blocks over machines. The {@link
 * #head()}, and then the lines of all blocks in any order, are a file for {@code arena merge}.
 *
 * <p>Blocks depend on nothing but the options, so any machine may play any of them, and twice.
 */
public final class BlockPlayer {
  private final Run run;
  private final MatchPlan plan;

  private BlockPlayer(Run run, MatchPlan plan) {
    this.run = run;
    this.plan = plan;
  }

  /**
   * A run with the options of the command, such as {@code greedy random --games 2000}.
   *
   * @throws InputException if they are wrong
   */
  public static BlockPlayer of(List<String> options) throws InputException {
    Prepared prepared = Arena.prepare(options.toArray(new String[0]));
    return new BlockPlayer(prepared.run(), prepared.plan());
  }

  /** What is played, in a few lines for people. */
  public ImmutableList<String> conditions() {
    return run.conditions();
  }

  /** How a file of blocks begins. */
  public ImmutableList<String> head() {
    return BlockFile.head(run, Shard.ALL);
  }

  /** How many matches there are. */
  public int matches() {
    return plan.lineups().size();
  }

  /** How many blocks each match has. */
  public int blocks() {
    return plan.blocks();
  }

  /**
   * Plays a block: one game for each rotation of the seats.
   *
   * @param match counted from 0
   * @param block counted from 0
   */
  public String play(int match, int block) {
    ImmutableList.Builder<GameResult> games = ImmutableList.builder();
    for (int rotation = 0; rotation < plan.seats(); rotation++) {
      games.add(new OneGame(plan, match, block, rotation).play().withoutRecord());
    }
    return BlockText.write(new Block(match, games.build()));
  }

  /** What each seat of each game of a block has had. */
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
