package io.github.kotrules.cards.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.kotrules.GameRecord;
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
import org.junit.jupiter.api.Tag;
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
  private static final String TURN_END = ATTACK + """
      stay
      done
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

  @Test
  void the_dice_and_the_cards_that_nobody_owns_can_be_expected() {
    file(HEADER.replace(
                "market heal - -\n", "market jets heal -\ndeck energize evacuation-orders\n")
            + """
        expect deck 2
        roll EE2SEE
        expect dice 2EEEES
        expect dice SEEEE2
        expect rolls-left 2
        reroll 2
        expect dice EEEES
        expect rolls-left 1
        roll E
        resolve
        resolve
        stay
        expect waiting 2 purchase
        buy jets
        expect deck 2
        reveal energize
        expect deck 1
        buy heal
        reveal evacuation-orders
        expect deck 0
        """)
        .check();
    file(HEADER.replace("market heal", "market jets") + """
        expect discard -
        expect dice -
        roll EEEEEE
        resolve
        buy jets
        reveal evacuation-orders
        sweep
        expect discard evacuation-orders
        reveal evacuation-orders
        reveal heal
        reveal tank
        sweep
        expect discard tank evacuation-orders heal evacuation-orders
        expect discard evacuation-orders evacuation-orders heal tank
        """).check();
  }

  @Test
  void the_end_of_the_turn_can_be_expected() {
    file(TURN_END + """
        expect turn 3
        expect at-turn-end turn 2
        expect at-turn-end 2 points=2 energy=4 place=outside cards=spiked-tail
        expect at-turn-end market heal - -
        expect at-turn-end dice 222ESS
        expect dice -
        expect at-turn-end rolls-left 2
        expect at-turn-end deck 64
        expect at-turn-end discard -
        roll 112233
        resolve
        expect 1 points=2
        expect at-turn-end 1 points=0 life=7
        expect at-turn-end 3 points=0
        """).check();
  }

  @Test
  void the_end_of_the_last_turn_can_be_expected() {
    file(HEADER.replace("energy=3", "points=19") + """
        roll 111223
        resolve
        expect over winners=2
        expect at-turn-end 2 points=20
        """).check();
  }

  /** Seat 3 has no dice and no energy, so its turn is over as soon as it has started. */
  @Test
  void of_several_turns_that_a_move_ends_the_first_can_be_expected() {
    file(TURN_END.replace("seat 3 alienoid", "seat 3 alienoid shrink=6") + """
        expect event turn-started 3
        expect turn 1
        expect 1 points=2
        expect at-turn-end turn 2
        expect at-turn-end 1 points=0
        """).check();
  }

  @Test
  void the_end_of_a_turn_that_did_not_end_fails() {
    assertThat(failure(HEADER + "expect at-turn-end 1 points=0\n"))
        .hasMessageStartingWith(
            "try.kot:8: no turn ended in the last move: the table waits for chance roll 6\n");
    assertThat(failure(ATTACK + "expect at-turn-end 1 points=0\n"))
        .hasMessageStartingWith(
            "try.kot:11: no turn ended in the last move: the table waits for 1 yield\n");
  }

  /** All groups lie on the table, the attacker has stopped rolling. */
  private static final String GROUPS = HEADER.replace("energy=3", "life=5") + """
      roll 111EHS
      resolve
      """;

  @Test
  @Tag("D-1")
  void a_line_may_pick_all_groups_of_dice() {
    file(GROUPS + """
        resolve
        expect event points-gained 2 1
        expect event life-gained 2 1
        expect event energy-gained 2 1
        expect event attack-made 2 2
        stay
        expect no event attack-made
        expect no event question-asked
        """).check();
    file(GROUPS + """
        expect waiting 2 group
        2: resolve EN
        expect event energy-gained 2 1
        expect event points-gained 2 1
        expect no event life-gained
        expect waiting 2 group
        resolve HS
        expect event life-gained 2 1
        expect no event energy-gained
        expect waiting 1 yield
        """).check();
  }

  @Test
  @Tag("D-1")
  void a_line_of_groups_stops_at_another_question() {
    String smash = GROUPS + "resolve SHEN\nexpect waiting 1 yield\nexpect 2 life=5\nstay\n";

    file(smash + "expect waiting 2 group\nresolve\nexpect 2 life=6 energy=1 points=1\n")
        .check();
    file(smash + "resolve E\nresolve N\nexpect 2 life=6 energy=1 points=1\n").check();
    file(smash + "resolve HNE\nexpect 2 life=6 energy=1 points=1\n").check();
    assertThat(failure(smash + "expect 1 life=8\n"))
        .hasMessageStartingWith("try.kot:14: the script ends, but the table waits for 2 group");
  }

  @Test
  @Tag("D-1")
  void hearts_that_wait_may_be_named() {
    String bay = """
        kot 1
        edition second
        seat 1 gigazaur life=5 place=bay
        seat 2 the-king place=city
        seat 3 alienoid life=1
        seat 4 cyberkitty
        seat 5 mekadragon
        market - - -
        first 1
        roll 112EHS
        resolve
        """;

    file(bay + "resolve ESH\nexpect 1 life=6\n").check();
    file(bay + "resolve SHE\nexpect 1 life=6\n").check();
    assertThat(failure(bay + "resolve HSE\n"))
        .hasMessageStartingWith("try.kot:12: line 12, column 9: there is no H to resolve here:"
            + " the groups are E S");
  }

  @Test
  @Tag("D-1")
  void a_group_that_is_not_there_is_refused_where_it_stands() {
    String two = HEADER + "roll 1122ES\nresolve\n";

    assertThat(failure(two + "resolve ENS\n"))
        .hasMessageStartingWith(
            "try.kot:10: line 10, column 10: there is no N to resolve here:" + " the groups are S");
    assertThat(failure(two + "resolve ESS\n"))
        .hasMessageStartingWith(
            "try.kot:10: line 10, column 11: there is no S to resolve here:" + " no group is left");
    assertThat(failure(two + "2:  resolve H\n"))
        .hasMessageStartingWith("try.kot:10: line 10, column 13: there is no H to resolve here:"
            + " the groups are E S");
    assertThat(failure(two + "resolve EX\n"))
        .hasMessageStartingWith(
            "try.kot:10: line 10, column 10: a group of dice is one of N H E S");
    assertThat(failure(two + "resolve E S\n"))
        .hasMessageStartingWith("try.kot:10: line 10, column 11: nothing more is expected here");
    assertThat(failure(two + "1: resolve ES\n"))
        .hasMessageStartingWith(
            "try.kot:10: line 10, column 1: \"1:\" is not the seat that moves: the table waits for 2 group");
    assertThat(failure(two + "1:\n"))
        .hasMessageStartingWith("try.kot:10: line 10, column 1: \"1:\" is not the seat that moves");
    assertThat(failure(ATTACK + "resolve SH\n"))
        .hasMessageStartingWith("try.kot:11: line 11, column 1: \"resolve S\" is not legal here:"
            + " the table waits for 1 yield");
    assertThat(failure(two + "illegal resolve\n"))
        .hasMessageStartingWith("try.kot:10: \"resolve\" is legal here");
    assertThat(failure(two + "illegal 2: resolve\n"))
        .hasMessageStartingWith("try.kot:10: \"2: resolve\" is legal here");
    file(two + "illegal 1: resolve\nillegal resolve N\nexpect waiting 2 group\n")
        .check();
    assertThat(failure(two + "illegal resolve ES\n"))
        .hasMessageStartingWith(
            "try.kot:10: line 10, column 17: \"ES\" is not a group of dice: write one of N H E S");
  }

  @Test
  @Tag("D-1")
  void the_usual_form_names_the_groups_that_were_picked() {
    String usual = file(GROUPS + "resolve\nstay\n").canonicalText();

    assertThat(usual).endsWith("2: resolve\n2: resolve NHE\n1: stay\n");
    assertThat(file(usual).canonicalText()).isEqualTo(usual);
    assertThat(file(GROUPS + "resolve NHES\nstay\n").canonicalText()).isEqualTo(usual);
    assertThat(file(GROUPS + "resolve SEN\nstay\nresolve E\n").canonicalText())
        .endsWith("2: resolve S\n1: stay\n2: resolve E\n");
  }

  @Test
  @Tag("D-1")
  void the_record_has_one_move_for_each_group() {
    GameRecord record = file(GROUPS + "expect nonsense\nresolve\n").record();

    assertThat(KingOfTokyo.notation().write(record))
        .endsWith("2: resolve\n2: resolve N\n2: resolve H\n2: resolve E\n");
    assertThat(KingOfTokyo.notation().readRecord(KingOfTokyo.notation().write(record)))
        .isEqualTo(record);
    assertThatThrownBy(() -> file(GROUPS + "resolve NN\n").record())
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("line 10, column 10: there is no N to resolve here");
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
        .hasMessageStartingWith("try.kot:11: the game is not over: the table waits for 1 yield");
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
    assertThat(failure(ATTACK + "expect dice 223ESS\n"))
        .hasMessageStartingWith(
            "try.kot:11: what the dice show is 222ESS, but 223ESS was expected\n");
    assertThat(failure(ATTACK + "expect rolls-left 0\n"))
        .hasMessageStartingWith("try.kot:11: the number of rolls left is 2, but 0 was expected\n");
    assertThat(failure(ATTACK + "expect deck 60\n"))
        .hasMessageStartingWith(
            "try.kot:11: the number of cards in the deck is 64, but 60 was expected\n");
    assertThat(failure(ATTACK + "expect discard jets heal\n"))
        .hasMessageStartingWith("try.kot:11: the discard pile is -, but heal jets was expected\n");
    assertThat(failure(TURN_END + "expect at-turn-end 2 points=3 energy=5\n"))
        .hasMessageStartingWith("try.kot:13: at the end of the turn: points of seat 2 is 2, but 3"
            + " was expected; energy of seat 2 is 4, but 5 was expected\n");
    assertThat(failure(TURN_END + "expect at-turn-end dice -\n"))
        .hasMessageStartingWith("try.kot:13: at the end of the turn: what the dice show is 222ESS,"
            + " but - was expected\n");
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
            "try.kot:12: line 12, column 1: \"reroll 1\" is not legal here: the table waits for 1 yield")
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
            "try.kot:10: the script ends, but the table waits for 1 yield: answer it, or end with"
                + " \"expect waiting 1 yield\"");
    file(ATTACK + "expect waiting 1 yield\nexpect 1 life=7\n").check();
  }

  @Test
  void what_cannot_be_read_fails_where_it_stands() {
    assertThat(failure(ATTACK + "expect 1 lives=3\n"))
        .hasMessageStartingWith("try.kot:11: line 11, column 10: \"lives\" is not one of");
    assertThat(failure(ATTACK + "expect nothing\n"))
        .hasMessageStartingWith(
            "try.kot:11: line 11, column 8: \"nothing\" cannot be expected: name"
                + " waiting, event, no event, over, at-turn-end, turn, market, dice, rolls-left, deck,"
                + " discard or a seat");
    assertThat(failure(ATTACK + "expect\n")).hasMessageContaining("missing here: what is expected");
    assertThat(failure(ATTACK + "expect event life-gone\n"))
        .hasMessageContaining("\"life-gone\" is not an event");
    assertThat(failure(ATTACK + "expect event life-lost 1\n"))
        .hasMessageContaining("life-lost has 4 fields, not 1");
    assertThat(failure(ATTACK + "expect waiting 1 nap\n"))
        .hasMessageContaining("\"nap\" is not a question");
    assertThat(failure(ATTACK + "expect market heal,jets - -\n"))
        .hasMessageContaining("line 11, column 15: \"heal,jets\" is not the id of one card");
    assertThat(failure(ATTACK + "expect dice 12X\n"))
        .hasMessageContaining("line 11, column 13: \"12X\" are not dice");
    assertThat(failure(ATTACK + "expect dice 12 3\n"))
        .hasMessageContaining("line 11, column 16: nothing more is expected here");
    assertThat(failure(ATTACK + "expect dice\n"))
        .hasMessageContaining("line 11, column 12: missing here: faces, or - for no dice");
    assertThat(failure(ATTACK + "expect rolls-left 64\n"))
        .hasMessageContaining("line 11, column 19: \"64\" is not a number from 0 to 63");
    assertThat(failure(ATTACK + "expect deck 67\n"))
        .hasMessageContaining("line 11, column 13: \"67\" is not a number from 0 to 66");
    assertThat(failure(ATTACK + "expect deck\n"))
        .hasMessageContaining("line 11, column 12: missing here: a number");
    assertThat(failure(ATTACK + "expect discard heal haal\n"))
        .hasMessageContaining("line 11, column 21: there is no card \"haal\"");
    assertThat(failure(ATTACK + "expect discard heal heal\n"))
        .hasMessageContaining("line 11, column 21: the game has only 1 of heal");
    assertThat(failure(ATTACK + "expect discard heal -\n"))
        .hasMessageContaining("line 11, column 21: \"-\" is not the id of one card");
    assertThat(failure(ATTACK + "expect discard - heal\n"))
        .hasMessageContaining("line 11, column 18: nothing more is expected here");
    assertThat(failure(ATTACK + "expect discard\n"))
        .hasMessageContaining("line 11, column 15: missing here: cards, or - for none");
    assertThat(failure(ATTACK + "expect at-turn-end\n"))
        .hasMessageContaining("line 11, column 19: missing here: what the table was like");
    assertThat(failure(ATTACK + "expect at-turn-end waiting 1 yield\n"))
        .hasMessageContaining("line 11, column 20: \"waiting\" cannot be expected of the end of a"
            + " turn: name turn, market, dice, rolls-left, deck, discard or a seat");
    assertThat(failure(ATTACK + "expect at-turn-end at-turn-end deck 1\n"))
        .hasMessageContaining("line 11, column 20: \"at-turn-end\" cannot be expected of");
    assertThat(failure(ATTACK + "expect at-turn-end 1 lives=3\n"))
        .hasMessageContaining("line 11, column 22: \"lives\" is not one of");
    assertThat(failure(ATTACK + "expect over winners=\n"))
        .hasMessageContaining("line 11, column 21: \"\" is not a number from 1 to 3");
    assertThat(failure(ATTACK + "illegal  buy   haal\n"))
        .hasMessageContaining("line 11, column 16: there is no card \"haal\"");
    assertThat(failure(ATTACK + "illegal jump\n")).hasMessageContaining("\"jump\" is not a move");
    assertThat(failure(ATTACK + "reroll 1\n"))
        .hasMessageContaining("\"reroll 1\" is not legal here: the table waits for 1 yield");
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
