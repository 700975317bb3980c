package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Chance;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DiceCards.SecondHead;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("S-4")
class DiceFacesTest {
  @Test
  void are_three_numbers_and_three_symbols() {
    assertThat(Face.values())
        .containsExactlyInAnyOrder(
            Face.ONE, Face.TWO, Face.THREE, Face.ENERGY, Face.SMASH, Face.HEART);
  }

  @InBothEditions
  void are_rolled_with_six_dice(Edition edition) {
    Scenario.of(edition.game(), 2)
        .turnOf(ONE)
        .expectDice(6)
        .expectRefused(new Roll(Dice.parse("11111")))
        .expectRefused(new Roll(Dice.parse("1111111")));
  }

  @ParameterizedTest
  @EnumSource
  void come_up_equally_often(Face face) {
    Chance chance =
        (Chance) Scenario.of(Edition.SECOND.game(), 2).turnOf(ONE).state().pending();
    assertThat(chance.probability(new Roll(Dice.of(face, 6))))
        .isEqualTo(Math.pow(6, -6), within(1e-15));
  }

  @ParameterizedTest
  @EnumSource
  void are_the_same_on_the_green_dice(Face face) {
    Scenario scenario = withBothGreenDice();
    Chance chance = (Chance) scenario.expectDice(8).state().pending();
    assertThat(chance.probability(new Roll(Dice.of(face, 8))))
        .isEqualTo(Math.pow(6, -8), within(1e-15));
  }

  @Test
  void of_green_dice_show_only_through_cards() {
    withBothGreenDice().expectDice(8).finalDice("11223EEE").expectTurnOf(TWO).expectDice(6);
  }

  private static Scenario withBothGreenDice() {
    return Scenario.of(Edition.SECOND.game(2, new SecondHead()), 2)
        .cards(ONE, "second-head", "second-head")
        .turnOf(ONE);
  }
}
