package io.github.kotrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The numbers that random games are made of stay the same. */
class SplitMix64Test {
  @Test
  void gives_the_numbers_of_a_splittable_random() {
    for (long seed = -50; seed < 50; seed++) {
      SplitMix64 own = new SplitMix64(seed);
      SplittableRandom expected = new SplittableRandom(seed);
      for (int bound = 1; bound < 100; bound++) {
        assertThat(own.nextInt(bound)).isEqualTo(expected.nextInt(bound));
        assertThat(own.nextLong()).isEqualTo(expected.nextLong());
        assertThat(own.nextInt()).isEqualTo(expected.nextInt());
        assertThat(own.nextDouble()).isEqualTo(expected.nextDouble());
      }
    }
  }
}
