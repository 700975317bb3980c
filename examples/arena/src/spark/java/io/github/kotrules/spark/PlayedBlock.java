package io.github.kotrules.spark;

import io.github.kotrules.arena.BlockPlayer;
import io.github.kotrules.cli.InputException;
import org.apache.spark.api.java.function.MapFunction;

/** Plays the block with a given number. The numbers count the matches first, then the blocks. */
final class PlayedBlock implements MapFunction<Long, String> {
  private static final long serialVersionUID = 1;

  private final RunOptions run;

  PlayedBlock(RunOptions run) {
    this.run = run;
  }

  @Override
  public String call(Long number) throws InputException {
    BlockPlayer player = run.player();
    return player.play((int) (number % player.matches()), (int) (number / player.matches()));
  }
}
