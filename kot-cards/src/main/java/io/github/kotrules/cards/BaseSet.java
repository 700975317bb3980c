package io.github.kotrules.cards;

import io.github.kotrules.card.CardSet;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Stream;

/** The 66 cards of the base game, in order of their ids. */
final class BaseSet {
  private BaseSet() {}

  static CardSet firstEdition() {
    return sorted(KeepCardTable.firstEdition(), DiscardCards.firstEdition());
  }

  static CardSet secondEdition() {
    return sorted(KeepCardTable.secondEdition(), DiscardCards.secondEdition());
  }

  private static CardSet sorted(CardSet keep, CardSet discard) {
    CardSet.Builder all = CardSet.builder();
    Stream.of(keep, discard)
        .flatMap(set -> set.copies().entrySet().stream())
        .sorted(
            Map.Entry.comparingByKey(Comparator.comparing(card -> card.face().id())))
        .forEach(entry -> all.add(entry.getKey(), entry.getValue()));
    return all.build();
  }
}
