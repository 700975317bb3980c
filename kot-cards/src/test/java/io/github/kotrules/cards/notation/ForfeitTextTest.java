package io.github.kotrules.cards.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.GameRecord;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Seat;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.testkit.ScenarioFailure;
import io.github.kotrules.testkit.ScenarioFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who leaves a game, in text; the round trips over random games are in ForfeitProperties. */
@Tag("W-7")
class ForfeitTextTest {
  private static final Notation NOTATION = KingOfTokyo.notation();
  private static final String HEADER = """
      kot 1
      edition second
      seat 1 gigazaur
      seat 2 the-king
      seat 3 alienoid
      seat 4 cyberkitty out
      market - - -
      first 1
      """;

  private static NotationException refusal(String moves) {
    return catchThrowableOfType(NotationException.class, () -> {
      GameRecord unused = NOTATION.readRecord(HEADER + moves);
    });
  }

  @Test
  void a_line_says_who_leaves_and_a_moment_keeps_it() {
    GameRecord record = NOTATION.readRecord(HEADER + "roll 112233\nforfeit 3\nforfeit 2\n");

    assertThat(record.forfeits()).isEqualTo(ImmutableMap.of(Seat.TWO, 1, Seat.THREE, 1));
    assertThat(NOTATION.write(record)).endsWith("\nroll 112233\nforfeit 2\nforfeit 3\n");
    assertThat(NOTATION.writeMoment(record)).endsWith("/moves/roll.112233/forfeit.2/forfeit.3");
    assertThat(NOTATION.readMoment(NOTATION.writeMoment(record))).isEqualTo(record);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
      forfeit           ; line 9, column 8: missing here: the seat of the player who leaves
      forfeit 5         ; line 9, column 9: "5" is not a number from 1 to 4
      forfeit king      ; line 9, column 9: "king" is not a number from 1 to 4
      forfeit 4         ; line 9, column 9: seat 4 cannot leave: its Monster is eliminated
      forfeit 3 2       ; line 9, column 11: nothing more is expected here, but "2" follows
      """)
  void a_line_that_is_wrong_is_refused(String line, String message) {
    assertThat(refusal(line + "\n")).hasMessage(message);
  }

  @Test
  void nobody_leaves_twice_or_after_the_end() {
    assertThat(refusal("forfeit 2\nforfeit 2\n"))
        .hasMessage("line 10, column 9: seat 2 cannot leave: it has left already");
    assertThat(refusal("forfeit 2\nforfeit 3\nroll 112233\nresolve\nforfeit 1\n"))
        .hasMessage("line 13, column 9: seat 1 cannot leave: the game is over");
  }

  @Test
  void who_has_left_gives_the_first_legal_answer() {
    assertThat(refusal("roll 112233\nforfeit 1\n1: reroll 11\n"))
        .hasMessage("line 11, column 1: seat 1 has left, so the answer is \"resolve\"");
  }

  @Test
  void a_scenario_refuses_what_a_game_refuses() {
    for (String moves : new String[] {
      "forfeit\n",
      "forfeit 5\n",
      "forfeit 4\n",
      "forfeit 3 2\n",
      "forfeit 2\nforfeit 2\n",
      "roll 112233\nforfeit 1\n1: reroll 11\n"
    }) {
      ScenarioFile file = ScenarioFile.of("try.kot", HEADER + moves, NOTATION);
      assertThat(catchThrowableOfType(ScenarioFailure.class, file::check))
          .as(moves)
          .hasMessageStartingWith("try.kot:" + refusal(moves).line());
    }
  }
}
