package io.github.kotrules.cards.notation;

import static io.github.kotrules.cards.CardIds.BATTERY_MONSTER;
import static io.github.kotrules.model.Seat.ONE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.action.Action;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers stop at a maximum, in play and in text, and so does the length of a text. */
@Tag("S-5")
class TextLimitsTest {
  private static final Notation NOTATION = KingOfTokyo.notation();

  private static String header(String edition, String monster, String... more) {
    return "kot 1\nedition " + edition + "\nseat 1 gigazaur " + monster + "\nseat 2 the-king\n"
        + String.join("\n", more) + "\n";
  }

  private static NotationException refusal(ThrowingCallable reading) {
    return catchThrowableOfType(NotationException.class, reading);
  }

  private static NotationException refusal(String text) {
    return refusal(() -> NOTATION.readRecord(text));
  }

  /** What is written at this moment is read back equal: the record, and its last turn in one word. */
  private static void checkRoundTrip(GameRecord record) {
    assertThat(NOTATION.readRecord(NOTATION.write(record))).isEqualTo(record);
    GameRecord turn = record.lastTurn(NOTATION.game(record.end()));
    assertThat(NOTATION.readMoment(NOTATION.writeMoment(turn))).isEqualTo(turn);
  }

  @ParameterizedTest
  @ValueSource(strings = {"first", "second"})
  void energy_stops_at_its_maximum(String edition) {
    GameRecord record = NOTATION.readRecord(header(
        edition,
        "energy=" + Table.MAX_ENERGY,
        "market heal - -",
        "first 1",
        "roll 1123EE",
        "resolve"));

    assertThat(record.end().energy(ONE)).isEqualTo(Table.MAX_ENERGY);
    checkRoundTrip(record);
  }

  @Test
  void energy_from_a_battery_stops_at_its_maximum() {
    GameRecord record = NOTATION.readRecord(header(
        "second",
        "energy=" + (Table.MAX_ENERGY - 1) + " cards=battery-monster:6",
        "market heal - -",
        "first 1"));

    assertThat(record.end().energy(ONE)).isEqualTo(Table.MAX_ENERGY);
    checkRoundTrip(record);
  }

  @Test
  void counters_stop_at_their_maximum() {
    GameRecord record = NOTATION.readRecord(header(
        "first",
        "energy=" + Table.MAX_ENERGY,
        "market battery-monster - -",
        "first 1",
        "roll 112233",
        "resolve",
        "buy battery-monster",
        "reveal heal",
        "store 9000000"));

    HeldCard battery = record.end().cards(ONE).find(BATTERY_MONSTER);
    assertThat(battery).isNotNull();
    assertThat(battery.counters()).isEqualTo(Table.MAX_COUNTERS);
    checkRoundTrip(record);
  }

  @Test
  void every_maximum_can_be_written_and_read() {
    GameRecord record = NOTATION.readRecord(header(
        "first",
        "points=19 energy=" + Table.MAX_ENERGY + " poison=" + Table.MAX_TOKENS + " shrink="
            + Table.MAX_TOKENS + " cards=smoke-cloud:" + Table.MAX_COUNTERS,
        "market heal - -",
        "first 2",
        "roll 112233"));

    assertThat(record.end().energy(ONE)).isEqualTo(Table.MAX_ENERGY);
    checkRoundTrip(record);
  }

  @ParameterizedTest
  @CsvSource({
    "points=21, 24, 0 to 20",
    "energy=16777216, 24, 0 to 16777215",
    "poison=256, 24, 0 to 255",
    "shrink=256, 24, 0 to 255",
    "life=128, 22, 0 to 127",
    "cards=smoke-cloud:16777216, 35, 0 to 16777215"
  })
  void a_number_above_its_maximum_is_refused_where_it_stands(
      String word, int column, String bounds) {
    NotationException refusal = refusal(header("second", word, "first 1"));

    assertThat(refusal.problems()).hasSize(1);
    assertThat(refusal.line()).isEqualTo(3);
    assertThat(refusal.column()).isEqualTo(column);
    assertThat(refusal).hasMessageContaining("is not a number from " + bounds);
  }

  @Test
  void a_position_has_no_more_extra_turns_than_a_game_can_grant() {
    Game game = KingOfTokyo.secondEdition();
    String most = NOTATION.writeMoment(
            NOTATION.readRecord(header("second", "", "market heal - -", "first 1")))
        + ".x" + "1-0_".repeat(Table.MAX_PER_TURN - 1) + "1-0";
    GameRecord moment = NOTATION.readMoment(most);

    assertThat(moment.end().extraTurns())
        .hasSize(Table.MAX_PER_TURN)
        .containsOnly(new ExtraTurn(ONE, 0));
    assertThat(NOTATION.writeMoment(moment)).isEqualTo(most);
    assertThat(game.legalActions(moment.end())).isNotEmpty();
    assertThat(refusal(() -> NOTATION.readMoment(most.replace("x1-0", "x1-0_1-0"))))
        .hasMessageContaining("64 extra turns are granted: at most 63");
  }

  @Test
  void a_text_that_is_too_long_is_refused_before_it_is_read() {
    String longRecord = header("second", "") + "#".repeat(4_000_000);
    assertThat(refusal(longRecord))
        .hasMessageStartingWith("line 1, column 1: this text has 4,000,0")
        .hasMessageEndingWith(" characters: at most 4,000,000 can be read");
    assertThat(refusal(() -> NOTATION.readHeader(longRecord))).hasMessageContaining("at most");
    assertThat(refusal(() -> NOTATION.readMoment("kot1/" + "a/".repeat(2_000_000))))
        .hasMessageContaining("this text has 4,000,005 characters: at most 4,000,000 can be read");
    GameState state = KingOfTokyo.secondEdition()
        .start(
            KingOfTokyo.secondEdition().rules().monsters().asList().get(0),
            KingOfTokyo.secondEdition().rules().monsters().asList().get(1));
    assertThat(refusal(() -> {
          Action unused = NOTATION.readMove(state, "reroll " + "1".repeat(1_000));
        }))
        .hasMessageContaining("at most 1,000 can be read");
  }

  @Test
  void a_hundred_problems_are_enough() {
    assertThat(refusal(header("second", "life=x ".repeat(1_000))).problems()).hasSize(100);
    assertThat(refusal("kot 1\nedition second\n" + "option bay=soon\n".repeat(1_000))
            .problems())
        .hasSize(100);
  }

  @Test
  void more_cards_than_the_game_has_are_refused_before_they_are_compared() {
    String many = "mimic>2/wings,".repeat(66) + "wings";

    assertThat(refusal(header("second", "cards=" + many)))
        .hasMessageContaining("line 3, column 23: these are 67 cards: the game has 66");
    assertThat(refusal(header("second", "", "deck" + " heal".repeat(67))))
        .hasMessageContaining("line 5, column 1: these are 67 cards: the game has 66");
  }
}
