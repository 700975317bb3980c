package io.github.kotrules.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("S-4")
class DiceTest {

  @Test
  void are_written_in_the_order_of_faces() {
    assertThat(Dice.parse("SH2E11")).hasToString("112EHS");
  }

  @Test
  void are_written_as_a_dash_when_there_are_none() {
    assertThat(Dice.none()).hasToString("-").isEqualTo(Dice.parse("-"));
  }

  @Test
  void are_equal_however_they_were_put_together() {
    Dice parsed = Dice.parse("11S");
    Dice added = Dice.of(Face.SMASH).plus(Dice.of(Face.ONE, 2));

    assertThat(added).isEqualTo(parsed).hasSameHashCodeAs(parsed).isNotEqualTo(Dice.parse("1S"));
    assertThat(Dice.of(Face.ONE, Face.SMASH, Face.ONE)).isEqualTo(parsed);
    assertThat(parsed).isNotEqualTo("11S");
  }

  @Test
  void count_each_face_on_its_own() {
    Dice dice = Dice.parse("1133EHHHS");

    assertThat(dice.count(Face.ONE)).isEqualTo(2);
    assertThat(dice.count(Face.TWO)).isZero();
    assertThat(dice.count(Face.THREE)).isEqualTo(2);
    assertThat(dice.count(Face.ENERGY)).isEqualTo(1);
    assertThat(dice.count(Face.HEART)).isEqualTo(3);
    assertThat(dice.count(Face.SMASH)).isEqualTo(1);
    assertThat(dice.size()).isEqualTo(9);
  }

  @Test
  void contain_a_face_that_one_of_them_shows() {
    assertThat(Dice.parse("1E").contains(Face.ENERGY)).isTrue();
    assertThat(Dice.parse("1E").contains(Face.HEART)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"112,12,true", "112,112,true", "112,-,true", "112,122,false", "-,1,false"})
  void contain_dice_that_can_be_picked_out_of_them(String dice, String picked, boolean contained) {
    assertThat(Dice.parse(dice).contains(Dice.parse(picked))).isEqualTo(contained);
  }

  @Test
  void are_empty_only_when_there_are_none() {
    assertThat(Dice.none().isEmpty()).isTrue();
    assertThat(Dice.of(Face.SMASH).isEmpty()).isFalse();
    assertThat(Dice.of(Face.SMASH, 0)).isEqualTo(Dice.none());
  }

  @ParameterizedTest
  @CsvSource({"-,1", "1,2", "111111,7", "123EHS,64", "1122EEHS,108", "1122EHS3,144"})
  void can_be_picked_in_so_many_ways(String dice, int ways) {
    assertThat(Dice.parse(dice).subsets()).isEqualTo(ways);
  }

  @Test
  void are_picked_from_none_to_all() {
    Dice dice = Dice.parse("11S");

    assertThat(dice.subset(0)).hasToString("-");
    assertThat(dice.subset(1)).hasToString("1");
    assertThat(dice.subset(2)).hasToString("11");
    assertThat(dice.subset(3)).hasToString("S");
    assertThat(dice.subset(4)).hasToString("1S");
    assertThat(dice.subset(5)).hasToString("11S");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 6, 7, Integer.MAX_VALUE, Integer.MIN_VALUE})
  void refuse_a_way_of_picking_that_is_not_there(int index) {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> Dice.parse("11S").subset(index))
        .withMessageContainingAll(String.valueOf(index), "11S", "6");
  }

  @Test
  void refuse_an_unknown_symbol() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Dice.parse("12X"))
        .withMessageContainingAll("'X'", "1 2 3 E H S");
  }

  @Test
  void refuse_to_be_read_from_nothing() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Dice.parse(""))
        .withMessage("the text is empty: write - for no dice");
  }

  @Test
  void refuse_to_lose_a_face_that_none_shows() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Dice.parse("12").minus(Face.HEART))
        .withMessage("no HEART in 12");
  }

  @Test
  void refuse_to_lose_dice_that_are_not_among_them() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Dice.parse("12").minus(Dice.parse("11")))
        .withMessage("no 11 in 12");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 32})
  void refuse_a_number_that_cannot_be(int count) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Dice.of(Face.ONE, count))
        .withMessage("the number of dice must be 0 to 31, not " + count);
  }

  @Test
  void are_drawn_as_many_as_wanted() {
    SplittableRandom random = new SplittableRandom(1);
    for (int count = 0; count <= Dice.MAX_PER_FACE; count++) {
      assertThat(Dice.random(count, random).size()).isEqualTo(count);
    }
  }

  /** One random number replaces a draw for each die: each sequence of faces is one number. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6})
  void fall_in_every_way_once(int count) {
    int ways = (int) Math.pow(6, count);
    for (int way = 0; way < ways; way++) {
      Dice toldApart = Dice.none();
      for (int die = 0, rest = way; die < count; die++, rest /= 6) {
        toldApart = toldApart.plus(Face.at(rest % 6));
      }
      assertThat(Dice.random(count, new Drawn(way, ways))).isEqualTo(toldApart);
    }
  }

  /** Draws this number, once it is asked for one below the bound. */
  private record Drawn(int number, int bound) implements RandomGenerator {
    @Override
    public long nextLong() {
      throw new UnsupportedOperationException();
    }

    @Override
    public int nextInt(int asked) {
      assertThat(asked).isEqualTo(bound);
      return number;
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 32})
  void refuse_to_be_drawn_in_a_number_that_cannot_be(int count) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Dice.random(count, new SplittableRandom(1)))
        .withMessage("the number of dice must be 0 to 31, not " + count);
  }

  @Test
  void hold_up_to_31_of_one_face_and_refuse_more() {
    Dice most = Dice.of(Face.ONE, Dice.MAX_PER_FACE);

    assertThat(most.minus(Face.ONE).plus(Face.ONE)).isEqualTo(most);
    assertThat(most.count(Face.TWO)).isZero();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> most.plus(Face.ONE))
        .withMessage("more than 31 dice of one face");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Dice.of(Face.ONE, 16).plus(Dice.of(Face.ONE, 16)))
        .withMessage("more than 31 dice of one face");
  }
}
