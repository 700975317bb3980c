package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet.BayClosing;
import io.github.kotrules.model.RuleSet.Entry;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Event.MovedToCity;
import io.github.kotrules.state.Event.StepBegan;
import io.github.kotrules.state.Event.TokyoEntered;
import io.github.kotrules.state.Event.TokyoLeft;

/**
 * Step 3, entering Tokyo; also the income from Tokyo, and leaving it.
 *
 * @rulebook T-1, T-2, T-3, T-5, T-6, T-7, T-9, T-11
 */
final class Tokyo {
  private static final StepBegan ENTER_STEP = new StepBegan(TurnStep.ENTER);
  private static final int VARIANT_ENERGY = 1;
  private static final int VARIANT_SEATS = 2;

  private Tokyo() {}

  /** Step 3: the active Monster must enter Tokyo if a place is free; in the first edition only after an attack. */
  static void beginEnterStep(Resolution r, Seat seat) {
    r.emit(ENTER_STEP);
    if (r.table.isInTokyo(seat) || !mayEnter(r)) {
      return;
    }
    if (r.table.occupant(Place.CITY) == null) {
      enter(r, seat, Place.CITY);
    } else if (r.table.isBayOpen() && r.table.occupant(Place.BAY) == null) {
      enter(r, seat, Place.BAY);
    }
  }

  private static boolean mayEnter(Resolution r) {
    return r.table.rules().entry() == Entry.ALWAYS || r.table.smashes() > 0;
  }

  static void enter(Resolution r, Seat seat, Place place) {
    r.emit(new TokyoEntered(seat, place));
    pay(r, seat, r.table.rules().pointsForEntering());
    r.trigger(
        Hooks.WHEN_TOKYO_ENTERED,
        seat,
        (hook, table, owner, card) -> hook.whenTokyoEntered(table, owner, card));
  }

  /** Gives points for entering or holding Tokyo; in the two-player variant 1 energy instead. */
  static void pay(Resolution r, Seat seat, int points) {
    if (isVariant(r)) {
      MonsterStats.gainEnergy(r, seat, VARIANT_ENERGY);
    } else {
      MonsterStats.gainPoints(r, seat, points);
    }
  }

  private static boolean isVariant(Resolution r) {
    return r.table.rules().twoPlayerVariant() && r.table.seats() == VARIANT_SEATS;
  }

  static void leave(Resolution r, Seat seat) {
    if (r.table.isInTokyo(seat)) {
      r.emit(new TokyoLeft(seat, r.table.place(seat)));
      r.pushAll(afterLeaving(r, seat));
    }
  }

  /** The effects of the cards of a Monster that has left Tokyo. */
  static ImmutableList<Deed> afterLeaving(Resolution r, Seat seat) {
    return r.cards.deeds(
        Hooks.WHEN_TOKYO_LEFT,
        r.table,
        seat,
        (hook, table, owner, card) -> hook.whenTokyoLeft(table, owner, card));
  }

  /** Moves a Monster to City by a card, if City is empty. It counts as entering only for a Monster from outside. */
  static void takeCity(Resolution r, Seat seat) {
    if (r.table.occupant(Place.CITY) != null) {
      return;
    }
    switch (r.table.place(seat)) {
      case OUTSIDE -> enter(r, seat, Place.CITY);
      case BAY -> r.emit(new MovedToCity(seat));
      case CITY, NOWHERE -> {}
    }
  }

  /**
   * Closes Bay if fewer than five Monsters are alive.
   *
   * @return the effects of the cards of a Monster that has to leave
   */
  @CanIgnoreReturnValue
  static ImmutableList<Deed> closeBay(Resolution r) {
    Seat seat = r.table.occupant(Place.BAY);
    if (seat == null || r.table.isBayOpen()) {
      return ImmutableList.of();
    }
    if (r.table.rules().bayClosing() == BayClosing.MOVES_TO_CITY
        && r.table.occupant(Place.CITY) == null) {
      r.emit(new MovedToCity(seat));
      return ImmutableList.of();
    }
    r.emit(new TokyoLeft(seat, Place.BAY));
    return afterLeaving(r, seat);
  }
}
