package io.github.kotrules.spark;

import io.github.kotrules.arena.BlockPlayer;
import io.github.kotrules.cli.InputException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The options of a run. Only they are sent to the machines of a cluster: each machine creates its own player. */
final class RunOptions implements Serializable {
  private static final long serialVersionUID = 1;

  private final ArrayList<String> options;
  private transient @Nullable BlockPlayer player;

  RunOptions(List<String> options) {
    this.options = new ArrayList<>(options);
  }

  /** Returns the player of this machine. */
  BlockPlayer player() throws InputException {
    BlockPlayer made = player;
    if (made == null) {
      made = BlockPlayer.of(options);
      player = made;
    }
    return made;
  }
}
