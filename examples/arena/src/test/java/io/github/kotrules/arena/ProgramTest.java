package io.github.kotrules.arena;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Chooser;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs as bots: whatever a process does, its game has a result, and no process is left. */
class ProgramTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir
  Path folder;

  @BeforeAll
  static void needs_a_shell() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "skipped: there is no /bin/sh");
  }

  /** A bot that writes its number into a file, answers 1 to everything and runs a command at its tenth question. */
  private String script(String name, String tenth) throws IOException {
    Path script = folder.resolve(name + ".sh");
    Files.writeString(script, """
        echo $$ >> '%s/processes'
        n=0
        while read -r line; do
          case "$line" in
            new*) n=0; echo "$line" >> '%s/games';;
            over*) echo "$line" >> '%s/games';;
            "ask hello"*|"ask ready") echo 1;;
            ask*) n=$((n+1)); if [ $n = 10 ]; then %s; fi; echo 1;;
          esac
        done
        """.formatted(folder, folder, folder, tenth));
    return "cmd:sh '" + script + "'";
  }

  private List<String> lines(String file) throws IOException {
    Path path = folder.resolve(file);
    return Files.exists(path) ? Files.readAllLines(path) : List.of();
  }

  private void assertNobodyIsLeft() throws Exception {
    for (String process : lines("processes")) {
      var handle = ProcessHandle.of(Long.parseLong(process));
      if (handle.isPresent()) {
        assertThat(handle.get().onExit().get(10, TimeUnit.SECONDS)).isNotNull();
      }
    }
  }

  private int run(String... args) {
    return Arena.run(new PrintWriter(out), new PrintWriter(err), Progress.Style.NONE, args);
  }

  /** A bot in this program that does the same. */
  public static final class First implements Chooser {
    @Override
    public Action choose(Question question) {
      return question.options().get(0);
    }
  }

  private String results(String bot, String csv, int threads) throws IOException {
    Path file = folder.resolve(csv);
    assertThat(run(
            "x=" + bot,
            "random",
            "--games",
            "8",
            "--csv",
            file.toString(),
            "--threads",
            "" + threads))
        .isZero();
    return Files.readString(file);
  }

  @Test
  void a_program_has_the_results_of_the_same_bot_inside() throws Exception {
    String inside = results(First.class.getName(), "inside.csv", 1);

    assertThat(results(script("first", ":"), "outside.csv", 2)).isEqualTo(inside);
    assertThat(lines("processes")).hasSizeBetween(1, 2);
    assertThat(lines("games")).hasSize(16);
    assertThat(lines("games"))
        .filteredOn(line -> line.startsWith("over winners="))
        .hasSize(8);
    assertNobodyIsLeft();
  }

  @Test
  void the_same_games_have_the_same_seeds_and_the_name_is_that_of_the_file() throws Exception {
    String command = script("first", ":");
    assertThat(run(command, "random", "--games", "2", "--time", "777", "--seed", "5"))
        .isZero();
    List<String> seeds = seeds();
    assertThat(run(command, "random", "--games", "2", "--time", "777", "--seed", "5"))
        .isZero();

    assertThat(out.toString()).contains("first - random");
    assertThat(lines("games").get(0)).startsWith("new game=1 ").contains(" clock=777 ");
    assertThat(seeds).hasSize(2).doesNotHaveDuplicates();
    assertThat(seeds()).containsExactly(seeds.get(0), seeds.get(1), seeds.get(0), seeds.get(1));
  }

  /** The seeds that programs got, in order. */
  private List<String> seeds() throws IOException {
    return lines("games").stream()
        .filter(line -> line.startsWith("new "))
        .map(line -> line.replaceAll(".* seed=(\\S+) .*", "$1"))
        .toList();
  }

  @Test
  void a_program_that_kills_itself_forfeits_each_game_and_is_started_again() throws Exception {
    assertThat(run(script("mortal", "kill -9 $$"), "greedy", "--games", "4", "--threads", "1"))
        .isZero();
    assertThat(out.toString())
        .contains(
            "mortal lost 4 games by forfeit, first in block 0, rotation 0, seat 1: it gave no answer to")
        .contains("it ended with exit code 137 (signal 9)");
    assertThat(lines("processes")).hasSize(4);
    assertNobodyIsLeft();
  }

  @Test
  void restarts_let_it_finish_its_games() throws Exception {
    assertThat(run(script("mortal", "kill -9 $$"), "greedy", "--games", "2", "--restarts", "1000"))
        .isZero();
    assertThat(out.toString()).doesNotContain("by forfeit");
    assertThat(lines("games")).anyMatch(line -> line.contains(" restart=yes "));
    assertThat(lines("games")).filteredOn(line -> line.startsWith("over")).hasSize(2);
    assertNobodyIsLeft();
  }

  @Test
  void programs_that_are_late_or_wrong_forfeit_with_a_sentence() throws Exception {
    assertThat(run(script("late", "sleep 1000"), "greedy", "--games", "2", "--time", "300"))
        .isZero();
    assertThat(out.toString())
        .contains("late lost 2 games by forfeit", "within 300 ms and 200 ms of grace");
    assertThat(run(script("wrong", "echo 9999"), "greedy", "--games", "2")).isZero();
    assertThat(out.toString())
        .contains("wrong lost 2 games by forfeit", "it answered \"9999\" to ", "; legal are | 1 ");
    assertThat(run("none=cmd:/no/such/program", "random", "--games", "2")).isZero();
    assertThat(out.toString())
        .contains("none lost 2 games by forfeit", "seat 1: it cannot be started: ");
    assertNobodyIsLeft();
  }

  /** The bot has answered before, and somebody kills it during the game. */
  @Test
  void a_kill_from_outside_is_a_forfeit() throws Exception {
    AtomicInteger questions = new AtomicInteger();
    Contestant killer = new Contestant("killer", (game, seed) -> question -> {
      if (questions.incrementAndGet() == 5) {
        killAll();
      }
      return question.options().get(0);
    });
    Contestant victim = Contestants.of(List.of(script("victim", ":")), Duration.ofSeconds(20), 0)
        .get(0);
    MatchPlan plan = Samples.plan(ImmutableList.of(killer, victim), 2, 1);
    Results results = Samples.play(plan, 1);
    victim.close();

    assertThat(results.games()).hasSize(2);
    assertThat(results.games())
        .flatExtracting(GameResult::forfeits)
        .singleElement()
        .satisfies(forfeit -> assertThat(forfeit.reason()).contains("exit code 137 (signal 9)"));
    assertThat(lines("processes")).hasSize(2);
    assertNobodyIsLeft();
  }

  private void killAll() {
    try {
      for (String process : lines("processes")) {
        ProcessHandle.of(Long.parseLong(process)).orElseThrow().destroyForcibly();
      }
    } catch (IOException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Test
  void wrong_commands_are_refused_before_the_first_game() {
    assertThat(run("cmd:", "random")).isEqualTo(2);
    assertThat(err.toString()).contains("cmd: is not a bot: a command has at least one word");
    assertThat(run("mine=cmd:sh -c 'exit", "random")).isEqualTo(2);
    assertThat(err.toString()).contains("has no partner");
    assertThat(run("random", "greedy", "--restarts", "-1")).isEqualTo(2);
    assertThat(err.toString()).contains("--restarts is 0 or more, not -1");
  }

  /** Ctrl-C and a stop by the system reach the arena as a signal. */
  @Test
  void an_interrupted_arena_leaves_no_process_and_blames_nobody() throws Exception {
    Process arena = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Arena.class.getName(),
            script("first", ":"),
            "random",
            "--games",
            "1000000",
            "--quiet")
        .redirectErrorStream(true)
        .start();
    while (lines("games").size() < 40) {
      Thread.sleep(20);
    }
    assertThat(arena.toHandle().destroy()).isTrue();
    String printed = new String(arena.getInputStream().readAllBytes(), UTF_8);

    assertThat(arena.waitFor()).isEqualTo(143);
    assertThat(printed).contains("interrupted after").doesNotContain("by forfeit");
    assertNobodyIsLeft();
  }

  /** A bot in this program that holds something. */
  public static final class Closeable implements Chooser, AutoCloseable {
    static final AtomicInteger OPEN = new AtomicInteger();
    static final AtomicInteger MADE = new AtomicInteger();

    public Closeable() {
      OPEN.incrementAndGet();
      MADE.incrementAndGet();
    }

    @Override
    public Action choose(Question question) {
      return question.options().get(0);
    }

    @Override
    public void close() {
      OPEN.decrementAndGet();
      throw new IllegalStateException("not now");
    }
  }

  @Test
  void bots_that_can_be_closed_are_closed() {
    assertThat(run(Closeable.class.getName(), "random", "--games", "4")).isZero();
    assertThat(run(Closeable.class.getName(), "random", "--games", "4", "--time", "60000"))
        .isZero();
    assertThat(Closeable.MADE).hasValue(8);
    assertThat(Closeable.OPEN).hasValue(0);
    assertThat(out.toString()).doesNotContain("by forfeit");
  }
}
