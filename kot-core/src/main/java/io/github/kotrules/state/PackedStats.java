package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.Token;

/** The points, energy, life and tokens of a Monster, packed into one long. */
final class PackedStats {
  private static final int LIFE = 0;
  private static final int MAX_LIFE = 7;
  private static final int POINTS = 14;
  private static final int ENERGY = 20;
  private static final int POISON = 44;
  private static final int SHRINK = 52;

  private static final int SMALL = Table.MAX_LIFE;
  private static final int POINT_BITS = 0x3F;
  private static final int TOKEN_BITS = Table.MAX_TOKENS;

  private PackedStats() {}

  /** A new Monster (S-2). */
  static long fresh() {
    return ((long) Table.STARTING_LIFE << LIFE) | ((long) Table.STARTING_LIFE << MAX_LIFE);
  }

  static int life(long stats) {
    return (int) (stats >>> LIFE) & SMALL;
  }

  static int maxLife(long stats) {
    return (int) (stats >>> MAX_LIFE) & SMALL;
  }

  static int points(long stats) {
    return (int) (stats >>> POINTS) & POINT_BITS;
  }

  static int energy(long stats) {
    return (int) (stats >>> ENERGY) & Table.MAX_ENERGY;
  }

  static int tokens(long stats, Token token) {
    return (int) (stats >>> shift(token)) & TOKEN_BITS;
  }

  /** The seats of all who have 20 points, one bit each. */
  static int atWinningPoints(long[] all) {
    int winning = 0;
    for (int i = 0; i < all.length; i++) {
      winning |= points(all[i]) == Table.MAX_POINTS ? 1 << i : 0;
    }
    return winning;
  }

  static long withLife(long stats, int life) {
    return with(stats, LIFE, SMALL, life);
  }

  static long withMaxLife(long stats, int life) {
    return with(stats, MAX_LIFE, SMALL, life);
  }

  static long withPoints(long stats, int points) {
    return with(stats, POINTS, POINT_BITS, points);
  }

  static long withEnergy(long stats, int energy) {
    return with(stats, ENERGY, Table.MAX_ENERGY, energy);
  }

  static long withTokens(long stats, Token token, int count) {
    return with(stats, shift(token), TOKEN_BITS, count);
  }

  private static int shift(Token token) {
    return requireNonNull(token, "token") == Token.POISON ? POISON : SHRINK;
  }

  private static long with(long stats, int shift, int mask, int value) {
    Bits.check(value, mask);
    return (stats & ~((long) mask << shift)) | ((long) value << shift);
  }
}
