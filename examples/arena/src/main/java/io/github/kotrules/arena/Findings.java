package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.arena.Charts.Bar;
import io.github.kotrules.arena.Charts.Curve;
import io.github.kotrules.card.Card;
import io.github.kotrules.cli.Interval;
import io.github.kotrules.model.CardId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Computes the data of the plots of a report. */
final class Findings {
  /** Rounds reached by less than one game in this number are omitted. */
  private static final int RARE = 10;

  private static final int MAX_CARDS = 20;

  private final Results results;
  private final ImmutableList<Contestant> contestants;

  Findings(Results results) {
    this.results = results;
    this.contestants = results.plan().contestants();
  }

  List<Integer> lengths() {
    return results.games().stream().map(GameResult::turns).toList();
  }

  /** The mean points of each bot after each round, of the games that reached it. */
  List<Curve> pointsOverTime() {
    List<Curve> curves = new ArrayList<>();
    for (int bot = 0; bot < contestants.size(); bot++) {
      curves.add(new Curve(contestants.get(bot).name(), meanPoints(bot)));
    }
    return curves;
  }

  private ImmutableList<Double> meanPoints(int bot) {
    List<long[]> sums = new ArrayList<>();
    for (GameResult game : results.games()) {
      for (int seat = 0; seat < game.bots().size(); seat++) {
        if (game.bots().get(seat) == bot) {
          addTo(sums, game.points().get(seat));
        }
      }
    }
    ImmutableList.Builder<Double> means = ImmutableList.builder();
    for (long[] sum : sums) {
      if (sum[1] * RARE < sums.get(0)[1]) {
        break;
      }
      means.add((double) sum[0] / sum[1]);
    }
    return means.build();
  }

  private static void addTo(List<long[]> sums, List<Integer> points) {
    for (int round = 0; round < points.size(); round++) {
      if (round == sums.size()) {
        sums.add(new long[2]);
      }
      sums.get(round)[0] += points.get(round);
      sums.get(round)[1]++;
    }
  }

  /** The share of victories of each bot in each seat; the first seat is not always the first to play. */
  List<Bar> winsBySeat() {
    List<Bar> bars = new ArrayList<>();
    for (int bot = 0; bot < contestants.size(); bot++) {
      for (int seat = 0; seat < results.plan().seats(); seat++) {
        List<Double> scores = scores(bot, seat);
        if (!scores.isEmpty()) {
          Interval share = Interval.ofShares(scores);
          String words = IntervalText.percent(share) + " of " + scores.size();
          bars.add(new Bar(contestants.get(bot).name() + ", seat " + (seat + 1), share, words));
        }
      }
    }
    return bars;
  }

  private List<Double> scores(int bot, int seat) {
    return results.games().stream()
        .filter(game -> game.bots().get(seat) == bot)
        .map(game -> game.scores().get(seat))
        .toList();
  }

  /** The cards that winners bought most often, with the share of victories of their buyers. */
  List<Bar> cardsOfWinners() {
    Map<CardId, double[]> counts = new TreeMap<>();
    for (GameResult game : results.games()) {
      for (int seat = 0; seat < game.bots().size(); seat++) {
        for (CardId card : game.bought().get(seat)) {
          double[] count = counts.computeIfAbsent(card, unused -> new double[2]);
          count[0] += game.scores().get(seat);
          count[1]++;
        }
      }
    }
    return counts.entrySet().stream()
        .sorted(Comparator.comparingDouble(entry -> -entry.getValue()[0]))
        .limit(MAX_CARDS)
        .map(entry -> bar(entry.getKey(), entry.getValue()))
        .toList();
  }

  private Bar bar(CardId id, double[] count) {
    Card card = results.plan().game().cards().card(id);
    String words = String.format(
        Locale.ROOT,
        "%.0f of %.0f buyers won (%.0f %%)",
        count[0],
        count[1],
        100 * count[0] / count[1]);
    return new Bar(card.face().name(), new Interval(count[0], count[0], count[0]), words);
  }
}
