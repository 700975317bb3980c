package io.github.kotrules.console;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.bots.BotNames;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program where there is no terminal, and its options. */
class MainTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir
  Path folder;

  private int run(String... args) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    return Main.run(new PrintWriter(out), new PrintWriter(err), null, false, 1, args);
  }

  @Test
  void tells_a_game_of_four_bots_as_plain_text() {
    assertThat(run()).isZero();
    String story = out.toString();
    assertThat(story)
        .startsWith("King of Tokyo, second edition, 4 Monsters, bots: value, seed 2016.\n")
        .contains("\nTurn 1: ", "\nThe game is won by ", "\nThe table at the end, after ")
        .matches("(?s)[\\p{Print}\\n]*");

    assertThat(run()).isZero();
    assertThat(out).hasToString(story);
  }

  @Test
  void tells_the_game_that_the_options_name() {
    assertThat(run(
            "--edition",
            "FIRST",
            "--players",
            "2",
            "--seed",
            "9",
            "--monster",
            "Kraken",
            "--bots",
            "greedy"))
        .isZero();
    assertThat(out.toString())
        .startsWith("King of Tokyo, first edition, 2 Monsters, bots: greedy, seed 9.\n")
        .contains("Kraken", "Gigazaur");
  }

  @Test
  void goes_on_with_a_saved_game() throws IOException {
    String file = folder.resolve("game.kot").toString();
    Files.writeString(Path.of(file), """
        kot 1
        edition second
        seat 1 gigazaur points=19 place=city
        seat 2 the-king
        market - - -
        first 1
        roll 111EHS
        """);

    assertThat(run("--load", file)).isZero();
    assertThat(out.toString()).contains("The game is won by Gigazaur.");
  }

  @Test
  void explains_itself() {
    assertThat(run("--help")).isZero();
    assertThat(out.toString())
        .contains("--watch", "--players", "--edition", "--house", "--seed", "--load", "--ascii")
        .contains("--bots", "greedy", "mcts:200", "Default: value");
  }

  @Test
  void refuses_wrong_options_in_a_sentence() throws IOException {
    checkRefused("2 to 6 can play, not 7\n", "--players", "7");
    checkRefused(
        "there is no bot deep-blue: the bots are " + BotNames.HELP + "\n",
        "--bots",
        "greedy,deep-blue");
    checkRefused("There is no file nowhere.kot.\n", "--load", "nowhere.kot");
    checkRefused("--seat is for a saved game; in a new one you sit first.\n", "--seat", "2");
    checkRefused(
        "Kraken is not in the box of the second edition, which has [Gigazaur, CyberKitty,"
            + " Space Penguin, The King, MekaDragon, Alienoid].\n",
        "--monster",
        "kraken");
    String file = folder.resolve("wrong.kot").toString();
    Files.writeString(Path.of(file), "kot 1\nedition third\n");
    assertThat(run("--load", file)).isEqualTo(2);
    assertThat(err.toString()).startsWith(file + ":2: ");
    assertThat(run("--nonsense")).isEqualTo(2);
    assertThat(run("--monster", "godzilla")).isEqualTo(2);
    assertThat(err.toString()).contains("no Monster godzilla: there are gigazaur, ");
  }

  private void checkRefused(String sentence, String... args) {
    assertThat(run(args)).isEqualTo(2);
    assertThat(err).hasToString(sentence);
    assertThat(out.toString()).isEmpty();
  }
}
