package io.github.kotrules.cards.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.RandomPlay;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** Law 8: no rule and no card knows the number of a seat. */
@AddLifecycleHook(TestRun.class)
class SeatSymmetryProperties {
  private static final int TRIES = RandomGames.TRIES / 2;

  /** A whole game from its first turn on. */
  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void a_turned_table_sees_the_same_game_turned(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll @IntRange(min = 1, max = 5) int by,
      @ForAll long seed) {
    GameSetup start = RandomGames.newGame(firstEdition, players).withFirst(Seat.ONE);
    play(RandomGames.game(firstEdition), start, by, seed);
  }

  /** A game that starts with many cards in play. */
  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void a_turned_table_with_many_cards_sees_the_same_game_turned(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll @IntRange(min = 1, max = 5) int by,
      @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    RandomTables tables =
        new RandomTables(RandomGames.game(firstEdition), random, ImmutableSet.of());
    play(RandomGames.game(firstEdition), tables.next(players), by, seed);
  }

  /** A game with numbers of the house. */
  @Property(tries = TRIES / 10, shrinking = ShrinkingMode.OFF)
  void a_turned_table_of_the_house_sees_the_same_game_turned(
      @ForAll("houseGames") Game game,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll @IntRange(min = 1, max = 5) int by,
      @ForAll long seed) {
    play(game, SecretProperties.start(game, players), by, seed);
  }

  @Provide
  Arbitrary<Game> houseGames() {
    return RandomGames.houseGames();
  }

  private static void play(Game game, GameSetup start, int by, long seed) {
    Seating seating = Seating.turned(start.monsters().size(), by);
    RandomPlay play = new RandomPlay(game, seed);
    GameState[] turned = {game.start(seating.seat(start))};
    play.toEnd(game.start(start), (before, action, transition) -> {
      assertSameOptions(game, before, turned[0], seating);
      Transition other = game.apply(turned[0], seating.rename(action));
      List<Event> expected = seating.rename(transition.events());
      assertThat(List.copyOf(other.events()))
          .as("seed %s: %s at %s", seed, action, before)
          .isEqualTo(expected);
      turned[0] = other.state();
    });
    assertThat(turned[0].isOver()).isTrue();
  }

  /** What can be chosen is the same; in which order it is listed does not matter. */
  private static void assertSameOptions(
      Game game, GameState state, GameState turned, Seating seating) {
    assertThat(turned.pending() instanceof Decision).isEqualTo(state.pending() instanceof Decision);
    if (state.pending() instanceof Decision) {
      List<Action> options = game.legalActions(state);
      assertThat(new HashSet<>(game.legalActions(turned)))
          .isEqualTo(new HashSet<>(seating.rename(options)));
    }
  }
}
