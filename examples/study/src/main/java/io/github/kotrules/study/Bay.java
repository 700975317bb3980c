package io.github.kotrules.study;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.bots.value.SelfPlay;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameSetup;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** How often a Monster wins that stands in Tokyo City, in Tokyo Bay and outside when a game of five or six begins. */
final class Bay extends Experiment {
  static final String CITY = "city";
  static final String BAY = "bay";
  static final String OUTSIDE = "outside";

  Bay(Setting setting) {
    super("bay", setting, ImmutableList.of(CITY, BAY, OUTSIDE));
  }

  /** All places in turn order are as frequent, for City and for Bay. */
  @Override
  double @Nullable [] play(int number, RandomGenerator random) {
    int players = setting().players();
    Seat city = Seat.at(number % players);
    Seat bay = Seat.at((number + 1 + number / players % (players - 1)) % players);
    Seat first = Seat.at(number / players / (players - 1) % players);
    GameSetup setup = setting().setup();
    SelfPlay game = play(
        setup
            .with(city, setup.monster(city).withPlace(Place.CITY))
            .with(bay, setup.monster(bay).withPlace(Place.BAY))
            .withFirst(first),
        random,
        SelfPlay.Referee.NONE);
    double[] shares = game.sharesWithoutLuck();
    if (shares == null) {
      return null;
    }
    double inCity = shares[city.ordinal()];
    double inBay = shares[bay.ordinal()];
    return new double[] {inCity, inBay, (1 - inCity - inBay) / (players - 2)};
  }
}
