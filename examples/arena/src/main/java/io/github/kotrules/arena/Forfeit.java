package io.github.kotrules.arena;

import io.github.kotrules.model.Seat;

/**
 * Why a bot has lost a game that was still going on.
 *
 * @param reason in a sentence
 */
record Forfeit(Seat seat, String reason) {}
