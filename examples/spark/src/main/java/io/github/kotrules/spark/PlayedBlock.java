package io.github.kotrules.spark;

import io.github.kotrules.arena.BlockPlayer;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.function.MapFunction;
import org.jspecify.annotations.Nullable;

/**
 * Plays the block with a number. Only the options of the run travel to the machines; each of them makes its own player.
 */
final class PlayedBlock implements MapFunction<Long, String> {
  private static final long serialVersionUID = 1;

  private final ArrayList<String> options;
  private transient @Nullable BlockPlayer player;

  PlayedBlock(List<String> options) {
    this.options = new ArrayList<>(options);
  }

  @Override
  public String call(Long number) {
    if (player == null) {
      player = BlockPlayer.of(options);
    }
    return player.play((int) (number % player.matches()), (int) (number / player.matches()));
  }
}
