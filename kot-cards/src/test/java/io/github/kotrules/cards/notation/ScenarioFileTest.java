package io.github.kotrules.cards.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.testkit.ScenarioFailure;
import io.github.kotrules.testkit.ScenarioFile;
import io.github.kotrules.testkit.TreeCount;
import io.github.kotrules.testkit.junit.ScenarioTests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scenario files pass, or say which line is wrong. */
class ScenarioFileTest {
  private static final String HEADER = """
      kot 1
      edition second
      seat 1 gigazaur place=city
      seat 2 the-king energy=3 cards=spiked-tail
      seat 3 alienoid
      market heal - -
      first 2
      """;
  private static final String ATTACK = HEADER + """
      roll 222ESS
      resolve
      resolve
      """;

  private static ScenarioFile file(String text) {
    return ScenarioFile.of("try.kot", text, KingOfTokyo.notation());
  }

  private static ScenarioFailure failure(String text) {
    return catchThrowableOfType(ScenarioFailure.class, () -> file(text).check());
  }

  @Test
  void what_is_as_expected_passes() {
    file(ATTACK + """
        expect waiting 1 yield
        expect event life-lost 1 3 2 smash
        expect event life-lost * * 2 *
        expect event life-lost
        expect no event tokyo-yielded
        expect no event life-lost 2 * * *
        expect 1 life=7 max-life=10 place=city points=0 energy=0 poison=0 shrink=0 cards=-
        expect 2 points=2 energy=4 cards=spiked-tail
        expect market heal - -
        expect turn 2
        illegal done
        illegal 2: yield
        yield
        expect 2 place=city points=3
        done
        expect waiting chance roll 6
        """).check();
  }

  /** Found by the fuzzer: the scenario and the record must agree about what a line is. */
  @Test
  void a_byte_order_mark_is_accepted_at_the_start_of_a_file_and_nowhere_else() {
    file("\uFEFF" + ATTACK + "expect waiting 1 yield\n").check();
    assertThat(failure(ATTACK + "\uFEFF1: stay\n")).hasMessageStartingWith("try.kot:11:");
    assertThatThrownBy(() -> KingOfTokyo.notation().readRecord(ATTACK + "\uFEFF1: stay\n"))
        .isInstanceOf(NotationException.class);
  }

  @Test
  void the_end_of_a_game_can_be_expected() {
    String lastBlow = HEADER
            .replace("place=city", "place=city life=3")
            .replace("seat 3 alienoid", "seat 3 alienoid out")
        + "roll 112ESS\nresolve\nresolve\ndone\n";

    file(lastBlow + "expect over winners=2\nexpect 1 out\n").check();
    assertThat(failure(lastBlow + "expect over winners=1,2\n"))
        .hasMessageStartingWith("try.kot:12: who has won is {2}, but {1,2} was expected");
    assertThat(failure(ATTACK + "expect over winners=-\n"))
        .hasMessageStartingWith("try.kot:11: the game is not over: awaited is 1 yield");
  }

  @Test
  void each_expectation_says_what_is_and_what_was_expected() {
    assertThat(failure(ATTACK + "expect 1 life=8 place=bay points=0\n"))
        .hasMessageStartingWith(
            "try.kot:11: life of seat 1 is 7, but 8 was expected; place of seat 1 is city, but bay was expected\n");
    assertThat(failure(ATTACK + "expect 2 cards=jets\n"))
        .hasMessageStartingWith(
            "try.kot:11: cards of seat 2 is spiked-tail, but jets was expected");
    assertThat(failure(ATTACK + "expect waiting 3 yield\n"))
        .hasMessageStartingWith("try.kot:11: what is awaited is 1 yield, but 3 yield was expected");
    assertThat(failure(ATTACK + "expect market - - -\n"))
        .hasMessageStartingWith("try.kot:11: the market is heal - -, but - - - was expected");
    assertThat(failure(ATTACK + "expect turn 1\n"))
        .hasMessageStartingWith("try.kot:11: whose turn it is is seat 2, but seat 1 was expected");
    assertThat(failure(ATTACK + "expect event life-lost 1 2 2 smash\n"))
        .hasMessageStartingWith(
            "try.kot:11: \"life-lost 1 2 2 smash\" did not happen; what happened is"
                + " points-gained 2 2, energy-gained 2 1, attack-made 2 3, life-lost 1 3 2 smash\n");
    assertThat(failure(ATTACK + "expect no event attack-made\n"))
        .hasMessageStartingWith("try.kot:11: \"attack-made\" happened\n");
    assertThat(failure(ATTACK + "illegal yield\n"))
        .hasMessageStartingWith("try.kot:11: \"yield\" is legal here\n");
  }

  @Test
  void a_failure_tells_the_whole_scenario_and_points_at_the_line() {
    ScenarioFailure failure = failure(ATTACK + "\n# a comment\nexpect 1 life=8\n");

    assertThat(failure)
        .hasMessageContainingAll(
            "Given\n  Gigazaur (seat 1) is in Tokyo City with 10 life, 0 energy and 0 points\n",
            "When\n  the dice fall 222ESS\n",
            "    Gigazaur loses 3 life to The King\n",
            "Then\n  life of seat 1 is 7, but 8 was expected\n");
    assertThat(failure.line()).isEqualTo(13);
    assertThat(failure.file()).isEqualTo("try.kot");
    assertThat(failure.getStackTrace()[0].getFileName()).isEqualTo("try.kot");
    assertThat(failure.getStackTrace()[0].getLineNumber()).isEqualTo(13);
  }

  @Test
  void a_failed_expectation_comes_before_a_later_illegal_move() {
    ScenarioFailure failure = failure(ATTACK + "expect 1 life=8\nyield\nyield\n");

    assertThat(failure)
        .hasMessageStartingWith("try.kot:11: life of seat 1 is 7, but 8 was expected");
    assertThat(failure.line()).isEqualTo(11);
  }

  @Test
  void an_illegal_move_brings_the_story_so_far() {
    ScenarioFailure failure = failure(ATTACK + "expect 1 life=7\nreroll 1\n");

    assertThat(failure.line()).isEqualTo(12);
    assertThat(failure)
        .hasMessageStartingWith(
            "try.kot:12: line 12, column 1: \"reroll 1\" is not legal here: awaited is 1 yield")
        .hasMessageContainingAll(
            "Given\n  Gigazaur (seat 1) is in Tokyo City",
            "When\n  the dice fall 222ESS\n",
            "    Gigazaur loses 3 life to The King\n",
            "Then\n  line 12, column 1: \"reroll 1\" is not legal here");
  }

  @Test
  void an_open_question_at_the_end_must_be_said() {
    assertThat(failure(ATTACK))
        .hasMessageStartingWith(
            "try.kot:10: the script ends, but awaited is 1 yield: answer it, or end with"
                + " \"expect waiting 1 yield\"");
    file(ATTACK + "expect waiting 1 yield\nexpect 1 life=7\n").check();
  }

  @Test
  void what_cannot_be_read_fails_where_it_stands() {
    assertThat(failure(ATTACK + "expect 1 lives=3\n"))
        .hasMessageStartingWith("try.kot:11: line 11, column 10: \"lives\" is none of");
    assertThat(failure(ATTACK + "expect nothing\n"))
        .hasMessageStartingWith("try.kot:11: line 11, column 8: \"nothing\" cannot be expected");
    assertThat(failure(ATTACK + "expect\n"))
        .hasMessageContaining("something is missing here: what is expected");
    assertThat(failure(ATTACK + "expect event life-gone\n"))
        .hasMessageContaining("\"life-gone\" is no event");
    assertThat(failure(ATTACK + "expect event life-lost 1\n"))
        .hasMessageContaining("life-lost has 4 fields, not 1");
    assertThat(failure(ATTACK + "expect waiting 1 nap\n"))
        .hasMessageContaining("\"nap\" is no question");
    assertThat(failure(ATTACK + "expect market heal,jets - -\n"))
        .hasMessageContaining("line 11, column 15: \"heal,jets\" is not the id of one card");
    assertThat(failure(ATTACK + "expect over winners=\n"))
        .hasMessageContaining("line 11, column 21: \"\" is not a number from 1 to 3");
    assertThat(failure(ATTACK + "illegal  buy   haal\n"))
        .hasMessageContaining("line 11, column 16: there is no card \"haal\"");
    assertThat(failure(ATTACK + "illegal jump\n")).hasMessageContaining("\"jump\" is no move");
    assertThat(failure(ATTACK + "reroll 1\n"))
        .hasMessageContaining("\"reroll 1\" is not legal here: awaited is 1 yield");
    assertThat(failure("kot 1\nedition second\nseat 1 gigazaur life=12\nseat 2 the-king\n"))
        .hasMessage("try.kot:3: line 3, column 1: seat 1 has 12 life: 1 to 10");
  }

  @Test
  void files_become_dynamic_tests(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("good.kot"), ATTACK + "stay\nillegal buy jets\ndone\n");
    Files.writeString(folder.resolve("bad.kot"), ATTACK + "expect 1 life=1\n");
    Files.writeString(folder.resolve("other.txt"), "no scenario");

    List<DynamicTest> tests = ScenarioTests.in(folder, KingOfTokyo.notation()).toList();

    assertThat(tests)
        .extracting(DynamicTest::getDisplayName)
        .containsExactly("bad.kot", "good.kot");
    assertThatThrownBy(() -> tests.get(0).getExecutable().execute())
        .isInstanceOf(ScenarioFailure.class)
        .hasMessageContaining("bad.kot:11: life of seat 1 is 7, but 1 was expected");
    assertThat(tests.get(1).getTestSourceUri())
        .hasValue(folder.resolve("good.kot").toUri());
    assertThat(catchThrowableOfType(
            Throwable.class, () -> tests.get(1).getExecutable().execute()))
        .isNull();
  }

  @Test
  void a_folder_without_scenarios_is_a_mistake(@TempDir Path folder) {
    assertThatThrownBy(() -> ScenarioTests.in(folder, KingOfTokyo.notation()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no .kot file in ");
  }

  /** Of six dice any may be rolled again: as many ways as 6 of 12 kinds can be chosen, faces kept and faces rolled. */
  @Test
  void the_ways_of_the_first_two_moves_are_known_without_counting() {
    var header = KingOfTokyo.notation().readHeader(HEADER);

    assertThat(TreeCount.of(header.game(), header.start(), 0)).isEqualTo(1);
    assertThat(TreeCount.of(header.game(), header.start(), 1)).isEqualTo(462);
    assertThat(TreeCount.of(header.game(), header.start(), 2)).isEqualTo(12_376);
  }
}
