package io.github.kotrules.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.arena.BlockPlayer;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs Spark in local mode. .ci/spark runs a master with two workers, and kills one of them. */
class SparkArenaTest {
  private static final List<String> OPTIONS = List.of("greedy", "random", "--games", "40");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir
  Path folder;

  private int run(String... more) {
    List<String> args = new ArrayList<>(OPTIONS);
    args.addAll(List.of(more));
    return SparkArena.run(new PrintWriter(out), new PrintWriter(err), args.toArray(new String[0]));
  }

  @Test
  void plays_the_same_blocks_as_one_thread_and_sums_them_up() throws Exception {
    assertThat(run("--out", folder.toString(), "--master", "local[2]", "--partitions", "7"))
        .isZero();

    BlockPlayer player = BlockPlayer.of(OPTIONS);
    List<String> lines = new ArrayList<>(player.head());
    for (int block = 0; block < player.blocks(); block++) {
      lines.add(player.play(0, block));
    }
    assertThat(folder.resolve("blocks.txt")).hasContent(String.join("\n", lines) + "\n");
    assertThat(folder.resolve("seats.parquet")).isDirectoryContaining("glob:**.parquet");
    assertThat(out.toString())
        .contains("greedy, random", "2 players, second edition, seed 1", "20 blocks played in")
        .containsPattern("(?m)^greedy +40 +\\d+\\.\\d+ +\\d+\\.\\d+ +0$")
        .containsPattern("(?m)^2 +40 +\\d+\\.\\d+$");
  }

  @Test
  void wrong_options_are_refused_with_a_sentence() {
    assertThat(run("--out", folder.toString(), "--gamse", "3")).isEqualTo(2);
    assertThat(err.toString()).contains("--gamse").hasLineCount(1);
    for (String partitions : List.of("0", "-3")) {
      err.getBuffer().setLength(0);
      assertThat(run("--out", folder.toString(), "--partitions", partitions)).isEqualTo(2);
      assertThat(err).hasToString("--partitions is 1 or more, not " + partitions + "\n");
    }
    assertThat(folder).isEmptyDirectory();
  }
}
