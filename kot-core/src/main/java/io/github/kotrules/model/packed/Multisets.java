package io.github.kotrules.model.packed;

/**
 * All multisets of up to 31 {@link PackedDice}, in order and numbered from 0: smaller multisets come first, and of two with
 * the same size the one that has more dice of the first face in which they differ.
 */
public final class Multisets {
  private static final int FACES = PackedDice.FACES;
  private static final int MAX_SIZE = PackedDice.MAX_PER_FACE;
  private static final int WIDTH = MAX_SIZE + 2;

  /**
   * At {@code face * WIDTH + n}: the number of multisets of fewer than n dice that show only this face and later ones. This is
   * what n such dice add to the number of a multiset.
   */
  private static final int[] SMALLER = smaller();

  private Multisets() {}

  private static int[] smaller() {
    int[] smaller = new int[FACES * WIDTH];
    for (int face = FACES - 1; face >= 0; face--) {
      for (int n = 1; n < WIDTH; n++) {
        int withoutFace = face == FACES - 1 ? 1 : smaller[(face + 1) * WIDTH + n];
        smaller[face * WIDTH + n] = smaller[face * WIDTH + n - 1] + withoutFace;
      }
    }
    return smaller;
  }

  /** The number of multisets of this size. */
  public static int count(int size) {
    return start(size + 1) - start(size);
  }

  /** The number of the first multiset of this size, which is the count of all smaller ones. */
  public static int start(int size) {
    return SMALLER[size];
  }

  /** The number of a multiset. */
  public static int number(int dice) {
    int number = 0;
    int shown = 0;
    for (int face = FACES - 1; face >= 0; face--) {
      shown += PackedDice.count(dice, face);
      number += SMALLER[face * WIDTH + shown];
    }
    return number;
  }

  /** The first multiset of this size. */
  public static int first(int size) {
    return PackedDice.of(0, size);
  }

  /** The multiset after this one; after the last one of a size, the first one of the next size. */
  public static int following(int dice) {
    int lastFace = FACES - 1;
    int moved = PackedDice.count(dice, lastFace) + 1;
    int rest = PackedDice.minus(dice, PackedDice.of(lastFace, moved - 1));
    if (rest == PackedDice.NONE) {
      return first(moved);
    }
    int face = lastFace - 1;
    while (PackedDice.count(rest, face) == 0) {
      face--;
    }
    return PackedDice.plus(
        PackedDice.minus(rest, PackedDice.of(face, 1)), PackedDice.of(face + 1, moved));
  }
}
