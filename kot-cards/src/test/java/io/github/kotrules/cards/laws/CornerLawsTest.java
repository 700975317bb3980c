package io.github.kotrules.cards.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.cards.laws.CornerTables.Theme;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The laws hold in the corners that random games almost never come to. A deep run plays more games and prints how often each
 * corner was met.
 */
class CornerLawsTest {
  /** How much more a deep run plays. */
  private static final int TIMES = TestRun.isDeep() ? 150 : 1;

  /** How often each corner must be met. */
  private static final int LEAST = TestRun.isDeep() ? 1000 : 1;

  private static final Map<Corner, Integer> COUNTS = new EnumMap<>(Corner.class);

  @BeforeAll
  static void play() {
    for (Theme theme : Theme.values()) {
      IntStream.range(0, 2 * theme.games * TIMES).parallel().forEach(i -> {
        Map<Corner, Integer> counts = play(theme, i % 2 == 0, TestRun.ofGame(i));
        synchronized (COUNTS) {
          counts.forEach((corner, times) -> COUNTS.merge(corner, times, Integer::sum));
        }
      });
    }
  }

  private static Map<Corner, Integer> play(Theme theme, boolean firstEdition, long seed) {
    Map<Corner, Integer> counts = new EnumMap<>(Corner.class);
    try {
      new CornerGame(theme, firstEdition, seed).play(new CornerCount(counts));
    } catch (AssertionError | RuntimeException failure) {
      throw new AssertionError(
          "in the game of " + theme + ", " + (firstEdition ? "first" : "second")
              + " edition, with seed " + seed + "; " + TestRun.howToRepeat(),
          failure);
    }
    return counts;
  }

  @AfterAll
  static void report() {
    if (TestRun.isDeep()) {
      System.out.println("corners: " + COUNTS);
    }
  }

  @ParameterizedTest
  @EnumSource
  void every_corner_is_met(Corner corner) {
    assertThat(COUNTS.getOrDefault(corner, 0)).isGreaterThanOrEqualTo(LEAST);
  }
}
