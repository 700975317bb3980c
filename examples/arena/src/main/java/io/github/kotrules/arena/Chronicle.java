package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.CardBought;
import io.github.kotrules.state.Event.CardBoughtFromMonster;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.PointsLost;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.EventVisitor;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Watches one game and notes what a report wants to know; the answer to an event says whether it was noted. */
final class Chronicle implements EventVisitor<Boolean> {
  private final int[] now;
  private final List<List<Integer>> points = new ArrayList<>();
  private final List<List<CardId>> bought = new ArrayList<>();
  private final int[] fellInTurn;
  private int turns;
  private @Nullable Seat first;

  Chronicle(int seats) {
    now = new int[seats];
    fellInTurn = new int[seats];
    for (int i = 0; i < seats; i++) {
      points.add(new ArrayList<>());
      bought.add(new ArrayList<>());
    }
  }

  int turns() {
    return turns;
  }

  /** By seat, in which turn a Monster fell for good; 0 if it did not. */
  int[] fallen() {
    return fellInTurn.clone();
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

  @Override
  public Boolean other(Event event) {
    return false;
  }

  /** A round is over when play comes to a seat that is not after the last one. */
  @Override
  public Boolean turnStarted(TurnStarted event) {
    if (first != null && event.seat().compareTo(first) <= 0) {
      noteRound();
    }
    first = event.seat();
    turns++;
    return true;
  }

  @Override
  public Boolean extraTurnStarted(ExtraTurnStarted event) {
    turns++;
    return true;
  }

  @Override
  public Boolean pointsGained(PointsGained event) {
    now[event.seat().ordinal()] += event.amount();
    return true;
  }

  @Override
  public Boolean pointsLost(PointsLost event) {
    now[event.seat().ordinal()] -= event.amount();
    return true;
  }

  @Override
  public Boolean monsterEliminated(MonsterEliminated event) {
    fellInTurn[event.seat().ordinal()] = turns;
    return true;
  }

  @Override
  public Boolean cardBought(CardBought event) {
    return note(event.seat(), event.card());
  }

  @Override
  public Boolean topCardBought(TopCardBought event) {
    return note(event.seat(), event.card());
  }

  @Override
  public Boolean cardBoughtFromMonster(CardBoughtFromMonster event) {
    return note(event.seat(), event.card());
  }

  private Boolean note(Seat seat, CardId card) {
    bought.get(seat.ordinal()).add(card);
    return true;
  }
}
