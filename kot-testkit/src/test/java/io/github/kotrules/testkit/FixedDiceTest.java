package io.github.kotrules.testkit;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.testkit.Failures.messageOf;
import static io.github.kotrules.testkit.cards.HouseCards.GAME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Chooser;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Play;
import org.junit.jupiter.api.Test;

class FixedDiceTest {
  /** The first to roll wins with three 1s. */
  private static final GameRecord NEARLY_WON = Scenario.of(GAME, 2)
      .points(ONE, 19)
      .market("parade")
      .deck("echo")
      .turnOf(ONE)
      .record();

  private static final Chooser FIRST_OPTION = question -> question.options().get(0);

  private static GameRecord play(GameRecord start, FixedDice dice) {
    return Play.of(GAME, start)
        .choosers(ImmutableList.of(FIRST_OPTION, FIRST_OPTION))
        .chance(dice)
        .toEnd();
  }

  @Test
  void decide_a_whole_play() {
    FixedDice dice = FixedDice.of("111EHS");

    assertThat(play(NEARLY_WON, dice).end().isOver()).isTrue();
    assertThatCode(dice::checkUsedUp).doesNotThrowAnyException();
  }

  @Test
  void say_what_fell_and_what_was_awaited() {
    assertThat(messageOf(() -> play(NEARLY_WON, FixedDice.of("111"))))
        .isEqualTo("the dice 111 fell, but 6 dice of seat 1 are awaited");
  }

  @Test
  void say_that_none_are_left() {
    assertThat(messageOf(() -> play(NEARLY_WON, FixedDice.of())))
        .isEqualTo("no dice are left, but 6 dice of seat 1 are awaited");
  }

  @Test
  void say_that_a_card_is_not_in_the_deck_or_that_none_is_left() {
    GameRecord dealing = Scenario.of(GAME, 2).opening().record();

    assertThat(messageOf(() -> play(dealing, FixedDice.of().reveals("wings"))))
        .isEqualTo("wings came, but the deck holds only [parade, harvest, big-heart, echo]");
    assertThat(messageOf(() -> play(dealing, FixedDice.of().reveals("parade"))))
        .isEqualTo("no cards are left, but a card of the deck is awaited");
  }

  @Test
  void say_what_was_not_used() {
    FixedDice dice = FixedDice.of("111EHS", "33").rolls("12").reveals("echo");
    GameRecord record = play(NEARLY_WON, dice);

    assertThat(record.end().isOver()).isTrue();
    assertThat(messageOf(dice::checkUsedUp))
        .isEqualTo("the dice 33 and 12 have not fallen, and the card echo has not come");
  }
}
