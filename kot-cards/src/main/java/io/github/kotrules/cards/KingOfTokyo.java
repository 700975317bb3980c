package io.github.kotrules.cards;

import io.github.kotrules.Game;
import io.github.kotrules.model.RuleSet;

/**
 * King of Tokyo as printed: the rules and the cards of an edition.
 *
 * <pre>{@code
 * GameState state = KingOfTokyo.secondEdition().start(Monster.GIGAZAUR, Monster.THE_KING);
 * }</pre>
 */
public final class KingOfTokyo {
  private static final Game FIRST_EDITION = Game.of(RuleSet.firstEdition(), BaseSet.firstEdition());
  private static final Game SECOND_EDITION =
      Game.of(RuleSet.secondEdition(), BaseSet.secondEdition());

  private KingOfTokyo() {}

  /** The game of 2011. */
  public static Game firstEdition() {
    return FIRST_EDITION;
  }

  /** The game of 2016. */
  public static Game secondEdition() {
    return SECOND_EDITION;
  }
}
