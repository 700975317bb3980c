package io.github.kotrules.model.packed;

/**
 * Rolls up to six dice with one random number. Each sequence of faces has a number, which leads to its {@link PackedDice}, so
 * every multiset has its exact probability. Up to three dice take one lookup, more take two, which keeps the table small.
 */
public final class FairRolls {
  public static final int MAX_DICE = 6;

  private static final int FACES = PackedDice.FACES;
  private static final int HALF = 3;
  private static final int WAYS_OF_HALF = FACES * FACES * FACES;
  private static final int[] WAYS = ways();

  /** The dice of each sequence of up to three; the sequences of n dice start at n times {@link #WAYS_OF_HALF}. */
  private static final int[] ROLLS = rolls();

  private FairRolls() {}

  /** The number of sequences of {@code count} dice. */
  public static int ways(int count) {
    return WAYS[count];
  }

  /** The dice of one of the {@link #ways}. */
  public static int roll(int count, int way) {
    int first = way / WAYS_OF_HALF;
    int second = way - first * WAYS_OF_HALF;
    int others = Math.max(0, count - HALF);
    return ROLLS[others * WAYS_OF_HALF + first] + ROLLS[(count - others) * WAYS_OF_HALF + second];
  }

  private static int[] ways() {
    int[] ways = new int[MAX_DICE + 1];
    ways[0] = 1;
    for (int count = 1; count <= MAX_DICE; count++) {
      ways[count] = ways[count - 1] * FACES;
    }
    return ways;
  }

  private static int[] rolls() {
    int[] rolls = new int[(HALF + 1) * WAYS_OF_HALF];
    rolls[0] = PackedDice.NONE;
    for (int count = 1; count <= HALF; count++) {
      for (int way = 0; way < WAYS[count]; way++) {
        int fewer = rolls[(count - 1) * WAYS_OF_HALF + way / FACES];
        rolls[count * WAYS_OF_HALF + way] = fewer + PackedDice.of(way % FACES, 1);
      }
    }
    return rolls;
  }
}
