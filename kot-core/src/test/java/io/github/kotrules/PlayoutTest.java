package io.github.kotrules;

import static io.github.kotrules.Say.roll;
import static io.github.kotrules.Say.stop;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.kotrules.RandomGames.Step;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Market;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayoutTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), InventedCards.all());
  private static final GameState START = GAME.start(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING)
      .withMarket(Market.empty())
      .withFirst(Seat.ONE));

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void comes_to_the_states_that_next_comes_to(int players) {
    GameState start = GAME.start(RandomGames.richTable(GAME, players));
    Playout seen = GAME.playout(start);
    Playout unseen = GAME.playout(START);
    for (int seed = 0; seed < 20; seed++) {
      List<Step> steps = RandomGames.play(GAME, start, seed, 3000);
      seen.reset(start);
      unseen.reset(start);
      for (Step step : steps) {
        assertThat(seen.legalActions()).isEqualTo(GAME.legalActions(step.before()));
        seen.next(step.action());
        unseen.next(step.action());
        assertThat(seen.state()).isEqualTo(step.transition().state());
      }
      assertThat(unseen.state())
          .isEqualTo(steps.get(steps.size() - 1).transition().state());
    }
  }

  @Test
  void steps_at_random_as_a_player_who_draws_from_the_legal_actions() {
    GameState start = GAME.start(RandomGames.richTable(GAME, 4));
    List<Step> steps = RandomGames.play(GAME, start, new Shares(7), 3000);
    Playout playout = GAME.playout(start);
    RandomGenerator random = new Shares(7);

    for (Step step : steps) {
      assertThat(playout.isOver()).isFalse();
      playout.step(random);
      assertThat(playout.state()).isEqualTo(step.transition().state());
    }
    assertThat(playout.isOver()).isTrue();
  }

  /**
   * Draws a number as its share of a random fraction. With it the playout, which picks dice by their shares, picks just what
   * a player does who draws the number of a legal action.
   */
  private record Shares(SplittableRandom random) implements RandomGenerator {
    Shares(long seed) {
      this(new SplittableRandom(seed));
    }

    @Override
    public long nextLong() {
      return random.nextLong();
    }

    @Override
    public int nextInt(int bound) {
      return (int) (((nextLong() >>> 32) * bound) >>> 32);
    }
  }

  @Test
  void leaves_the_states_alone_that_it_gave_and_got() {
    Playout playout = GAME.playout(START);
    GameState copy = START.after(List.of());
    playout.next(roll("123EHS"));
    GameState rolled = playout.state();
    GameState same = GAME.next(copy, roll("123EHS"));

    playout.next(stop());

    assertThat(START).isEqualTo(copy);
    assertThat(rolled).isEqualTo(same);
    assertThat(playout.state()).isNotEqualTo(rolled);
  }

  @Test
  void refuses_what_is_not_legal_and_changes_nothing() {
    Playout playout = GAME.playout(START);

    assertThatExceptionOfType(IllegalActionException.class)
        .isThrownBy(() -> playout.next(stop()))
        .withMessageContaining("DiceChance");
    assertThat(playout.state()).isEqualTo(START);
  }

  @Test
  void refuses_to_go_on_after_the_end() {
    Playout playout = GAME.playout(START);
    SplittableRandom random = new SplittableRandom(1);
    while (!playout.isOver()) {
      playout.step(random);
    }

    assertThatIllegalStateException()
        .isThrownBy(() -> playout.step(random))
        .withMessageContaining("reset");
    assertThatExceptionOfType(IllegalActionException.class)
        .isThrownBy(() -> playout.next(stop()))
        .satisfies(refused ->
            assertThat(refused.reason()).isEqualTo(IllegalActionException.Reason.GAME_OVER));
  }

  @Test
  void refuses_the_state_of_another_game() {
    Game other = Game.of(RuleSet.firstEdition(), CardSet.none());
    Playout playout = GAME.playout(START);

    assertThatIllegalArgumentException().isThrownBy(() -> other.playout(START));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> playout.reset(other.start(Monster.GIGAZAUR, Monster.THE_KING)))
        .withMessageContaining("other rules or cards");
  }
}
