package io.github.kotrules.study;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.bots.value.SelfPlay;
import io.github.kotrules.model.Monster;
import io.github.kotrules.state.GameSetup;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A question that many games answer. Each game gives a number for each of its rows. */
abstract class Experiment {
  private final Setting setting;
  private final String name;
  private final ImmutableList<String> rows;

  /** The edition and the number of Monsters. */
  record Setting(String edition, Game game, int players) {
    /** A new game of Monsters. */
    GameSetup setup() {
      return game.setup(
          game.rules().monsters().asList().subList(0, players).toArray(new Monster[0]));
    }
  }

  Experiment(String name, Setting setting, ImmutableList<String> rows) {
    this.name = name;
    this.setting = setting;
    this.rows = rows;
  }

  /** What is asked, such as {@code hold}. */
  final String name() {
    return name;
  }

  final Setting setting() {
    return setting;
  }

  final Game game() {
    return setting.game;
  }

  /** What has a result of its own, such as a card. */
  final ImmutableList<String> rows() {
    return rows;
  }

  /**
   * Plays one game.
   *
   * @param number the number of the game, from 0: seats take turns by it
   * @return a number for each row, or null if the game had no result
   */
  abstract double @Nullable [] play(int number, RandomGenerator random);

  final SelfPlay play(GameSetup setup, RandomGenerator random, SelfPlay.Referee referee) {
    return SelfPlay.play(game(), game().start(setup), random, referee);
  }
}
