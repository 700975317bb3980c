package io.github.kotrules.bots.value;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;

/** The numbers that score: those of which there are three or more. */
final class Triples {
  private static final ImmutableList<Face> NUMBERS =
      ImmutableList.of(Face.ONE, Face.TWO, Face.THREE);
  private static final int TRIPLE = 3;

  private Triples() {}

  /** The numbers of which there are three or more, one bit each. */
  static int bits(Dice dice) {
    int bits = 0;
    for (Face number : NUMBERS) {
      bits |= dice.count(number) >= TRIPLE ? 1 << number.ordinal() : 0;
    }
    return bits;
  }

  /** The dice without the numbers of which there are one or two. Of six dice, 462 multisets become about 160. */
  static Dice withoutSingles(Dice dice) {
    Dice rest = dice;
    for (Face number : NUMBERS) {
      int count = dice.count(number);
      if (count > 0 && count < TRIPLE) {
        rest = rest.minus(dice.only(number));
      }
    }
    return rest;
  }
}
