package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.NOWHERE;
import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.SIX;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Edition.FIRST;
import static io.github.kotrules.testkit.rules.Edition.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.TakeExtraTurn;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.RuleSet.VictoryCheck;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The option to look for a winner at the end of the round. The seat named by {@code turnOf} had the first turn. */
@Tag("W-3")
class EndOfRoundTest {
  private static final BuyCard TRINKET = new BuyCard(CardId.of("trinket"));
  private static final BuyCard ENCORE = new BuyCard(CardId.of("encore"));

  private static Game byRound(Edition edition) {
    return edition
        .fullGame()
        .withRules(edition.rules().withVictoryCheck(VictoryCheck.END_OF_ROUND));
  }

  @InBothEditions
  void is_not_the_rule_of_either_edition(Edition edition) {
    assertThat(edition.rules().victoryCheck()).isEqualTo(VictoryCheck.END_OF_TURN);
  }

  @InBothEditions
  void the_others_have_their_turns_before_twenty_points_win(Edition edition) {
    Scenario.of(byRound(edition), 3)
        .inCity(THREE)
        .points(ONE, 19)
        .turnOf(ONE)
        .finalDice("111223")
        .expectPoints(ONE, 20)
        .expectTurnOf(TWO)
        .finalDice("112233")
        .expectTurnOf(THREE)
        .expectDice(6)
        .finalDice("112233")
        .expectOver(ONE)
        .expectNoEvent(TurnStarted.class);
  }

  @InBothEditions
  void the_last_player_of_the_round_wins_at_the_end_of_its_turn(Edition edition) {
    Scenario.of(byRound(edition), 3)
        .inCity(THREE)
        .points(ONE, 19)
        .turnOf(TWO)
        .finalDice("112233")
        .finalDice("112233")
        .expectTurnOf(ONE)
        .finalDice("111223")
        .expectOver(ONE);
  }

  @InBothEditions
  void without_twenty_points_another_round_begins(Edition edition) {
    Scenario.of(byRound(edition), 2)
        .inCity(TWO)
        .points(ONE, 18)
        .turnOf(ONE)
        .finalDice("111223")
        .expectPoints(ONE, 19)
        .finalDice("112233")
        .expectTurnOf(ONE)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("W-2")
  void who_dies_later_in_the_round_does_not_win(Edition edition) {
    Scenario.of(byRound(edition), 3)
        .inCity(ONE)
        .life(ONE, 1)
        .points(ONE, 18)
        .turnOf(ONE)
        .finalDice("112233")
        .expectPoints(ONE, 20)
        .finalDice("11223S")
        .expectPlace(ONE, NOWHERE)
        .expectTurnOf(THREE)
        .finalDice("112233")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void who_loses_points_later_in_the_round_does_not_win(Edition edition) {
    Scenario.of(byRound(edition), 2)
        .inCity(TWO)
        .points(ONE, 19)
        .energy(TWO, 1)
        .market("theft")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("111223")
        .finalDice("112233")
        .act(TWO, new BuyCard(CardId.of("theft")))
        .reveal("locket")
        .expectPoints(ONE, 15)
        .expectTurnOf(ONE)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("W-5")
  void all_who_reached_twenty_in_the_round_share_the_victory(Edition edition) {
    Scenario.of(byRound(edition), 3)
        .inCity(THREE)
        .points(ONE, 19)
        .points(TWO, 19)
        .turnOf(ONE)
        .finalDice("111223")
        .finalDice("111223")
        .finalDice("112233")
        .expectOver(ONE, TWO);
  }

  @InBothEditions
  void the_round_ends_at_the_first_players_seat_although_it_is_out(Edition edition) {
    Scenario.of(byRound(edition), 3)
        .inCity(THREE)
        .life(ONE, 1)
        .poison(ONE, 1)
        .points(TWO, 19)
        .turnOf(ONE)
        .finalDice("112233")
        .expectPlace(ONE, NOWHERE)
        .finalDice("111223")
        .expectPoints(TWO, 20)
        .expectTurnOf(THREE)
        .expectDice(6)
        .finalDice("112233")
        .expectOver(TWO);
  }

  @InBothEditions
  @Tag("E-2")
  void extra_turns_of_the_last_player_belong_to_the_round(Edition edition) {
    Scenario.of(byRound(edition), 2)
        .inCity(ONE)
        .points(TWO, 19)
        .cards(TWO, "rerun")
        .turnOf(ONE)
        .finalDice("112233")
        .finalDice("111223")
        .expectPoints(TWO, 20)
        .act(TWO, new TakeExtraTurn())
        .expectTurnOf(TWO)
        .expectDice(5)
        .finalDice("11223")
        .expectOver(TWO);
  }

  @InBothEditions
  @Tag("E-2")
  void an_extra_turn_of_a_later_player_does_not_end_the_round(Edition edition) {
    Scenario.of(byRound(edition), 3)
        .inCity(THREE)
        .points(ONE, 19)
        .energy(ONE, 3)
        .cards(THREE, "fast-hands")
        .energy(THREE, 4)
        .market("trinket")
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, TRINKET)
        .reveal("encore")
        .act(THREE, ENCORE)
        .reveal("locket")
        .expectEvent(new ExtraTurnStarted(THREE, 0))
        .finalDice("112233")
        .expectEvent(new TurnStarted(TWO))
        .finalDice("112233")
        .finalDice("112233")
        .expectOver(ONE);
  }

  @InBothEditions
  @Tag("E-2")
  void an_extra_turn_of_an_earlier_player_is_the_last_of_the_round(Edition edition) {
    Scenario.of(byRound(edition), 3)
        .inCity(THREE)
        .points(ONE, 19)
        .cards(TWO, "fast-hands")
        .energy(TWO, 4)
        .energy(THREE, 3)
        .market("trinket")
        .turnOf(ONE)
        .finalDice("111223")
        .finalDice("112233")
        .act(TWO, new EndBuying())
        .finalDice("112233")
        .act(THREE, TRINKET)
        .reveal("encore")
        .act(TWO, ENCORE)
        .reveal("locket")
        .expectEvent(new ExtraTurnStarted(TWO, 0))
        .finalDice("112233")
        .expectOver(ONE)
        .expectNoEvent(TurnStarted.class);
  }

  /** Seats 4, 5, 6 and 1, one after the other, are out when the last turn of the round ends. */
  @InBothEditions
  @Tag("S-8")
  void the_round_ends_at_the_first_players_seat_although_others_before_it_are_out(Edition edition) {
    Scenario.of(byRound(edition), 6)
        .out(FOUR)
        .out(FIVE)
        .out(SIX)
        .inCity(THREE)
        .life(ONE, 1)
        .poison(ONE, 1)
        .points(TWO, 19)
        .turnOf(ONE)
        .finalDice("112233")
        .expectPlace(ONE, NOWHERE)
        .finalDice("111223")
        .expectTurnOf(THREE)
        .finalDice("112233")
        .expectOver(TWO);
  }

  @Test
  void second_edition_lets_the_last_monster_play_on_until_the_round_ends() {
    Scenario.of(byRound(SECOND), 3)
        .out(TWO)
        .inCity(ONE)
        .life(ONE, 1)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("112233")
        .expectPlace(ONE, NOWHERE)
        .expectTurnOf(THREE)
        .expectDice(6)
        .finalDice("112233")
        .expectOver(THREE);
  }

  @Test
  @Tag("W-4")
  void second_edition_lets_everybody_lose_when_the_last_monster_dies_before_that() {
    Scenario.of(byRound(SECOND), 3)
        .out(TWO)
        .inCity(ONE)
        .life(ONE, 1)
        .poison(ONE, 1)
        .life(THREE, 1)
        .poison(THREE, 1)
        .turnOf(ONE)
        .finalDice("112233")
        .finalDice("112233")
        .expectOver();
  }

  @Test
  void second_edition_ends_the_round_when_the_last_monster_would_follow_itself() {
    Scenario.of(byRound(SECOND), 3)
        .out(THREE)
        .inCity(TWO)
        .life(TWO, 1)
        .energy(ONE, 1)
        .market("charm")
        .turnOf(ONE)
        .finalDice("11223S")
        .act(ONE, new EndBuying())
        .expectOver(ONE);
  }

  @Test
  void first_edition_lets_the_last_monster_win_at_once_all_the_same() {
    Scenario.of(byRound(FIRST), 3)
        .out(TWO)
        .inCity(ONE)
        .life(ONE, 1)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("112233")
        .expectOver(THREE);
  }
}
