package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.RuleSet.RollOff;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Event.FirstPlayerChosen;
import io.github.kotrules.state.Event.OpeningRolled;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.Market;
import java.util.Objects;

/**
 * The opening before the first turn: deals three cards and rolls for the first player, unless the position contains them.
 *
 * @rulebook S-3, S-7
 */
final class Opening {
  private static final int NOT_ROLLED = -1;

  private Opening() {}

  static void plan(Resolution r, GameSetup setup) {
    if (setup.first() == null) {
      r.push(new RollForFirst(r.table.living(), SeatSet.none(), NOT_ROLLED));
    }
    if (setup.market() == null) {
      for (int slot = Market.SLOTS - 1; slot >= 0; slot--) {
        r.push(Deck.REFILL.get(slot));
      }
    }
  }

  /**
   * Rolls for the first player: the most Smash wins. After a tie the tied Monsters roll again, or all.
   *
   * @param toRoll the Monsters that have not rolled yet
   * @param leaders the Monsters with the most Smash so far
   * @param smashes the number of their Smash
   */
  private record RollForFirst(SeatSet toRoll, SeatSet leaders, int smashes) implements Frame {
    private Seat roller() {
      return Objects.requireNonNull(toRoll.first());
    }

    @Override
    public void run(Resolution r) {
      r.awaitDice(this, DiceChance.of(roller(), r.table.rules().dice(), DiceChance.Use.OPENING));
    }

    @Override
    public void answer(Resolution r, Action action) {
      Seat roller = roller();
      Dice dice = ((Roll) action).dice();
      r.emit(new OpeningRolled(roller, dice));
      int rolled = dice.count(Face.SMASH);
      SeatSet ahead = leaders;
      if (rolled > smashes) {
        ahead = SeatSet.of(roller);
      } else if (rolled == smashes) {
        ahead = leaders.with(roller);
      }
      conclude(r, toRoll.without(roller), ahead, Math.max(rolled, smashes));
    }
  }

  private static void conclude(Resolution r, SeatSet toRoll, SeatSet leaders, int smashes) {
    if (!toRoll.isEmpty()) {
      r.push(new RollForFirst(toRoll, leaders, smashes));
    } else if (leaders.size() > 1) {
      SeatSet again = r.table.rules().rollOff() == RollOff.ALL ? r.table.living() : leaders;
      r.push(new RollForFirst(again, SeatSet.none(), NOT_ROLLED));
    } else {
      r.emit(new FirstPlayerChosen(Objects.requireNonNull(leaders.first())));
    }
  }
}
