package io.github.kotrules.rules;

import io.github.kotrules.action.DiceChance;
import io.github.kotrules.effect.TurnEffect.RollForFirst;
import io.github.kotrules.effect.TurnEffect.TakeOpeningRoll;
import io.github.kotrules.state.TurnEvent.FirstPlayerChosen;
import io.github.kotrules.state.TurnEvent.OpeningRolled;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;

/**
 * Before the first turn: three cards are dealt and the first player is found.
 *
 * @rulebook S-3, S-7
 */
final class Opening {
  private static final int DICE = 6;

  private Opening() {}

  static void rollForFirst(Resolution r, RollForFirst contest) {
    Seat roller = contest.toRoll().toList().get(0);
    r.push(new TakeOpeningRoll(
        roller, contest.toRoll().without(roller), contest.leaders(), contest.most()));
    r.awaitDice(DiceChance.of(roller, DICE, DiceChance.Use.OPENING));
  }

  static void takeRoll(Resolution r, TakeOpeningRoll roll) {
    Dice dice = r.fallenDice();
    r.emit(new OpeningRolled(roll.seat(), dice));
    int smashes = dice.count(Face.SMASH);
    SeatSet leaders = roll.leaders();
    if (smashes > roll.most()) {
      leaders = SeatSet.of(roll.seat());
    } else if (smashes == roll.most()) {
      leaders = leaders.with(roll.seat());
    }
    conclude(r, roll.toRoll(), leaders, Math.max(smashes, roll.most()));
  }

  private static void conclude(Resolution r, SeatSet toRoll, SeatSet leaders, int most) {
    if (!toRoll.isEmpty()) {
      r.push(new RollForFirst(toRoll, leaders, most));
    } else if (leaders.size() > 1) {
      r.push(new RollForFirst(leaders, SeatSet.none(), -1));
    } else {
      r.emit(new FirstPlayerChosen(leaders.toList().get(0)));
    }
  }
}
