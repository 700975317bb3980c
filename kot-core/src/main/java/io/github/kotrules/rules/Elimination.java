package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.state.Event.MonsterRevived;
import io.github.kotrules.state.Event.TokyoLeft;
import io.github.kotrules.state.Table;

/**
 * A Monster at 0 life is out, unless a card of its own saves it.
 *
 * @rulebook D-7, T-4, T-6
 */
final class Elimination {
  /** All hooks that can act when a Monster falls: a copy of one of its cards ends, too. */
  static final HookSet DISPUTES =
      HookSet.of(Hooks.INSTEAD_OF_ELIMINATION, Hooks.WHEN_MONSTER_FALLS, Hooks.COPIES_CARDS);

  private Elimination() {}

  /** Takes a Monster off the table if it is still at 0 life. */
  record EliminateMonster(Seat seat) implements Frame {
    @Override
    public void run(Resolution r) {
      eliminate(r, seat);
    }
  }

  static void eliminate(Resolution r, Seat seat) {
    if (!r.table.isAlive(seat) || r.table.life(seat) > 0) {
      return;
    }
    ImmutableList<Deed> rescue = r.cards.deeds(
        Hooks.INSTEAD_OF_ELIMINATION,
        r.table,
        seat,
        (hook, table, owner, card) -> hook.insteadOfElimination(table, owner, card));
    if (rescue.isEmpty()) {
      fall(r, seat);
    }
    if (r.anybodyHas(Hooks.WHEN_MONSTER_FALLS)) {
      r.push(new AnnounceFall(seat));
    }
    if (!rescue.isEmpty()) {
      r.push(new CheckRescue(seat));
      r.push(rescue.get(0));
    }
  }

  private static void fall(Resolution r, Seat seat) {
    CardsInPlay.discardAll(r, seat);
    r.emit(new MonsterEliminated(seat));
    Tokyo.closeBay(r);
  }

  /** A Monster that its card has not saved falls. */
  private record CheckRescue(Seat seat) implements Frame {
    @Override
    public void run(Resolution r) {
      if (r.table.isAlive(seat) && r.table.life(seat) == 0) {
        fall(r, seat);
      }
    }
  }

  /** Lets others' cards act when a Monster has fallen to 0 life, clockwise from the active Monster. */
  private record AnnounceFall(Seat victim) implements Frame {
    @Override
    public void run(Resolution r) {
      int seats = r.table.seats();
      Seat active = r.table.activeSeat();
      Seat seat = active;
      do {
        seat = seat.previous(seats);
        if (seat != victim) {
          r.trigger(
              Hooks.WHEN_MONSTER_FALLS,
              seat,
              (hook, table, owner, card) -> hook.whenMonsterFalls(table, owner, victim));
        }
      } while (seat != active);
    }
  }

  /** Brings a Monster back outside Tokyo, without cards and points; energy and tokens stay. */
  static void revive(Resolution r, Seat seat, int life) {
    if (!r.table.isAlive(seat)) {
      return;
    }
    CardsInPlay.discardAll(r, seat);
    MonsterStats.losePoints(r, seat, Table.MAX_POINTS);
    if (r.table.isInTokyo(seat)) {
      r.emit(new TokyoLeft(seat, r.table.place(seat)));
    }
    MonsterStats.fitMaximumLife(r, seat);
    r.emit(new MonsterRevived(seat, Math.min(life, r.table.maxLife(seat))));
  }
}
