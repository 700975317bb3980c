package io.github.kotrules.study;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.cards.CardIds;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.study.Experiment.Setting;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyTest {
  private static final Setting DUEL = new Setting("second", KingOfTokyo.secondEdition(), 2);

  /** Relative to the directory of the module, in which Maven runs the tests. */
  private static final Path RESULTS = Path.of("study.csv").toAbsolutePath();

  @TempDir
  Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    return Study.run(new PrintWriter(out), new PrintWriter(err), args);
  }

  private static ImmutableList<Finding> make(Experiment experiment, int games, int threads)
      throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      return new Laboratory(1, 0.001, games, pool).make(experiment);
    } finally {
      pool.shutdown();
    }
  }

  private static long count(String name) {
    return Experiments.all().stream()
        .filter(experiment -> experiment.name().equals(name))
        .count();
  }

  @Test
  void there_are_experiments_for_all_cards_and_numbers_of_players() {
    assertThat(count("hold")).isEqualTo(2 * 47);
    assertThat(count("buy")).isEqualTo(2 * 64);
    assertThat(count("seats")).isEqualTo(10);
    assertThat(count("bay")).isEqualTo(4);
  }

  @Test
  void a_strong_card_wins_more_often_than_not() throws InterruptedException {
    Finding held = make(new HoldCard(DUEL, CardIds.FIRE_BREATHING), 60, 2).get(0);
    assertThat(held.games()).isEqualTo(60);
    assertThat(held.mean()).isGreaterThan(0.5 + held.margin());
    assertThat(held.margin()).isLessThan(0.1); // with luck it is 0.127
  }

  @Test
  void a_card_that_is_held_from_the_start_has_what_a_purchase_gives() {
    assertThat(new HoldCard(DUEL, CardIds.SMOKE_CLOUD).card().counters()).isEqualTo(3);
    assertThat(new HoldCard(DUEL, CardIds.SMOKE_CLOUD).life()).isEqualTo(10);
    assertThat(new HoldCard(DUEL, CardIds.EVEN_BIGGER).life()).isEqualTo(12);
  }

  @Test
  void the_number_of_threads_makes_no_difference() throws InterruptedException {
    Experiment buy = new BuyCard(DUEL, CardIds.SKYSCRAPER);
    assertThat(make(buy, 26, 1)).isEqualTo(make(buy, 26, 3));
  }

  @Test
  void shares_of_all_seats_add_up_to_one() throws InterruptedException {
    Setting four = new Setting("first", KingOfTokyo.firstEdition(), 4);
    ImmutableList<Finding> found = make(new Seats(four), 4, 2);
    double sum = 0;
    for (Finding finding : found.subList(0, 4)) {
      sum += finding.mean();
    }
    assertThat(sum).isBetween(0.999999, 1.000001);
    assertThat(found.get(4).row()).isEqualTo("by points");
  }

  @Test
  void those_outside_share_what_city_and_bay_leave() throws InterruptedException {
    Setting five = new Setting("second", KingOfTokyo.secondEdition(), 5);
    ImmutableList<Finding> found = make(new Bay(five), 2, 2);
    assertThat(found.get(0).mean() + found.get(1).mean() + 3 * found.get(2).mean())
        .isBetween(0.999999, 1.000001);
  }

  @Test
  void a_study_continues_where_it_stopped_and_ends_as_a_report() throws IOException {
    Path file = folder.resolve("study.csv");
    String[] args = {"measure", file.toString(), "--only", "bay", "--games", "2"};
    assertThat(run(args)).isZero();
    List<String> whole = Files.readAllLines(file);
    assertThat(whole).hasSize(2 + 4 * 3);
    assertThat(whole.get(0)).isEqualTo("# study measure --seed 1 --margin 0.01 --games 2");

    Files.write(file, whole.subList(0, 2 + 2 * 3));
    assertThat(run(args)).isZero();
    assertThat(err.toString().lines()).hasSize(2);
    assertThat(Files.readAllLines(file)).isEqualTo(whole);

    assertThat(run("report", file.toString(), folder.toString())).isZero();
    assertThat(Files.readString(folder.resolve("REPORT.md")))
        .contains("## Tokyo Bay", "| second | 5 | ");
  }

  @Test
  void a_report_has_plots_and_tables_of_the_cards() {
    Finding hold = new Finding("hold", "second", 2, "wings", 400, 0.612, 0.0098);
    Finding buy = new Finding("buy", "second", 2, "wings", 500, 0.489, 0.01);
    ImmutableMap<String, String> files = new Report(ImmutableList.of(hold, buy)).files();
    assertThat(files.keySet()).containsExactly("hold-second.svg", "buy-second.svg", "REPORT.md");
    assertThat(files.get("hold-second.svg")).startsWith("<svg xmlns=").contains("wings", "+11.2");
    assertThat(files.get("REPORT.md"))
        .contains(
            "900 games of the value bot",
            "the best cards to have from the start: wings (61.2).",
            "This beats not buying for 0 of 1 cards, and loses to it for 1.",
            "| wings | 6 | 61.2 ± 1.0 | 48.9 ± 1.0 |");
  }

  @Test
  void a_report_names_the_cards_whose_strength_differs_between_the_editions() {
    ImmutableList<Finding> findings = ImmutableList.of(
        new Finding("hold", "second", 2, "burrowing", 400, 0.738, 0.01),
        new Finding("hold", "second", 2, "wings", 400, 0.612, 0.01),
        new Finding("hold", "first", 2, "burrowing", 400, 0.916, 0.01),
        new Finding("hold", "first", 2, "wings", 400, 0.652, 0.01));
    assertThat(new Report(findings).files().get("REPORT.md"))
        .contains(
            "- The editions differ by more than 5 points for these cards to have from the start:"
                + " burrowing (91.6 in the first, 73.8 in the second).\n");
  }

  @Test
  void the_results_in_the_repository_are_complete_and_narrow() throws IOException {
    StudyFile results =
        StudyFile.open(RESULTS, "study measure --seed 1 --margin 0.01 --games 100000");
    for (Experiment experiment : Experiments.all()) {
      assertThat(results.contains(experiment)).as("%s", experiment.rows()).isTrue();
    }
    for (Finding finding : StudyFile.read(RESULTS)) {
      assertThat(finding.margin()).as(finding.toLine()).isLessThanOrEqualTo(0.01);
    }
  }

  @Test
  void the_report_in_the_repository_is_made_from_the_results() throws IOException {
    ImmutableMap<String, String> files = new Report(StudyFile.read(RESULTS)).files();
    assertThat(files.keySet())
        .containsExactlyInAnyOrder(
            "hold-second.svg", "buy-second.svg", "hold-first.svg", "buy-first.svg", "REPORT.md");
    for (String name : files.keySet()) {
      assertThat(RESULTS.resolveSibling(name)).as(name).hasContent(files.get(name));
    }
  }

  @Test
  void wrong_input_gets_a_sentence() throws IOException {
    Path file = Files.writeString(folder.resolve("study.csv"), "something else\n");
    String newFile = folder.resolve("new.csv").toString();
    String[][] wrong = {
      {"measure", file.toString()},
      {"measure", newFile, "--margin", "0"},
      {"measure", newFile, "--only", "dice"},
      {"measure", newFile, "--games", "1"},
      {"report", file.toString(), folder.toString()},
      {"report", folder.resolve("none.csv").toString(), folder.toString()},
      {"train", file.toString(), "--rounds", "9"},
      {"train", newFile, "--threads", "0"}
    };
    for (String[] args : wrong) {
      assertThat(run(args)).as(String.join(" ", args)).isEqualTo(2);
      assertThat(err.toString().lines()).as(String.join(" ", args)).hasSize(1);
    }
    assertThat(folder.resolve("new.csv")).doesNotExist();
  }

  @Test
  void networks_are_trained_and_training_continues() throws IOException {
    Path file = folder.resolve("networks.txt");
    String[] args = {
      "train", file.toString(), "--greedy-rounds", "1", "--rounds", "2", "--games", "4"
    };
    assertThat(run(args)).isZero();
    assertThat(Files.readString(file)).contains("rounds done: 2\n");
    assertThat(run(args)).isZero();
    assertThat(err.toString()).isEmpty();
  }
}
