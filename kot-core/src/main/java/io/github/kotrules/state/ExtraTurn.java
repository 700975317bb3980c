package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.Seat;

/**
 * A turn to take before play passes to the left.
 *
 * @param fewerDice by how many dice it is smaller
 */
public record ExtraTurn(Seat seat, int fewerDice) {
  public ExtraTurn {
    requireNonNull(seat, "seat");
  }
}
