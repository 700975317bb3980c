package io.github.kotrules.state;

import io.github.kotrules.model.Seat;

/**
 * A turn still to be taken before play goes on to the left.
 *
 * @param fewerDice by how many dice it is smaller
 */
public record ExtraTurn(Seat seat, int fewerDice) {}
