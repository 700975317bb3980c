package io.github.kotrules.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.GameState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The limit and the library, each with a luck of its own, played as the benchmarks play them: alike on average. */
class LimitStatisticsTest {
  /** Of the 45 figures compared, one would be further off by chance in a few thousand such tests. */
  private static final double MOST_STANDARD_ERRORS = 4.5;

  private static final int GAMES = 5_000;
  private static final int LIMIT_GAMES = 50_000;
  private static final Game GAME = Game.of(RuleSet.secondEdition(), CardSet.none());

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void games_are_alike(int players) {
    assertThat(ofLimit(players).standardErrorsOff(ofLibrary(players)))
        .allSatisfy((name, off) ->
            assertThat(off).as(name).isBetween(-MOST_STANDARD_ERRORS, MOST_STANDARD_ERRORS));
  }

  private static Figures ofLimit(int players) {
    Figures figures = new Figures();
    Limit limit = new Limit(players, new Luck(17));
    for (int i = 0; i < LIMIT_GAMES; i++) {
      limit.play();
      figures.add("turns", limit.turns());
      figures.add("decisions", limit.decisions());
      figures.add("winner's points", limit.points(limit.winner()));
      figures.add("won by points", limit.survivors() > 1);
      figures.add("nobody left", limit.survivors() == 0);
      for (int seat = 0; seat < players; seat++) {
        figures.add("won by seat " + seat, limit.winner() == seat);
      }
    }
    return figures;
  }

  private static Figures ofLibrary(int players) {
    Figures figures = new Figures();
    RandomPlay play = new RandomPlay(GAME, players, 17);
    for (int i = 0; i < GAMES; i++) {
      addGame(figures, play);
    }
    return figures;
  }

  private static void addGame(Figures figures, RandomPlay play) {
    Tally tally = new Tally();
    int turns = 0;
    GameState state = play.start();
    while (!state.isOver()) {
      Transition transition = GAME.apply(state, play.choose(state, tally));
      for (Event event : transition.events()) {
        turns += event instanceof TurnStarted ? 1 : 0;
      }
      state = transition.state();
    }
    figures.add("turns", turns);
    figures.add("decisions", (double) tally.decisions);
    addEnd(figures, state);
  }

  private static void addEnd(Figures figures, GameState end) {
    SeatSet winners = end.winners();
    winners.forEach(winner -> figures.add("winner's points", end.points(winner)));
    figures.add("won by points", end.living().size() > 1);
    figures.add("nobody left", winners.isEmpty());
    for (int seat = 0; seat < end.seats(); seat++) {
      figures.add("won by seat " + seat, winners.contains(Seat.at(seat)));
    }
  }
}
