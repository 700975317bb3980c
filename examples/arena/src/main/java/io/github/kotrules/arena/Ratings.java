package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.cli.Interval;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * The ratings of all contestants, with intervals from a bootstrap: whole blocks are drawn again, with replacement.
 *
 * <p>If two contestants had the same result in every block, resampling would show no uncertainty. So each sample adds one block
 * with the opposite result, with a random weight: 1 on average, exponentially distributed. If one of two contestants has won
 * everything, this gives the bound of Clopper and Pearson. {@link Dominance} finds the ratings without an upper or a lower
 * bound.
 */
final class Ratings {
  private static final int RESAMPLES = 400;
  private static final long SEED = 0xB007;
  private static final double PRIOR = 1;
  private static final double TAIL = 0.025;

  private final int contestants;
  private final Map<Stage, Integer> numbers = new LinkedHashMap<>();
  private final List<List<Map<Integer, Double>>> blocksByLineup = new ArrayList<>();
  private final ImmutableList<Rivalry> rivalries;
  private final ImmutableList<Rivalry> uniform;
  private final int gamesInBlock;

  private Ratings(Results results) {
    this.contestants = results.plan().contestants().size();
    this.rivalries = Rivalry.all(results);
    this.gamesInBlock = results.plan().seats();
    this.uniform =
        rivalries.stream().filter(Rivalry::isUniform).collect(ImmutableList.toImmutableList());
    for (Rivalry rivalry : uniform) {
      number(duel(rivalry, rivalry.one()));
      number(duel(rivalry, rivalry.other()));
    }
    for (List<List<GameResult>> blocks : results.byLineup()) {
      List<Map<Integer, Double>> counted = new ArrayList<>();
      blocks.forEach(block -> counted.add(count(block)));
      blocksByLineup.add(counted);
    }
  }

  /** A rating for each contestant, on the Elo scale, 0 on average. */
  static ImmutableList<Interval> of(Results results) {
    return new Ratings(results).intervals();
  }

  private Map<Integer, Double> count(List<GameResult> block) {
    Map<Integer, Double> counts = new LinkedHashMap<>();
    for (GameResult game : block) {
      for (Stage.Weighted weighted : Stage.of(game, contestants)) {
        counts.merge(number(weighted.stage()), weighted.weight(), Double::sum);
      }
    }
    return counts;
  }

  private int number(Stage stage) {
    return numbers.computeIfAbsent(stage, unused -> numbers.size());
  }

  /** A stage with these two contestants, of which this one comes next. */
  private Stage duel(Rivalry rivalry, int next) {
    ImmutableList.Builder<Integer> left = ImmutableList.builder();
    for (int bot = 0; bot < contestants; bot++) {
      left.add(rivalry.involves(bot) ? 1 : 0);
    }
    return new Stage(left.build(), next);
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
    Dominance dominance = new Dominance(rivalries, contestants);
    ImmutableList.Builder<Interval> intervals = ImmutableList.builder();
    for (int bot = 0; bot < contestants; bot++) {
      Arrays.sort(drawn[bot]);
      double low = Math.min(ratings[bot], at(drawn[bot], TAIL));
      double high = Math.max(ratings[bot], at(drawn[bot], 1 - TAIL));
      intervals.add(dominance.interval(bot, ratings[bot], low, high));
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
    uniform.forEach(rivalry -> addContrary(rivalry, weights, random));
    return weights;
  }

  private void addContrary(Rivalry rivalry, double[] weights, SplittableRandom random) {
    boolean lost = random.nextDouble() < rivalry.share();
    int stage = number(duel(rivalry, lost ? rivalry.other() : rivalry.one()));
    weights[stage] -= gamesInBlock * Math.log(1 - random.nextDouble());
  }

  private static void add(Map<Integer, Double> block, double[] weights) {
    block.forEach((number, weight) -> weights[number] += weight);
  }
}
