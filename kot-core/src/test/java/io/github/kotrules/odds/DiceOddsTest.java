package io.github.kotrules.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DiceOddsTest {
  private static final double EXACT = 1e-14;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6})
  void are_those_of_all_sequences(int rolled) {
    Dice kept = Dice.parse("1SS");
    Map<Dice, Integer> counts = BruteForce.counts(rolled);
    DiceOdds odds = DiceOdds.after(kept, rolled);

    List<Dice> seen = new ArrayList<>();
    odds.forEach((dice, probability) -> {
      seen.add(dice);
      double counted =
          counts.getOrDefault(dice.minus(kept), 0) / (double) BruteForce.sequences(rolled);
      assertThat(probability).isCloseTo(counted, within(EXACT));
      assertThat(odds.probability(dice)).isEqualTo(probability);
    });

    assertThat(seen).doesNotHaveDuplicates().hasSameSizeAs(counts.keySet());
  }

  @Test
  void of_all_dice_are_those_of_chance_in_the_same_order() {
    DiceChance chance = new DiceChance(Seat.ONE, 8, DiceChance.Use.TURN);
    List<Roll> rolls = new ArrayList<>();
    DiceOdds.after(Dice.none(), 8).forEach((dice, probability) -> {
      rolls.add(new Roll(dice));
      assertThat(probability).isCloseTo(chance.probability(new Roll(dice)), within(EXACT));
    });

    assertThat(rolls).hasSize(1287).isEqualTo(chance.outcomes());
  }

  @Test
  void tell_the_chance_of_a_goal() {
    assertThat(DiceOdds.after(Dice.none(), 1).chance(dice -> dice.contains(Face.SMASH)))
        .isCloseTo(1 / 6.0, within(EXACT));
    assertThat(DiceOdds.after(Dice.parse("HH"), 4).chance(dice -> dice.count(Face.HEART) >= 3))
        .isCloseTo(1 - 625 / 1296.0, within(EXACT));
    assertThat(DiceOdds.after(Dice.parse("HH"), 4).chance(dice -> dice.count(Face.HEART) < 2))
        .isZero();
  }

  @Test
  void tell_what_is_expected() {
    assertThat(DiceOdds.after(Dice.parse("EE"), 6).expected(dice -> dice.count(Face.ENERGY)))
        .isCloseTo(3, within(EXACT));
  }

  @Test
  void know_what_cannot_be() {
    DiceOdds odds = DiceOdds.after(Dice.parse("33"), 2);

    assertThat(odds.size()).isEqualTo(4);
    assertThat(odds.probability(Dice.parse("3111"))).isZero();
    assertThat(odds.probability(Dice.parse("333"))).isZero();
    assertThat(odds.probability(Dice.parse("3333"))).isCloseTo(1 / 36.0, within(EXACT));
  }

  @Test
  void are_certain_when_nothing_is_rolled() {
    assertThat(DiceOdds.after(Dice.parse("12E"), 0).probability(Dice.parse("12E")))
        .isEqualTo(1);
    assertThat(DiceOdds.after(Dice.none(), 0).probability(Dice.none())).isEqualTo(1);
  }

  @Test
  void are_refused_for_too_many_dice_or_fewer_than_none() {
    assertThat(DiceOdds.after(Dice.parse("111111"), DiceOdds.MAX_DICE - 6).size())
        .isEqualTo(DiceOdds.MAX_DICE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DiceOdds.after(Dice.parse("111111"), 7))
        .withMessage("odds are for 0 to 12 dice, not 13");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DiceOdds.after(Dice.parse("111111"), -1))
        .withMessage("odds are for 0 to 12 dice, not -1");
  }
}
