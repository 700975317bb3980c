package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Pending;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Seat;
import java.util.Arrays;

/** A table that does not change any more: everything on it, shared with the states before and after where it is equal. */
abstract sealed class FrozenTable extends Table permits GameState, GameView {
  final long[] vitals;
  final CardTable cards;
  final int turnNumbers;
  final long seatSets;
  final int turnDice;
  final Agenda agenda;
  final Pending pending;

  FrozenTable(Draft draft) {
    this.vitals = draft.shareVitals();
    this.cards = draft.cards();
    this.turnNumbers = draft.turnNumbers();
    this.seatSets = draft.seatSets();
    this.turnDice = draft.turnDice();
    this.agenda = draft.agenda();
    this.pending = draft.pending();
  }

  /** The same with another deck, and with what is awaited of it. */
  FrozenTable(FrozenTable same, CardTable cards, Pending pending) {
    this.vitals = same.vitals;
    this.cards = cards;
    this.turnNumbers = same.turnNumbers;
    this.seatSets = same.seatSets;
    this.turnDice = same.turnDice;
    this.agenda = same.agenda;
    this.pending = pending;
  }

  @Override
  final long[] vitals() {
    return vitals;
  }

  @Override
  final int turnNumbers() {
    return turnNumbers;
  }

  @Override
  final long seatSets() {
    return seatSets;
  }

  @Override
  final long seatSetsFor(Seat seat) {
    seat.checkAtTableOf(vitals.length);
    return seatSets;
  }

  @Override
  final long vitalsOf(Seat seat) {
    seat.checkAtTableOf(vitals.length);
    return vitals[seat.ordinal()];
  }

  @Override
  public final Setting setting() {
    return cards.setting;
  }

  @Override
  public final KeepCards cards(Seat seat) {
    seat.checkAtTableOf(vitals.length);
    return cards.held[seat.ordinal()];
  }

  @Override
  public final long hooksInPlay() {
    return cards.hooks;
  }

  @Override
  public final Market market() {
    return cards.market;
  }

  @Override
  public final CardPile deck() {
    return cards.deck;
  }

  @Override
  public final ImmutableList<SeenCard> seenCards() {
    return cards.seen;
  }

  @Override
  public final CardPile discards() {
    return cards.discards;
  }

  @Override
  final int turnDice() {
    return turnDice;
  }

  @Override
  public final ImmutableList<ExtraTurn> extraTurns() {
    return cards.extraTurns;
  }

  @Override
  public final Agenda agenda() {
    return agenda;
  }

  @Override
  public final Pending pending() {
    return pending;
  }

  final boolean looksLike(FrozenTable that) {
    return this == that
        || (turnNumbers == that.turnNumbers
            && seatSets == that.seatSets
            && Arrays.equals(vitals, that.vitals)
            && turnDice == that.turnDice
            && pending.equals(that.pending)
            && agenda.equals(that.agenda)
            && cards.equals(that.cards));
  }

  /**
   * By what changes most often; the rest, such as who is asked, would cost more than it tells apart. It is the same on every JVM, so that states can
   * be spread over machines: no enum and no object identity takes part in it.
   */
  @Override
  public int hashCode() {
    int hash = Arrays.hashCode(vitals);
    hash = hash * 31 + turnNumbers;
    hash = hash * 31 + Long.hashCode(seatSets);
    hash = hash * 31 + turnDice * 0x9E3779B9;
    hash = hash * 31 + pending.getClass().getName().hashCode();
    return hash * 31 + cards.hashCode();
  }
}
