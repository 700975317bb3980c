package io.github.kotrules.cli;

import io.github.kotrules.Game;
import io.github.kotrules.cards.KingOfTokyo;

/** The editions, by what the notation calls them. */
public enum Edition {
  first,
  second;

  /** The edition whose cards are played with. */
  public static Edition of(Game game) {
    return game.cards().equals(first.game().cards()) ? first : second;
  }

  /** The game of the edition, with its cards. */
  public Game game() {
    return this == first ? KingOfTokyo.firstEdition() : KingOfTokyo.secondEdition();
  }
}
