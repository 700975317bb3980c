package io.github.kotrules.model.packed;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import org.junit.jupiter.api.Test;

class MultisetsTest {
  private static final Packed<Dice> PACKED = Packed.of(Dice.none());

  @Test
  void are_of_dice_with_as_many_faces_and_counts_as_the_model_has() {
    assertThat(PackedDice.FACES).isEqualTo(Face.values().length);
    assertThat(Dice.MAX_PER_FACE).isEqualTo(PackedDice.MAX_PER_FACE);
  }

  /** The order in which outcomes have always been listed: for each face in turn, from many dice to none. */
  @Test
  void are_numbered_by_size_and_then_from_the_first_face_to_the_last() {
    Expected expected = new Expected();
    for (int size = 0; size <= 9; size++) {
      assertThat(Multisets.start(size)).isEqualTo(expected.number);
      expected.check(Dice.none(), 0, size);
      assertThat(Multisets.count(size)).isEqualTo(expected.number - Multisets.start(size));
    }
  }

  private static final class Expected {
    private int number;
    private int following = PackedDice.NONE;

    /** Checks all multisets of these dice and {@code rest} more, which show {@code face} or a later one. */
    private void check(Dice dice, int face, int rest) {
      if (face == Face.values().length - 1) {
        int packed = PACKED.bits(dice.plus(Dice.of(Face.at(face), rest)));
        assertThat(following).isEqualTo(packed);
        assertThat(Multisets.number(packed)).isEqualTo(number);
        following = Multisets.following(packed);
        number++;
        return;
      }
      for (int n = rest; n >= 0; n--) {
        check(dice.plus(Dice.of(Face.at(face), n)), face + 1, rest - n);
      }
    }
  }

  @Test
  void are_numbered_up_to_31_dice() {
    int last = PackedDice.of(PackedDice.FACES - 1, PackedDice.MAX_PER_FACE);

    assertThat(Multisets.count(31)).isEqualTo(376_992);
    assertThat(Multisets.number(Multisets.first(31))).isEqualTo(Multisets.start(31));
    assertThat(Multisets.number(last)).isEqualTo(Multisets.start(32) - 1);
  }
}
