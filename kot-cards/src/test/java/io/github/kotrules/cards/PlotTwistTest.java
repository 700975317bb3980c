package io.github.kotrules.cards;

import static io.github.kotrules.cards.DiceCardKit.KEEP;
import static io.github.kotrules.cards.DiceCardKit.STOP;
import static io.github.kotrules.cards.DiceCardKit.table;
import static io.github.kotrules.cards.DiceCardKit.turn;
import static io.github.kotrules.cards.Say.DECLINE;
import static io.github.kotrules.cards.Say.probe;
import static io.github.kotrules.cards.Say.reroll;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Face;
import io.github.kotrules.state.Event.DieTurned;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("plot-twist")
@Tag("R-4")
class PlotTwistTest {
  private static final String TWIST = "plot-twist";

  private static Scenario stopped(Edition edition, String dice) {
    return table(edition).cards(ONE, TWIST).turnOf(ONE).roll(dice).act(ONE, STOP);
  }

  @InBothEditions
  void turns_a_die_and_is_discarded(Edition edition) {
    Scenario scenario = stopped(edition, "112233")
        .act(ONE, turn(TWIST, '2', '3'))
        .expectPoints(ONE, 3)
        .expectCards(ONE)
        .expectTurnOf(TWO);
    assertThat(scenario.state().discards().contains(CardId.of(TWIST))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(chars = {'2', '3', 'E', 'H', 'S'})
  void turns_a_die_to_any_face(char face) {
    for (Edition edition : Edition.values()) {
      stopped(edition, "111111")
          .act(ONE, turn(TWIST, '1', face))
          .expectEvent(new DieTurned(ONE, CardId.of(TWIST), Face.ONE, Face.of(face)));
    }
  }

  @InBothEditions
  void the_turned_die_is_resolved_as_what_it_shows(Edition edition) {
    stopped(edition, "112233")
        .act(ONE, turn(TWIST, '3', 'S'))
        .expectLife(TWO, 9)
        .expectLife(THREE, 10)
        .expectAsked(TWO, ChooseYield.class);
  }

  @InBothEditions
  void is_kept_for_later_if_not_used(Edition edition) {
    stopped(edition, "112233").act(ONE, KEEP).expectCards(ONE, TWIST).expectTurnOf(TWO);
  }

  @InBothEditions
  void waits_for_the_last_roll(Edition edition) {
    table(edition)
        .cards(ONE, TWIST)
        .turnOf(ONE)
        .roll("112233")
        .expectRefused(turn(TWIST, '1', '2'))
        .act(ONE, reroll("3"))
        .roll("3")
        .act(ONE, reroll("3"))
        .roll("3")
        .expectAsked(ONE, ChooseDieChange.class)
        .act(ONE, turn(TWIST, '1', '2'))
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  @Tag("psychic-probe")
  void comes_after_psychic_probe(Edition edition) {
    table(edition)
        .cards(ONE, TWIST)
        .cards(TWO, "psychic-probe")
        .turnOf(ONE)
        .roll("111223")
        .act(ONE, STOP)
        .expectAsked(TWO, ChooseProbe.class)
        .act(TWO, probe("psychic-probe", '1'))
        .roll("3")
        .act(ONE, turn(TWIST, '3', '1'))
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  @Tag("psychic-probe")
  void comes_also_after_a_probe_that_is_not_used(Edition edition) {
    table(edition)
        .cards(ONE, TWIST)
        .cards(TWO, "psychic-probe")
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .act(TWO, DECLINE)
        .expectAsked(ONE, ChooseDieChange.class);
  }

  @InBothEditions
  void turns_no_dice_of_others(Edition edition) {
    table(edition)
        .cards(TWO, TWIST)
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .expectCards(TWO, TWIST)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_discards_the_mimic_and_leaves_the_original(Edition edition) {
    table(edition)
        .cards(ONE, TWIST, "mimic>1/plot-twist")
        .turnOf(ONE)
        .roll("122333")
        .act(ONE, STOP)
        .act(ONE, turn("mimic", '3', '1'))
        .expectCards(ONE, TWIST)
        .act(ONE, turn(TWIST, '3', '1'))
        .expectCards(ONE)
        .expectPoints(ONE, 1)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_is_blank_once_the_original_is_used(Edition edition) {
    table(edition)
        .cards(ONE, TWIST, "mimic>1/plot-twist")
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .act(ONE, turn(TWIST, '3', '1'))
        .expectCards(ONE, "mimic")
        .expectPoints(ONE, 1)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_of_anothers_leaves_that_other_its_card(Edition edition) {
    table(edition)
        .cards(ONE, "mimic>3/plot-twist")
        .cards(THREE, TWIST)
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .act(ONE, turn("mimic", '3', '1'))
        .expectPoints(ONE, 1)
        .expectCards(ONE)
        .expectCards(THREE, TWIST);
  }

  @InBothEditions
  @Tag("mimic")
  void anothers_copy_is_blank_once_the_original_is_used(Edition edition) {
    table(edition)
        .cards(ONE, TWIST)
        .cards(THREE, "mimic>1/plot-twist")
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .act(ONE, turn(TWIST, '3', '1'))
        .expectCards(THREE, "mimic");
  }
}
