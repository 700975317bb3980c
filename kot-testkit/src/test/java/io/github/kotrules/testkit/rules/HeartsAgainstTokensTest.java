package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.DiceGroup.HEARTS;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.STOP;
import static io.github.kotrules.testkit.rules.Answer.pick;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.SpendHearts;
import io.github.kotrules.action.Decision.ChooseHearts;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.TokensRemoved;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("D-4")
class HeartsAgainstTokensTest {
  @InBothEditions
  void may_remove_a_poison_token_instead_of_healing(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .life(ONE, 5)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("HH1122")
        .expectPending(new ChooseHearts(ONE, 2))
        .act(ONE, new SpendHearts(1, 1, 0))
        .expectLife(ONE, 6)
        .expectTurnOf(TWO);
    assertThat(scenario.state().tokens(ONE, Token.POISON)).isZero();
  }

  @InBothEditions
  @Tag("D-1")
  void are_spent_before_the_groups_after_them_count(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .life(ONE, 5)
        .poison(ONE, 1)
        .turnOf(ONE)
        .roll("HHEE12")
        .act(ONE, STOP)
        .act(ONE, pick(HEARTS))
        .expectPending(new ChooseHearts(ONE, 2))
        .expectEnergy(ONE, 0)
        .act(ONE, new SpendHearts(1, 1, 0))
        .expectEnergy(ONE, 2);
  }

  @InBothEditions
  void may_remove_a_shrink_token_instead_of_healing(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .life(ONE, 5)
        .shrink(ONE, 1)
        .turnOf(ONE)
        .finalDice("HH112")
        .act(ONE, new SpendHearts(1, 0, 1))
        .expectLife(ONE, 6)
        .expectTurnOf(TWO);
    assertThat(scenario.state().tokens(ONE, Token.SHRINK)).isZero();
  }

  @InBothEditions
  void may_heal_and_leave_the_tokens(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .life(ONE, 5)
        .shrink(ONE, 1)
        .turnOf(ONE)
        .finalDice("HH112")
        .act(ONE, new SpendHearts(2, 0, 0))
        .expectLife(ONE, 7);
    assertThat(scenario.state().tokens(ONE, Token.SHRINK)).isEqualTo(1);
  }

  @InBothEditions
  void are_split_as_their_roller_likes(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .life(ONE, 5)
        .poison(ONE, 1)
        .shrink(ONE, 2)
        .turnOf(ONE)
        .finalDice("HH12");
    assertThat(scenario.options())
        .containsExactlyInAnyOrder(
            new SpendHearts(2, 0, 0),
            new SpendHearts(1, 1, 0),
            new SpendHearts(1, 0, 1),
            new SpendHearts(0, 1, 1),
            new SpendHearts(0, 0, 2));
  }

  @InBothEditions
  void remove_one_token_each_and_no_more(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .poison(ONE, 3)
        .turnOf(ONE)
        .finalDice("H11223")
        .expectRefused(new SpendHearts(0, 2, 0))
        .expectRefused(new SpendHearts(1, 1, 0))
        .act(ONE, new SpendHearts(0, 1, 0))
        .expectLife(ONE, 10 - 2);
  }

  @InBothEditions
  void remove_only_the_tokens_they_are_spent_on(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .poison(ONE, 1)
        .shrink(ONE, 1)
        .turnOf(ONE)
        .finalDice("H1122")
        .act(ONE, new SpendHearts(0, 1, 0));
    assertThat(scenario.events())
        .filteredOn(TokensRemoved.class::isInstance)
        .containsExactly(new TokensRemoved(ONE, Token.POISON, 1));
  }

  @InBothEditions
  void remove_poison_before_it_hurts(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("H11223")
        .act(ONE, new SpendHearts(0, 1, 0))
        .expectLife(ONE, 10)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void remove_nothing_in_tokyo_city(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 3)
        .inCity(ONE)
        .shrink(ONE, 1)
        .poison(ONE, 1)
        .turnOf(ONE)
        .roll("HHH11")
        .act(ONE, STOP)
        .expectNoEvent(TokensRemoved.class)
        .expectTurnOf(TWO)
        .expectDice(6);
    assertThat(scenario.state().tokens(ONE, Token.SHRINK)).isEqualTo(1);
    assertThat(scenario.state().tokens(ONE, Token.POISON)).isEqualTo(1);
  }

  @InBothEditions
  void remove_nothing_in_tokyo_bay(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 5)
        .inCity(THREE)
        .inBay(ONE)
        .shrink(ONE, 1)
        .turnOf(ONE)
        .roll("HHH11")
        .act(ONE, STOP)
        .expectTurnOf(TWO);
    assertThat(scenario.state().tokens(ONE, Token.SHRINK)).isEqualTo(1);
  }

  @InBothEditions
  void leave_the_tokens_of_others(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .poison(THREE, 1)
        .shrink(THREE, 1)
        .turnOf(ONE)
        .roll("HHH112")
        .act(ONE, STOP)
        .expectTurnOf(TWO);
    assertThat(scenario.state().tokens(THREE, Token.POISON)).isEqualTo(1);
    assertThat(scenario.state().tokens(THREE, Token.SHRINK)).isEqualTo(1);
  }
}
