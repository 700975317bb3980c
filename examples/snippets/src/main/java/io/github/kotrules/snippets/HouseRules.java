package io.github.kotrules.snippets;

import io.github.kotrules.Game;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.state.GameState;

/** The printed cards with house rules: a short game. */
public final class HouseRules {
  private HouseRules() {}

  /** Starts the program. */
  public static void main(String[] args) {
    System.out.println(start());
  }

  static GameState start() {
    // README: begin
    RuleSet quick = RuleSet.secondEdition().withLife(8, 8).withPointsToWin(15);
    Game game = KingOfTokyo.secondEdition().withRules(quick);
    GameState state = game.start(Monster.GIGAZAUR, Monster.THE_KING); // both with 8 life
    // README: end
    return state;
  }
}
