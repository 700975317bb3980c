package io.github.kotrules.bots.value;

import com.google.common.collect.ImmutableList;

/** Numbers features, group by group. Weights are stored by name, so groups can move. */
final class FeatureNames {
  private final ImmutableList.Builder<String> names = ImmutableList.builder();
  private int count;

  /** Adds features that are numbered from 0; returns the number of the first. */
  int group(String name, int size) {
    for (int i = 0; i < size; i++) {
      names.add(name + "." + i);
    }
    count += size;
    return count - size;
  }

  /** Adds a feature for each known card; returns the number of the first. */
  int cards(String name) {
    for (String card : KnownCards.NAMES) {
      names.add(name + "." + card);
    }
    count += KnownCards.NAMES.size();
    return count - KnownCards.NAMES.size();
  }

  /** The names, by number. */
  ImmutableList<String> toList() {
    return names.build();
  }
}
