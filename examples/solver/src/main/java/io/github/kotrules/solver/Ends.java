package io.github.kotrules.solver;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The results of final dice. Many dice have the same result: the 462 multisets of six dice have only 68 different combinations
 * of points, Hearts and Smashes.
 */
final class Ends {
  private final int[] points;
  private final int[] hearts;
  private final int[] smashes;

  /** The results of final dice, indexed by number minus {@link Hands#firstFull()}. */
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

  /** Returns the score: three equal numbers score that number, and each further one scores 1 (D-2). */
  private static int score(Hands hands, int number) {
    int score = 0;
    for (int face = 0; face < 3; face++) {
      int count = hands.count(number, face);
      score += count < 3 ? 0 : face + 1 + count - 3;
    }
    return score;
  }

  /** The number of different results. */
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

  /** Copies the value of each result to all final dice that have it. */
  void spread(double[] worth, double[] ends) {
    for (int i = 0; i < ends.length; i++) {
      ends[i] = worth[results[i]];
    }
  }
}
