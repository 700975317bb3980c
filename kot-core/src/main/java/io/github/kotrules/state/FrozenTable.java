package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Pending;
import io.github.kotrules.internal.Agenda;
import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** An immutable table. It shares equal parts with the states before and after it. */
abstract sealed class FrozenTable extends Table permits GameState, GameView, PastTable {
  final long[] stats;
  final CardTable cards;
  final int packedTurn;
  final long packedSeats;
  final Dice dice;

  /** The steps still to resolve; null if there are none. */
  final @Nullable Agenda agenda;

  final Pending pending;

  FrozenTable(Draft draft, @Nullable Agenda agenda) {
    this.stats = draft.shareStats();
    this.cards = draft.cardTable;
    this.packedTurn = draft.packedTurn();
    this.packedSeats = draft.packedSeats();
    this.dice = draft.dice();
    this.agenda = agenda;
    this.pending = draft.pending();
  }

  /** Copies a table with other cards and another pending chance. */
  FrozenTable(FrozenTable same, CardTable cards, Pending pending) {
    this.stats = same.stats;
    this.cards = cards;
    this.packedTurn = same.packedTurn;
    this.packedSeats = same.packedSeats;
    this.dice = same.dice;
    this.agenda = same.agenda;
    this.pending = pending;
  }

  @Override
  final long[] stats() {
    return stats;
  }

  @Override
  final int packedTurn() {
    return packedTurn;
  }

  @Override
  final long packedSeats() {
    return packedSeats;
  }

  @Override
  final long packedSeatsFor(Seat seat) {
    seat.checkAtTableOf(stats.length);
    return packedSeats;
  }

  @Override
  final long statsOf(Seat seat) {
    seat.checkAtTableOf(stats.length);
    return stats[seat.ordinal()];
  }

  @Override
  public final Setting setting() {
    return cards.setting;
  }

  @Override
  public final KeepCards cards(Seat seat) {
    seat.checkAtTableOf(stats.length);
    return cards.held[seat.ordinal()];
  }

  @Override
  public final long hooksInPlay(EngineKey key) {
    requireNonNull(key, "key");
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
  public final Dice dice() {
    return dice;
  }

  @Override
  public final ImmutableList<CardId> boughtCards() {
    return cards.bought;
  }

  @Override
  public final ImmutableList<ExtraTurn> extraTurns() {
    return cards.extraTurns;
  }

  @Override
  public final Pending pending() {
    return pending;
  }

  /** Whether everything visible is equal: all but the agenda. */
  final boolean looksLike(FrozenTable that) {
    return this == that
        || (packedTurn == that.packedTurn
            && packedSeats == that.packedSeats
            && Arrays.equals(stats, that.stats)
            && dice.equals(that.dice)
            && pending.equals(that.pending)
            && cards.equals(that.cards));
  }

  /**
   * Uses the fields that change most often. The result is the same on every JVM, so that states can be partitioned across
   * machines: it depends on no enum's hash code and no object identity.
   */
  @Override
  public int hashCode() {
    int hash = Arrays.hashCode(stats);
    hash = hash * 31 + packedTurn;
    hash = hash * 31 + Long.hashCode(packedSeats);
    hash = hash * 31 + dice.hashCode();
    hash = hash * 31 + pending.getClass().getName().hashCode();
    return hash * 31 + cards.hashCode();
  }
}
