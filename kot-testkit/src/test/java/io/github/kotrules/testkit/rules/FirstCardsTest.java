package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Chance;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DamageCards.Cushion;
import io.github.kotrules.testkit.cards.DamageCards.Mud;
import io.github.kotrules.testkit.cards.DamageCards.Shell;
import io.github.kotrules.testkit.cards.VitalCards.Bandage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("S-3")
class FirstCardsTest {
  private static final Game GAME = Game.of(
      RuleSet.secondEdition(),
      CardSet.builder()
          .add(new Bandage(), 2)
          .add(new Cushion())
          .add(new Mud())
          .add(new Shell())
          .build());

  @Test
  void are_three_face_up() {
    Scenario.of(GAME, 2)
        .opening()
        .reveal("bandage")
        .expectMarket("bandage - -")
        .reveal("mud")
        .reveal("bandage")
        .expectMarket("bandage mud bandage")
        .expectDice(6);
  }

  @Test
  void leave_the_others_in_the_deck() {
    Scenario scenario =
        Scenario.of(GAME, 2).opening().reveal("bandage").reveal("mud").reveal("shell");
    assertThat(scenario.state().deck().toList())
        .containsExactlyInAnyOrder(CardId.of("bandage"), CardId.of("cushion"));
    assertThat(scenario.state().discards().isEmpty()).isTrue();
  }

  @Test
  void come_from_a_shuffled_deck() {
    Chance chance = (Chance) Scenario.of(GAME, 2).opening().state().pending();
    assertThat(chance.probability(reveal("bandage"))).isEqualTo(0.4, within(1e-12));
    assertThat(chance.probability(reveal("cushion"))).isEqualTo(0.2, within(1e-12));
    assertThat(chance.probability(reveal("shell"))).isEqualTo(0.2, within(1e-12));
  }

  @Test
  void are_never_a_card_that_lies_already() {
    Scenario.of(GAME, 2).opening().reveal("mud").expectRefused(reveal("mud"));
  }

  @Test
  void are_dealt_also_when_the_first_player_is_named() {
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.ALIENOID).withFirst(TWO);
    Scenario.from(GAME, setup)
        .reveal("mud")
        .reveal("shell")
        .reveal("cushion")
        .expectMarket("mud shell cushion")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @Test
  void cost_nobody_anything() {
    Scenario.of(GAME, 2)
        .opening()
        .reveal("mud")
        .reveal("shell")
        .reveal("cushion")
        .expectEnergy(ONE, 0)
        .expectCards(ONE)
        .expectCards(TWO);
  }

  private static Reveal reveal(String card) {
    return new Reveal(CardId.of(card));
  }
}
