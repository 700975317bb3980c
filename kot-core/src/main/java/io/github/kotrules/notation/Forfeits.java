package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameState;

/** Collects the players who leave a game while it is read. */
final class Forfeits {
  private final Glossary glossary;
  private final ImmutableMap.Builder<Seat, Integer> all = ImmutableMap.builder();
  private SeatSet leaving = SeatSet.none();

  Forfeits(Glossary glossary) {
    this.glossary = glossary;
  }

  /** Reads the line of a player who leaves after this number of moves. */
  void read(Cursor words, GameState state, int moves) {
    Word who = words.next("the seat of the player who leaves");
    Seat seat = glossary.seat(who);
    words.end();
    if (state.isOver() || !state.isAlive(seat)) {
      throw who.wrong(seat + " cannot leave: "
          + (state.isOver() ? "the game is over" : "its Monster is eliminated"));
    }
    if (leaving.contains(seat)) {
      throw who.wrong(seat + " cannot leave: it has left already");
    }
    leaving = leaving.with(seat);
    all.put(seat, moves);
  }

  /** Applies a legal move. The answer of a player who has left must be the first legal one. */
  GameState next(Game game, GameState state, ImmutableList<Word> move, Action action) {
    if (leaving.isEmpty()) {
      return game.next(state, action);
    }
    if (state.pending() instanceof Decision decision && leaving.contains(decision.seat())) {
      Action first = game.legalActions(state).get(0);
      if (!action.equals(first)) {
        throw move.get(0)
            .wrong(decision.seat() + " has left, so the answer is \""
                + new MoveWriter(Awaited.of(game, state)).write(first) + "\"");
      }
    }
    return game.apply(state, action, leaving).state();
  }

  /** The players who have left, each with the number of moves before that. */
  ImmutableMap<Seat, Integer> all() {
    return all.buildOrThrow();
  }
}
