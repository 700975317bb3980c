package io.github.kotrules.kot;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.GameRecord;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.protocol.serve.JsonText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as a shell sees it: what it prints, and its exit code. */
class KotTest {
  private static final String SCENARIO = """
      kot 1
      edition second
      seat 1 gigazaur place=city cards=jets,smoke-cloud:2
      seat 2 the-king energy=3 poison=1
      seat 3 alienoid out points=4
      market heal - tank
      first 2
      roll 222ESS
      """;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir
  Path folder;

  private int run(String... args) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    return Kot.run(new PrintWriter(out), new PrintWriter(err), args);
  }

  private String write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, text);
    return file.toString();
  }

  @Test
  void without_arguments_it_says_what_it_can_do() {
    assertThat(run()).isZero();
    assertThat(out.toString())
        .contains("replay", "check", "show", "random", "perft", "serve", "solve");
    assertThat(run("check", "--help")).isZero();
    assertThat(out.toString()).contains("Exits with 1 if one of them fails");
    assertThat(run("replay", "--help")).isZero();
    assertThat(out.toString()).contains("--html", "game.kot > game.html");
    assertThat(run("show", "--help")).isZero();
    assertThat(out.toString()).contains("--svg");
    assertThat(run("serve", "--help")).isZero();
    assertThat(out.toString()).contains("play G ANSWER", "printf 'new players=2 seed=42\\n");
  }

  @Test
  void a_random_game_replays_to_the_same_end() {
    for (String edition : ImmutableList.of("first", "second")) {
      assertThat(run("random", "--seed", "7", "--players", "5", "--edition", edition))
          .isZero();
      String text = out.toString();
      GameRecord record = KingOfTokyo.notation().readRecord(text);

      assertThat(text).startsWith("kot 1\nedition " + edition + "\nseat 1 gigazaur\n");
      assertThat(record.end().isOver()).isTrue();
      assertThat(record.start().monsters()).hasSize(5);
      assertThat(run("random", "--seed", "7", "--players", "5", "--edition", edition))
          .isZero();
      assertThat(out).hasToString(text);
      assertThat(run("random", "--seed", "8", "--players", "5", "--edition", edition))
          .isZero();
      assertThat(out.toString()).isNotEqualTo(text);
    }
  }

  @Test
  void a_random_game_can_have_rules_of_the_house() {
    assertThat(run("random", "--players", "2", "--house", "points=7,life=6_8")).isZero();
    assertThat(out.toString()).contains("\noption life=6_8\noption points=7\n");
    assertThat(KingOfTokyo.notation().readRecord(out.toString()).end().isOver()).isTrue();
  }

  @Test
  void every_command_has_a_version() {
    for (String command : ImmutableList.of("show", "replay", "check-bot", "serve")) {
      assertThat(run(command, "--version")).isZero();
      assertThat(out.toString()).startsWith("kot 0.1.0");
    }
  }

  /** What bash makes of "kot sh" and of "kot random --ed" when the tab key is pressed. */
  @Test
  void bash_completes_commands_and_options() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "skipped: there is no /bin/bash");
    assertThat(run("generate-completion")).isZero();
    String script = write("completion", out.toString());

    assertThat(bash("bash -n " + script)).isEmpty();
    String outsideOfCompletion = "compopt() { :; }";
    assertThat(bash("source " + script + "; " + outsideOfCompletion
            + "; COMP_WORDS=(kot sh) COMP_CWORD=1; _complete_kot; echo ${COMPREPLY[@]}"
            + "; COMP_WORDS=(kot random --ed) COMP_CWORD=2; _complete_kot; echo ${COMPREPLY[@]}"))
        .isEqualTo("show\n--edition\n");
  }

  private static String bash(String command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder("/bin/bash", "-c", command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }

  @Test
  void replay_tells_the_story_and_draws_the_end() throws IOException {
    run("random", "--seed", "7");
    String file = write("game.kot", out.toString());

    assertThat(run("replay", file)).isZero();
    assertThat(out.toString())
        .contains(" goes first\n", " begins a turn\n", "Tokyo City", "The game is won by ")
        .doesNotContain("[seat=");
  }

  @Test
  void check_counts_what_passes_and_names_file_and_line_of_what_does_not() throws IOException {
    String good = write("good.kot", SCENARIO + "expect waiting 2 reroll\n");
    String bad = write("bad.kot", SCENARIO + "expect 1 life=9\nexpect waiting 2 reroll\n");

    assertThat(run("check", good)).isZero();
    assertThat(out).hasToString("1 of 1 passed\n");
    assertThat(run("check", good, bad)).isEqualTo(1);
    assertThat(out.toString())
        .startsWith(bad + ":9: life of seat 1 is 10, but 9 was expected\n")
        .endsWith("1 of 2 passed\n");
    assertThat(run("check", folder.toString())).isEqualTo(1);
    assertThat(out.toString()).endsWith("1 of 2 passed\n");
  }

  @Test
  void check_runs_the_conformance_suite() {
    assertThat(run("check", "--conformance")).isZero();
    assertThat(out.toString()).matches("(\\d{3}) of \\1 passed\n");
  }

  @Test
  void show_draws_the_table() throws IOException {
    assertThat(run("show", write("game.kot", SCENARIO))).isZero();
    String picture = out.toString();

    assertThat(picture).isEqualTo("""
        +--------------------------------------+--------------------------------------+
        | Tokyo City                           | Tokyo Bay (closed)                   |
        | 1 Gigazaur                           |                                      |
        +--------------------------------------+--------------------------------------+
        1 Gigazaur        life 10/10  points  0  energy  0  poison 0  shrink 0
            Jets
            Smoke Cloud [2]
        2 The King        life 10/10  points  0  energy  3  poison 1  shrink 0
        3 Alienoid        out, with 4 points

          Heal (3)
          -
          Tank (4)
        deck 62, discard pile 0

        turn of 2 The King, roll step; dice 222ESS, rolls left 2
        The King is asked which dice to roll again
        kot1/second/c=ff8f7f28/gigazaur.C.jets,smoke-cloud:2/the-king.e3p1/alienoid.v4X/m=heal,-,tank/t=2/moves/roll.222ESS
        """);
    String position = picture.lines().reduce((before, last) -> last).orElseThrow();
    assertThat(run("show", position)).isZero();
    assertThat(out).hasToString(picture);
  }

  @Test
  void show_draws_a_picture() throws IOException {
    assertThat(run("show", "--svg", write("game.kot", SCENARIO))).isZero();
    assertThat(out.toString())
        .startsWith("<svg ")
        .contains(">The King is asked which dice to roll again<", ">Jets, Smoke Cloud (2)<")
        .endsWith("</svg>\n");
  }

  @Test
  void replay_writes_a_page_that_needs_nothing_else() throws IOException {
    run("random", "--seed", "7", "--players", "6");
    GameRecord record = KingOfTokyo.notation().readRecord(out.toString());
    String file = write("game.kot", out.toString());

    assertThat(run("replay", "--html", file)).isZero();
    String page = out.toString();
    assertThat(page)
        .startsWith("<!DOCTYPE html>\n")
        .endsWith("</html>\n")
        .contains("max=\"" + record.actions().size() + "\"", "The game is won by ", " rolls ")
        .contains("\"monsters\":[\"Gigazaur\",\"CyberKitty\",\"Space Penguin\",\"The King\",")
        .doesNotContain("{{", "src=", "href=", "url(", "import ")
        .containsOnlyOnce("<style>\n.kot-table");
    assertThat(page.replace("http://www.w3.org/2000/svg", "")).doesNotContain("://");
    assertThat(page.split("</script>", -1)).hasSize(3);
    assertThat(page.length() / record.actions().size()).isLessThan(10_000);
  }

  @Test
  void what_stands_in_a_script_cannot_end_it() {
    assertThat(JsonText.of(ImmutableMap.of("a", ImmutableList.of(1, "</script>\n\"\\"))))
        .isEqualTo("{\"a\":[1,\"\\u003c/script>\\u000a\\\"\\\\\"]}");
    assertThat(JsonText.of(ImmutableList.of(ImmutableList.of(), ImmutableMap.of())))
        .isEqualTo("[[],{}]");
  }

  @Test
  void perft_counts_each_depth() throws IOException {
    assertThat(run("perft", write("game.kot", SCENARIO), "2")).isZero();
    assertThat(out.toString()).startsWith("1 24\n2 ");
  }

  @Test
  void wrong_input_gets_a_sentence_and_exit_code_2() throws IOException {
    assertThat(run("dance")).isEqualTo(2);
    assertThat(run("show", folder.resolve("none.kot").toString())).isEqualTo(2);
    assertThat(err.toString()).startsWith("there is no file ");
    assertThat(run("show", "kot1/second")).isEqualTo(2);
    assertThat(err.toString()).startsWith("line 1, column 1: 2 to 6 Monsters can play, not 0\n");
    assertThat(run("replay", write("bad.kot", "kot 1\nedition second\njump\n"))).isEqualTo(2);
    assertThat(err.toString())
        .contains("bad.kot:1: line 1, column 1: 2 to 6 Monsters can play, not 0");
    assertThat(run("random", "--players", "7")).isEqualTo(2);
    assertThat(err).hasToString("2 to 6 can play, not 7\n");
    assertThat(run("random", "--edition", "third")).isEqualTo(2);
    assertThat(err.toString())
        .contains("expected one of [first, second]")
        .endsWith("'kot random --help' explains the options\n")
        .hasLineCount(2);
    assertThat(run("random", "--seed", "99999999999999999999")).isEqualTo(2);
    assertThat(err.toString()).contains("is out of range");
    assertThat(run("show", folder.toString())).isEqualTo(2);
    assertThat(err).hasToString("cannot read " + folder + ": it is a folder\n");
    assertThat(run("bot-speed", "./mybot", "--duration", "0")).isEqualTo(2);
    assertThat(err).hasToString("--duration is 1 or more, not 0\n");
    assertThat(run("serve", "--games", "0")).isEqualTo(2);
    assertThat(err).hasToString("--games is 1 or more, not 0\n");
    assertThat(run("perft", "kot1/second", "99")).isEqualTo(2);
    assertThat(err.toString()).startsWith("DEPTH is 1 to 20, not 99");
    assertThat(run("check")).isEqualTo(2);
    assertThat(err.toString()).startsWith("nothing to check");
  }

  private String answers(String lines, String... args) {
    InputStream in = System.in;
    PrintStream standard = System.out;
    ByteArrayOutputStream answers = new ByteArrayOutputStream();
    try {
      System.setIn(new ByteArrayInputStream(lines.getBytes(UTF_8)));
      System.setOut(new PrintStream(answers, true, UTF_8));
      assertThat(run(args)).isZero();
    } finally {
      System.setIn(in);
      System.setOut(standard);
    }
    return answers.toString(UTF_8);
  }

  @Test
  void a_reference_bot_speaks_the_protocol() {
    assertThat(answers("ask hello kot=1\nask ready\nquit\n", "bot", "mcts:10", "--seed", "3"))
        .startsWith("hello kot=1 name=mcts:10 ")
        .endsWith("\nready\n");
    assertThat(run("bot", "deep-blue")).isEqualTo(2);
    assertThat(err.toString()).contains("there is no bot deep-blue: the bots are random, greedy");
  }

  @Test
  void the_speed_of_a_bot_is_measured() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "skipped: there is no /bin/sh");
    String first =
        "/bin/sh -c 'while read -r line; do case \"$line\" in ask*) echo 1;; esac; done'";
    assertThat(run("bot-speed", first, "--duration", "10")).isZero();
    assertThat(out.toString().lines())
        .hasSize(4)
        .allMatch(line -> line.matches(".*[a-z] +[0-9,]+ decisions/s"));
    assertThat(out.toString()).startsWith("what the bot wants  ");
    assertThat(run("bot-speed", "/bin/sh -c 'exit 3'")).isEqualTo(2);
    assertThat(err.toString()).contains("the bot gave no answer to \"ask hello\"", "exit code 3");
    assertThat(run("bot-speed", "'")).isEqualTo(2);
    assertThat(err.toString()).contains("has no partner");
  }

  @Test
  void the_speed_of_a_bot_that_wants_views_is_measured() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "skipped: there is no /bin/sh");
    String first = "/bin/sh -c 'while read -r line; do case \"$line\" in"
        + " ask\\ hello*) echo hello want=view;; ask\\ ready*) echo ready;;"
        + " ask*\\ view=*) echo 1;; ask*) exit 7;; esac; done'";
    assertThat(run("bot-speed", first, "--duration", "10")).as("%s", err).isZero();
    assertThat(out.toString().lines())
        .hasSize(4)
        .allMatch(line -> line.matches(".*[a-z] +[0-9,]+ decisions/s"));
  }

  @Test
  void a_reference_bot_in_its_own_process_passes_all_checks() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    assertThat(run(
            "check-bot",
            "--questions",
            "20",
            "--time",
            "20000",
            java,
            "-cp",
            System.getProperty("java.class.path"),
            Kot.class.getName(),
            "bot",
            "random",
            "--seed",
            "3"))
        .as("%s", out)
        .isZero();
    assertThat(out.toString())
        .contains(
            "note  hello: name random, ", "ok    restart: ", "ok    games: 20 legal answers in ")
        .endsWith("\nAll 10 checks passed.\n");
  }

  @Test
  void a_bot_that_fails_a_check_and_one_that_cannot_be_checked_have_other_exit_codes() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "skipped: there is no /bin/sh");
    assertThat(run("check-bot", "/bin/sh -c 'read -r line; echo 2; cat >/dev/null'"))
        .isEqualTo(1);
    assertThat(out.toString())
        .startsWith("FAIL  hello: the bot answered \"2\" to \"ask hello\"; right is 1, or hello")
        .contains("\n      sent: ask hello kot=1 ", "\n      do: ")
        .endsWith("\n1 of 1 checks failed.\n");
    assertThat(run("check-bot", "--start-limit", "100", "/bin/sh", "-c", "sleep 9"))
        .isEqualTo(1);
    assertThat(out.toString())
        .startsWith("FAIL  hello: the bot gave no answer to \"ask hello\" within 100 ms\n");
    assertThat(run("check-bot", "/no/such/bot", "--fast")).isEqualTo(2);
    assertThat(err.toString()).startsWith("the bot cannot be started: ").contains("/no/such/bot");
    assertThat(run("check-bot", "python3 'mybot.py")).isEqualTo(2);
    assertThat(err.toString()).contains("has no partner");
    assertThat(run("check-bot", "--time", "0", "./mybot")).isEqualTo(2);
    assertThat(err.toString()).startsWith("--time is 1 or more, not 0");
    assertThat(run("check-bot", "--questions", "0", "./mybot")).isEqualTo(2);
    assertThat(err).hasToString("--questions is 1 or more, not 0\n");
    assertThat(run("check-bot", "--start-limit", "-1", "./mybot")).isEqualTo(2);
    assertThat(err).hasToString("--start-limit is 1 or more, not -1\n");
    assertThat(run("check-bot")).isEqualTo(2);
    assertThat(run("check-bot", "--help")).isZero();
    assertThat(out.toString()).contains("--questions", "--time", "--seed", "Options come before");
  }

  @Test
  void solves_a_position_without_cards() {
    assertThat(run("solve", "kot1/second/gigazaur.h6v3/the-king.h4v8C/t=1")).isZero();
    assertThat(out.toString().lines())
        .hasSize(1 + 3 + 2 + 462)
        .contains("With perfect play Gigazaur wins 79.77 % and The King wins 20.23 %.")
        .anyMatch(line -> line.startsWith("If The King is hit, has 3 life left"))
        .anyMatch(line -> line.matches("SSSSSS +0\\.00 % +stop +100\\.00 %"));
  }

  @Test
  void solves_a_question() {
    String turn = "kot1/second/gigazaur.h6v3/the-king.h4v8C/t=1/moves/roll.112EHS";
    assertThat(run("solve", turn)).isZero();
    assertThat(out.toString().lines().skip(3).findFirst().orElseThrow())
        .endsWith("keep S, reroll 112EH");
    assertThat(run("solve", turn + "/resolve")).isZero();
    assertThat(out.toString()).contains("The order of groups makes no difference");
    assertThat(run("solve", turn + "/resolve/resolve.S")).isZero();
    assertThat(out.toString().lines().toList()).last().asString().endsWith("stay");
    assertThat(run("solve", turn + "/reroll.112EH")).isZero();
    assertThat(out.toString().lines()).hasSize(1);
    assertThat(run("solve", "kot1/first/gigazaur/the-king")).isZero();
    assertThat(out.toString()).contains("If Gigazaur begins, it wins 53.67 %.");
  }

  @Test
  void says_what_it_cannot_solve() {
    assertThat(run("solve", "kot1/second/gigazaur/the-king/alienoid/t=1")).isEqualTo(2);
    assertThat(err.toString()).contains("only the game of two is solved");
    assertThat(run("solve", "kot1/second/c=ff8f7f28/gigazaur/the-king/t=1")).isEqualTo(2);
    assertThat(err.toString()).contains("kot solve reads positions of the game without cards");
    assertThat(run("solve", "kot1/second/o=win=only-points/gigazaur/the-king/t=1"))
        .isEqualTo(2);
    assertThat(err.toString()).contains("only the printed ways to win");
  }
}
