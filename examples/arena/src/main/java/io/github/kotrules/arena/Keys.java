package io.github.kotrules.arena;

import java.util.SplittableRandom;

/** Hashes a sequence of numbers to a seed, the same on every machine. */
final class Keys {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private Keys() {}

  static long of(long... parts) {
    long key = GOLDEN;
    for (long part : parts) {
      key = mix(key ^ mix(part + GOLDEN)) + GOLDEN;
    }
    return mix(key);
  }

  static SplittableRandom random(long... parts) {
    return new SplittableRandom(of(parts));
  }

  /** The finaliser of SplitMix64: every bit of the input changes half of those of the output. */
  private static long mix(long value) {
    long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}
