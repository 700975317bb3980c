package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.Seat;

/**
 * A turn still to be taken before play goes on to the left.
 *
 * <pre>{@code
 * for (ExtraTurn turn : state.extraTurns()) {
 *   show(turn.seat() + " plays again, with " + turn.fewerDice() + " dice fewer");
 * }
 * }</pre>
 *
 * @param fewerDice by how many dice it is smaller
 */
public record ExtraTurn(Seat seat, int fewerDice) {
  public ExtraTurn {
    requireNonNull(seat, "seat");
  }
}
