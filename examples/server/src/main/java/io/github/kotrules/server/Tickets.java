package io.github.kotrules.server;

import io.github.kotrules.model.Seat;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;

/**
 * Short-lived words that open the stream of a seat. A browser cannot send a secret header with a stream, and a secret in an
 * address would stay in logs and histories.
 */
final class Tickets {
  static final int SECONDS = 60;

  /** The number of valid tickets of a seat; older ones expire. */
  private static final int KEPT = 8;

  private final Map<Seat, Deque<Ticket>> issued = new EnumMap<>(Seat.class);

  private record Ticket(String hash, long until) {}

  String issue(Seat seat) {
    Deque<Ticket> tickets = issued.computeIfAbsent(seat, unused -> new ArrayDeque<>());
    if (tickets.size() >= KEPT) {
      tickets.remove();
    }
    String word = Secrets.secret();
    tickets.add(new Ticket(Secrets.hash(word), System.nanoTime() + SECONDS * 1_000_000_000L));
    return word;
  }

  /** Cancels the tickets of a seat. */
  void cancel(Seat seat) {
    issued.remove(seat);
  }

  Seat holder(String word) {
    for (Map.Entry<Seat, Deque<Ticket>> tickets : issued.entrySet()) {
      for (Ticket ticket : tickets.getValue()) {
        if (Secrets.fits(word, ticket.hash()) && ticket.until() - System.nanoTime() > 0) {
          return tickets.getKey();
        }
      }
    }
    throw new Problem(
        401,
        "wrong-ticket",
        "This ticket is unknown or too old: get another one with POST /games/{game}/tickets.");
  }
}
