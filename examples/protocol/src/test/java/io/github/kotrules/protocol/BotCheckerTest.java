package io.github.kotrules.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.bots.BotNames;
import io.github.kotrules.cards.KingOfTokyo;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BotCheckerTest {
  private static final ImmutableList<Moment> MOMENTS = Moment.find(1);

  /** Wrong bots need no more to show it. */
  private static final ImmutableList<Moment> FEW_MOMENTS = MOMENTS.subList(0, 5);

  /** A script that answers 1, except where other commands are given for lines that match. */
  private static String script(String... cases) {
    return "while IFS= read -r line; do case \"$line\" in " + String.join(" ;; ", cases)
        + (cases.length == 0 ? "" : " ;; ")
        + "quit) exit ;; ask*) echo 1 ;; esac; done";
  }

  private final List<String> report = new ArrayList<>();
  private final List<String> progress = new ArrayList<>();

  private static BotChecker memory(PipeLink.Body body) {
    return new BotChecker(directory -> PipeLink.start(body))
        .finder(seed -> MOMENTS)
        .silence(20);
  }

  private static BotChecker shell(String script) {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "skipped: there is no /bin/sh");
    return BotChecker.of(List.of("/bin/sh", "-c", script))
        .finder(seed -> FEW_MOMENTS)
        .questions(10)
        .silence(20)
        .clock(Duration.ofSeconds(10));
  }

  private boolean run(BotChecker checker) {
    report.clear();
    return checker.run(report::add, progress::add);
  }

  private List<String> lines(String start) {
    return report.stream().filter(line -> line.startsWith(start)).toList();
  }

  private static Set<String> names(List<String> lines) {
    return lines.stream()
        .map(line -> line.substring("FAIL  ".length(), line.indexOf(':')))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "expectimax", "mcts:50"})
  void the_reference_bots_pass(String name) {
    StdioBot bot = new StdioBot(name, BotNames.get(name));
    boolean isGood = run(memory(bot::run).questions(20).clock(Duration.ofSeconds(10)));

    assertThat(report).as("%s", report).last().isEqualTo("All 10 checks passed.");
    assertThat(isGood).isTrue();
    assertThat(names(lines("ok    ")))
        .containsExactlyInAnyOrder(
            "hello", "ready", "answers", "kinds", "ignore", "stop", "restart", "games", "quit",
            "end");
    assertThat(report)
        .contains(
            "note  hello: name " + name + ", version 0.1.0, vocabulary " + Protocol.vocabulary()
                + ", wants position",
            "ok    kinds: " + MOMENTS.size()
                + " legal answers to 29 kinds of questions of both editions",
            "note  repeat: the same seed gave the same 20 answers in two processes");
    assertThat(lines("ok    games: 20 legal answers in ")).hasSize(1);
    assertThat(lines("note  games: ").get(0))
        .matches(".*: median [0-9,.]+ ms, 99 % within [0-9,.]+ ms, longest [0-9,.]+ ms");
  }

  @Test
  void a_script_that_answers_1_passes() {
    boolean isGood = run(shell(script()).finder(seed -> MOMENTS));

    assertThat(report).as("%s", report).last().isEqualTo("All 10 checks passed.");
    assertThat(isGood).isTrue();
    assertThat(report)
        .contains(
            "note  hello: name not given, version not given, vocabulary not given, wants nothing but"
                + " questions");
  }

  /**
   * A bot that is wrong.
   *
   * @param script what it does
   * @param failing the checks that fail
   * @param sentence how the first of them begins, after the name of the check
   * @param advice part of what its author is advised to do
   */
  private record Wrong(String script, Set<String> failing, String sentence, String advice) {}

  /** Those that need an answer. */
  private static final Set<String> ANSWERS =
      Set.of("answers", "kinds", "ignore", "stop", "restart", "games", "repeat");

  private static final String QUESTION = "'ask '[0-9]*) ";

  static List<Wrong> wrong() {
    return List.of(
        new Wrong(
            script(QUESTION + "echo 99"),
            ANSWERS,
            "the bot answered \"99\" to choose-reroll.2; legal are | 1 resolve | 2 reroll ",
            "the number or the text of one of the answers"),
        new Wrong(
            script(QUESTION + "echo"),
            ANSWERS,
            "the bot answered an empty line to choose-reroll.2; legal are | 1 resolve | 2 reroll ",
            "no blank lines"),
        new Wrong(
            script(QUESTION + "echo yield"),
            ANSWERS,
            "the bot answered \"yield\" to choose-reroll.2; legal are | 1 resolve | 2 reroll ",
            "Answer the question of this line"),
        new Wrong(
            script(QUESTION + "printf '\\377\\n'"),
            ANSWERS,
            "the bot sent a line that is not UTF-8: \"\ufffd\"",
            "Write lines of UTF-8"),
        new Wrong(
            script(QUESTION + "printf %5000d 1"),
            ANSWERS,
            "the bot sent a line of more than 4096 bytes",
            "of 4096 bytes at most"),
        new Wrong(
            script(QUESTION + "echo 'no idea' >&2; exit 3"),
            ANSWERS,
            "the bot gave no answer to choose-reroll.2: it ended with exit code 3 and the last error \"no"
                + " idea\"",
            "where nothing else helps, answer 1"),
        new Wrong(
            script(
                "ask*|new*|over*|error*|stop) case \"$line\" in ask*) echo 1;; esac", "*) exit 3"),
            Set.of("ignore"),
            "after \"later-word 1 2 key=value\": the bot gave no answer to choose-reroll.2: it ended with exit"
                + " code 3",
            "Ignore every line whose first word you do not know"),
        new Wrong(
            script("*later=2*) exit 4"),
            Set.of("ignore"),
            "with unknown fields in \"new\" and \"ask\": the bot gave no answer to \"ask ready\": it ended"
                + " with exit code 4",
            "Ignore every field that you do not know"),
        new Wrong(
            script("error*) exit 5"),
            Set.of("ignore"),
            "after \"error this line is only a check\": the bot did not wait for the next game: it ended with"
                + " exit code 5",
            "is for people"),
        new Wrong(
            script("stop) echo 1"),
            Set.of("ignore", "stop"),
            "after \"stop\": the bot sent \"1\" although nothing was asked",
            "Without a question \"stop\" means nothing"),
        new Wrong(
            script("'ask hello'*) echo hello vocabulary=00000000"),
            Set.of("hello"),
            "the bot was written for the vocabulary \"00000000\", and this program speaks "
                + Protocol.vocabulary() + ": update the bot",
            "Correct the answer to \"ask hello\""),
        new Wrong(
            script("*restart=yes*) answer=99", QUESTION + "echo ${answer:-1}"),
            Set.of("restart"),
            "after a restart: the bot answered \"99\" to choose-",
            "gets \"new\" with restart=yes"),
        new Wrong(
            script("new*) stays=1", "quit) [ $stays ] || exit")
                + "; while [ $stays ]; do sleep 1; done",
            Set.of("quit", "end"),
            "the bot did not end within 1000 ms after \"quit\"",
            "Leave the loop that reads lines"));
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void a_wrong_bot_fails_with_the_right_sentence(Wrong bot) {
    assertFails(shell(bot.script()), bot.failing(), bot.sentence(), bot.advice());
  }

  private void assertFails(BotChecker checker, Set<String> failing, String start, String advice) {
    boolean isGood = run(checker);

    assertThat(isGood).isFalse();
    List<String> failures = lines("FAIL  ");
    assertThat(names(failures)).as("%s", report).isEqualTo(new TreeSet<>(failing));
    String first = failures.get(0);
    assertThat(first.substring(first.indexOf(": ") + 2)).startsWith(start);
    List<String> block = report.subList(report.indexOf(first) + 1, report.size());
    assertThat(block.get(0)).startsWith("      sent: ");
    assertThat(block.stream().filter(line -> line.startsWith("      back: "))).isNotEmpty();
    assertThat(block.stream().filter(line -> line.startsWith("      do: ")).findFirst())
        .hasValueSatisfying(line -> assertThat(line).contains(advice));
    assertThat(report).last().asString().endsWith(" checks failed.");
  }

  @Test
  void a_bot_that_says_more_than_it_is_asked_fails() {
    assertFails(
        shell(script(QUESTION + "echo 1; echo that was easy")).silence(100),
        ANSWERS,
        "the bot sent \"that was easy\" although nothing was asked",
        "Debug output goes to standard error");
    assertThat(report).contains("      back: \"1\"", "      back: \"that was easy\"");
    assertFails(
        shell(script("'ask ready') echo yes; echo ready")).silence(100),
        Set.of("ready"),
        "the bot sent \"ready\" although nothing was asked",
        "Write one line for each line that begins with ask");
  }

  @Test
  void a_silent_bot_fails_at_once() {
    assertFails(
        shell("cat >/dev/null").startLimit(Duration.ofMillis(300)),
        Set.of("hello"),
        "the bot gave no answer to \"ask hello\" within 300 ms",
        "Flush the output");
    assertThat(report)
        .contains("      sent: ask hello " + Protocol.identity(), "      back: nothing")
        .contains("note  rest: not checked, because every game begins with hello and ready");
  }

  @Test
  void a_late_bot_is_stopped_and_then_late() {
    assertFails(
        shell(script(QUESTION + "sleep 3; echo 1")).clock(Duration.ofMillis(50)),
        ANSWERS,
        "the bot gave no answer to choose-reroll.2 within 50 ms and 200 ms of grace",
        "within the milliseconds of clock=");
    assertThat(report).contains("      sent: stop", "      back: nothing");
    assertThat(progress).contains("kinds: 1 of 5", "");
  }

  /** It thinks longer than the grace, and would be in time. */
  @Test
  void a_bot_that_does_not_listen_gets_a_note() {
    boolean isGood = run(shell(script(
        "stop) stops=$((stops+1))", QUESTION + "case $stops in 2|3) sleep 0.3;; esac; echo 1")));

    assertThat(lines("note  stop: an answer came ")).hasSize(1);
    assertThat(isGood).as("%s", report).isTrue();
  }

  @Test
  void a_process_may_end_after_a_game() {
    boolean isGood = run(shell(script("over*) exit")));

    assertThat(isGood).as("%s", report).isTrue();
    assertThat(report)
        .contains(
            "note  kinds: the process ends after a game; that is allowed, but each start takes time");
  }

  @Test
  void a_bot_with_a_chance_of_its_own_gets_a_note() {
    AtomicInteger processes = new AtomicInteger();
    boolean isGood = run(memory((in, out) -> answer(in, out, processes.incrementAndGet() % 2 + 1))
        .finder(seed -> ImmutableList.of())
        .questions(10));

    assertThat(lines("note  repeat: with the same seed, answer 1 was different"))
        .hasSize(1);
    assertThat(isGood).as("%s", report).isTrue();
  }

  private static void answer(InputStream in, OutputStream out, int number) throws IOException {
    BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    String line = reader.readLine();
    while (line != null && !line.equals("quit")) {
      if (line.startsWith("ask")) {
        String answer = line.contains(" | " + number + " ") ? number + "\n" : "1\n";
        out.write(answer.getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
      line = reader.readLine();
    }
  }

  @Test
  void what_cannot_be_started_is_not_checked() {
    assertThatThrownBy(() -> run(BotChecker.of(List.of("/no/such/bot"))))
        .isInstanceOf(BotFaultException.class)
        .hasMessageStartingWith("the bot cannot be started: ");
    assertThatThrownBy(() -> BotChecker.of(List.of("sh 'x")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has no partner");
    assertThat(report).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, -7})
  void every_kind_of_question_is_found(long seed) {
    Set<String> kinds = new TreeSet<>();
    for (String question : KingOfTokyo.notation().questions()) {
      if (!Set.of("option", "monster", "number").contains(question)) { // no printed card asks these
        kinds.add("first choose-" + question);
        kinds.add("second choose-" + question);
      }
    }
    kinds.remove("second choose-amount"); // Battery Monster
    List<Moment> found = seed == 1 ? MOMENTS : Moment.find(seed);

    assertThat(found.stream().map(Moment::kind).collect(Collectors.toSet())).isEqualTo(kinds);
    assertThat(kinds).hasSize(Moment.KINDS);
    assertThat(found.subList(0, Moment.KINDS)).extracting(Moment::kind).doesNotHaveDuplicates();
  }
}
