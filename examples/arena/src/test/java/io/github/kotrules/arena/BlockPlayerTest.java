package io.github.kotrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.kotrules.cli.InputException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BlockPlayerTest {
  private static final List<String> OPTIONS =
      List.of("greedy", "random", "--games", "9", "--players", "3");

  @TempDir
  Path folder;

  @Test
  void blocks_in_any_order_are_merged_to_what_one_run_gives() throws Exception {
    BlockPlayer player = BlockPlayer.of(OPTIONS);
    List<String> lines = new ArrayList<>();
    List<SeatResult> seats = new ArrayList<>();
    for (int match = 0; match < player.matches(); match++) {
      for (int block = 0; block < player.blocks(); block++) {
        lines.add(player.play(match, block));
        seats.addAll(player.seats(player.play(match, block)));
      }
    }
    Collections.reverse(lines);
    lines.addAll(0, player.head());
    Path file = folder.resolve("blocks.txt");
    Files.write(file, lines);

    String merged = csv("merge", file.toString());
    String whole = csv(OPTIONS.toArray(new String[0]));
    assertThat(merged).isEqualTo(whole).hasLineCount(1 + seats.size());
    assertThat(seats)
        .hasSize(2 * 3 * 3 * 3)
        .extracting(SeatResult::bot)
        .contains("greedy", "random");
    assertThat(seats.stream().mapToDouble(SeatResult::score).sum()).isEqualTo(2 * 3 * 3.0);
  }

  private String csv(String... args) throws IOException {
    Path file = folder.resolve("result.csv");
    List<String> all = new ArrayList<>(List.of(args));
    all.addAll(List.of("--csv", file.toString()));
    PrintWriter nowhere = new PrintWriter(new StringWriter());
    assertThat(Arena.run(nowhere, nowhere, Progress.Style.NONE, all.toArray(new String[0])))
        .isZero();
    return Files.readString(file);
  }

  @Test
  void wrong_options_are_refused_with_a_sentence() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> BlockPlayer.of(List.of("greedy", "nobody")))
        .withMessageStartingWith("there is no bot nobody");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> BlockPlayer.of(List.of("greedy", "random", "--gamse", "3")))
        .withMessageContaining("--gamse");
  }
}
