package io.github.kotrules.cards.laws;

import static io.github.kotrules.cards.CardIds.MIMIC;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.cards.laws.TwinTables.Way;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A Mimic that copies a Keep card gives its owner what the card itself would. Two tables are played with the same dice and
 * the same choices: at one of them seat 1 has the card, at the other a Mimic that copies the card of seat 3, who has one at
 * both. There are three of each Keep card for that purpose.
 *
 * <p>What is not compared, by the ruling on Mimic: its price when it is sold or bought away is 8; it ends with what it
 * copies; an empty Smoke Cloud leaves it blank. By T-10: a copy of Battery Monster that is made at the start of a turn pays
 * from the next turn on, and a copy of Urbavore comes after the points for starting in Tokyo.
 */
class CopyEqualsCardTest {
  /** Games for each card, edition and way of getting it. */
  private static final int GAMES = TestRun.times(2);

  private static final ImmutableList<Game> EDITIONS =
      ImmutableList.of(threeOfEach(RandomGames.game(true)), threeOfEach(RandomGames.game(false)));

  private static Game threeOfEach(Game game) {
    CardSet.Builder cards = CardSet.builder();
    game.cards()
        .copies()
        .forEach(
            (card, copies) -> cards.add(card, card.face().kind() == CardKind.KEEP ? 3 : copies));
    return Game.of(game.rules(), cards.build());
  }

  static Stream<CardId> cards() {
    return RandomTables.keepCards(EDITIONS.get(0).cards()).stream()
        .filter(card -> !card.equals(MIMIC));
  }

  @ParameterizedTest
  @MethodSource("cards")
  void a_mimic_that_is_bought_is_as_good_as_the_card(CardId card) {
    compare(card, Way.BOUGHT);
  }

  @ParameterizedTest
  @MethodSource("cards")
  void a_blank_mimic_that_is_moved_is_as_good_as_the_card(CardId card) {
    compare(card, Way.MOVED);
  }

  @ParameterizedTest
  @MethodSource("cards")
  void a_mimic_that_is_moved_from_a_battery_is_as_good_as_the_card(CardId card) {
    compare(card, Way.MOVED_FROM_BATTERY);
  }

  private static void compare(CardId card, Way way) {
    int compared = 0;
    for (int edition = 0; edition < EDITIONS.size(); edition++) {
      for (int i = 0; i < GAMES; i++) {
        long seed = TestRun.ofGame(i) ^ card.hashCode();
        try {
          compared += new TwinTables(EDITIONS.get(edition), card, way, seed).play();
        } catch (AssertionError | RuntimeException failure) {
          throw new AssertionError(
              card + ", edition " + (edition + 1) + ", seed " + seed + ": " + failure.getMessage()
                  + "; " + TestRun.howToRepeat(),
              failure);
        }
      }
    }
    assertThat(compared).as("steps with %s", card).isGreaterThan(GAMES);
  }
}
