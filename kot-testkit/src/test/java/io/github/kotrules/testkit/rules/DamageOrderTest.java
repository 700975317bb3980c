package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static io.github.kotrules.testkit.rules.Answer.TAKE;
import static io.github.kotrules.testkit.rules.Answer.buy;
import static io.github.kotrules.testkit.rules.Answer.use;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.state.Event.MonsterRevived;
import io.github.kotrules.state.Event.TokensGained;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DamageCards.Cushion;
import io.github.kotrules.testkit.cards.DamageCards.Earthquake;
import io.github.kotrules.testkit.cards.DamageCards.Momentum;
import io.github.kotrules.testkit.cards.DamageCards.Mud;
import io.github.kotrules.testkit.cards.DamageCards.SecondLife;
import io.github.kotrules.testkit.cards.DamageCards.Shell;
import io.github.kotrules.testkit.cards.DamageCards.Thorns;
import io.github.kotrules.testkit.cards.DamageCards.Venom;
import io.github.kotrules.testkit.cards.MarketCards.SharpEyes;
import io.github.kotrules.testkit.cards.VitalCards.Bandage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("D-8")
class DamageOrderTest {
  private static Game game(Edition edition) {
    return edition.game(
        new Bandage(),
        new Cushion(),
        new Earthquake(),
        new Momentum(),
        new Mud(),
        new SecondLife(),
        new SharpEyes(),
        new Shell(),
        new Thorns(),
        new Venom());
  }

  private static final Game SECOND = game(Edition.SECOND);

  private static LifeLost smash(Seat victim, int amount, Seat attacker) {
    return new LifeLost(victim, amount, attacker, DamageKind.SMASH);
  }

  private static LifeLost card(Seat victim, int amount, Seat dealer) {
    return new LifeLost(victim, amount, dealer, DamageKind.CARD);
  }

  @InBothEditions
  void is_clockwise_from_the_attackers_left(Edition edition) {
    Scenario scenario =
        Scenario.of(game(edition), 5).inCity(THREE).turnOf(THREE).finalDice("SS1122");
    assertThat(scenario.events())
        .filteredOn(LifeLost.class::isInstance)
        .containsExactly(
            smash(FOUR, 2, THREE),
            smash(FIVE, 2, THREE),
            smash(ONE, 2, THREE),
            smash(TWO, 2, THREE));
  }

  @InBothEditions
  void passes_over_the_eliminated(Edition edition) {
    Scenario scenario =
        Scenario.of(game(edition), 5).inCity(THREE).out(FIVE).turnOf(THREE).finalDice("S11223");
    assertThat(scenario.events())
        .filteredOn(LifeLost.class::isInstance)
        .containsExactly(smash(FOUR, 1, THREE), smash(ONE, 1, THREE), smash(TWO, 1, THREE));
  }

  @InBothEditions
  void has_the_dealer_last(Edition edition) {
    Scenario scenario = Scenario.of(game(edition), 3)
        .energy(TWO, 1)
        .market("earthquake")
        .turnOf(TWO)
        .finalDice(NOTHING)
        .act(TWO, buy("earthquake"))
        .reveal("mud");
    assertThat(scenario.events())
        .filteredOn(LifeLost.class::isInstance)
        .containsExactly(card(THREE, 2, TWO), card(ONE, 2, TWO), card(TWO, 2, TWO));
  }

  @Test
  void begins_at_the_dealers_left_also_in_anothers_turn() {
    Scenario scenario = Scenario.of(SECOND, 4)
        .energy(ONE, 1)
        .energy(THREE, 1)
        .cards(THREE, "sharp-eyes")
        .market("bandage")
        .turnOf(ONE)
        .finalDice(NOTHING)
        .act(ONE, buy("bandage"))
        .reveal("earthquake")
        .expectAsked(THREE, ChooseRevealed.class)
        .act(THREE, buy("earthquake"))
        .reveal("mud");
    assertThat(scenario.events())
        .filteredOn(LifeLost.class::isInstance)
        .containsExactly(
            card(FOUR, 2, THREE), card(ONE, 2, THREE), card(TWO, 2, THREE), card(THREE, 2, THREE));
  }

  @Test
  void waits_for_each_monsters_defence() {
    Scenario.of(SECOND, 4)
        .inCity(ONE)
        .cards(THREE, "cushion")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectDefence(THREE, 2, DamageKind.SMASH)
        .expectLife(TWO, 8)
        .expectLife(THREE, 10)
        .expectLife(FOUR, 10)
        .act(THREE, use("cushion"))
        .expectLife(THREE, 9)
        .expectLife(FOUR, 8)
        .expectTurnOf(TWO);
  }

  @Test
  void waits_for_a_defence_that_is_not_used_too() {
    Scenario.of(SECOND, 4)
        .inCity(ONE)
        .cards(TWO, "cushion")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(THREE, 10)
        .act(TWO, TAKE)
        .expectLife(TWO, 8)
        .expectLife(THREE, 8)
        .expectLife(FOUR, 8);
  }

  @Test
  void meets_the_defence_of_its_target_only() {
    Scenario.of(SECOND, 4)
        .inCity(ONE)
        .cards(TWO, "shell")
        .cards(THREE, "mud")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectLife(THREE, 10)
        .expectLife(FOUR, 9);
  }

  @Test
  void gives_each_its_tokens_before_the_next_is_hurt() {
    Scenario scenario =
        Scenario.of(SECOND, 3).inCity(ONE).cards(ONE, "venom").turnOf(ONE).finalDice("S11223");
    assertThat(scenario.events())
        .containsSubsequence(
            smash(TWO, 1, ONE),
            new TokensGained(TWO, Token.POISON, 1),
            smash(THREE, 1, ONE),
            new TokensGained(THREE, Token.POISON, 1));
  }

  @InBothEditions
  void eliminates_all_together_after_the_last_is_hurt(Edition edition) {
    Scenario scenario = Scenario.of(game(edition), 4)
        .inCity(ONE)
        .life(TWO, 1)
        .life(THREE, 1)
        .turnOf(ONE)
        .finalDice("S11223");
    assertThat(scenario.events())
        .containsSubsequence(
            smash(TWO, 1, ONE),
            smash(THREE, 1, ONE),
            smash(FOUR, 1, ONE),
            new MonsterEliminated(TWO),
            new MonsterEliminated(THREE));
  }

  @Test
  void revives_after_the_last_is_hurt() {
    Scenario scenario = Scenario.of(SECOND, 3)
        .inCity(ONE)
        .cards(TWO, "second-life")
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10);
    assertThat(scenario.events())
        .containsSubsequence(smash(TWO, 1, ONE), smash(THREE, 1, ONE), new MonsterRevived(TWO, 10));
  }

  @Test
  void deals_damage_in_answer_as_the_next_effect() {
    Scenario scenario =
        Scenario.of(SECOND, 3).inCity(ONE).cards(TWO, "thorns").turnOf(ONE).finalDice("S11223");
    assertThat(scenario.events())
        .filteredOn(LifeLost.class::isInstance)
        .containsExactly(smash(TWO, 1, ONE), smash(THREE, 1, ONE), card(ONE, 1, TWO));
  }

  @Test
  void spares_nobody_when_the_attacker_falls_meanwhile() {
    Scenario.of(SECOND, 4)
        .inCity(ONE)
        .life(ONE, 1)
        .cards(TWO, "thorns")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(ONE, Place.NOWHERE)
        .expectLife(TWO, 9)
        .expectLife(THREE, 9)
        .expectLife(FOUR, 9)
        .expectTurnOf(TWO);
  }

  @Test
  void has_its_amount_fixed_before_the_first_loss() {
    Scenario.of(SECOND, 4)
        .inCity(TWO)
        .cards(TWO, "momentum")
        .turnOf(TWO)
        .expectPoints(TWO, 2)
        .finalDice("S11223")
        .expectPoints(TWO, 2 + 3)
        .expectLife(THREE, 10 - 1 - 2)
        .expectLife(FOUR, 10 - 1 - 2)
        .expectLife(ONE, 10 - 1 - 2);
  }

  @Test
  void has_its_targets_fixed_before_the_first_loss_in_the_first_edition() {
    Scenario.of(game(Edition.FIRST), 5)
        .inCity(TWO)
        .life(TWO, 1)
        .inBay(THREE)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectPlace(TWO, Place.NOWHERE)
        .expectPlace(THREE, Place.OUTSIDE)
        .expectLife(THREE, 8)
        .expectLife(FOUR, 10)
        .expectTurnOf(THREE);
  }

  @Test
  void has_its_targets_fixed_before_the_first_loss_in_the_second_edition() {
    Scenario.of(SECOND, 5)
        .inCity(TWO)
        .life(TWO, 1)
        .inBay(THREE)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectPlace(THREE, Place.CITY)
        .expectLife(THREE, 8)
        .expectLife(FOUR, 10)
        .expectAsked(THREE, ChooseYield.class);
  }

  @Test
  void does_not_reach_who_leaves_tokyo_after_an_attack_from_there() {
    Scenario.of(game(Edition.FIRST), 5)
        .inCity(ONE)
        .inBay(FIVE)
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectPlace(FIVE, Place.OUTSIDE)
        .expectLife(FIVE, 10)
        .expectLife(THREE, 8)
        .expectLife(FOUR, 8);
  }
}
