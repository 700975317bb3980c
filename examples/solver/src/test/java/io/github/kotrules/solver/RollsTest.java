package io.github.kotrules.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;

/** Compares the results for six dice and three rolls with published numbers. */
class RollsTest {
  private static final Hands HANDS = new Hands(6);
  private static final Rolls ROLLS = new Rolls(HANDS, 3);

  private static double expected(IntToDoubleFunction worth) {
    double[] ends = new double[HANDS.full()];
    for (int i = 0; i < ends.length; i++) {
      ends[i] = worth.applyAsDouble(HANDS.firstFull() + i);
    }
    return ROLLS.expected(ends, new double[HANDS.size()]);
  }

  @Test
  void there_are_462_hands_of_six_dice_and_924_of_up_to_six() {
    assertThat(HANDS.full()).isEqualTo(462);
    assertThat(HANDS.size()).isEqualTo(924);
  }

  @Test
  void three_or_more_of_a_named_face() {
    assertThat(expected(hand -> HANDS.count(hand, 0) >= 3 ? 1 : 0))
        .isCloseTo(.499771, within(1e-6));
  }

  @Test
  void all_six_faces() {
    IntToDoubleFunction all = hand -> {
      for (int face = 0; face < Hands.FACES; face++) {
        if (HANDS.count(hand, face) == 0) {
          return 0;
        }
      }
      return 1;
    };

    assertThat(expected(all)).isCloseTo(.196829, within(1e-6));
  }

  @Test
  void the_best_points() {
    Ends ends = new Ends(HANDS);
    double[] points = new double[ends.size()];
    for (int result = 0; result < points.length; result++) {
      points[result] = ends.points(result);
    }
    double[] worth = new double[HANDS.full()];
    ends.spread(points, worth);

    assertThat(ROLLS.expected(worth, new double[HANDS.size()])).isCloseTo(2.2357417, within(1e-7));
  }

  @Test
  void dice_and_numbers_are_the_same() {
    for (int number = 0; number < HANDS.size(); number++) {
      assertThat(HANDS.number(HANDS.dice(number))).isEqualTo(number);
    }
  }
}
