package io.github.kotrules.cards;

import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;

/** The two games that a card is tested in. */
enum Edition {
  FIRST,
  SECOND;

  Game game() {
    return this == FIRST ? KingOfTokyo.firstEdition() : KingOfTokyo.secondEdition();
  }

  Given table(int players) {
    return Scenario.of(game(), players);
  }

  /** A table that also knows the {@link Bomb}. */
  Given tableWithBomb(int players) {
    CardSet cards = CardSet.builder().addAll(game().cards()).add(new Bomb()).build();
    return Scenario.of(Game.of(game().rules(), cards), players);
  }
}
