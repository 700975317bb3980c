package io.github.kotrules.benchmarks;

import com.google.common.collect.Collections2;
import java.util.ArrayList;
import java.util.List;

/** Every order in which the groups of final dice can be resolved, packed: the first group lowest, 0 at the end. */
final class LimitOrders {
  static final int NUMBERS = 1;
  static final int HEARTS = 2;
  static final int ENERGY = 3;
  static final int SMASH = 4;
  static final int BITS = 3;
  static final int MASK = (1 << BITS) - 1;

  private static final int GROUPS = 4;

  private LimitOrders() {}

  /** The bit of a group in a set of groups. */
  static int bit(int group) {
    return 1 << (group - 1);
  }

  /** The orders by set of groups. */
  static int[][] bySet() {
    int[][] bySet = new int[1 << GROUPS][];
    for (int set = 0; set < bySet.length; set++) {
      bySet[set] = Collections2.orderedPermutations(groups(set)).stream()
          .mapToInt(LimitOrders::packed)
          .toArray();
    }
    return bySet;
  }

  private static List<Integer> groups(int set) {
    List<Integer> groups = new ArrayList<>();
    for (int group = 1; group <= GROUPS; group++) {
      if ((set & bit(group)) != 0) {
        groups.add(group);
      }
    }
    return groups;
  }

  private static int packed(List<Integer> order) {
    int packed = 0;
    for (int i = order.size() - 1; i >= 0; i--) {
      packed = (packed << BITS) | order.get(i);
    }
    return packed;
  }
}
