package io.github.kotrules.cards;

import io.github.kotrules.model.CardId;

/** What an edition prints on a Keep card; the description is ours. */
record Printed(CardId id, String name, int cost, String description) {
  static Printed keep(String id, String name, int cost, String description) {
    return new Printed(CardId.of(id), name, cost, description);
  }
}
