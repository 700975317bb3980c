package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;

/**
 * The contestants at a table, by their indices; a block of games seats them in every rotation.
 *
 * @param bots one for each seat; a contestant may occur twice
 */
record Lineup(ImmutableList<Integer> bots) {
  int seats() {
    return bots.size();
  }

  /** The contestants by seat after a rotation by this number of seats. */
  ImmutableList<Integer> rotated(int by) {
    ImmutableList.Builder<Integer> seated = ImmutableList.builder();
    for (int seat = 0; seat < seats(); seat++) {
      seated.add(bots.get(Math.floorMod(seat - by, seats())));
    }
    return seated.build();
  }

  /** Whether there are exactly two kinds of bots, the first of them in one seat. */
  boolean isDuel() {
    return bots.stream().skip(1).distinct().count() == 1 && !bots.get(1).equals(bots.get(0));
  }

  String name(ImmutableList<Contestant> contestants) {
    return String.join(
        " - ", bots.stream().map(bot -> contestants.get(bot).name()).toList());
  }
}
