package io.github.kotrules.bots.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Play;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** Time is a clock of the test here, so that a slow machine plays the same games. */
class BudgetTest {
  private static final Game GAME = KingOfTokyo.secondEdition();

  private static GameRecord play(Budget budget, LongSupplier nanos) {
    Chooser searching = new MctsBot(GAME, budget, new SplittableRandom(7), nanos);
    return Play.of(GAME, Monster.GIGAZAUR, Monster.THE_KING)
        .choosers(List.of(searching, Chooser.random(new SplittableRandom(8))))
        .random(new SplittableRandom(6))
        .toEnd();
  }

  /** A clock on which this much time goes by between two looks. */
  private static LongSupplier clock(long start, long step) {
    AtomicLong now = new AtomicLong(start);
    return () -> now.getAndAdd(step);
  }

  @Test
  void a_budget_in_time_is_kept() {
    GameRecord counted = play(Budget.playouts(5), clock(0, 0));

    assertThat(counted.end().isOver()).isTrue();
    assertThat(play(Budget.millis(5), clock(0, 1_000_000))).isEqualTo(counted);
    assertThat(play(Budget.millis(5), clock(0, 1_200_000))).isEqualTo(counted);
    assertThat(play(Budget.millis(1), clock(0, 3_000_000)))
        .isEqualTo(play(Budget.playouts(1), clock(0, 0)));
  }

  /** The clock of a JVM may begin anywhere. */
  @Test
  void a_clock_that_overflows_is_no_end_of_time() {
    assertThat(play(Budget.millis(5), clock(Long.MAX_VALUE - 500_000, 1_000_000)))
        .isEqualTo(play(Budget.playouts(5), clock(0, 0)));
  }
}
