package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.InsteadOfElimination;
import io.github.kotrules.card.WhenMonsterFalls;
import io.github.kotrules.effect.DamageEffect.AnnounceFall;
import io.github.kotrules.effect.DamageEffect.ReviveMonster;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.state.TokyoEvent.TokyoLeft;
import io.github.kotrules.state.VitalEvent.MonsterEliminated;
import io.github.kotrules.state.VitalEvent.MonsterRevived;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * A Monster at 0 life is out, unless a card of its own saves it.
 *
 * @rulebook D-7, T-4, T-6
 */
final class Elimination {
  private static final HookType<InsteadOfElimination> INSTEAD =
      HookType.of(InsteadOfElimination.class);
  private static final HookType<WhenMonsterFalls> WHEN_MONSTER_FALLS =
      HookType.of(WhenMonsterFalls.class);

  /** All that can have a say when a Monster falls: a copy of one of its cards ends, too. */
  static final HookSet DISPUTES = HookSet.of(INSTEAD, WHEN_MONSTER_FALLS, Keeping.COPIES_CARDS);

  private Elimination() {}

  static void eliminate(Resolution r, Seat seat) {
    if (!r.table.isAlive(seat) || r.table.life(seat) > 0) {
      return;
    }
    ImmutableList<Effect> rescue = rescue(r, seat);
    if (rescue.isEmpty()) {
      Keeping.discardAll(r, seat);
      r.emit(new MonsterEliminated(seat));
      Tokyo.closeBay(r);
    }
    if (r.anybodyHas(WHEN_MONSTER_FALLS)) {
      r.push(new AnnounceFall(seat));
    }
    r.pushAll(rescue);
  }

  private static ImmutableList<Effect> rescue(Resolution r, Seat seat) {
    if (!r.has(INSTEAD, seat)) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<ImmutableList<Effect>> rescues = ImmutableList.builder();
    r.book.visit(
        INSTEAD,
        r.table.cards(seat),
        (hook, card) -> rescues.add(hook.insteadOfElimination(r.table, seat, card)));
    return rescues.build().get(0);
  }

  /** Others' cards speak, clockwise from the active Monster. */
  static void announceFall(Resolution r, Seat victim) {
    int seats = r.table.seats();
    Seat active = r.table.activeSeat();
    Seat seat = active;
    do {
      seat = seat.previous(seats);
      if (seat != victim) {
        r.trigger(
            WHEN_MONSTER_FALLS,
            seat,
            (hook, table, owner, card) -> hook.whenMonsterFalls(table, owner, victim));
      }
    } while (seat != active);
  }

  /** Anew, outside Tokyo, without cards and points; energy and tokens stay. */
  static void revive(Resolution r, ReviveMonster effect) {
    Seat seat = effect.seat();
    Keeping.discardAll(r, seat);
    Vitality.losePoints(r, seat, Table.MAX_POINTS);
    if (r.table.isInTokyo(seat)) {
      r.emit(new TokyoLeft(seat, r.table.place(seat)));
    }
    Vitality.fitMaximumLife(r, seat);
    r.emit(new MonsterRevived(seat, effect.life()));
  }
}
