package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Pending;
import io.github.kotrules.internal.Agenda;
import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.IllegalSetupException.Fault;
import io.github.kotrules.state.PackedTable.Seats;
import io.github.kotrules.state.PackedTable.Stats;
import io.github.kotrules.state.PackedTable.Turn;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A mutable table: private to one call of the reducer, or to one playout. Hooks of cards read it. Only events change it,
 * through an {@link Editor}, which takes a key that only the library has. Other code uses {@link GameState} and {@link
 * GameView}.
 */
public abstract sealed class Draft extends Table permits Draft.Changeable {
  private int packedTurn;
  private long packedSeats;
  private Dice dice;
  private long[] stats;
  private boolean ownsStats;
  CardTable cardTable;
  private Pending pending;

  private Draft(FrozenTable table) {
    packedTurn = table.packedTurn;
    packedSeats = table.packedSeats;
    dice = table.dice;
    stats = table.stats;
    cardTable = table.cards;
    pending = table.pending;
  }

  /** Creates a new table: all Monsters outside Tokyo, all cards in the deck (S-2, S-3). */
  private Draft(Setting setting) {
    int seats = setting.monsters().size();
    packedTurn = Turn.opening();
    packedSeats = Seats.outside(seats);
    dice = Dice.none();
    stats = new long[seats];
    Arrays.fill(stats, Stats.fresh(setting.rules()));
    ownsStats = true;
    cardTable = new CardTable(setting);
    pending = new Pending.GameOver(SeatSet.none());
  }

  /** The class of every draft. Other packages cannot name it, so they cannot pass a table to an event. */
  static final class Changeable extends Draft {
    Changeable(FrozenTable table) {
      super(table);
    }

    Changeable(Setting setting) {
      super(setting);
    }
  }

  /** Changes a table by events, and may record them. */
  public static class Editor {
    /** The table as it is now. */
    public final Draft table;

    /** The steps still to resolve; null if there are none. */
    protected @Nullable Agenda agenda;

    private @Nullable EventLog log;

    /** Creates an editor of a new table. */
    protected Editor(Draft table, EngineKey key) {
      this(table, null, key);
    }

    /** Creates an editor of a table that starts from a state. */
    protected Editor(GameState state, EngineKey key) {
      this(new Changeable(state), state.agenda, key);
    }

    private Editor(Draft table, @Nullable Agenda agenda, EngineKey key) {
      requireNonNull(key, "key");
      this.table = table;
      this.agenda = agenda;
    }

    /** Creates an editor of a table that starts from a state. */
    public static Editor of(GameState state, EngineKey key) {
      // The table is created before the editor: then escape analysis can remove both.
      Draft table = new Changeable(state);
      return new Editor(table, state.agenda, key);
    }

    /** Starts again from another state, without allocation if the number of seats is the same. */
    public final void reset(GameState state) {
      table.reset(state);
      agenda = state.agenda;
    }

    /** Starts to record events. */
    public final void startLog(GameState before, int expectedEvents) {
      log = new EventLog(before, expectedEvents);
    }

    /** Applies an event. */
    public final void emit(Event event) {
      event.applyTo((Changeable) table);
      if (log != null) {
        log.append(event);
      }
    }

    /** The events since the log was started. */
    public final List<Event> events() {
      EventLog kept = requireNonNull(log);
      kept.agenda = agenda;
      return kept;
    }

    /** Returns an immutable copy of the table. */
    public final GameState freeze() {
      return new GameState(table, agenda);
    }

    /** Returns a read-only copy of the table between two events. The game cannot continue from it. */
    public final Table snapshot() {
      return new PastTable(table);
    }
  }

  /**
   * Creates a draft that starts from a position, which is checked as a whole.
   *
   * @param maximumLife gives the maximum life of a Monster with its cards
   * @param canCopy whether a card of the game can copy another
   * @throws IllegalSetupException if the position is not legal
   */
  public static Draft of(
      Setting setting,
      GameSetup setup,
      ToIntBiFunction<Seat, KeepCards> maximumLife,
      Predicate<CardId> canCopy,
      EngineKey key) {
    requireNonNull(key, "key");
    List<Fault> faults = LawBook.faults(setting, setup, maximumLife, canCopy);
    if (!faults.isEmpty()) {
      throw new IllegalSetupException(faults);
    }
    return new TableLayout(setting, setup, maximumLife).lay();
  }

  private void reset(GameState state) {
    packedTurn = state.packedTurn;
    packedSeats = state.packedSeats;
    dice = state.dice;
    if (ownsStats && stats.length == state.stats.length) {
      System.arraycopy(state.stats, 0, stats, 0, stats.length);
    } else {
      stats = state.stats;
      ownsStats = false;
    }
    cardTable = state.cards;
    pending = state.pending;
  }

  long[] shareStats() {
    ownsStats = false;
    return stats;
  }

  void await(Pending now) {
    pending = now;
  }

  private void set(Seat seat, long now) {
    if (!ownsStats) {
      stats = stats.clone();
      ownsStats = true;
    }
    stats[seat.ordinal()] = now;
  }

  void addPoints(Seat seat, int change) {
    set(seat, Stats.withPoints(stats[seat.ordinal()], points(seat) + change));
  }

  /** Adds energy up to the maximum; more is lost (S-5). */
  void addEnergy(Seat seat, int change) {
    long energy = Math.min((long) energy(seat) + change, MAX_ENERGY);
    set(seat, Stats.withEnergy(stats[seat.ordinal()], (int) energy));
  }

  void addLife(Seat seat, int change) {
    set(seat, Stats.withLife(stats[seat.ordinal()], life(seat) + change));
  }

  void setMaxLife(Seat seat, int max) {
    set(seat, Stats.withMaxLife(stats[seat.ordinal()], max));
  }

  void addTokens(Seat seat, Token token, int change) {
    set(seat, Stats.withTokens(stats[seat.ordinal()], token, tokens(seat, token) + change));
  }

  /** Eliminates a Monster, which keeps only its points (D-7). */
  void eliminate(Seat seat) {
    set(seat, Stats.withPoints(0, points(seat)));
    setPlace(seat, Place.NOWHERE);
    if (!extraTurns().isEmpty()) {
      cardTable = cardTable.withoutExtraTurnsOf(seat);
    }
  }

  void startRegularTurn(Seat seat) {
    startTurn(seat, 0);
    packedTurn = Turn.withRegular(packedTurn, seat);
  }

  /** Starts an extra turn: one of those to come, or the one with which a position starts. */
  void startExtraTurn(Seat seat, int fewerDice) {
    if (step() != TurnStep.OPENING) {
      cardTable = cardTable.withoutExtraTurn(new ExtraTurn(seat, fewerDice));
    }
    startTurn(seat, fewerDice);
  }

  private void startTurn(Seat seat, int fewerDice) {
    packedTurn = Turn.atStart(packedTurn, seat, fewerDice);
    packedSeats = Seats.atStart(packedSeats);
    dice = Dice.none();
    if (cardTable.hasUsed) {
      cardTable = cardTable.refreshed();
    }
  }

  void setFirst(Seat seat) {
    packedTurn = Turn.withFirst(packedTurn, seat);
    setNextTurn(seat, seat, 0);
  }

  /** Sets the turn that is about to start, and whose turn it is by order of seats. */
  void setNextTurn(Seat active, Seat regular, int fewerDice) {
    packedTurn = Turn.withActive(packedTurn, active);
    packedTurn = Turn.withRegular(packedTurn, regular);
    packedTurn = Turn.withFewerDice(packedTurn, fewerDice);
  }

  void setStep(TurnStep now) {
    packedTurn = Turn.withStep(packedTurn, now);
  }

  void setRollsLeft(int rolls) {
    packedTurn = Turn.withRollsLeft(packedTurn, rolls);
  }

  void earnExtraTurn() {
    packedTurn = Turn.withExtraTurnEarned(packedTurn);
  }

  void setSmashes(int strength) {
    packedTurn = Turn.withSmashes(packedTurn, strength);
  }

  void setDice(Dice now) {
    dice = now;
  }

  /** Adds a seat to one of the sets of {@link Seats}. */
  void add(int set, Seat seat) {
    packedSeats = Seats.with(packedSeats, set, seat);
  }

  /** Moves a Monster; {@link Place#NOWHERE} is out of the game. */
  void setPlace(Seat seat, Place place) {
    packedSeats = Seats.withPlace(packedSeats, seat, place);
  }

  @Override
  int packedTurn() {
    return packedTurn;
  }

  @Override
  public Dice dice() {
    return dice;
  }

  @Override
  long packedSeats() {
    return packedSeats;
  }

  /** Does not check the seat: the rules call this all the time, and only with seats at the table. */
  @Override
  long packedSeatsFor(Seat seat) {
    return packedSeats;
  }

  @Override
  long[] stats() {
    return stats;
  }

  @Override
  long statsOf(Seat seat) {
    return stats[seat.ordinal()];
  }

  @Override
  public Setting setting() {
    return cardTable.setting;
  }

  @Override
  public KeepCards cards(Seat seat) {
    return cardTable.held[seat.ordinal()];
  }

  @Override
  public long hooksInPlay(EngineKey key) {
    requireNonNull(key, "key");
    return cardTable.hooks;
  }

  @Override
  public Market market() {
    return cardTable.market;
  }

  @Override
  public CardPile deck() {
    return cardTable.deck;
  }

  @Override
  public ImmutableList<SeenCard> seenCards() {
    return cardTable.seen;
  }

  @Override
  public CardPile discards() {
    return cardTable.discards;
  }

  @Override
  public ImmutableList<CardId> boughtCards() {
    return cardTable.bought;
  }

  @Override
  public ImmutableList<ExtraTurn> extraTurns() {
    return cardTable.extraTurns;
  }

  @Override
  public Pending pending() {
    return pending;
  }
}
