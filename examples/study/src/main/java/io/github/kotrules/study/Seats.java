package io.github.kotrules.study;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.bots.value.SelfPlay;
import io.github.kotrules.model.Seat;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** How often the first, second, ... Monster in turn order wins, and how many games end by points. */
final class Seats extends Experiment {
  /** The row of games that end while more than one is alive. */
  static final String BY_POINTS = "by points";

  Seats(Setting setting) {
    super("seats", setting, rows(setting.players()));
  }

  private static ImmutableList<String> rows(int players) {
    ImmutableList.Builder<String> rows = ImmutableList.builder();
    for (int i = 1; i <= players; i++) {
      rows.add(row(i));
    }
    return rows.add(BY_POINTS).build();
  }

  /** The row of a Monster, from 1 for the one with the first turn. */
  static String row(int number) {
    return "seat " + number;
  }

  @Override
  double @Nullable [] play(int number, RandomGenerator random) {
    int players = setting().players();
    Seat first = Seat.at(number % players);
    SelfPlay game = play(setting().setup().withFirst(first), random, SelfPlay.Referee.NONE);
    double[] shares = game.sharesWithoutLuck();
    if (shares == null) {
      return null;
    }
    double[] result = new double[players + 1];
    for (int i = 0; i < players; i++) {
      result[i] = shares[(first.ordinal() + i) % players];
    }
    result[players] = game.end().living().size() > 1 ? 1 : 0;
    return result;
  }
}
