package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.internal.WrittenByKotModule;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.PackedTable.Seats;
import io.github.kotrules.state.PackedTable.Stats;
import io.github.kotrules.state.PackedTable.Turn;
import org.jspecify.annotations.Nullable;

/**
 * The readable part of a table, common to a {@link GameState}, a {@link GameView} and the live table that hooks of cards and a
 * {@code Playout} get. Methods throw {@link IllegalArgumentException} for a seat that is not at the table.
 */
@WrittenByKotModule
public abstract sealed class Table permits FrozenTable, Draft {
  /** The maximum number of tokens of one kind on a Monster, far beyond real games (S-5). */
  public static final int MAX_TOKENS = 255;

  /** The maximum energy, far beyond real games (S-5). */
  public static final int MAX_ENERGY = (1 << 24) - 1;

  /** The maximum number of counters on a card, far beyond real games (S-5). */
  public static final int MAX_COUNTERS = MAX_ENERGY;

  /** The upper limit of a Monster's maximum life (S-5). */
  public static final int MAX_LIFE = 127;

  /** The maximum number of dice removed, rolls left, smashes and extra turns, far beyond real games (S-5). */
  public static final int MAX_PER_TURN = 63;

  /** The number of living Monsters from which Bay is open (S-6). */
  public static final int BAY_OPENS_AT = 5;

  Table() {}

  abstract int packedTurn();

  abstract long packedSeats();

  /** The packed stats by seat; callers must not change the array. */
  abstract long[] stats();

  // The packed sets, for a query about one seat. A state or a view checks the seat.
  abstract long packedSeatsFor(Seat seat);

  abstract long statsOf(Seat seat);

  /** Rules, Monsters and cards of the game. */
  public abstract Setting setting();

  /** The Keep cards in front of a Monster. */
  public abstract KeepCards cards(Seat seat);

  /** The hooks of all cards in play, one bit each. */
  public abstract long hooksInPlay(EngineKey key);

  /** The face-up cards. */
  public abstract Market market();

  /** The cards of the deck whose place nobody has seen. */
  public abstract CardPile deck();

  /** The cards on top of the deck that somebody has seen, the topmost first. */
  public abstract ImmutableList<SeenCard> seenCards();

  /** The discard pile; it becomes the deck when that is empty (B-5). */
  public abstract CardPile discards();

  /** The decision or chance that the table waits for, or the end of the game. */
  public abstract Pending pending();

  /** The Discard cards that were bought and have not taken effect yet, in the order of purchase (B-4). */
  public abstract ImmutableList<CardId> boughtCards();

  /** The extra turns to come, in the order in which they were granted. */
  public abstract ImmutableList<ExtraTurn> extraTurns();

  /** The active Monster's dice on the table. */
  public abstract Dice dice();

  /** The seat that had the first turn of the game. */
  public final Seat firstSeat() {
    return Turn.first(packedTurn());
  }

  /** The seat whose turn it is by order of seats; another one than {@link #activeSeat()} in some extra turns. */
  public final Seat regularSeat() {
    return Turn.regular(packedTurn());
  }

  /** The seat whose turn it is. */
  public final Seat activeSeat() {
    return Turn.active(packedTurn());
  }

  /** The current step of the turn. */
  public final TurnStep step() {
    return Turn.step(packedTurn());
  }

  /** The number of dice by which the roll of this turn is reduced. */
  public final int fewerDice() {
    return Turn.fewerDice(packedTurn());
  }

  /** The number of rerolls left this turn. */
  public final int rollsLeft() {
    return Turn.rollsLeft(packedTurn());
  }

  /** The strength of this turn's attack; 0 if there was none yet. */
  public final int smashes() {
    return Turn.smashes(packedTurn());
  }

  /** Whether the active Monster has earned an extra turn this turn, which it may take at the end (E-2). */
  public final boolean hasEarnedExtraTurn() {
    return Turn.hasEarnedExtraTurn(packedTurn());
  }

  /** The Monsters that have caused a loss of life this turn. */
  public final SeatSet harmers() {
    return Seats.seats(packedSeats(), Seats.HARMERS);
  }

  /** The Monsters that have lost life to Smash this turn. */
  public final SeatSet smashed() {
    return Seats.seats(packedSeats(), Seats.SMASHED);
  }

  /** The Monsters that have yielded this turn. */
  public final SeatSet yielded() {
    return Seats.seats(packedSeats(), Seats.YIELDED);
  }

  /** The Monsters that were asked to yield this turn and stayed. */
  public final SeatSet stayed() {
    return Seats.seats(packedSeats(), Seats.STAYED);
  }

  /** The Monsters that take no damage for the rest of this turn. */
  public final SeatSet shielded() {
    return Seats.seats(packedSeats(), Seats.SHIELDED);
  }

  /** The options and numbers of the rules. */
  public final RuleSet rules() {
    return setting().rules();
  }

  /** The number of seats, including those of eliminated Monsters. */
  public final int seats() {
    return stats().length;
  }

  /** All seats, including those of eliminated Monsters. */
  public final SeatSet allSeats() {
    return SeatSet.first(seats());
  }

  public final Monster monster(Seat seat) {
    seat.checkAtTableOf(seats());
    return setting().monsters().get(seat.ordinal());
  }

  /** The life of a Monster; 0 if it is eliminated, or will be when the current effect is complete (D-8). */
  public final int life(Seat seat) {
    return Stats.life(statsOf(seat));
  }

  /** The current maximum life of a Monster. */
  public final int maxLife(Seat seat) {
    return Stats.maxLife(statsOf(seat));
  }

  /** The points of a Monster, 0 to {@link RuleSet#pointsToWin}. */
  public final int points(Seat seat) {
    return Stats.points(statsOf(seat));
  }

  /** The energy of a Monster, without that stored on its cards. */
  public final int energy(Seat seat) {
    return Stats.energy(statsOf(seat));
  }

  /** The number of tokens of a kind on a Monster. */
  public final int tokens(Seat seat, Token token) {
    return Stats.tokens(statsOf(seat), token);
  }

  public final Place place(Seat seat) {
    return Seats.place(packedSeatsFor(seat), seat);
  }

  public final boolean isInTokyo(Seat seat) {
    return Seats.isInTokyo(packedSeatsFor(seat), seat);
  }

  public final boolean isAlive(Seat seat) {
    return Seats.contains(packedSeatsFor(seat), Seats.LIVING, seat);
  }

  /** The Monsters that are not eliminated. */
  public final SeatSet living() {
    return Seats.seats(packedSeats(), Seats.LIVING);
  }

  /** The Monsters in Tokyo City and Tokyo Bay. */
  public final SeatSet inTokyo() {
    return Seats.inTokyo(packedSeats());
  }

  /** The Monsters with the points to win, alive or not (W-1). */
  public final SeatSet atWinningPoints() {
    return Seats.seats(Stats.atWinningPoints(stats(), rules().pointsToWin()), 0);
  }

  /** All living Monsters except this one. */
  public final SeatSet others(Seat seat) {
    return Seats.seats(packedSeatsFor(seat), Seats.LIVING).without(seat);
  }

  /** The Monsters in Tokyo if this one is outside, and those outside if it is in Tokyo. */
  public final SeatSet otherSide(Seat seat) {
    return Seats.otherSide(packedSeatsFor(seat), seat);
  }

  /** The Monster in a place of Tokyo, or null. */
  public final @Nullable Seat occupant(Place place) {
    return Seats.occupants(packedSeats(), place).first();
  }

  /** Whether Tokyo Bay is open. */
  public final boolean isBayOpen() {
    return isBayOpen(rules(), living().size());
  }

  static boolean isBayOpen(RuleSet rules, int living) {
    return rules.bay() == RuleSet.Bay.FROM_FIVE && living >= BAY_OPENS_AT;
  }

  /** The nearest living Monster to the left; the Monster itself if it is alone. */
  public final Seat left(Seat seat) {
    return Seats.seats(packedSeatsFor(seat), Seats.LIVING).with(seat).nextFrom(seat);
  }

  /** The nearest living Monster to the right; the Monster itself if it is alone. */
  public final Seat right(Seat seat) {
    return Seats.seats(packedSeatsFor(seat), Seats.LIVING).with(seat).previousFrom(seat);
  }

  /** The number of cards in the deck, seen or not. */
  public final int deckSize() {
    int size = deck().size();
    for (SeenCard seen : seenCards()) {
      size += seen.card() == null ? 0 : 1;
    }
    return size;
  }

  /** The chance that the table waits for, or null; faster than an {@code instanceof} test of {@link #pending()}. */
  public final @Nullable Chance chance() {
    // Two instanceof tests of classes are faster than one of an interface.
    Pending awaited = pending();
    if (awaited instanceof DiceChance dice) {
      return dice;
    }
    return awaited instanceof DeckChance card ? card : null;
  }

  /** The question that a player is asked, or null. */
  public final @Nullable Decision decision() {
    return pending() instanceof Decision decision ? decision : null;
  }

  /** Whether the table waits for an answer of this seat. */
  public final boolean isAsked(Seat seat) {
    seat.checkAtTableOf(seats());
    return pending() instanceof Decision decision && decision.seat() == seat;
  }

  /** Whether the game is over. */
  public final boolean isOver() {
    return pending() instanceof Pending.GameOver;
  }

  /** The winners. The set is empty while the game is not over, and if all Monsters were eliminated (W-4). */
  public final SeatSet winners() {
    return pending() instanceof Pending.GameOver over ? over.winners() : SeatSet.none();
  }
}
