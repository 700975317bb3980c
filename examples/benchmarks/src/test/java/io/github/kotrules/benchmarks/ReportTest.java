package io.github.kotrules.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.benchmarks.Scores.Score;
import org.junit.jupiter.api.Test;

class ReportTest {
  private final Scores scores = new Scores();

  @Test
  void compares_costs_per_processor_and_marks_what_misses_its_target() {
    scores.add("LimitBenchmark.play", 4, new Score(24e6, 150e3, 1, 0));
    scores.add("CardlessGameBenchmark.next", 4, new Score(3e6, 20e3, 0.5, 399));
    scores.add("FullGameBenchmark.next", 4, new Score(1.5e6, 8e3, 1, 400));
    scores.add("FullGameBenchmark.nextOnTwoThreads", 4, new Score(2.7e6, 15e3, 2, 400));
    assertThat(row("card-less next"))
        .isEqualTo("4 card-less next 3,000,000 20,000 0.50 ~ 4.00 (<= 4) - - 399 (< 400)");
    assertThat(row("full next"))
        .isEqualTo("4 full next 1,500,000 8,000 1.00 16.00 4.00 (<= 3) * - 400 (< 400) *");
    assertThat(row("full next, two threads")).contains(" - - 1.80 (>= 1.8) 400");
  }

  @Test
  void keeps_the_best_iteration() {
    scores.add("LimitBenchmark.play", 2, new Score(1000, 10, 1, 0));
    scores.add("LimitBenchmark.play", 2, new Score(3000, 30, 1, 0));
    scores.add("LimitBenchmark.play", 2, new Score(2000, 20, 1, 0));
    assertThat(row("limit")).isEqualTo("2 limit 3,000 30 1.00 - - - 0");
  }

  private String row(String label) {
    String report = Report.of(Plan.QUICK, scores);
    return report
        .lines()
        .map(line -> line.replaceAll(" +", " "))
        .filter(line -> line.matches("\\d " + label + " [\\d,]+ .*"))
        .findFirst()
        .orElse(report);
  }
}
