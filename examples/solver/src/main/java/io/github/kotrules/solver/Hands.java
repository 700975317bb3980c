package io.github.kotrules.solver;

import static java.util.Objects.requireNonNull;

import com.google.common.primitives.Ints;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Numbers all multisets of up to a given number of dice. The empty multiset is 0, and smaller ones come first. A full multiset
 * has all dice. Faces are in the order of {@link Face}.
 */
final class Hands {
  static final int FACES = 6;
  static final int HEART = Face.HEART.ordinal();
  static final int SMASH = Face.SMASH.ordinal();

  /** The number of bits for the count of a face in a packed multiset. */
  private static final int BITS = 4;

  private static final int MASK = (1 << BITS) - 1;

  /** The number of the first full multiset. */
  private final int firstFull;

  /** The packed multisets, indexed by number. */
  private final int[] packed;

  /** The numbers of the multisets with one die more: six elements for each multiset that is not full. */
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

  /** The number of multisets. */
  int size() {
    return packed.length;
  }

  /** The number of the first full multiset. */
  int firstFull() {
    return firstFull;
  }

  /** The number of full multisets: 462 for six dice. */
  int full() {
    return size() - firstFull();
  }

  int count(int number, int face) {
    return packed[number] >>> (BITS * face) & MASK;
  }

  int next(int number, int face) {
    return next[number * FACES + face];
  }

  /**
   * The numbers of the multisets with one die more, six for each multiset that is not full. Callers must not change the array.
   */
  int[] next() {
    return next;
  }

  /** Returns the number of the multiset of these dice. */
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
