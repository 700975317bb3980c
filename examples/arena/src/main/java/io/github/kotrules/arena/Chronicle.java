package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.CardBought;
import io.github.kotrules.state.Event.CardBoughtFromMonster;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.PointsLost;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.Event.TurnStarted;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Records what a report needs of one game. */
final class Chronicle {
  private final int[] now;
  private final List<List<Integer>> points = new ArrayList<>();
  private final List<List<CardId>> bought = new ArrayList<>();
  private int turns;
  private @Nullable Seat first;

  Chronicle(int seats) {
    now = new int[seats];
    for (int i = 0; i < seats; i++) {
      points.add(new ArrayList<>());
      bought.add(new ArrayList<>());
    }
  }

  int turns() {
    return turns;
  }

  ImmutableList<ImmutableList<Integer>> points() {
    noteRound();
    return copy(points);
  }

  ImmutableList<ImmutableList<CardId>> bought() {
    return copy(bought);
  }

  private static <T> ImmutableList<ImmutableList<T>> copy(List<List<T>> lists) {
    return lists.stream().map(ImmutableList::copyOf).collect(ImmutableList.toImmutableList());
  }

  private void noteRound() {
    for (int i = 0; i < now.length; i++) {
      points.get(i).add(now[i]);
    }
  }

  void watch(Event event) {
    if (event instanceof TurnStarted turn) {
      startTurn(turn.seat());
    } else if (event instanceof ExtraTurnStarted) {
      turns++;
    } else if (event instanceof PointsGained gained) {
      now[gained.seat().ordinal()] += gained.amount();
    } else if (event instanceof PointsLost lost) {
      now[lost.seat().ordinal()] -= lost.amount();
    } else {
      watchPurchase(event);
    }
  }

  /** Starts a turn. A round is over when the seat is not after the last one. */
  private void startTurn(Seat seat) {
    if (first != null && seat.compareTo(first) <= 0) {
      noteRound();
    }
    first = seat;
    turns++;
  }

  private void watchPurchase(Event event) {
    if (event instanceof CardBought purchase) {
      note(purchase.seat(), purchase.card());
    } else if (event instanceof TopCardBought purchase) {
      note(purchase.seat(), purchase.card());
    } else if (event instanceof CardBoughtFromMonster purchase) {
      note(purchase.seat(), purchase.card());
    }
  }

  private void note(Seat seat, CardId card) {
    bought.get(seat.ordinal()).add(card);
  }
}
