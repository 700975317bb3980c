package io.github.kotrules.cards;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.LifeGained;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("heal")
class HealTest {
  private static final String CARD = "heal";

  @InBothEditions
  @Tag("B-4")
  void heals_two_life_and_is_discarded(Edition edition) {
    Scenario bought = Buying.buy(Buying.table(edition, CARD).life(ONE, 5), CARD)
        .expectLife(ONE, 7)
        .expectPoints(ONE, 0)
        .expectEnergy(ONE, Buying.REST)
        .expectCards(ONE);
    assertThat(Trade.isDiscarded(bought, CARD)).isTrue();
  }

  @InBothEditions
  @Tag("D-4")
  void heals_in_tokyo_too(Edition edition) {
    Buying.buy(Buying.table(edition, 3, CARD).inCity(ONE).life(ONE, 5), CARD).expectLife(ONE, 7);
  }

  @InBothEditions
  void does_not_heal_above_the_maximum(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(ONE, 9), CARD)
        .expectEvent(new LifeGained(ONE, 1))
        .expectLife(ONE, 10);
  }

  @InBothEditions
  void can_be_bought_in_full_health_for_nothing(Edition edition) {
    Buying.buy(edition, CARD)
        .expectNoEvent(LifeGained.class)
        .expectLife(ONE, 10)
        .expectAsked(ONE, ChoosePurchase.class);
  }

  @InBothEditions
  @Tag("even-bigger")
  void heals_up_to_a_raised_maximum(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(ONE, 11).cards(ONE, "even-bigger"), CARD)
        .expectLife(ONE, 12);
  }

  @InBothEditions
  void heals_nobody_else(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(ONE, 5).life(TWO, 5).life(THREE, 5), CARD)
        .expectLife(TWO, 5)
        .expectLife(THREE, 5);
  }

  @InBothEditions
  void cannot_be_bought_for_two(Edition edition) {
    Buying.table(edition, CARD)
        .energy(ONE, 2)
        .turnOf(ONE)
        .finalDice("112233")
        .expectRefused(new BuyCard(CardId.of(CARD)));
  }

  @InBothEditions
  @Tag("regeneration")
  void is_one_heal(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(ONE, 5).cards(ONE, "regeneration"), CARD)
        .expectLife(ONE, 8);
  }

  @InBothEditions
  @Tag("poison-spit")
  void removes_no_tokens(Edition edition) {
    Buying.buy(Buying.table(edition, CARD).life(ONE, 5).poison(ONE, 1), CARD)
        .expectLife(ONE, 7)
        .expectTokens(ONE, Token.POISON, 1);
  }
}
