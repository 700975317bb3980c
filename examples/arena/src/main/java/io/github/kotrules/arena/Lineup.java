package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;

/**
 * Which contestants sit at a table, by their positions in the list of all; a block of games seats them in every rotation.
 *
 * @param bots as many as there are seats; the same may sit twice
 */
record Lineup(ImmutableList<Integer> bots) {
  int seats() {
    return bots.size();
  }

  /** Who sits where in one of the rotations: everybody has moved on by so many seats. */
  ImmutableList<Integer> rotated(int by) {
    ImmutableList.Builder<Integer> seated = ImmutableList.builder();
    for (int seat = 0; seat < seats(); seat++) {
      seated.add(bots.get(Math.floorMod(seat - by, seats())));
    }
    return seated.build();
  }

  /** Whether there are just two kinds of bots, of which the first sits once. */
  boolean isDuel() {
    return bots.stream().skip(1).distinct().count() == 1 && !bots.get(1).equals(bots.get(0));
  }

  String name(ImmutableList<Contestant> contestants) {
    return String.join(
        " - ", bots.stream().map(bot -> contestants.get(bot).name()).toList());
  }
}
