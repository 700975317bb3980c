package io.github.kotrules.testkit;

import java.util.random.RandomGenerator;

/**
 * A small random generator that also works where {@code java.util.SplittableRandom} is missing, such as in a browser. It gives
 * the same numbers for the same seed.
 */
final class SplitMix64 implements RandomGenerator {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long state;

  SplitMix64(long seed) {
    state = seed;
  }

  @Override
  public long nextLong() {
    state += GOLDEN_GAMMA;
    long mixed = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return mixed ^ (mixed >>> 31);
  }

  @Override
  public int nextInt() {
    state += GOLDEN_GAMMA;
    long mixed = (state ^ (state >>> 33)) * 0x62a9d9ed799705f5L;
    return (int) (((mixed ^ (mixed >>> 28)) * 0xcb24d0a5c88c35b3L) >>> 32);
  }
}
