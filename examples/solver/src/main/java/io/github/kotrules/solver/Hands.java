package io.github.kotrules.solver;

import static java.util.Objects.requireNonNull;

import com.google.common.primitives.Ints;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * All multisets of up to a number of dice, by number. The empty one is 0, smaller ones come first. Faces are in the order of
 * {@link Face}.
 */
final class Hands {
  static final int FACES = 6;
  static final int HEART = Face.HEART.ordinal();
  static final int SMASH = Face.SMASH.ordinal();

  /** A count takes four bits of a packed multiset. */
  private static final int BITS = 4;

  private static final int MASK = (1 << BITS) - 1;

  /** The number of the first multiset with all dice. */
  private final int firstFull;

  /** The multisets as bits, by number. */
  private final int[] packed;

  /** The number of the multiset with one die more: six for each multiset that is not full. */
  private final int[] next;

  Hands(int dice) {
    Map<Integer, Integer> numbers = new LinkedHashMap<>();
    for (int size = 0; size < dice; size++) {
      list(0, size, 0, numbers);
    }
    this.firstFull = numbers.size();
    list(0, dice, 0, numbers);
    this.packed = Ints.toArray(numbers.keySet());
    this.next = new int[firstFull * FACES];
    for (int i = 0; i < next.length; i++) {
      int more = packed[i / FACES] + (1 << (BITS * (i % FACES)));
      next[i] = requireNonNull(numbers.get(more));
    }
  }

  private static void list(int face, int left, int hand, Map<Integer, Integer> numbers) {
    if (face == FACES - 1) {
      numbers.put(hand + (left << (BITS * face)), numbers.size());
      return;
    }
    for (int count = left; count >= 0; count--) {
      list(face + 1, left - count, hand + (count << (BITS * face)), numbers);
    }
  }

  /** How many multisets there are. */
  int size() {
    return packed.length;
  }

  /** The number of the first multiset with all dice. */
  int firstFull() {
    return firstFull;
  }

  /** How many multisets have all dice: 462 for six. */
  int full() {
    return size() - firstFull();
  }

  int count(int number, int face) {
    return packed[number] >>> (BITS * face) & MASK;
  }

  int next(int number, int face) {
    return next[number * FACES + face];
  }

  /** The numbers of the multisets with one die more, six for each multiset; not to be changed. */
  int[] next() {
    return next;
  }

  /** The number of these dice. */
  int number(Dice dice) {
    int number = 0;
    for (int face = 0; face < FACES; face++) {
      for (int i = dice.count(Face.at(face)); i > 0; i--) {
        number = next(number, face);
      }
    }
    return number;
  }

  Dice dice(int number) {
    Dice dice = Dice.none();
    for (int face = 0; face < FACES; face++) {
      dice = dice.plus(Dice.of(Face.at(face), count(number, face)));
    }
    return dice;
  }
}
