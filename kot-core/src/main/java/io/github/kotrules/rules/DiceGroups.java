package io.github.kotrules.rules;

import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * What final dice are worth.
 *
 * @rulebook D-2, D-3, D-4, D-5
 */
final class DiceGroups {

  /** All that can make dice worth more, or hearts of use in Tokyo. */
  private static final HookSet WORTH = HookSet.of(
      Hooks.SCORES_DICE, Hooks.ADDS_SMASHES, Hooks.STRENGTHENS_SMASH, Hooks.SHARES_HEARTS);

  private DiceGroups() {}

  /** The groups that come to something, one bit each. */
  static int present(CardRegistry cards, Table table, Seat seat) {
    return WORTH.isWith(table, seat)
        ? presentWithCards(cards, table, seat)
        : present(table.dice(), table.isInTokyo(seat));
  }

  private static int present(Dice dice, boolean inTokyo) {
    return present(dice, points(dice), dice.count(Face.SMASH), !inTokyo);
  }

  private static int presentWithCards(CardRegistry cards, Table table, Seat seat) {
    boolean hearts = !table.isInTokyo(seat) || Hooks.SHARES_HEARTS.isWith(table, seat);
    return present(table.dice(), points(cards, table, seat), smashes(cards, table, seat), hearts);
  }

  private static int present(Dice dice, int points, int smashes, boolean hearts) {
    return bit(DiceGroup.NUMBERS, points > 0)
        | bit(DiceGroup.HEARTS, hearts && dice.contains(Face.HEART))
        | bit(DiceGroup.ENERGY, dice.contains(Face.ENERGY))
        | bit(DiceGroup.SMASH, smashes > 0);
  }

  private static int bit(DiceGroup group, boolean present) {
    return present ? 1 << group.ordinal() : 0;
  }

  /** The points of the numbers (D-2), with what cards add. */
  static int points(CardRegistry cards, Table table, Seat seat) {
    int points = points(table.dice());
    if (!Hooks.SCORES_DICE.isWith(table, seat)) {
      return points;
    }
    int smashes = smashes(cards, table, seat);
    return points
        + cards.sum(
            Hooks.SCORES_DICE,
            table,
            seat,
            (hook, at, owner, card) -> hook.points(at, owner, smashes));
  }

  private static int points(Dice dice) {
    return points(1, dice.count(Face.ONE))
        + points(2, dice.count(Face.TWO))
        + points(3, dice.count(Face.THREE));
  }

  private static int points(int number, int dice) {
    return dice < 3 ? 0 : number + dice - 3;
  }

  /** The strength of the attack: smash dice, and what cards add. */
  static int smashes(CardRegistry cards, Table table, Seat seat) {
    int smashes = table.dice().count(Face.SMASH)
        + cards.sum(
            Hooks.ADDS_SMASHES, table, seat, (hook, at, owner, card) -> hook.smashes(at, owner));
    return smashes == 0
        ? 0
        : smashes
            + cards.sum(
                Hooks.STRENGTHENS_SMASH,
                table,
                seat,
                (hook, at, owner, card) -> hook.extraSmashes(at, owner));
  }
}
