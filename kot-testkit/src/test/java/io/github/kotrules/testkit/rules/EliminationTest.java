package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.SIX;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static io.github.kotrules.testkit.rules.Answer.buy;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DamageCards.Rockslide;
import io.github.kotrules.testkit.cards.DamageCards.Thorns;
import io.github.kotrules.testkit.cards.DiceCards.Echo;
import io.github.kotrules.testkit.cards.DiceCards.SecondHead;
import org.junit.jupiter.api.Tag;

@Tag("D-7")
class EliminationTest {
  private static Game game(Edition edition) {
    return edition.game(new SecondHead(), new Thorns(), new Echo(), new Rockslide());
  }

  @InBothEditions
  void comes_at_zero_life(Edition edition) {
    Scenario scenario = Scenario.of(game(edition), 4)
        .inCity(TWO)
        .life(TWO, 2)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectEvent(new MonsterEliminated(TWO))
        .expectLife(TWO, 0)
        .expectPlace(TWO, Place.NOWHERE);
    assertThat(scenario.state().living()).isEqualTo(SeatSet.of(ONE, THREE, FOUR));
  }

  @InBothEditions
  void does_not_come_at_one_life(Edition edition) {
    Scenario.of(game(edition), 4)
        .inCity(TWO)
        .life(TWO, 3)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectNoEvent(MonsterEliminated.class)
        .expectLife(TWO, 1)
        .expectAsked(TWO, ChooseYield.class);
  }

  @InBothEditions
  void takes_no_more_life_than_there_is(Edition edition) {
    Scenario.of(game(edition), 4)
        .inCity(TWO)
        .life(TWO, 2)
        .turnOf(ONE)
        .finalDice("SSSSSS")
        .expectEvent(new LifeLost(TWO, 2, ONE, DamageKind.SMASH))
        .expectLife(TWO, 0);
  }

  @InBothEditions
  void takes_cards_and_energy(Edition edition) {
    Scenario scenario = Scenario.of(game(edition), 4)
        .inCity(TWO)
        .life(TWO, 1)
        .energy(TWO, 7)
        .cards(TWO, "second-head", "thorns")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEnergy(TWO, 0)
        .expectCards(TWO);
    assertThat(scenario.state().discards().toList())
        .containsExactlyInAnyOrder(CardId.of("second-head"), CardId.of("thorns"));
  }

  @InBothEditions
  void takes_tokens(Edition edition) {
    Scenario scenario = Scenario.of(game(edition), 4)
        .inCity(TWO)
        .life(TWO, 1)
        .poison(TWO, 2)
        .shrink(TWO, 3)
        .turnOf(ONE)
        .finalDice("S11223");
    assertThat(scenario.state().tokens(TWO, Token.POISON)).isZero();
    assertThat(scenario.state().tokens(TWO, Token.SHRINK)).isZero();
  }

  @InBothEditions
  void takes_nothing_from_others(Edition edition) {
    Scenario scenario = Scenario.of(game(edition), 4)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(THREE, "second-head")
        .energy(THREE, 4)
        .poison(THREE, 1)
        .energy(ONE, 1)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEnergy(ONE, 1)
        .expectCards(THREE, "second-head")
        .expectEnergy(THREE, 4)
        .expectLife(THREE, 10);
    assertThat(scenario.state().tokens(THREE, Token.POISON)).isEqualTo(1);
  }

  @InBothEditions
  void ends_the_copies_of_the_cards(Edition edition) {
    Scenario.of(game(edition), 4)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(TWO, "second-head")
        .cards(THREE, "echo>2/second-head")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectCards(THREE, "echo");
  }

  @InBothEditions
  void ends_the_copies_of_the_cards_at_every_seat(Edition edition) {
    Scenario.of(edition.game(5, new SecondHead(), new Echo()), 6)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(TWO, "second-head")
        .cards(ONE, "echo>2/second-head")
        .cards(THREE, "echo>2/second-head")
        .cards(FOUR, "echo>2/second-head")
        .cards(FIVE, "echo>2/second-head")
        .cards(SIX, "echo>2/second-head")
        .turnOf(ONE)
        .finalDice("S112233")
        .expectCards(ONE, "echo")
        .expectCards(THREE, "echo")
        .expectCards(FOUR, "echo")
        .expectCards(FIVE, "echo")
        .expectCards(SIX, "echo");
  }

  @InBothEditions
  void silences_the_cards(Edition edition) {
    Scenario.of(game(edition), 4)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(TWO, "thorns")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(ONE, 10);
  }

  @InBothEditions
  void leaves_no_choice_to_yield(Edition edition) {
    Scenario.of(game(edition), 4)
        .inCity(TWO)
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(ONE, Place.CITY)
        .expectTurnOf(THREE)
        .expectDice(6);
  }

  @InBothEditions
  void can_come_to_several_at_once(Edition edition) {
    Scenario scenario = Scenario.of(game(edition), 4)
        .inCity(ONE)
        .life(TWO, 1)
        .life(THREE, 3)
        .life(FOUR, 2)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectEvent(new MonsterEliminated(TWO))
        .expectEvent(new MonsterEliminated(FOUR))
        .expectLife(THREE, 1)
        .expectTurnOf(THREE);
    assertThat(scenario.state().living()).isEqualTo(SeatSet.of(ONE, THREE));
  }

  @InBothEditions
  void comes_from_cards_too(Edition edition) {
    Scenario.of(game(edition), 4)
        .inCity(TWO)
        .life(TWO, 1)
        .energy(ONE, 1)
        .market("rockslide")
        .deck()
        .turnOf(ONE)
        .finalDice(NOTHING)
        .act(ONE, buy("rockslide"))
        .reveal("echo")
        .expectEvent(new LifeLost(TWO, 1, ONE, DamageKind.CARD))
        .expectPlace(TWO, Place.NOWHERE)
        .expectLife(THREE, 8)
        .expectTurnOf(THREE);
  }

  @InBothEditions
  void comes_from_poison_too(Edition edition) {
    Scenario.of(game(edition), 4)
        .inCity(TWO)
        .life(ONE, 2)
        .poison(ONE, 3)
        .turnOf(ONE)
        .finalDice(NOTHING)
        .expectEvent(new LifeLost(ONE, 2, null, DamageKind.POISON))
        .expectPlace(ONE, Place.NOWHERE)
        .expectTurnOf(TWO);
  }
}
