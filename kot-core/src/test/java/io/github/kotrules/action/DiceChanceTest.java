package io.github.kotrules.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DiceChanceTest {
  private static final int DRAWS = 60_000;

  private static DiceChance dice(int count) {
    return new DiceChance(Seat.ONE, count, DiceChance.Use.TURN);
  }

  private static Roll roll(String dice) {
    return new Roll(Dice.parse(dice));
  }

  @ParameterizedTest
  @CsvSource({"1,6", "2,21", "3,56", "4,126", "5,252", "6,462", "7,792", "8,1287", "9,2002"})
  void lists_every_multiset_of_faces_once(int count, int multisets) {
    List<Outcome> outcomes = dice(count).outcomes();

    assertThat(outcomes).hasSize(multisets).doesNotHaveDuplicates();
    assertThat(outcomes)
        .allSatisfy(outcome -> assertThat(((Roll) outcome).dice().size()).isEqualTo(count));
    assertThat(dice(count).size()).isEqualTo(multisets);
  }

  @Test
  void lists_outcomes_in_a_fixed_order_from_the_first_face_to_the_last() {
    assertThat(dice(2).outcomes().subList(0, 7))
        .containsExactly(
            roll("11"), roll("12"), roll("13"), roll("1E"), roll("1H"), roll("1S"), roll("22"));
    assertThat(dice(2).outcomes()).last().isEqualTo(roll("SS"));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9})
  void shares_out_the_whole_probability(int count) {
    DiceChance chance = dice(count);
    double sum = chance.outcomes().stream().mapToDouble(chance::probability).sum();

    assertThat(sum).isCloseTo(1, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void is_as_likely_as_its_sequences_are_many(int count) {
    Map<Dice, Integer> sequences = new HashMap<>();
    countSequences(Dice.none(), count, sequences);

    for (Outcome outcome : dice(count).outcomes()) {
      double expected = sequences.getOrDefault(((Roll) outcome).dice(), 0) / Math.pow(6, count);
      assertThat(dice(count).probability(outcome)).isCloseTo(expected, within(1e-15));
    }
    assertThat(sequences).hasSize(dice(count).size());
  }

  private static void countSequences(Dice fallen, int rest, Map<Dice, Integer> sequences) {
    if (rest == 0) {
      sequences.merge(fallen, 1, Integer::sum);
      return;
    }
    for (Face face : Face.values()) {
      countSequences(fallen.plus(face), rest - 1, sequences);
    }
  }

  @Test
  void knows_well_known_probabilities() {
    assertThat(dice(6).probability(roll("123EHS"))).isCloseTo(720 / 46_656.0, within(1e-15));
    assertThat(dice(6).probability(roll("SSSSSS"))).isCloseTo(1 / 46_656.0, within(1e-18));
  }

  @Test
  void gives_no_chance_to_what_cannot_fall() {
    DiceChance chance = dice(2);

    assertThat(chance.probability(roll("1"))).isZero();
    assertThat(chance.probability(roll("111"))).isZero();
    assertThat(chance.probability(roll("-"))).isZero();
    assertThat(chance.probability(new Reveal(CardId.of("hat")))).isZero();
  }

  @Test
  void allows_nothing_but_as_many_dice() {
    DiceChance chance = dice(2);

    assertThat(chance.outcomes()).allMatch(chance::allows);
    assertThat(chance.allows(roll("1"))).isFalse();
    assertThat(chance.allows(roll("111"))).isFalse();
    assertThat(chance.allows(new Reveal(CardId.of("hat")))).isFalse();
    assertThat(chance.allows(new StopRolling())).isFalse();
    assertThat(chance.allows(new RerollDice(Dice.parse("11")))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"2,45.315", "3,93.168"}) // chi-square, 0.999, 20 and 55 degrees of freedom
  void falls_as_often_as_it_is_likely(int count, double critical) {
    DiceChance chance = dice(count);
    SplittableRandom random = new SplittableRandom(20_110_801);
    List<Outcome> drawn = new ArrayList<>();
    for (int i = 0; i < DRAWS; i++) {
      drawn.add(chance.sample(random));
    }

    assertThat(ChiSquare.of(drawn, chance::probability, chance.outcomes())).isLessThan(critical);
  }

  @Test
  void would_be_caught_if_all_multisets_fell_alike() {
    List<Outcome> outcomes = dice(2).outcomes();
    SplittableRandom random = new SplittableRandom(20_110_801);
    List<Outcome> drawn = new ArrayList<>();
    for (int i = 0; i < DRAWS; i++) {
      drawn.add(outcomes.get(random.nextInt(outcomes.size())));
    }

    assertThat(ChiSquare.of(drawn, dice(2)::probability, outcomes)).isGreaterThan(45.315);
  }

  @Test
  void can_be_rolled_for_a_card_with_31_dice_but_not_with_32_or_none() {
    assertThat(dice(31).size()).isEqualTo(376_992);
    for (int count : new int[] {-1, 0, 32}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> dice(count))
          .withMessage("the number of dice must be 1 to 31, not " + count);
    }
  }

  @Test
  void is_told_apart_by_whose_dice_they_are_and_what_for() {
    assertThat(dice(6)).isEqualTo(new DiceChance(Seat.ONE, 6, DiceChance.Use.TURN));
    assertThat(dice(6)).isNotEqualTo(new DiceChance(Seat.TWO, 6, DiceChance.Use.TURN));
    assertThat(dice(6)).isNotEqualTo(new DiceChance(Seat.ONE, 6, DiceChance.Use.CARD));
  }
}
