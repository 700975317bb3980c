package io.github.kotrules.solver;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.MonsterSetup;
import java.util.Locale;

/**
 * A position of two Monsters at the start of a turn of seat 1.
 *
 * @param city the seat in Tokyo City, 1 or 2; 0 if City is empty
 */
record Scene(int life, int points, int otherLife, int otherPoints, int city) {

  /** A new game in which seat 1 has the first turn. */
  static Scene start(Game game) {
    int life = game.rules().startingLife();
    return new Scene(life, 0, life, 0, 0);
  }

  /** All positions in which both Monsters are alive and have not won. */
  static ImmutableList<Scene> all(RuleSet rules) {
    ImmutableList.Builder<Scene> all = ImmutableList.builder();
    for (int life = 1; life <= rules.maximumLife(); life++) {
      for (int points = 0; points < rules.pointsToWin(); points++) {
        for (int otherLife = 1; otherLife <= rules.maximumLife(); otherLife++) {
          for (int otherPoints = 0; otherPoints < rules.pointsToWin(); otherPoints++) {
            for (int city = 0; city <= 2; city++) {
              all.add(new Scene(life, points, otherLife, otherPoints, city));
            }
          }
        }
      }
    }
    return all.build();
  }

  GameState state(Game game) {
    Monster first = game.rules().monsters().asList().get(0);
    Monster second = game.rules().monsters().asList().get(1);
    return game.start(GameSetup.of(first, second)
        .with(Seat.ONE, monster(first, life, points, 1))
        .with(Seat.TWO, monster(second, otherLife, otherPoints, 2))
        .withFirst(Seat.ONE));
  }

  private MonsterSetup monster(Monster monster, int life, int points, int seat) {
    return MonsterSetup.of(monster)
        .withLife(life)
        .withPoints(points)
        .withPlace(seat == city ? Place.CITY : Place.OUTSIDE);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%d life, %d points%s; the other %d life, %d points%s",
        life,
        points,
        city == 1 ? ", in Tokyo" : "",
        otherLife,
        otherPoints,
        city == 2 ? ", in Tokyo" : "");
  }
}
