package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.Seat;

/**
 * An extra turn, taken before play passes to the left.
 *
 * @param fewerDice the number of dice by which its roll is reduced
 */
public record ExtraTurn(Seat seat, int fewerDice) {
  public ExtraTurn {
    requireNonNull(seat, "seat");
  }
}
