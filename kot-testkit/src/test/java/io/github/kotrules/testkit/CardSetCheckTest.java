package io.github.kotrules.testkit;

import static io.github.kotrules.testkit.Failures.failureOf;
import static io.github.kotrules.testkit.Failures.firstLineOf;
import static io.github.kotrules.testkit.Failures.messageOf;
import static io.github.kotrules.testkit.cards.HouseCards.GAME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.kotrules.Game;
import io.github.kotrules.card.Card;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.testkit.cards.HouseCards;
import io.github.kotrules.testkit.cards.HouseCards.Dreamer;
import io.github.kotrules.testkit.cards.HouseCards.EternalPeace;
import io.github.kotrules.testkit.cards.HouseCards.Forgetful;
import io.github.kotrules.testkit.cards.HouseCards.Gambler;
import io.github.kotrules.testkit.cards.HouseCards.Jealous;
import io.github.kotrules.testkit.cards.HouseCards.Parade;
import io.github.kotrules.testkit.cards.HouseCards.Pessimist;
import io.github.kotrules.testkit.cards.HouseCards.Speechless;
import io.github.kotrules.testkit.cards.VitalCards.BigHeart;
import io.github.kotrules.testkit.cards.VitalCards.Harvest;
import org.junit.jupiter.api.Test;

class CardSetCheckTest {
  @Test
  void good_cards_pass() {
    CardSetCheck.of(GAME).pairs().counters("harvest", 1).randomGames(50).run();
    CardSetCheck.of(GAME, GAME.withRules(RuleSet.secondEdition()))
        .pairs(2)
        .randomGames(10)
        .run();
  }

  @Test
  void a_failing_pair_is_named_and_told() {
    Game game = HouseCards.game(new Harvest(), new Jealous());
    String message = messageOf(() -> CardSetCheck.of(game).pairs().run());

    assertThat(message)
        .startsWith(
            "harvest of seat 1 and jealous of seat 2, seed 1: card jealous of seat 2 failed in"
                + " ModifiesDice: it threw java.lang.IllegalStateException: why not me?\nGiven\n")
        .contains("\nWhen\n", "\nThen\n")
        .endsWith("\nAlso broken:\n  jealous of seat 1 and harvest of seat 2, seed 2");
  }

  @Test
  void a_card_that_breaks_its_contract_is_named_with_its_hook_and_seat() {
    assertThat(reportOf(new Speechless()))
        .endsWith("card speechless of seat 1 failed in WhenTurnStarts: it returned null");
    assertThat(reportOf(new Dreamer()))
        .endsWith("card dreamer of seat 1 failed in WhenTurnStarts: it returned"
            + " GainPoints[seat=seat 6, amount=1], but that seat is not at the table");
    assertThat(reportOf(new Pessimist()))
        .endsWith(
            "card pessimist of seat 1 failed in WhenTurnStarts: it threw"
                + " java.lang.IllegalArgumentException: an effect cannot have the amount -1: 0 or more");
    assertThat(reportOf(new Gambler()))
        .endsWith("card gambler of seat 1 failed in WhenCardRolled: it never comes to an end");
  }

  private static String reportOf(Card card) {
    return firstLineOf(() -> CardSetCheck.of(HouseCards.game(card)).pairs().run());
  }

  @Test
  void only_pairs_with_the_chosen_cards_are_played() {
    Game game = HouseCards.game(new Harvest(), new BigHeart(), new Jealous());
    String message =
        messageOf(() -> CardSetCheck.of(game).onlyPairsWith("big-heart").run());

    assertThat(message.lines().filter(line -> line.contains("of seat 1 and ")))
        .hasSizeGreaterThan(1)
        .allMatch(line -> line.contains("big-heart"));
  }

  @Test
  void a_failing_game_is_named_and_told() {
    Game game = HouseCards.game(new Parade(), new Forgetful(), new Harvest());
    AssertionError failure =
        failureOf(() -> CardSetCheck.of(game).randomGames(20).run());

    assertThat(failure)
        .hasMessageMatching(
            "(?s)a game of [2-6], seed \\d+: apply gave two answers to the same action\nGiven\n.*")
        .hasCauseInstanceOf(AssertionError.class);
  }

  @Test
  void two_games_are_told_apart() {
    Game good = HouseCards.game(new Harvest());
    Game bad = HouseCards.game(new Forgetful());

    assertThat(firstLineOf(() -> CardSetCheck.of(good, bad).randomGames(20).run()))
        .startsWith("a game of ")
        .contains(", second game, seed ");
  }

  @Test
  void a_game_that_does_not_end_fails() {
    Game game = HouseCards.game(new EternalPeace());

    assertThat(firstLineOf(() -> CardSetCheck.of(game).randomGames(1).run()))
        .isEqualTo("a game of 2, seed 0: the game does not come to an end");
  }

  @Test
  void a_check_of_nothing_is_refused() {
    assertThatIllegalStateException()
        .isThrownBy(() -> CardSetCheck.of(GAME).run())
        .withMessage("nothing to check: ask for pairs or random games");
    assertThatIllegalStateException()
        .isThrownBy(() -> CardSetCheck.of(HouseCards.game(new Parade())).pairs().run())
        .withMessage("there are no pairs to check: the game has no Keep cards");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardSetCheck.of(GAME).onlyPairsWith("parade"))
        .withMessage("parade is not a Keep card, so it has no pairs");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardSetCheck.of(GAME).onlyPairsWith("unheard-of"));
  }
}
