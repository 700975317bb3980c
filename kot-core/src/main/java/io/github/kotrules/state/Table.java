package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.internal.Agenda;
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
import io.github.kotrules.model.packed.Packed;
import io.github.kotrules.state.PackedTable.Seats;
import io.github.kotrules.state.PackedTable.Stats;
import io.github.kotrules.state.PackedTable.Turn;
import org.jspecify.annotations.Nullable;

/**
 * What can be asked of a table: of a {@link GameState} and of one seat's {@link GameView} of it. Cards get the table while the
 * rules change it. Only events change tables. A seat that is not at the table is refused.
 */
@WrittenByKotModule
public abstract sealed class Table permits FrozenTable, Draft {
  /** The maximum of tokens of one kind on a Monster, which no game comes near (S-5). */
  public static final int MAX_TOKENS = 255;

  /** The maximum of energy, which no game comes near (S-5). */
  public static final int MAX_ENERGY = (1 << 24) - 1;

  /** The maximum of counters on a card, which no game comes near (S-5). */
  public static final int MAX_COUNTERS = MAX_ENERGY;

  /** The maximum to which cards can raise a Monster's maximum life (S-5). */
  public static final int MAX_LIFE = 127;

  /** The maximum of dice missing, rolls left, smashes and extra turns granted, which no game comes near (S-5). */
  public static final int MAX_PER_TURN = 63;

  /** Bay is open while at least this many Monsters are alive (S-6). */
  public static final int BAY_OPENS_AT = 5;

  static final Packed<Dice> PACKED_DICE = Packed.of(Dice.none());

  Table() {}

  abstract int packedTurn();

  abstract int packedDice();

  abstract long packedSeats();

  /** The packed stats by seat; not to be changed. */
  abstract long[] stats();

  // For questions about one seat: a state or a view refuses a seat that it does not have.
  abstract long packedSeatsFor(Seat seat);

  abstract long statsOf(Seat seat);

  /** Rules, Monsters and cards of the game. */
  public abstract Setting setting();

  /** The Keep cards in front of a Monster. */
  public abstract KeepCards cards(Seat seat);

  /** The moments at which a card in play speaks, whoever owns it, one bit each. */
  public abstract long hooksInPlay(EngineKey key);

  /** The face-up cards. */
  public abstract Market market();

  /** The cards of the deck whose place nobody has seen. */
  public abstract CardPile deck();

  /** The cards on top of the deck that somebody has seen, the topmost first. */
  public abstract ImmutableList<SeenCard> seenCards();

  /** The discard pile; it becomes the deck when that is empty (B-5). */
  public abstract CardPile discards();

  /** What is still to happen in the step under way; null if nothing is. */
  abstract @Nullable Agenda agenda();

  /** What the table waits for. */
  public abstract Pending pending();

  /** The Discard cards that are bought and have not taken effect yet, in the order in which they were bought (B-4). */
  public abstract ImmutableList<CardId> boughtCards();

  /** The turns to come before play passes to the left, in the order in which they were granted. */
  public abstract ImmutableList<ExtraTurn> extraTurns();

  /** The active Monster's dice on the table. */
  public final Dice dice() {
    return PACKED_DICE.value(packedDice());
  }

  /** Who had the first turn of the game. */
  public final Seat firstSeat() {
    return Turn.first(packedTurn());
  }

  /** Whose turn it is by order of seats. */
  public final Seat regularSeat() {
    return Turn.regular(packedTurn());
  }

  /** Whose turn it is. */
  public final Seat activeSeat() {
    return Turn.active(packedTurn());
  }

  /** Which step of the turn is under way. */
  public final TurnStep step() {
    return Turn.step(packedTurn());
  }

  /** By how many dice this turn is smaller. */
  public final int fewerDice() {
    return Turn.fewerDice(packedTurn());
  }

  /** How often dice may still be rolled again this turn. */
  public final int rollsLeft() {
    return Turn.rollsLeft(packedTurn());
  }

  /** How strong this turn's attack was; 0 if there was none yet. */
  public final int smashes() {
    return Turn.smashes(packedTurn());
  }

  /** Whether the active Monster has earned an extra turn this turn, which it may take at the end (E-2). */
  public final boolean hasEarnedExtraTurn() {
    return Turn.hasEarnedExtraTurn(packedTurn());
  }

  /** Who has caused a loss of life this turn. */
  public final SeatSet harmers() {
    return Seats.seats(packedSeats(), Seats.HARMERS);
  }

  /** Who has lost life to Smash this turn. */
  public final SeatSet smashed() {
    return Seats.seats(packedSeats(), Seats.SMASHED);
  }

  /** Who has yielded this turn. */
  public final SeatSet yielded() {
    return Seats.seats(packedSeats(), Seats.YIELDED);
  }

  /** Who was asked to yield this turn and stayed. */
  public final SeatSet stayed() {
    return Seats.seats(packedSeats(), Seats.STAYED);
  }

  /** Who takes no damage for the rest of this turn. */
  public final SeatSet shielded() {
    return Seats.seats(packedSeats(), Seats.SHIELDED);
  }

  /** The options and numbers of the rules that are played with. */
  public final RuleSet rules() {
    return setting().rules();
  }

  /** How many Monsters began the game. */
  public final int seats() {
    return stats().length;
  }

  /** The seats of all Monsters that began the game. */
  public final SeatSet allSeats() {
    return SeatSet.first(seats());
  }

  public final Monster monster(Seat seat) {
    seat.checkAtTableOf(seats());
    return setting().monsters().get(seat.ordinal());
  }

  /** How much life a Monster has; 0 once it is out, and already while the effect is under way that took the last of it (D-8). */
  public final int life(Seat seat) {
    return Stats.life(statsOf(seat));
  }

  /** The maximum of life that a Monster can have now. */
  public final int maxLife(Seat seat) {
    return Stats.maxLife(statsOf(seat));
  }

  /** How many points a Monster has, 0 to {@link RuleSet#pointsToWin}. */
  public final int points(Seat seat) {
    return Stats.points(statsOf(seat));
  }

  /** How much energy a Monster has, without what lies on its cards. */
  public final int energy(Seat seat) {
    return Stats.energy(statsOf(seat));
  }

  /** How many tokens of a kind lie on a Monster. */
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

  /** Who has not been eliminated. */
  public final SeatSet living() {
    return Seats.seats(packedSeats(), Seats.LIVING);
  }

  /** Who is in Tokyo City or Tokyo Bay. */
  public final SeatSet inTokyo() {
    return Seats.inTokyo(packedSeats());
  }

  /** Who has the points that win the game, alive or not (W-1). */
  public final SeatSet atWinningPoints() {
    return Seats.seats(Stats.atWinningPoints(stats(), rules().pointsToWin()), 0);
  }

  /** Everybody alive but this Monster. */
  public final SeatSet others(Seat seat) {
    return Seats.seats(packedSeatsFor(seat), Seats.LIVING).without(seat);
  }

  /** Everybody on the other side of Tokyo's border: in Tokyo for a Monster outside, outside for one in Tokyo. */
  public final SeatSet otherSide(Seat seat) {
    return Seats.otherSide(packedSeatsFor(seat), seat);
  }

  /** The Monster in a place of Tokyo, or null. */
  public final @Nullable Seat occupant(Place place) {
    return Seats.occupants(packedSeats(), place).first();
  }

  /** Whether Tokyo Bay can be entered and held. */
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

  /** How many cards the deck holds, seen or not; a card that is hidden from a view is among the unseen. */
  public final int deckSize() {
    int size = deck().size();
    for (SeenCard seen : seenCards()) {
      size += seen.card() == null ? 0 : 1;
    }
    return size;
  }

  /** The chance that the table waits for, or null: quicker than to ask whether {@link #pending()} is a {@link Chance}. */
  public final @Nullable Chance chance() {
    // Two questions about a class cost less than one about an interface.
    Pending awaited = pending();
    if (awaited instanceof DiceChance dice) {
      return dice;
    }
    return awaited instanceof DeckChance card ? card : null;
  }

  /** What a player is asked, or null if nobody is. */
  public final @Nullable Decision decision() {
    return pending() instanceof Decision decision ? decision : null;
  }

  /** Whether the table waits for an answer of the player at this seat. */
  public final boolean isAsked(Seat seat) {
    seat.checkAtTableOf(seats());
    return pending() instanceof Decision decision && decision.seat() == seat;
  }

  /** Whether the game has ended. */
  public final boolean isOver() {
    return pending() instanceof Pending.GameOver;
  }

  /** Who has won. The set is empty while the game is not over, and if everybody has lost (W-4). */
  public final SeatSet winners() {
    return pending() instanceof Pending.GameOver over ? over.winners() : SeatSet.none();
  }
}
