package io.github.kotrules.odds;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;

/**
 * All multisets of up to {@link #MOST} dice, numbered: smaller ones first, those of one size in the order in which
 * {@code DiceChance} lists them. Built when first used, then only read.
 */
final class Multisets {
  static final int MOST = 12;
  static final int FACES = 6;

  /** {@code WAYS[f][n]}: how many multisets of n dice there are with f faces. */
  private static final int[][] WAYS = ways();

  /** {@code START[n]}: the number of the first multiset of n dice. */
  private static final int[] START = starts();

  private static final Dice[] DICE = new Dice[START[MOST + 1]];
  private static final int[] NEXT = new int[START[MOST] * FACES];

  static {
    for (int size = 0; size <= MOST; size++) {
      list(Dice.none(), 0, size);
    }
    for (int number = 0; number < START[MOST]; number++) {
      for (int face = 0; face < FACES; face++) {
        NEXT[number * FACES + face] = number(DICE[number].plus(Face.at(face)));
      }
    }
  }

  private Multisets() {}

  private static int[][] ways() {
    int[][] ways = new int[FACES + 1][MOST + 1];
    ways[0][0] = 1;
    for (int faces = 1; faces <= FACES; faces++) {
      for (int size = 0; size <= MOST; size++) {
        ways[faces][size] = ways[faces - 1][size] + (size == 0 ? 0 : ways[faces][size - 1]);
      }
    }
    return ways;
  }

  private static int[] starts() {
    int[] starts = new int[MOST + 2];
    for (int size = 0; size <= MOST; size++) {
      starts[size + 1] = starts[size] + WAYS[FACES][size];
    }
    return starts;
  }

  /** Puts in its place each multiset of these dice and {@code rest} more, which show {@code face} or a later one. */
  private static void list(Dice dice, int face, int rest) {
    if (face == FACES - 1) {
      Dice all = dice.plus(Dice.of(Face.at(face), rest));
      DICE[number(all)] = all;
      return;
    }
    for (int n = 0; n <= rest; n++) {
      list(dice.plus(Dice.of(Face.at(face), n)), face + 1, rest - n);
    }
  }

  static void checkSize(int dice) {
    checkArgument(dice >= 0 && dice <= MOST, "odds are for 0 to %s dice, not %s", MOST, dice);
  }

  /** The number of the first multiset of this size; that of the next size is where this one's end. */
  static int start(int size) {
    return START[size];
  }

  static Dice dice(int number) {
    return DICE[number];
  }

  /** The number of the multiset with one die more. */
  static int next(int number, int face) {
    return NEXT[number * FACES + face];
  }

  static int number(Dice dice) {
    int rest = dice.size();
    checkSize(rest);
    int number = START[rest];
    for (int face = 0; rest > 0; face++) {
      rest -= dice.count(Face.at(face));
      if (rest > 0) {
        number += WAYS[FACES - face][rest - 1];
      }
    }
    return number;
  }
}
