package io.github.kotrules.bots;

import java.util.random.RandomGenerator;

/**
 * A small fast generator (sfc32) that gives the same numbers on every platform, including JavaScript, where 64-bit arithmetic
 * is slow and the JDK's generators are missing or differ. Not cryptographically secure.
 */
public final class SeededRandom implements RandomGenerator {
  private static final int WARM_UP = 12;

  private int a;
  private int b;
  private int c = 0x9E3779B9;
  private int counter = 1;

  public SeededRandom(long seed) {
    a = (int) seed;
    b = (int) (seed >>> Integer.SIZE);
    for (int i = 0; i < WARM_UP; i++) {
      nextInt();
    }
  }

  @Override
  public int nextInt() {
    int next = a + b + counter++;
    a = b ^ (b >>> 9);
    b = c + (c << 3);
    c = Integer.rotateLeft(c, 21) + next;
    return next;
  }

  @Override
  public int nextInt(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("a bound is 1 or more, not " + bound);
    }
    int bits = nextInt() >>> 1;
    int number = bits % bound;
    while (bits - number + (bound - 1)
        < 0) { // in the last, incomplete range, which would not be uniform
      bits = nextInt() >>> 1;
      number = bits % bound;
    }
    return number;
  }

  @Override
  public long nextLong() {
    return ((long) nextInt() << Integer.SIZE) ^ nextInt();
  }

  /** Returns a fingerprint of the numbers to come: two generators that will give the same numbers have the same one. */
  public long fingerprint() {
    long first = ((long) a << Integer.SIZE) ^ b;
    long second = ((long) c << Integer.SIZE) ^ counter;
    return first * 0x9E3779B97F4A7C15L + second;
  }
}
