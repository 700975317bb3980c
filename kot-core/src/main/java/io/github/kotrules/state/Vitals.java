package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.Token;

/** What a Monster's board shows, packed into one long, so that a table of them is copied in one go. */
final class Vitals {
  private static final int LIFE = 0;
  private static final int MAX_LIFE = 7;
  private static final int POINTS = 14;
  private static final int ENERGY = 20;
  private static final int POISON = 44;
  private static final int SHRINK = 52;

  private static final int SMALL = Table.MAX_LIFE;
  private static final int POINT_BITS = 0x3F;
  private static final int TOKEN_BITS = Table.MAX_TOKENS;

  private Vitals() {}

  /** A new Monster (S-2). */
  static long fresh() {
    return ((long) Table.STARTING_LIFE << LIFE) | ((long) Table.STARTING_LIFE << MAX_LIFE);
  }

  static int life(long vitals) {
    return (int) (vitals >>> LIFE) & SMALL;
  }

  static int maxLife(long vitals) {
    return (int) (vitals >>> MAX_LIFE) & SMALL;
  }

  static int points(long vitals) {
    return (int) (vitals >>> POINTS) & POINT_BITS;
  }

  static int energy(long vitals) {
    return (int) (vitals >>> ENERGY) & Table.MAX_ENERGY;
  }

  static int tokens(long vitals, Token token) {
    return (int) (vitals >>> shift(token)) & TOKEN_BITS;
  }

  /** The seats of all who have 20 points, one bit each. */
  static int atMostPoints(long[] all) {
    int atMost = 0;
    for (int i = 0; i < all.length; i++) {
      atMost |= points(all[i]) == Table.MAX_POINTS ? 1 << i : 0;
    }
    return atMost;
  }

  static long withLife(long vitals, int life) {
    return with(vitals, LIFE, SMALL, life);
  }

  static long withMaxLife(long vitals, int life) {
    return with(vitals, MAX_LIFE, SMALL, life);
  }

  static long withPoints(long vitals, int points) {
    return with(vitals, POINTS, POINT_BITS, points);
  }

  static long withEnergy(long vitals, int energy) {
    return with(vitals, ENERGY, Table.MAX_ENERGY, energy);
  }

  static long withTokens(long vitals, Token token, int count) {
    return with(vitals, shift(token), TOKEN_BITS, count);
  }

  private static int shift(Token token) {
    return requireNonNull(token, "token") == Token.POISON ? POISON : SHRINK;
  }

  private static long with(long vitals, int shift, int mask, int value) {
    Bits.check(value, mask);
    return (vitals & ~((long) mask << shift)) | ((long) value << shift);
  }
}
