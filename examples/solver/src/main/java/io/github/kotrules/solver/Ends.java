package io.github.kotrules.solver;

import java.util.LinkedHashMap;
import java.util.Map;

/** What final dice do. Many do the same: of the 462 hands of six dice only 68 differ in points, Hearts or Smash. */
final class Ends {
  private final int[] points;
  private final int[] hearts;
  private final int[] smashes;

  /** By number of the final dice, counted from the first with all dice: which of the different results they have. */
  private final int[] results;

  private record Result(int points, int hearts, int smashes) {}

  Ends(Hands hands) {
    Map<Result, Integer> found = new LinkedHashMap<>();
    results = new int[hands.full()];
    for (int i = 0; i < results.length; i++) {
      int number = hands.firstFull() + i;
      Result result = new Result(
          score(hands, number), hands.count(number, Hands.HEART), hands.count(number, Hands.SMASH));
      Integer known = found.putIfAbsent(result, found.size());
      results[i] = known == null ? found.size() - 1 : known;
    }
    points = found.keySet().stream().mapToInt(Result::points).toArray();
    hearts = found.keySet().stream().mapToInt(Result::hearts).toArray();
    smashes = found.keySet().stream().mapToInt(Result::smashes).toArray();
  }

  /** Three equal numbers score that number, each further one scores 1 (D-2). */
  private static int score(Hands hands, int number) {
    int score = 0;
    for (int face = 0; face < 3; face++) {
      int count = hands.count(number, face);
      score += count < 3 ? 0 : face + 1 + count - 3;
    }
    return score;
  }

  /** How many different results there are. */
  int size() {
    return points.length;
  }

  int points(int result) {
    return points[result];
  }

  int hearts(int result) {
    return hearts[result];
  }

  int smashes(int result) {
    return smashes[result];
  }

  /** Writes the worth of each result to all final dice that have it. */
  void spread(double[] worth, double[] ends) {
    for (int i = 0; i < ends.length; i++) {
      ends[i] = worth[results[i]];
    }
  }
}
