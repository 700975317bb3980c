package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.buy;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.GiveHearts;
import io.github.kotrules.action.Decision.ChooseGift;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.LifeGained;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.VitalCards.Bandage;
import io.github.kotrules.testkit.cards.VitalCards.BigHeart;
import io.github.kotrules.testkit.cards.VitalCards.KindHeart;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("D-4")
class HeartsTest {
  @ParameterizedTest
  @CsvSource({"H11223, 6", "HH1122, 7", "HHH112, 8", "112233, 5"})
  void heal_one_life_each(String dice, int life) {
    for (Edition edition : Edition.values()) {
      Scenario.of(edition.game(), 3)
          .inCity(TWO)
          .life(ONE, 5)
          .turnOf(ONE)
          .finalDice(dice)
          .expectLife(ONE, life)
          .expectTurnOf(TWO);
    }
  }

  @InBothEditions
  void heal_up_to_ten(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .life(ONE, 8)
        .turnOf(ONE)
        .finalDice("HHHHHH")
        .expectEvent(new LifeGained(ONE, 2))
        .expectLife(ONE, 10);
  }

  @InBothEditions
  void heal_nothing_above_ten(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("HH1122")
        .expectNoEvent(LifeGained.class)
        .expectLife(ONE, 10);
  }

  @Test
  void heal_up_to_another_maximum_that_a_card_says() {
    Scenario.of(Edition.SECOND.game(new BigHeart()), 3)
        .inCity(TWO)
        .cards(ONE, "big-heart")
        .life(ONE, 9)
        .turnOf(ONE)
        .finalDice("HHHHHH")
        .expectLife(ONE, 12);
  }

  @InBothEditions
  void heal_their_roller_only(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .life(ONE, 5)
        .life(TWO, 5)
        .life(THREE, 5)
        .turnOf(ONE)
        .finalDice("HH1122")
        .expectLife(ONE, 7)
        .expectLife(TWO, 5)
        .expectLife(THREE, 5);
  }

  @InBothEditions
  void do_nothing_in_tokyo_city(Edition edition) {
    Scenario.of(edition.game(), 5)
        .inCity(ONE)
        .life(ONE, 5)
        .turnOf(ONE)
        .finalDice("HHH112")
        .expectLife(ONE, 5)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void do_nothing_in_tokyo_bay(Edition edition) {
    Scenario.of(edition.game(), 5)
        .inCity(THREE)
        .inBay(ONE)
        .life(ONE, 5)
        .turnOf(ONE)
        .finalDice("HHH112")
        .expectLife(ONE, 5)
        .expectTurnOf(TWO);
  }

  @Test
  void heal_a_monster_that_enters_tokyo_later_in_the_turn() {
    Scenario.of(Edition.SECOND.game(), 3)
        .life(ONE, 5)
        .turnOf(ONE)
        .finalDice("HHH112")
        .expectLife(ONE, 8)
        .expectPlace(ONE, Place.CITY);
  }

  @InBothEditions
  void are_not_what_cards_heal_with_in_tokyo(Edition edition) {
    Scenario.of(edition.game(new Bandage()), 3)
        .inCity(ONE)
        .life(ONE, 5)
        .energy(ONE, 1)
        .market("bandage")
        .turnOf(ONE)
        .finalDice("HHH112")
        .expectAsked(ONE, ChoosePurchase.class)
        .act(ONE, buy("bandage"))
        .expectLife(ONE, 7);
  }

  /** As with Healing Ray. */
  @InBothEditions
  void do_nothing_for_their_roller_in_tokyo_though_a_card_gives_them_a_use(Edition edition) {
    Scenario.of(edition.game(new KindHeart()), 3)
        .inCity(ONE)
        .cards(ONE, "kind-heart")
        .life(ONE, 5)
        .life(THREE, 5)
        .turnOf(ONE)
        .finalDice("HHH112")
        .expectAsked(ONE, ChooseGift.class)
        .act(ONE, new GiveHearts(THREE, 1))
        .expectLife(ONE, 5)
        .expectLife(THREE, 6)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void are_one_healing_together(Edition edition) {
    Scenario scenario =
        Scenario.of(edition.game(), 3).inCity(TWO).life(ONE, 5).turnOf(ONE).finalDice("HHH112");
    assertThat(scenario.events())
        .filteredOn(LifeGained.class::isInstance)
        .containsExactly(new LifeGained(ONE, 3));
  }
}
