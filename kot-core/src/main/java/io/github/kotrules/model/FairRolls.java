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
  private static final int[][] BITS = tables();

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
    return BITS[Math.max(0, count - HALF)][first] + BITS[Math.min(count, HALF)][second];
  }

  private static int[] ways() {
    int[] ways = new int[MOST + 1];
    ways[0] = 1;
    for (int count = 1; count <= MOST; count++) {
      ways[count] = ways[count - 1] * FACES;
    }
    return ways;
  }

  private static int[][] tables() {
    int[][] tables = new int[HALF + 1][];
    tables[0] = new int[] {Dice.none().bits()};
    for (int count = 1; count <= HALF; count++) {
      int[] fewer = tables[count - 1];
      tables[count] = new int[fewer.length * FACES];
      for (int way = 0; way < tables[count].length; way++) {
        tables[count][way] =
            Dice.ofBits(fewer[way / FACES]).plus(Face.at(way % FACES)).bits();
      }
    }
    return tables;
  }
}
