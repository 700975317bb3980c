package io.github.kotrules.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.kotrules.GameRecord;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.cli.Edition;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Screens at 80 columns, as they are kept in the test resources. After a change that is meant: {@code mvn test
 * -Dkot.screens=write}, and look at what has changed.
 */
class ScreensTest {
  private static final int COLUMNS = 80;
  private static final int ROWS = 40;
  private static final Path FOLDER = Path.of("src", "test", "resources", "screens");

  private static final String FULL_TABLE = """
      kot 1
      edition second
      seat 1 gigazaur life=7 points=5 energy=9 place=city poison=1 cards=stretchy,smoke-cloud:2,mimic>4/extra-head
      seat 2 cyberkitty life=3 points=12 energy=2 shrink=2
      seat 3 space-penguin place=bay cards=were-only-making-it-stronger,rooting-for-the-underdog,friend-of-children,made-in-a-lab
      seat 4 the-king cards=extra-head
      seat 5 mekadragon life=1 points=19
      seat 6 alienoid out points=7
      market fire-breathing energize corner-store
      first 1
      1: keep
      roll 1123EHS
      """;

  private static Match match(String text, int seat) {
    GameRecord record = KingOfTokyo.notation().readRecord(text);
    return new Match(Settings.continued(record, Seat.of(seat), 5));
  }

  private static Match firstRoll() {
    Match match = new Match(Settings.fresh(
        Edition.second.game(), Settings.monsters(Edition.second.game(), null, 4), false, 5));
    while (!match.isPersonAsked()) {
      match.advance();
    }
    return match;
  }

  private static void check(String name, Look look, Match match, Consumer<TableView> shows)
      throws IOException {
    check(name, look, COLUMNS, match, shows);
  }

  private static void check(
      String name, Look look, int columns, Match match, Consumer<TableView> shows)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (Terminal terminal = new DumbTerminal(
        "screen",
        Terminal.TYPE_DUMB,
        new ByteArrayInputStream(new byte[0]),
        out,
        StandardCharsets.UTF_8)) {
      terminal.setSize(Size.of(columns, ROWS));
      shows.accept(new TableView(match, new Talk(terminal, look)));
      terminal.flush();
    }
    checkText(name, columns, out.toString(StandardCharsets.UTF_8).replace("\r", ""));
  }

  private static void checkText(String name, int columns, String text) throws IOException {
    assertThat(Splitter.on('\n').split(text))
        .allSatisfy(line -> assertThat(line.length()).as(line).isLessThanOrEqualTo(columns));
    Path file = FOLDER.resolve(name + ".txt");
    if (System.getProperty("kot.screens", "").equals("write")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, text);
    }
    assertThat(text).isEqualTo(Files.readString(file));
  }

  @ParameterizedTest
  @EnumSource
  void the_first_roll(Look look) throws IOException {
    String name = look == Look.PLAIN ? "first-roll-plain" : "first-roll-rich";
    check(name, look, firstRoll(), view -> view.show(Dice.none()));
  }

  @ParameterizedTest
  @EnumSource
  void a_full_table(Look look) throws IOException {
    String name = look == Look.PLAIN ? "full-table-plain" : "full-table-rich";
    check(name, look, match(FULL_TABLE, 1), view -> view.show(Dice.parse("11")));
  }

  @Test
  void somebody_elses_question() throws IOException {
    check(
        "somebody-elses-question",
        Look.PLAIN,
        match(FULL_TABLE, 2),
        view -> view.show(Dice.none()));
  }

  @Test
  void cards_in_sight() throws IOException {
    check("cards-in-sight", Look.PLAIN, match(FULL_TABLE, 1), TableView::explainCards);
  }

  @Test
  void odds_of_a_roll() throws IOException {
    check(
        "odds-of-a-roll",
        Look.PLAIN,
        match(FULL_TABLE, 1),
        view -> view.showOdds(Seat.ONE, Dice.parse("11")));
  }

  @Test
  void odds_of_the_last_roll() throws IOException {
    check(
        "odds-of-the-last-roll",
        Look.PLAIN,
        match(FULL_TABLE + "1: reroll 1123EHS\nroll 1122333\n", 1),
        view -> view.showOdds(Seat.ONE, Dice.parse("333")));
  }

  @Test
  void many_ways_to_turn_a_die() throws IOException {
    check(
        "many-ways-to-turn-a-die",
        Look.PLAIN,
        match(FULL_TABLE + "1: resolve\n", 1),
        view -> view.show(Dice.none()));
  }

  @Test
  void a_hint_for_a_roll() throws IOException {
    check("hint-for-a-roll", Look.PLAIN, match("""
            kot 1
            edition second
            seat 1 gigazaur life=9 points=15
            seat 2 the-king life=2 place=city
            market heal - -
            first 1
            roll 33SSSS
            """, 1), TableView::explainQuestion);
  }

  @Test
  void a_hint_about_leaving_tokyo() throws IOException {
    check("hint-about-leaving-tokyo", Look.PLAIN, match("""
            kot 1
            edition second
            seat 1 gigazaur life=3 place=city
            seat 2 the-king
            seat 3 alienoid points=17
            seat 4 mekadragon
            market heal - -
            first 2
            roll 1122SS
            resolve
            """, 1), TableView::explainQuestion);
  }

  @Test
  void the_first_roll_on_a_narrow_terminal() throws IOException {
    check("first-roll-narrow", Look.PLAIN, 44, firstRoll(), view -> view.show(Dice.none()));
  }

  @Test
  void groups_of_dice() throws IOException {
    check("groups-of-dice", Look.PLAIN, match("""
            kot 1
            edition first
            seat 1 kraken life=5 poison=1
            seat 2 the-king place=city
            market heal - tank
            first 1
            roll 111EHS
            resolve
            """, 1), view -> view.show(Dice.none()));
  }

  @Test
  void what_to_buy() throws IOException {
    check("what-to-buy", Look.PLAIN, match("""
            kot 1
            edition second
            seat 1 gigazaur energy=9 place=city cards=alien-origin,parasitic-tentacles
            seat 2 the-king cards=jets,wings
            seat 3 alienoid cards=even-bigger
            market heal energize were-only-making-it-stronger
            first 1
            roll 1122EE
            resolve
            """, 1), view -> view.show(Dice.none()));
  }

  @Test
  void whether_to_yield() throws IOException {
    check("whether-to-yield", Look.RICH, match("""
            kot 1
            edition second
            seat 1 gigazaur life=4 place=city
            seat 2 the-king
            market heal - -
            first 2
            roll 1122SS
            resolve
            """, 1), view -> view.show(Dice.none()));
  }

  @Test
  void the_end() throws IOException {
    check("the-end", Look.PLAIN, match("""
            kot 1
            edition first
            seat 1 gigazaur points=17 place=city
            seat 2 kraken
            market heal - -
            first 1
            roll 111223
            resolve
            """, 1), view -> view.show(Dice.none()));
  }
}
