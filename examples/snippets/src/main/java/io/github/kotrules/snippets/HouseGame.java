package io.github.kotrules.snippets;

import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.cards.KingOfTokyo;

/** The printed game with two cards of our own: they are written against kot-core alone. */
final class HouseGame {
  private HouseGame() {}

  static Game secondEdition() {
    Game printed = KingOfTokyo.secondEdition();
    CardSet cards = CardSet.builder()
        .addAll(printed.cards())
        .add(new ThickSkin())
        .add(new StreetParty(), 2)
        .build();
    return Game.of(printed.rules(), cards);
  }
}
