package io.github.kotrules.solver;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.kotrules.Game;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.RuleSet.Entry;
import io.github.kotrules.model.RuleSet.VictoryCheck;
import io.github.kotrules.model.RuleSet.WayToWin;

/**
 * The rules that matter in the two-player game without cards. Other options of a {@link RuleSet} make no difference: a Monster
 * never loses life in its own turn, so neither the order of groups matters nor whether the survivor wins at once.
 *
 * @param entersAfterAttack whether a Monster enters an empty City only by an attack, which then deals no damage (T-2)
 */
record DuelRules(
    int maximumLife,
    int pointsToWin,
    int rolls,
    int dice,
    int pointsForEntering,
    int pointsInTokyo,
    boolean entersAfterAttack) {
  private static final int MAX_DICE = 8;
  private static final int MAX_LIFE = 12;
  private static final int MAX_POINTS = 25;

  /**
   * Returns the rules of a game.
   *
   * @throws IllegalArgumentException if the solver cannot solve the game; the message says why
   */
  static DuelRules of(Game game) {
    int cards = game.cards().copies().size();
    checkArgument(
        cards == 0,
        "only the game without cards is solved; this one has %s different cards",
        cards);
    return of(game.rules());
  }

  /**
   * Returns the rules without considering cards.
   *
   * @throws IllegalArgumentException if the solver cannot solve the game; the message says why
   */
  static DuelRules of(RuleSet rules) {
    checkArgument(
        rules.victoryCheck() == VictoryCheck.END_OF_TURN
            && rules.wayToWin() == WayToWin.POINTS_OR_LAST_ALIVE
            && !rules.twoPlayerVariant(),
        "only the printed ways to win and to score are solved: no option victory, win or two-player");
    checkArgument(
        rules.pointsForEntering() > 0 && rules.pointsInTokyo() > 0,
        "without points for entering and holding Tokyo a game can go round in circles, which is not solved");
    checkArgument(
        rules.dice() <= MAX_DICE
            && rules.maximumLife() <= MAX_LIFE
            && rules.pointsToWin() <= MAX_POINTS,
        "a game with more than %s dice, %s life or %s points is too large to be solved",
        MAX_DICE,
        MAX_LIFE,
        MAX_POINTS);
    return new DuelRules(
        rules.maximumLife(),
        rules.pointsToWin(),
        rules.rolls(),
        rules.dice(),
        rules.pointsForEntering(),
        rules.pointsInTokyo(),
        rules.entry() == Entry.AFTER_ATTACK);
  }
}
