package io.github.kotrules.testkit;

import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.Failures.messageOf;
import static io.github.kotrules.testkit.cards.HouseCards.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.model.CardId;
import org.junit.jupiter.api.Test;

class NarrationTest {
  @Test
  void tells_a_failure_as_given_when_then() {
    Scenario scenario = Scenario.of(GAME, 3)
        .inCity(ONE)
        .energy(TWO, 1)
        .market("parade")
        .turnOf(TWO)
        .dice("1223SS")
        .stop()
        .resolveInFixedOrder()
        .act(ONE, new StayInTokyo())
        .reveals("echo")
        .act(TWO, new BuyCard(CardId.of("parade")));

    assertThat(messageOf(() -> scenario.expectPoints(TWO, 3))).isEqualTo("""
        points of CyberBunny (seat 2): expected 3, but is 2
        Given
          Gigazaur (seat 1) is in Tokyo City with 10 life, 0 energy and 0 points
          CyberBunny (seat 2) is outside Tokyo with 10 life, 1 energy and 0 points
          Kraken (seat 3) is outside Tokyo with 10 life, 0 energy and 0 points
          the market shows Parade
          CyberBunny is about to roll 6 dice
        When
          the dice fall 1223SS
            CyberBunny rolls 1223SS
          CyberBunny chooses to stop rolling
            CyberBunny attacks with 2
            Gigazaur loses 2 life to CyberBunny
          Gigazaur chooses to stay in Tokyo
            Gigazaur stays in Tokyo City
          CyberBunny chooses to buy Parade
            CyberBunny buys Parade for 1 energy
          Echo comes from the deck
            Echo is revealed
            CyberBunny plays Parade
            CyberBunny gains 2 points
            Kraken begins a turn
        Then
          points of CyberBunny (seat 2): expected 3, but is 2
          Gigazaur (seat 1) is in Tokyo City with 8 life, 0 energy and 0 points
          CyberBunny (seat 2) is outside Tokyo with 10 life, 0 energy and 2 points
          Kraken (seat 3) is outside Tokyo with 10 life, 0 energy and 0 points
          the market shows Echo
          Kraken is about to roll 6 dice""");
  }

  @Test
  void tells_what_lies_in_front_of_each_monster() {
    Scenario scenario = Scenario.of(GAME, 5)
        .cards(ONE, "big-heart", "harvest:1")
        .cards(TWO, "echo>1/big-heart")
        .inBay(TWO)
        .inCity(ONE)
        .poison(THREE, 1)
        .shrink(THREE, 2)
        .points(FOUR, 1)
        .turnOf(FIVE);

    assertThat(messageOf(() -> scenario.expectLife(ONE, 1)))
        .contains(
            "  Gigazaur (seat 1) is in Tokyo City with 10 of 12 life, 0 energy and 0 points, and holds"
                + " BigHeart and Harvest with 1 counter\n",
            "  CyberBunny (seat 2) is in Tokyo Bay with 10 of 12 life, 0 energy and 0 points, and"
                + " holds Echo as BigHeart of Gigazaur (seat 1)\n",
            "  Kraken (seat 3) is outside Tokyo with 10 life, 0 energy and 0 points, 1 poison token,"
                + " 2 shrink tokens\n",
            "with 10 life, 0 energy and 1 point\n");
  }

  @Test
  void tells_who_is_out() {
    Scenario scenario = Scenario.of(GAME, 3).out(THREE).turnOf(ONE);

    assertThat(messageOf(() -> scenario.expectLife(ONE, 1)))
        .contains("  Kraken (seat 3) is out of the game with 0 points\n");
  }

  @Test
  void has_no_noise_of_records_in_it() {
    Scenario scenario = Scenario.of(GAME, 2).turnOf(ONE).finalDice("11EHSS").finalDice("112233");

    assertThat(messageOf(() -> scenario.expectLife(ONE, 1))).doesNotContainPattern("\\[|=");
  }
}
