package io.github.kotrules.cards.laws;

import io.github.kotrules.Game;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.testkit.RandomPlay;
import io.github.kotrules.testkit.jqwik.KotArbitraries;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** The games that the law properties play. */
final class RandomGames {
  /** The games of each property in a quick build. */
  static final int TRIES = 200;

  private RandomGames() {}

  static Game game(boolean firstEdition) {
    return firstEdition ? KingOfTokyo.firstEdition() : KingOfTokyo.secondEdition();
  }

  /** Games with the printed cards and numbers of the house. */
  static Arbitrary<Game> houseGames() {
    return Arbitraries.of(true, false)
        .map(RandomGames::game)
        .flatMap(game -> KotArbitraries.houseRules(game.rules()).map(game::withRules))
        .withoutEdgeCases();
  }

  /** The position from which the games start. */
  static GameSetup newGame(boolean firstEdition, int players) {
    return GameSetup.of(
        game(firstEdition).rules().monsters().asList().subList(0, players).toArray(new Monster[0]));
  }

  /** Plays a game; a failure names the seed that repeats it. */
  static void play(boolean firstEdition, int players, long seed, RandomPlay.Watcher watcher) {
    Game game = game(firstEdition);
    RandomPlay play = new RandomPlay(game, seed);
    try {
      play.toEnd(play.newTable(players), watcher);
    } catch (AssertionError | RuntimeException failure) {
      throw new AssertionError(
          "in game " + (firstEdition ? "first" : "second") + " edition, " + players
              + " players, seed " + seed,
          failure);
    }
  }
}
