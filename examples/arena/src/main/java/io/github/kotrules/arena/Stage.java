package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/**
 * One step of a ranking: one of the remaining contestants comes next.
 *
 * @param left the number of remaining seats of each contestant
 * @param next the contestant that comes next
 */
record Stage(ImmutableList<Integer> left, int next) {

  /** The stages of a game in the Plackett-Luce model. */
  static List<Weighted> of(GameResult game, int contestants) {
    List<List<Integer>> groups = groups(game);
    int ways = 1;
    for (List<Integer> group : groups) {
      ways = leastCommonMultiple(ways, group.size());
    }
    List<Weighted> stages = new ArrayList<>();
    for (int way = 0; way < ways; way++) {
      addStages(order(groups, way), contestants, 1.0 / ways, stages);
    }
    return stages;
  }

  /** A stage with a weight: tied seats are ranked in every rotation, with a part of the weight each. */
  record Weighted(Stage stage, double weight) {}

  /** The contestants by rank, tied ones together. */
  private static List<List<Integer>> groups(GameResult game) {
    List<List<Integer>> groups = new ArrayList<>();
    for (double place : game.places().stream().distinct().sorted().toList()) {
      List<Integer> group = new ArrayList<>();
      for (int seat = 0; seat < game.bots().size(); seat++) {
        if (game.places().get(seat) == place) {
          group.add(game.bots().get(seat));
        }
      }
      groups.add(group);
    }
    return groups;
  }

  private static List<Integer> order(List<List<Integer>> groups, int rotation) {
    List<Integer> order = new ArrayList<>();
    for (List<Integer> group : groups) {
      for (int i = 0; i < group.size(); i++) {
        order.add(group.get((i + rotation) % group.size()));
      }
    }
    return order;
  }

  private static void addStages(
      List<Integer> order, int contestants, double weight, List<Weighted> stages) {
    int[] left = new int[contestants];
    order.forEach(bot -> left[bot]++);
    for (int bot : order) {
      if (left[bot] < order.size()) {
        stages.add(new Weighted(new Stage(copy(left), bot), weight));
      }
      left[bot]--;
    }
  }

  private static ImmutableList<Integer> copy(int[] counts) {
    ImmutableList.Builder<Integer> copy = ImmutableList.builder();
    for (int count : counts) {
      copy.add(count);
    }
    return copy.build();
  }

  /** Whether another contestant could have come next. */
  boolean isOpen() {
    return left.stream().filter(count -> count > 0).count() > 1;
  }

  private static int leastCommonMultiple(int a, int b) {
    int multiple = a;
    while (multiple % b != 0) {
      multiple += a;
    }
    return multiple;
  }
}
