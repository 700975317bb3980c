package io.github.kotrules.testkit.rules;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.Decline;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.TakeDamage;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;

/** What players say in these tests, in few words. */
final class Answer {
  /** Six dice that come to nothing. */
  static final String NOTHING = "112233";

  static final StopRolling STOP = new StopRolling();
  static final YieldTokyo YIELD = new YieldTokyo();
  static final StayInTokyo STAY = new StayInTokyo();
  static final TakeDamage TAKE = new TakeDamage();
  static final Decline DECLINE = new Decline();

  private Answer() {}

  static RerollDice reroll(String dice) {
    return new RerollDice(Dice.parse(dice));
  }

  static ResolveDice pick(DiceGroup group) {
    return new ResolveDice(group);
  }

  static UseCard use(String card) {
    return new UseCard(CardId.of(card));
  }

  static BuyCard buy(String card) {
    return new BuyCard(CardId.of(card));
  }
}
