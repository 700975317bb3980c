package io.github.kotrules.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.kotrules.GameRecord;
import io.github.kotrules.cards.KingOfTokyo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whole sessions of a person at a pseudo-terminal. The time limit only ends a program that hangs. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class PlayingTest {
  @TempDir
  Path folder;

  @Test
  void the_menu_asks_what_to_play() throws Exception {
    try (Visit visit = Visit.plain()) {
      assertThat(visit.see("2  watch bots play\n1 to 2, Enter for 1 > "))
          .contains("Roll 6 dice up to 3 times", "20 points win", "The key ? explains each choice");
      visit.type("7");
      visit.see("There is no 7 here: type a number from 1 to 2.\n1 to 2, Enter for 1 > ");
      visit.type("1");
      visit.see("2  first (2011)\n1 to 2, Enter for 1 > ");
      visit.type("2");
      visit.see("How many bots? 1 to 5, Enter for 3 > ");
      visit.type("");
      visit.see("2  greedy, easier\n   3  random, for a first look\n1 to 3, Enter for 1 > ");
      visit.type("2");
      visit.see("3  Kraken");
      visit.see("1 to 6, Enter for 1 > ");
      visit.type("3");
      assertThat(visit.seeQuestion())
          .contains("King of Tokyo, first edition, 20 points win, bots: greedy")
          .contains("1 Kraken (you)", "2 Gigazaur", "4 The King")
          .doesNotContain("5 MekaDragon");
    }
  }

  @Test
  void the_menu_offers_to_watch() throws Exception {
    try (Visit visit = Visit.plain()) {
      visit.see("Enter for 1 > ");
      visit.type("2");
      visit.see("Enter for 1 > ");
      visit.type("");
      visit.see("How many bots? 2 to 6, Enter for 4 > ");
      visit.type("2");
      visit.see("1 to 3, Enter for 1 > ");
      visit.type("3");
      assertThat(visit.see("q leave > ")).contains("2 CyberKitty").doesNotContain("(you)");
      visit.type("x");
      visit.see("There is no x here: press Enter, or type e, c or q.");
      visit.see("q leave > ");
      visit.type("");
      visit.see("q leave > ");
      visit.type("e");
      assertThat(visit.see("(seed " + Visit.SEED + ")")).contains("The game is won by");
      assertThat(visit.exitCode()).isZero();
    }
  }

  @Test
  void a_whole_game_can_be_played() throws Exception {
    try (Visit visit = Visit.plain("--seed", "7", "--players", "3")) {
      String screen = visit.see("\n> ");
      int questions = 0;
      while (!screen.contains("(seed 7)")) {
        questions++;
        screen = visit.answer(screen.contains("which dice to roll again") ? "f" : "1");
      }
      assertThat(questions).isGreaterThan(10);
      assertThat(screen).contains("The game is won by");
      visit.answer("x");
      visit.type("q");
      assertThat(visit.exitCode()).isZero();
    }
  }

  @Test
  void dice_are_set_apart_and_the_others_rolled() throws Exception {
    try (Visit visit = Visit.plain("--seed", "5975")) {
      assertThat(visit.seeQuestion()).contains("Dice [1] [3] [3] [H] [H] [S]   rolls left: 2");
      assertThat(visit.answer("33")).contains("Dice [1] [H] [H] [S]   kept [3] [3]");
      assertThat(visit.answer("EE")).contains("There is no EE among 133HHS.");
      assertThat(visit.answer("s")).contains("Dice [1] [3] [3] [H] [H]   kept [S]");
      assertThat(visit.answer("-")).contains("Dice [1] [3] [3] [H] [H] [S]   rolls left: 2");
      assertThat(visit.answer("33")).contains("r  roll 1HHS again");
      assertThat(visit.answer("r")).contains("picks up 1HHS", "kept [3] [3]", "rolls left: 1");
    }
  }

  @Test
  void odds_and_cards_are_explained() throws Exception {
    try (Visit visit = Visit.plain("--seed", "5975")) {
      visit.seeQuestion();
      visit.answer("33");
      assertThat(visit.answer("o"))
          .contains("Chances if 33 is kept and 1HHS rolled", "Best for points this turn: keep 33");
      assertThat(visit.answer("c")).contains("Energize (discard, costs 8): Gain 9 energy.");
      assertThat(visit.answer("l")).contains("Gigazaur rolls 133HHS.");
      assertThat(visit.answer("f")).contains("which dice to resolve next");
      assertThat(visit.answer("o")).contains("Odds are for rolls, and there is none to come now.");
    }
  }

  @Test
  void a_wrong_key_gets_a_sentence_and_the_question_again() throws Exception {
    try (Visit visit = Visit.plain("--seed", "5975")) {
      visit.seeQuestion();
      assertThat(visit.answer("x")).contains("There is no x here: type faces to keep such as 33S");
      visit.answer("f");
      assertThat(visit.answer("9")).contains("There is no 9 here: type 1 to 2, or a key");
      assertThat(visit.answer("s")).contains("Type a file name after the s.");
    }
  }

  @Test
  void a_hint_explains_the_choice() throws Exception {
    try (Visit visit = Visit.plain("--seed", "5975", "--players", "2")) {
      visit.seeQuestion();
      assertThat(words(visit.answer("?")))
          .contains("Three equal numbers score that number", " Odds ", "Best for points now: ")
          .contains(" Danger ", " What the bots would do ")
          .containsPattern(" greedy \\w+ .* expectimax \\w+ .* mcts:200 \\w+ .* value \\w+ ");
      visit.answer("f");
      assertThat(words(visit.answer("?"))).contains(" Danger ").doesNotContain(" Odds ");
    }
  }

  @Test
  void enter_rolls_the_dice_that_are_not_kept_and_resolves_them_in_the_usual_order()
      throws Exception {
    try (Visit visit = Visit.plain("--seed", "5975")) {
      visit.seeQuestion();
      assertThat(visit.answer("")).as("nothing is kept").contains("rolls left: 2");
      assertThat(visit.answer("33")).contains("r  roll 1HHS again (Enter)");
      assertThat(visit.answer("")).contains("kept [3] [3]", "rolls left: 1");
      assertThat(visit.answer("")).contains("which dice to resolve next", "1  resolve", "(Enter)");
      String order = choices(visit.answer("t"));
      assertThat(order).contains("1  resolve", "2  resolve");
      assertThat(visit.answer("")).doesNotContain("which dice to resolve next");
      assertThat(choices(visit.answer("u"))).as("one Enter is one choice").isEqualTo(order);
    }
  }

  private static String choices(String screen) {
    return screen.substring(screen.indexOf("Your choice: which dice to resolve next"));
  }

  @Test
  void a_choice_is_taken_back_and_comes_out_the_same_again() throws Exception {
    try (Visit visit = Visit.plain("--seed", "5975")) {
      String first = visit.seeQuestion();
      assertThat(visit.answer("u")).contains("You have no choice to take back.");
      String rolled = visit.answer("r");
      assertThat(rolled).contains("rolls left: 1");
      assertThat(visit.answer("u")).contains(dice(first)).contains("rolls left: 2");
      assertThat(dice(visit.answer("r"))).isEqualTo(dice(rolled));
    }
  }

  private static String dice(String screen) {
    return Splitter.on('\n')
        .splitToStream(screen)
        .filter(line -> line.startsWith(" Dice"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void a_saved_game_goes_on() throws Exception {
    Path file = folder.resolve("game.kot");
    String after;
    try (Visit visit = Visit.plain("--seed", "5975")) {
      visit.seeQuestion();
      visit.answer("33");
      visit.answer("r");
      assertThat(visit.answer("s " + file)).contains("Saved. Continue it later: --load");
      after = dice(visit.answer("r"));
    }
    GameRecord record = KingOfTokyo.notation().readRecord(Files.readString(file));
    assertThat(record.replay(KingOfTokyo.secondEdition())).isEqualTo(record.end());
    try (Visit visit = Visit.plain("--load", file.toString(), "--seed", "5975")) {
      assertThat(visit.seeQuestion()).contains("1 Gigazaur (you)", "rolls left: 1");
      visit.answer("33");
      assertThat(dice(visit.answer("r")).strip()).startsWith(after.strip().substring(0, 20));
      assertThat(visit.answer("u")).contains("rolls left: 1");
      assertThat(visit.answer("u")).contains("rolls left: 2");
    }
  }

  private Path houseGame() throws IOException {
    return Files.writeString(folder.resolve("house.kot"), """
        kot 1
        edition second
        option life=8_9
        option points=12
        option rolls=2
        option dice=13
        option sweep=1
        seat 1 gigazaur
        seat 2 the-king
        seat 3 alienoid cards=even-bigger
        first 1
        """);
  }

  @Test
  void a_game_with_numbers_of_the_house_is_loaded() throws Exception {
    try (Visit visit = Visit.plain("--load", houseGame().toString(), "--seed", "3")) {
      assertThat(visit.seeQuestion()).contains(" 8/9 ", " 8/11 ", "rolls left: 1");
      assertThat(visit.answer("o")).contains("Odds are for up to 12 dice.");
    }
  }

  @Test
  void bots_play_a_game_with_numbers_of_the_house() throws Exception {
    try (Visit visit = Visit.plain("--watch", "--load", houseGame().toString(), "--seed", "3")) {
      visit.see("q leave > ");
      visit.type("e");
      assertThat(visit.see("(seed 3)")).contains("The game is won by");
      assertThat(visit.exitCode()).isZero();
    }
  }

  @Test
  void other_files_are_not_written_over() throws Exception {
    Path file = Files.writeString(folder.resolve("diary.txt"), "Dear diary");
    try (Visit visit = Visit.plain("--seed", "5975")) {
      visit.seeQuestion();
      assertThat(words(visit.answer("s " + file))).contains("exists and is not a saved game");
      assertThat(words(visit.answer("s " + folder.resolve("no/such/file"))))
          .contains("Cannot write ", ": there is no folder ");
      assertThat(file).hasContent("Dear diary");
    }
  }

  /** However long the names are, and wherever lines are broken. */
  private static String words(String screen) {
    return screen.replaceAll("\\s+", " ");
  }

  @Test
  void tab_completes_file_names() throws Exception {
    Path file = Files.writeString(folder.resolve("precious.kot"), "kot 1");
    try (Visit visit = Visit.plain("--seed", "5975")) {
      visit.seeQuestion();
      visit.pty().press("s " + folder.resolve("preci") + "\t\r");
      visit.see("Saved.");
      assertThat(file).content().startsWith("kot 1\nedition second\n");
    }
  }

  @Test
  void the_last_line_comes_back_with_the_arrow_up() throws Exception {
    try (Visit visit = Visit.plain("--seed", "5975")) {
      visit.seeQuestion();
      visit.answer("33H");
      visit.answer("-");
      visit.pty().press("\u001bOA\u001bOA\r");
      assertThat(visit.seeQuestion()).contains("kept [3] [3] [H]");
    }
  }

  @Test
  void the_screen_fits_the_terminal_after_a_resize() throws Exception {
    try (Visit visit = Visit.plain("--seed", "5975", "--players", "6")) {
      assertThat(longestLine(visit.seeQuestion())).isEqualTo(80);
      visit.pty().resize(50, 40);
      assertThat(longestLine(visit.answer(""))).isEqualTo(50);
      visit.pty().resize(100, 40);
      assertThat(longestLine(visit.answer(""))).isEqualTo(100);
    }
  }

  private static int longestLine(String screen) {
    return Splitter.on('\n')
        .splitToStream(screen)
        .mapToInt(String::length)
        .max()
        .orElse(0);
  }

  @Test
  void leaving_is_asked_for() throws Exception {
    try (Visit visit = Visit.plain("--seed", "5975")) {
      visit.seeQuestion();
      visit.type("q");
      visit.see("(y/n) ");
      visit.type("maybe");
      visit.see("Please type y or n.");
      visit.see("(y/n) ");
      assertThat(visit.answer("n")).isNotNull();
      visit.type("q");
      visit.see("(y/n) ");
      visit.type("y");
      assertThat(visit.exitCode()).isZero();
    }
  }

  @Test
  void resigning_is_asked_for_and_can_be_taken_back() throws Exception {
    try (Visit visit = Visit.plain("--seed", "5975")) {
      String first = visit.seeQuestion();
      visit.type("g");
      visit.see("Resign? Your Monster is out when this turn ends. (y/n) ");
      assertThat(visit.answer("n")).doesNotContain("The game is won by");
      visit.type("g");
      visit.see("(y/n) ");
      assertThat(visit.answer("y"))
          .contains("The game is won by", "(you)        out, with 1 point\n");
      assertThat(visit.answer("g")).contains("The game is over: type u, s FILE, l or q.");
      assertThat(visit.answer("u")).contains(dice(first)).contains("rolls left: 2");
    }
  }

  @Test
  void the_end_of_input_leaves_the_terminal_as_it_was() throws Exception {
    try (Visit visit = Visit.plain("--seed", "5975")) {
      String before = attributesAtRest();
      visit.seeQuestion();
      visit.pty().press("\u0004");
      visit.see("Goodbye.");
      assertThat(visit.exitCode()).isZero();
      assertThat(visit.pty().terminal().getAttributes().toString()).isEqualTo(before);
    }
  }

  private static String attributesAtRest() throws IOException {
    try (Pty untouched = new Pty(80, 24)) {
      return untouched.terminal().getAttributes().toString();
    }
  }

  @Test
  void colour_and_symbols_are_shown_unless_somebody_objects() throws Exception {
    try (Visit visit = new Visit(80, 40, false, "--seed", "5975")) {
      visit.seeQuestion();
      assertThat(visit.pty().raw()).contains("♥", "★", "\u001b[31m♥10/10");
    }
    try (Visit plain = new Visit(80, 40, true, "--seed", "5975")) {
      checkPlain(plain);
    }
    try (Visit plain = new Visit(80, 40, false, "--seed", "5975", "--ascii")) {
      checkPlain(plain);
    }
  }

  private static void checkPlain(Visit visit) {
    assertThat(visit.seeQuestion()).matches("\\p{ASCII}*");
    assertThat(visit.pty().raw()).doesNotContain(";1m", "\u001b[3", "\u001b[2J");
  }
}
