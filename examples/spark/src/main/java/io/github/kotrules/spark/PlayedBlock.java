package io.github.kotrules.spark;

import io.github.kotrules.arena.BlockPlayer;
import io.github.kotrules.cli.InputException;
import org.apache.spark.api.java.function.MapFunction;

/** Plays the block with a number: those of all matches by turns. */
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
