package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** The ratings of all contestants, with intervals from a bootstrap: whole blocks are drawn again, with replacement. */
final class Ratings {
  private static final int RESAMPLES = 400;
  private static final long SEED = 0xB007;
  private static final double PRIOR = 1;
  private static final double TAIL = 0.025;

  private final int contestants;
  private final Map<Stage, Integer> numbers = new LinkedHashMap<>();
  private final List<List<Map<Integer, Double>>> blocksByLineup = new ArrayList<>();

  private Ratings(Results results) {
    this.contestants = results.plan().contestants().size();
    for (List<List<GameResult>> blocks : results.byLineup()) {
      List<Map<Integer, Double>> counted = new ArrayList<>();
      blocks.forEach(block -> counted.add(count(block)));
      blocksByLineup.add(counted);
    }
  }

  /** A rating for each contestant, on the scale of Elo and 0 on average. */
  static ImmutableList<Interval> of(Results results) {
    return new Ratings(results).intervals();
  }

  private Map<Integer, Double> count(List<GameResult> block) {
    Map<Integer, Double> counts = new LinkedHashMap<>();
    for (GameResult game : block) {
      for (Stage.Weighted weighted : Stage.of(game, contestants)) {
        int number = numbers.computeIfAbsent(weighted.stage(), unused -> numbers.size());
        counts.merge(number, weighted.weight(), Double::sum);
      }
    }
    return counts;
  }

  private ImmutableList<Interval> intervals() {
    PlackettLuce model =
        new PlackettLuce(ImmutableList.copyOf(numbers.keySet()), contestants, PRIOR);
    double[] ratings = model.ratings(total());
    double[][] drawn = new double[contestants][RESAMPLES];
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < RESAMPLES; i++) {
      double[] again = model.ratings(resample(random));
      for (int bot = 0; bot < contestants; bot++) {
        drawn[bot][i] = again[bot];
      }
    }
    ImmutableList.Builder<Interval> intervals = ImmutableList.builder();
    for (int bot = 0; bot < contestants; bot++) {
      Arrays.sort(drawn[bot]);
      intervals.add(new Interval(ratings[bot], at(drawn[bot], TAIL), at(drawn[bot], 1 - TAIL)));
    }
    return intervals.build();
  }

  private static double at(double[] sorted, double part) {
    return sorted[(int) Math.round(part * (sorted.length - 1))];
  }

  private double[] total() {
    double[] weights = new double[numbers.size()];
    blocksByLineup.forEach(blocks -> blocks.forEach(block -> add(block, weights)));
    return weights;
  }

  private double[] resample(SplittableRandom random) {
    double[] weights = new double[numbers.size()];
    for (List<Map<Integer, Double>> blocks : blocksByLineup) {
      for (int i = 0; i < blocks.size(); i++) {
        add(blocks.get(random.nextInt(blocks.size())), weights);
      }
    }
    return weights;
  }

  private static void add(Map<Integer, Double> block, double[] weights) {
    block.forEach((number, weight) -> weights[number] += weight);
  }
}
