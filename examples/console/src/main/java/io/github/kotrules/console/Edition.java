package io.github.kotrules.console;

import io.github.kotrules.Game;
import io.github.kotrules.cards.KingOfTokyo;

/** The editions, by what the notation calls them. */
enum Edition {
  first,
  second;

  /** The edition whose cards are played with. */
  static Edition of(Game game) {
    return game.cards().equals(first.game().cards()) ? first : second;
  }

  Game game() {
    return this == first ? KingOfTokyo.firstEdition() : KingOfTokyo.secondEdition();
  }
}
