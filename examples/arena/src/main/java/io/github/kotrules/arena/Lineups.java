package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/** Creates lineups. */
final class Lineups {
  private Lineups() {}

  /** The first contestant alone against a table full of each of the others. */
  static ImmutableList<Lineup> gauntlet(int contestants, int seats) {
    ImmutableList.Builder<Lineup> lineups = ImmutableList.builder();
    for (int other = 1; other < contestants; other++) {
      List<Integer> bots = new ArrayList<>();
      bots.add(0);
      while (bots.size() < seats) {
        bots.add(other);
      }
      lineups.add(new Lineup(ImmutableList.copyOf(bots)));
    }
    return lineups.build();
  }

  /**
   * All against all. With more contestants than seats, every combination plays; with fewer, all take part, and the other seats
   * are filled with duplicates in every way.
   */
  static ImmutableList<Lineup> roundRobin(int contestants, int seats) {
    ImmutableList.Builder<Lineup> lineups = ImmutableList.builder();
    choose(new ArrayList<>(), contestants, seats, lineups);
    return lineups.build();
  }

  private static void choose(
      List<Integer> chosen, int contestants, int seats, ImmutableList.Builder<Lineup> lineups) {
    if (chosen.size() == seats) {
      if (isFair(chosen, contestants)) {
        lineups.add(new Lineup(ImmutableList.copyOf(chosen)));
      }
      return;
    }
    int from = chosen.isEmpty() ? 0 : chosen.get(chosen.size() - 1);
    for (int next = from; next < contestants; next++) {
      chosen.add(next);
      choose(chosen, contestants, seats, lineups);
      chosen.remove(chosen.size() - 1);
    }
  }

  private static boolean isFair(List<Integer> chosen, int contestants) {
    long different = chosen.stream().distinct().count();
    return different == Math.min(contestants, chosen.size());
  }
}
