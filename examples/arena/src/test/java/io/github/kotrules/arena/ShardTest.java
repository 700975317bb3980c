package io.github.kotrules.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that are played in parts, and runs that were stopped, end with the same bytes as one whole run. */
class ShardTest {
  private static final List<String> MATCH =
      List.of("greedy", "random", "bad=" + ArenaTest.Failing.class.getName(), "--games", "14");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir
  Path folder;

  private int run(List<String> match, String... options) {
    List<String> args = new ArrayList<>(match);
    args.addAll(List.of(options));
    return run(args.toArray(new String[0]));
  }

  private int run(String... args) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    return Arena.run(new PrintWriter(out), new PrintWriter(err), Progress.Style.NONE, args);
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private String text(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  /** What was printed, without the last line, which says how long it took. */
  private String printed() {
    String text = out.toString().stripTrailing();
    return text.substring(0, text.lastIndexOf('\n'));
  }

  @Test
  void merged_shards_are_equal_to_one_run() throws IOException {
    assertThat(run(MATCH, "--csv", file("whole.csv"), "--report", file("whole.html")))
        .isZero();
    String whole = printed();
    for (String shard : List.of("3", "1", "2")) {
      assertThat(run(MATCH, "--shard", shard + "/3", "--blocks", file(shard + ".txt")))
          .isZero();
      assertThat(out.toString()).contains("shard " + shard + "/3");
    }

    assertThat(run(
            "merge",
            file("2.txt"),
            file("3.txt"),
            file("1.txt"),
            "--csv",
            file("merged.csv"),
            "--report",
            file("merged.html")))
        .isZero();
    assertThat(printed()).isEqualTo(whole).contains("greedy", "forfeit");
    assertThat(out.toString()).endsWith("merged from 3 files\n");
    assertThat(text("merged.csv")).isEqualTo(text("whole.csv"));
    assertThat(text("merged.html")).isEqualTo(text("whole.html"));
  }

  @Test
  void a_match_that_a_test_decides_is_merged_as_if_it_had_stopped() {
    List<String> match = List.of("greedy", "random", "--games", "200", "--sprt", "0,50");
    assertThat(run(match)).isZero();
    String whole = printed();
    assertThat(whole).contains("accepted: the first bot is better").doesNotContain("200 games");
    assertThat(run(match, "--shard", "1/2", "--blocks", file("1.txt"))).isZero();
    assertThat(run(match, "--shard", "2/2", "--blocks", file("2.txt"))).isZero();

    assertThat(run("merge", file("1.txt"), file("2.txt"))).isZero();
    assertThat(printed()).isEqualTo(whole);
  }

  @Test
  void a_run_that_was_killed_continues_from_its_file() throws IOException {
    assertThat(run(MATCH, "--blocks", file("whole.txt"))).isZero();
    String whole = printed();
    String text = text("whole.txt");
    int cut = text.length() * 2 / 3;
    assertThat(text.charAt(cut - 1)).isNotEqualTo('\n');
    Files.writeString(folder.resolve("cut.txt"), text.substring(0, cut));

    assertThat(run(MATCH, "--blocks", file("cut.txt"))).isZero();
    assertThat(printed()).isEqualTo(whole);
    assertThat(text("cut.txt")).isEqualTo(text);
    assertThat(run(MATCH, "--blocks", file("cut.txt")))
        .as("nothing is left to play")
        .isZero();
    assertThat(printed()).isEqualTo(whole);
    assertThat(text("cut.txt")).isEqualTo(text);
  }

  @Test
  void what_does_not_belong_together_is_refused() throws IOException {
    assertThat(run(MATCH, "--shard", "1/2", "--blocks", file("1.txt"))).isZero();
    String played = text("1.txt");
    refused(
        run("merge", file("1.txt")), "blocks are missing, such as number 1, 3, 5", "all 2 shards");
    refused(run("merge", file("1.txt"), file("1.txt")), "is shard 1/2", "different shards");
    refused(
        run(MATCH, "--seed", "9", "--shard", "1/2", "--blocks", file("1.txt")),
        "belongs to another run: ",
        "seed 1",
        "shard 1/2");
    refused(run(MATCH, "--blocks", file("1.txt")), "belongs to another run");
    assertThat(text("1.txt")).isEqualTo(played);
    assertThat(run(MATCH, "--seed", "9", "--shard", "2/2", "--blocks", file("2.txt")))
        .isZero();
    refused(run("merge", file("1.txt"), file("2.txt")), "belongs to another run than", "seed 9");
    refused(run(MATCH, "--shard", "1/2"), "--shard needs --blocks");
    refused(
        run(MATCH, "--shard", "3/2", "--blocks", file("3.txt")), "not a shard: \"3/2\"; write 3/8");
    refused(run("merge", file("none.txt")), "there is no file ");

    Files.writeString(folder.resolve("bad.txt"), "hello\n");
    refused(run("merge", file("bad.txt")), "is not a file of blocks");
    Files.writeString(folder.resolve("old.txt"), played.replaceFirst("rules \\d+", "rules 1"));
    refused(run("merge", file("old.txt")), "played by version 1 of the rulings");
    Files.writeString(
        folder.resolve("twice.txt"), played + played.substring(played.indexOf("\n0 0 ") + 1));
    refused(run("merge", file("twice.txt")), "block 0 of match 1 is there twice");
    Files.writeString(folder.resolve("odd.txt"), played + "0 2 0;x\n");
    refused(run("merge", file("odd.txt")), "this is not a block of its run");
    Files.writeString(folder.resolve("other.txt"), played.replace("shard 1/2", "shard 2/2"));
    refused(run("merge", file("other.txt")), "block 0 of match 1 does not belong to shard 2/2");
  }

  private void refused(int code, String... sentence) {
    assertThat(code).as(out.toString()).isEqualTo(2);
    assertThat(err.toString()).contains(sentence).hasLineCount(1);
  }
}
