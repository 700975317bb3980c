package io.github.kotrules.rules;

import io.github.kotrules.card.AddsSmashes;
import io.github.kotrules.card.ScoresDice;
import io.github.kotrules.card.SharesHearts;
import io.github.kotrules.card.StrengthensSmash;
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
  private static final HookType<ScoresDice> SCORES_DICE = HookType.of(ScoresDice.class);
  private static final HookType<AddsSmashes> ADDS_SMASHES = HookType.of(AddsSmashes.class);
  private static final HookType<StrengthensSmash> STRENGTHENS_SMASH =
      HookType.of(StrengthensSmash.class);
  private static final HookType<SharesHearts> SHARES_HEARTS = HookType.of(SharesHearts.class);

  private DiceGroups() {}

  /** The groups that come to something, one bit each. */
  static int present(CardBook book, Table table, Seat seat) {
    Dice dice = table.dice();
    return bit(DiceGroup.NUMBERS, points(book, table, seat) > 0)
        | bit(DiceGroup.HEARTS, dice.contains(Face.HEART) && canUseHearts(table, seat))
        | bit(DiceGroup.ENERGY, dice.contains(Face.ENERGY))
        | bit(DiceGroup.SMASH, smashes(book, table, seat) > 0);
  }

  private static int bit(DiceGroup group, boolean present) {
    return present ? 1 << group.ordinal() : 0;
  }

  private static boolean canUseHearts(Table table, Seat seat) {
    return !table.isInTokyo(seat) || SHARES_HEARTS.isWith(table, seat);
  }

  /** The points of the numbers (D-2), with what cards add. */
  static int points(CardBook book, Table table, Seat seat) {
    Dice dice = table.dice();
    int points = points(1, dice.count(Face.ONE))
        + points(2, dice.count(Face.TWO))
        + points(3, dice.count(Face.THREE));
    if (!SCORES_DICE.isWith(table, seat)) {
      return points;
    }
    int smashes = smashes(book, table, seat);
    return points
        + book.sum(
            SCORES_DICE, table, seat, (hook, at, owner, card) -> hook.points(at, owner, smashes));
  }

  private static int points(int number, int dice) {
    return dice < 3 ? 0 : number + dice - 3;
  }

  /** The strength of the attack: smash dice, and what cards add. */
  static int smashes(CardBook book, Table table, Seat seat) {
    int smashes = table.dice().count(Face.SMASH)
        + book.sum(ADDS_SMASHES, table, seat, (hook, at, owner, card) -> hook.smashes(at, owner));
    return smashes == 0
        ? 0
        : smashes
            + book.sum(
                STRENGTHENS_SMASH,
                table,
                seat,
                (hook, at, owner, card) -> hook.extraSmashes(at, owner));
  }
}
