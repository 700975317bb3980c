package io.github.kotrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.kotrules.Chooser;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.cards.KingOfTokyo;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as a shell sees it: what it prints and writes, and its exit code. */
class ArenaTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir
  Path folder;

  /** A bot of somebody else. */
  public static final class Foreign implements Chooser {
    @Override
    public Action choose(Question question) {
      return question.options().get(0);
    }
  }

  /** A bot of somebody else that does not work. */
  public static final class Failing implements Chooser {
    @Override
    public Action choose(Question question) {
      throw new InternalError("out of order");
    }
  }

  /** A bot whose class cannot be loaded; an error is not wrapped as an exception would be. */
  public static final class Unloadable implements Chooser {
    static {
      fail();
    }

    private static void fail() {
      throw new InternalError("no licence");
    }

    @Override
    public Action choose(Question question) {
      return question.options().get(0);
    }
  }

  private int run(String... args) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    return Arena.run(new PrintWriter(out), new PrintWriter(err), Progress.Style.NONE, args);
  }

  @Test
  void help_names_bots_and_options() {
    assertThat(run("--help")).isZero();
    assertThat(out.toString()).contains("mcts:200", "--gauntlet", "--sprt", "--records", "Ctrl-C");
  }

  @Test
  void a_match_is_told_as_tables() {
    assertThat(run("greedy", "random", "--games", "40")).isZero();
    assertThat(out.toString())
        .contains(
            "2 players, second edition, seed 1",
            "greedy - random",
            "Elo",
            "forfeits",
            "40 games, ");
  }

  @Test
  void bots_of_others_and_tables_of_three_are_welcome() {
    String mine = "mine=" + Foreign.class.getName();

    assertThat(
            run("greedy", "random", mine, "--players", "3", "--games", "6", "--edition", "first"))
        .isZero();
    assertThat(out.toString()).contains("mine", "rating", "place", "3 players, first edition");
    assertThat(run("greedy", "random", "--gauntlet", "--players", "4", "--games", "8"))
        .isZero();
    assertThat(out.toString()).contains("greedy - 3 x random");
  }

  @Test
  void a_bot_that_wins_everything_is_told_with_bounds() throws IOException {
    Path report = folder.resolve("report.html");
    String bad = "bad=" + Failing.class.getName();

    assertThat(run(bad, "greedy", "--games", "40", "--report", report.toString()))
        .isZero();
    // Wilson for 20 blocks of 20 is 83.9 %..100 %, an Elo of +287 and more
    assertThat(out.toString())
        .containsPattern(
            "greedy +40  100.0 %  83.9\\.\\.100.0   1.00  1.00\\.\\.1.16  at least \\+1")
        .containsPattern("bad - greedy +40  0.0 %  0.0\\.\\.16.1  at most -287  \\.\\.-287 +-")
        .doesNotContain("nfinity", "NaN", "2000");
    assertThat(Files.readString(report)).contains("at most -287").doesNotContain("nfinity", "NaN");
  }

  @Test
  void an_error_of_a_bot_is_told_and_the_others_have_their_results() {
    assertThat(run("bad=" + Failing.class.getName(), "greedy", "random", "--games", "4"))
        .isZero();
    assertThat(out.toString())
        .contains(
            "greedy - random",
            "12 games, ",
            "bad lost 8 games by forfeit, first in block 0, rotation 0, seat 1: it threw"
                + " java.lang.InternalError: out of order at ");
  }

  @Test
  void files_are_written_on_request() throws IOException {
    Path report = folder.resolve("report.html");
    Path csv = folder.resolve("games.csv");
    Path records = folder.resolve("records");

    assertThat(run(
            "greedy",
            "random",
            "--games",
            "4",
            "--players",
            "2",
            "--report",
            report.toString(),
            "--csv",
            csv.toString(),
            "--records",
            records.toString()))
        .isZero();
    assertThat(Files.readAllLines(csv)).hasSize(1 + 4 * 2);
    checkReport(Files.readString(report));
    try (Stream<Path> files = Files.list(records)) {
      List<Path> all = files.sorted().toList();
      assertThat(all).hasSize(4);
      for (Path file : all) {
        GameRecord record = KingOfTokyo.notation().readRecord(Files.readString(file));
        assertThat(record.end().isOver()).isTrue();
        assertThat(record.replay(KingOfTokyo.secondEdition())).isEqualTo(record.end());
      }
    }
  }

  private static void checkReport(String html) {
    assertThat(html)
        .startsWith("<!DOCTYPE html>")
        .endsWith("</html>\n")
        .doesNotContain("http", "src=", "href=", "@import", "url(", "<script")
        .contains(
            "Win rates",
            "Ratings",
            "Game length",
            "Points over time",
            "Win rate by seat",
            "Cards that winners bought");
    assertThat(html.split("<svg ", -1)).hasSize(1 + 6);
    assertThat(html.split("</svg>", -1)).hasSize(1 + 6);
  }

  @Test
  void the_same_seed_writes_the_same_report() throws IOException {
    Path one = folder.resolve("one.html");
    Path two = folder.resolve("two.html");
    run("greedy", "random", "--games", "6", "--threads", "1", "--report", one.toString());
    run("greedy", "random", "--games", "6", "--threads", "2", "--report", two.toString());

    assertThat(Files.readString(one)).isEqualTo(Files.readString(two));
  }

  @Test
  void a_match_stops_when_the_test_is_decided() {
    assertThat(run("greedy", "random", "--games", "2000", "--sprt", "0,50", "--threads", "1"))
        .isZero();
    String one = out.toString().replaceAll("played in .*", "");
    assertThat(one).contains("accepted");
    assertThat(run("greedy", "random", "--games", "2000", "--sprt", "0,50", "--threads", "2"))
        .isZero();
    assertThat(out.toString().replaceAll("played in .*", ""))
        .isEqualTo(one)
        .doesNotContain("2000 games");
  }

  @Test
  void wrong_input_is_explained_in_a_sentence() {
    refuses("two bots are called greedy", "greedy", "greedy");
    refuses("there is no bot nobody", "greedy", "nobody");
    refuses("does not implement Chooser", "greedy", "java.lang.String");
    refuses(
        "cannot be loaded: java.lang.InternalError: no licence",
        "greedy",
        Unloadable.class.getName());
    refuses("there is no bot mcts:0", "greedy", "mcts:0");
    refuses("2 to 6 can play, not 7", "greedy", "random", "--players", "7");
    refuses("--games is 1 or more, not 0", "greedy", "random", "--games", "0");
    refuses("--threads is 1 or more, not 0", "greedy", "random", "--threads", "0");
    refuses("--time is 1 or more, not 0", "greedy", "random", "--time", "0");
    refuses("'ten' is not a whole number", "greedy", "random", "--games", "ten");
    refuses("arena --help' explains the options", "greedy", "random", "--gamse", "3");
    refuses("\"speed\" is not an option", "greedy", "random", "--house", "speed=3");
    refuses("name two bots or more", "greedy");
    refuses("it is a folder", "greedy", "random", "--csv", folder.toString());
    refuses("no such folder", "greedy", "random", "--csv", folder + "/none/games.csv");
    refuses("the lower first", "greedy", "random", "--sprt", "20,0");
    refuses(
        "two kinds of bots", "greedy", "random", "expectimax", "--players", "3", "--sprt", "0,20");
  }

  @Test
  void rules_of_the_house_are_played_and_kept_with_the_blocks() throws IOException {
    String file = folder.resolve("blocks.txt").toString();
    assertThat(run("greedy", "random", "--games", "4", "--house", "points=5", "--blocks", file))
        .isZero();
    assertThat(out.toString()).contains("second edition with points=5, seed 1");
    assertThat(Files.readString(Path.of(file))).contains("\nhouse points=5\n");
    String played = out.toString().replaceAll("played in .*", "");
    assertThat(run("merge", file)).isZero();
    assertThat(out.toString().replaceAll("merged from .*", "")).isEqualTo(played);
    assertThat(run("greedy", "random", "--games", "4", "--blocks", file)).isEqualTo(2);
    assertThat(err.toString()).contains("belongs to another run");
  }

  @Test
  void bash_can_read_the_script_for_completion() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "skipped: there is no /bin/bash");
    assertThat(run("generate-completion")).isZero();
    Path script = Files.writeString(folder.resolve("completion"), out.toString());
    Process process = new ProcessBuilder("/bin/bash", "-n", script.toString()).start();

    assertThat(process.waitFor()).isZero();
    assertThat(script).content().contains("complete -F _complete_arena", "--gauntlet");
  }

  private void refuses(String words, String... args) {
    assertThat(run(args)).isEqualTo(2);
    assertThat(err.toString()).contains(words);
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void progress_tells_the_time_left() {
    Progress progress = new Progress(new PrintWriter(err), 200, Progress.Style.NONE);

    assertThat(progress.line(50, 60_000_000_000L))
        .isEqualTo(
            "[##########..............................] 50 of 200 games, 1:00 min, 3:00 min left ");
  }

  @Test
  void the_perfect_bot_plays_only_without_cards() throws Exception {
    assertThat(run("perfect", "greedy", "--games", "2")).isEqualTo(2);
    assertThat(err.toString())
        .contains("perfect cannot play here: only the game without cards is solved");

    String file = folder.resolve("bare.txt").toString();
    assertThat(run("perfect", "value", "--no-cards", "--games", "4", "--blocks", file))
        .isZero();
    assertThat(out.toString()).contains("2 players, second edition without cards, seed 1");
    assertThat(Files.readString(Path.of(file))).contains("\ncards false\n");
  }
}
