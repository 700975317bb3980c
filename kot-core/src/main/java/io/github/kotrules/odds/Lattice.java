package io.github.kotrules.odds;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.kotrules.model.Dice;
import io.github.kotrules.model.packed.Multisets;
import io.github.kotrules.model.packed.Packed;
import io.github.kotrules.model.packed.PackedDice;

/**
 * All multisets of up to {@link #MAX_DICE} dice by number, and the steps from each to those with one die more. Smaller
 * multisets come first, those of one size in the order of {@code DiceChance.outcomes()}. Built on first use.
 */
final class Lattice {
  static final int MAX_DICE = 12;
  static final int FACES = PackedDice.FACES;

  private static final Packed<Dice> PACKED = Packed.of(Dice.none());
  private static final Dice[] DICE = new Dice[start(MAX_DICE + 1)];
  private static final int[] NEXT = new int[start(MAX_DICE) * FACES];

  static {
    int dice = PackedDice.NONE;
    for (int number = 0; number < DICE.length; number++) {
      DICE[number] = PACKED.value(dice);
      dice = Multisets.following(dice);
    }
    for (int number = 0; number < start(MAX_DICE); number++) {
      for (int face = 0; face < FACES; face++) {
        int more = PackedDice.plus(PACKED.bits(DICE[number]), PackedDice.of(face, 1));
        NEXT[number * FACES + face] = Multisets.number(more);
      }
    }
  }

  private Lattice() {}

  static void checkSize(int dice) {
    checkArgument(
        dice >= 0 && dice <= MAX_DICE, "odds are for 0 to %s dice, not %s", MAX_DICE, dice);
  }

  /** The number of the first multiset of this size, which is the end of the previous size. */
  static int start(int size) {
    return Multisets.start(size);
  }

  static Dice dice(int number) {
    return DICE[number];
  }

  /** The number of the multiset with one die more. */
  static int next(int number, int face) {
    return NEXT[number * FACES + face];
  }

  static int number(Dice dice) {
    checkSize(dice.size());
    return Multisets.number(PACKED.bits(dice));
  }
}
