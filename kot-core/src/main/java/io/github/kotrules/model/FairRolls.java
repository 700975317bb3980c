package io.github.kotrules.model;

/**
 * How up to six dice fall: every sequence of faces leads to its multiset, so that one random number is one roll, as likely
 * as it must be. Up to three dice are looked up, more are put together from two such rolls, so that the tables stay small.
 */
final class FairRolls {
  private static final int FACES = 6;
  private static final int MOST = 6;
  private static final int HALF = 3;
  private static final int WAYS_OF_HALF = FACES * FACES * FACES;
  private static final int[] WAYS = ways();

  /** What each way of up to three dice shows; the ways of so many dice begin at so many times {@link #WAYS_OF_HALF}. */
  private static final int[] BITS = tables();

  private FairRolls() {}

  static boolean has(int count) {
    return count <= MOST;
  }

  /** In how many ways so many dice can fall, told apart. */
  static int ways(int count) {
    return WAYS[count];
  }

  /** What one of these ways shows, as {@link Dice#bits()}. */
  static int bits(int count, int way) {
    int first = way / WAYS_OF_HALF;
    int second = way - first * WAYS_OF_HALF;
    int others = Math.max(0, count - HALF);
    return BITS[others * WAYS_OF_HALF + first] + BITS[(count - others) * WAYS_OF_HALF + second];
  }

  private static int[] ways() {
    int[] ways = new int[MOST + 1];
    ways[0] = 1;
    for (int count = 1; count <= MOST; count++) {
      ways[count] = ways[count - 1] * FACES;
    }
    return ways;
  }

  private static int[] tables() {
    int[] bits = new int[(HALF + 1) * WAYS_OF_HALF];
    bits[0] = Dice.none().bits();
    for (int count = 1; count <= HALF; count++) {
      for (int way = 0; way < WAYS[count]; way++) {
        Dice fewer = Dice.ofBits(bits[(count - 1) * WAYS_OF_HALF + way / FACES]);
        bits[count * WAYS_OF_HALF + way] = fewer.plus(Face.at(way % FACES)).bits();
      }
    }
    return bits;
  }
}
