package io.github.kotrules.cards.laws;

import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.CardBought;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.Laws;
import io.github.kotrules.testkit.RandomPlay;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What was met in the random games of one edition and number of players. A deep run checks every step, a quick one every step of
 * every fourth game.
 */
final class Tally implements RandomPlay.Watcher {
  final boolean firstEdition;
  final Map<CardId, Integer> bought = new TreeMap<>();
  final Set<Class<?>> kinds = new HashSet<>();
  private final Game game;
  private final int players;
  private int games;
  private int turns;
  private int firstSeatWins;
  private int wonByPoints;
  private int lostByAll;

  private Tally(boolean firstEdition, int players) {
    this.firstEdition = firstEdition;
    this.game = RandomGames.game(firstEdition);
    this.players = players;
  }

  static Tally of(boolean firstEdition, int players, int games) {
    Tally tally = new Tally(firstEdition, players);
    for (int i = 0; i < games; i++) {
      long seed = TestRun.ofGame(i);
      RandomPlay play = new RandomPlay(tally.game, seed);
      try {
        tally.count(play.toEnd(play.newTable(players), tally));
      } catch (AssertionError | RuntimeException failure) {
        throw new AssertionError(
            "in the game of " + tally.name() + " with seed " + seed + "; " + TestRun.howToRepeat(),
            failure);
      }
    }
    return tally;
  }

  @Override
  public void see(GameState before, Action action, Transition transition) {
    if (games % 4 == 0 || TestRun.isDeep()) {
      Laws.checkStep(game, before, action, transition);
    }
    kinds.add(before.pending().getClass());
    kinds.add(action.getClass());
    transition.events().forEach(this::see);
  }

  private void see(Event event) {
    kinds.add(event.getClass());
    if (event instanceof CardBought buying) {
      bought.merge(buying.card(), 1, Integer::sum);
    } else if (event instanceof TopCardBought buying) {
      bought.merge(buying.card(), 1, Integer::sum);
    } else if (event instanceof TurnStarted || event instanceof ExtraTurnStarted) {
      turns++;
    }
  }

  private void count(GameState end) {
    SeatSet winners = end.winners();
    games++;
    firstSeatWins += winners.contains(end.firstSeat()) ? 1 : 0;
    lostByAll += winners.isEmpty() ? 1 : 0;
    boolean byPoints = !winners.isEmpty() && end.points(winners.toList().get(0)) == 20;
    wonByPoints += byPoints ? 1 : 0;
  }

  private String name() {
    return (firstEdition ? "first" : "second") + " edition, " + players + " players";
  }

  String report() {
    return String.format(
        Locale.ROOT,
        "%s: %d games, %.1f turns a game, first seat wins %.1f %%, won by points %.1f %%, lost by all %.2f %%",
        name(),
        games,
        (double) turns / games,
        100.0 * firstSeatWins / games,
        100.0 * wonByPoints / games,
        100.0 * lostByAll / games);
  }
}
