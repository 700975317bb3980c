package io.github.kotrules.study;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.bots.SeededRandom;
import io.github.kotrules.cli.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Plays the games of an experiment until its intervals are narrow. The games, and when they end, depend on the seed only, not on
 * the number of threads.
 */
final class Laboratory {
  /** After this many games the intervals are looked at; it lets all seats take turns. */
  private static final int BATCH = 360;

  /** Games that are played as one task. */
  private static final int CHUNK = 12;

  private final long seed;
  private final double margin;
  private final int maxGames;
  private final ExecutorService threads;

  /**
   * A laboratory.
   *
   * @param margin half of the width of the intervals that are wanted
   * @param maxGames the number of games of an experiment after which it ends with wider intervals
   */
  Laboratory(long seed, double margin, int maxGames, ExecutorService threads) {
    this.seed = seed;
    this.margin = margin;
    this.maxGames = maxGames;
    this.threads = threads;
  }

  /** Makes an experiment; a finding for each of its rows. */
  ImmutableList<Finding> make(Experiment experiment) throws InterruptedException {
    List<List<Double>> rows = new ArrayList<>();
    for (int i = 0; i < experiment.rows().size(); i++) {
      rows.add(new ArrayList<>());
    }
    int games = 0;
    while (games < maxGames && (games == 0 || widest(rows) > margin)) {
      int end = Math.min(maxGames, games + BATCH);
      addBatch(experiment, games, end, rows);
      games = end;
    }
    ImmutableList.Builder<Finding> findings = ImmutableList.builder();
    for (int i = 0; i < rows.size(); i++) {
      List<Double> row = rows.get(i);
      findings.add(new Finding(
          experiment.name(),
          experiment.setting().edition(),
          experiment.setting().players(),
          experiment.rows().get(i),
          row.size(),
          Interval.mean(row),
          Interval.margin(row)));
    }
    return findings.build();
  }

  private static double widest(List<List<Double>> rows) {
    double widest = 0;
    for (List<Double> row : rows) {
      widest = Math.max(widest, Interval.margin(row));
    }
    return widest;
  }

  private void addBatch(Experiment experiment, int start, int end, List<List<Double>> rows)
      throws InterruptedException {
    List<Future<List<double[]>>> chunks = new ArrayList<>();
    for (int first = start; first < end; first += CHUNK) {
      int from = first;
      int to = Math.min(end, first + CHUNK);
      chunks.add(threads.submit(() -> play(experiment, from, to)));
    }
    for (Future<List<double[]>> chunk : chunks) {
      for (double[] result : results(chunk)) {
        for (int i = 0; i < result.length; i++) {
          rows.get(i).add(result[i]);
        }
      }
    }
  }

  private static List<double[]> results(Future<List<double[]>> chunk) throws InterruptedException {
    try {
      return chunk.get();
    } catch (ExecutionException failure) {
      throw new IllegalStateException(failure.getCause());
    }
  }

  private List<double[]> play(Experiment experiment, int from, int to) {
    List<double[]> results = new ArrayList<>();
    for (int number = from; number < to; number++) {
      // Games with the same number meet the same luck as long as the same is asked.
      SeededRandom random = new SeededRandom(seed * 0x9E3779B97F4A7C15L + number);
      double @Nullable [] result = experiment.play(number, random);
      if (result != null) {
        results.add(result);
      }
    }
    return results;
  }
}
