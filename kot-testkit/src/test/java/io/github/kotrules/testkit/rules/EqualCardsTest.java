package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.STOP;

import io.github.kotrules.action.Action.TurnDie;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Face;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DamageCards;
import io.github.kotrules.testkit.cards.DiceCards;
import org.junit.jupiter.api.Test;

/** Two equal cards in front of one Monster, and a card that wants more than one thing at once. */
class EqualCardsTest {
  private static final TurnDie SCULPT = new TurnDie(CardId.of("sculptor"), Face.ONE, Face.SMASH);

  @Test
  void each_of_two_equal_cards_can_be_used_once_a_turn() {
    Scenario.of(Edition.SECOND.game(2, new DiceCards.Sculptor()), 3)
        .inCity(TWO)
        .cards(ONE, "sculptor", "sculptor")
        .turnOf(ONE)
        .roll("111122")
        .act(ONE, STOP)
        .act(ONE, SCULPT)
        .expectCards(ONE, "sculptor!", "sculptor")
        .act(ONE, SCULPT)
        .expectLife(TWO, 8)
        .expectAsked(TWO, ChooseYield.class);
  }

  @Test
  void two_equal_cards_prevent_as_one_what_each_packet_brings() {
    Scenario.of(Edition.SECOND.game(2, new DamageCards.Mud()), 3)
        .inCity(TWO)
        .cards(TWO, "mud", "mud")
        .turnOf(ONE)
        .finalDice("SSSS11")
        .expectLife(TWO, 7);
  }

  @Test
  void a_card_may_prevent_damage_and_want_something_else_after_it() {
    Scenario.of(Edition.SECOND.game(new DamageCards.Sponge()), 3)
        .inCity(TWO)
        .cards(TWO, "sponge")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 9)
        .expectEnergy(TWO, 1);
  }
}
