package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnStep;
import java.util.Arrays;

/**
 * A table in the making: the one thing that changes, private to one call of the reducer. Events change it and nobody else
 * gets hold of it; callers want {@link GameState}.
 */
public final class Draft extends Table {
  private final Setting setting;
  private final TurnDraft turn;
  private final CardDraft cards;
  private long[] vitals;
  private boolean ownsVitals;
  private Agenda agenda;
  private Pending pending;

  private Draft(FrozenTable table) {
    setting = table.setting;
    turn = new TurnDraft(table.turn);
    vitals = table.vitals;
    cards = new CardDraft(table);
    agenda = table.agenda;
    pending = table.pending;
  }

  private Draft(Setting setting, Turn turn) {
    this.setting = setting;
    this.turn = new TurnDraft(turn);
    cards = new CardDraft(setting);
    vitals = new long[setting.monsters().size()];
    Arrays.fill(vitals, Vitals.fresh());
    ownsVitals = true;
    agenda = Agenda.empty();
    pending = new Pending.GameOver(SeatSet.none());
  }

  /** A draft that starts from a table. */
  public static Draft of(GameState state) {
    return new Draft(state);
  }

  /** A new table: everybody outside Tokyo, no card dealt, all cards in the deck (S-2, S-3). */
  public static Draft of(Setting setting) {
    return of(setting, Turn.opening(Seat.ONE));
  }

  /** A new table in the middle of a turn. */
  public static Draft of(Setting setting, Turn turn) {
    return new Draft(setting, turn);
  }

  static Draft of(GameView view) {
    return new Draft(view);
  }

  /** The table as it is now; the draft may go on changing without touching it. */
  public GameState freeze() {
    return new GameState(this);
  }

  long[] shareVitals() {
    ownsVitals = false;
    return vitals;
  }

  KeepCards[] shareCards() {
    return cards.share();
  }

  Turn shareTurn() {
    return turn.freeze();
  }

  /** The turn's part of the draft. */
  public TurnDraft inTurn() {
    return turn;
  }

  /** The cards' part of the draft. */
  public CardDraft inCards() {
    return cards;
  }

  private void set(Seat seat, long now) {
    if (!ownsVitals) {
      vitals = vitals.clone();
      ownsVitals = true;
    }
    vitals[seat.ordinal()] = now;
  }

  public void addPoints(Seat seat, int change) {
    set(seat, Vitals.withPoints(vitals(seat.ordinal()), points(seat) + change));
  }

  public void addEnergy(Seat seat, int change) {
    set(seat, Vitals.withEnergy(vitals(seat.ordinal()), energy(seat) + change));
  }

  public void addLife(Seat seat, int change) {
    set(seat, Vitals.withLife(vitals(seat.ordinal()), life(seat) + change));
  }

  public void setMaxLife(Seat seat, int max) {
    set(seat, Vitals.withMaxLife(vitals(seat.ordinal()), max));
  }

  public void addTokens(Seat seat, Token token, int change) {
    set(seat, Vitals.withTokens(vitals(seat.ordinal()), token, tokens(seat, token) + change));
  }

  public void setPlace(Seat seat, Place place) {
    set(seat, Vitals.withPlace(vitals(seat.ordinal()), place));
  }

  /** A Monster off the table keeps nothing but its points (D-7). */
  public void eliminate(Seat seat) {
    set(seat, Vitals.withPlace(Vitals.withPoints(0, points(seat)), Place.NOWHERE));
    turn.dropExtras(seat);
  }

  /** Replaces the deck; a chance that waits for it waits for the new one. */
  Draft stackDeck(CardPile unseen, ImmutableList<SeenCard> seen) {
    cards.deck = unseen;
    cards.seenCards = seen;
    if (pending instanceof DeckChance chance) {
      pending = new DeckChance(unseen, chance.use());
    }
    return this;
  }

  public void push(Effect effect) {
    agenda = agenda.push(effect);
  }

  /** Takes the next effect off the agenda. */
  public Effect pop() {
    Effect top = agenda.top();
    agenda = agenda.pop();
    return top;
  }

  public void await(Pending now, Agenda rest) {
    pending = now;
    agenda = rest;
  }

  @Override
  long vitals(int seat) {
    return vitals[seat];
  }

  @Override
  public Setting setting() {
    return setting;
  }

  @Override
  public KeepCards cards(Seat seat) {
    return cards.of(seat);
  }

  @Override
  public Market market() {
    return cards.market;
  }

  @Override
  public CardPile deck() {
    return cards.deck;
  }

  @Override
  public ImmutableList<SeenCard> seenCards() {
    return cards.seenCards;
  }

  @Override
  public CardPile discards() {
    return cards.discards;
  }

  @Override
  public Agenda agenda() {
    return agenda;
  }

  @Override
  public Pending pending() {
    return pending;
  }

  @Override
  public Turn turn() {
    return turn.freeze();
  }

  @Override
  public Seat firstSeat() {
    return turn.first;
  }

  @Override
  public Seat regularSeat() {
    return turn.regular;
  }

  @Override
  public Seat activeSeat() {
    return turn.active;
  }

  @Override
  public TurnStep step() {
    return turn.step;
  }

  @Override
  public int fewerDice() {
    return turn.fewerDice;
  }

  @Override
  public Dice dice() {
    return turn.dice;
  }

  @Override
  public int rollsLeft() {
    return turn.rollsLeft;
  }

  @Override
  public int smashes() {
    return turn.smashes;
  }

  @Override
  public SeatSet harmers() {
    return turn.harmers;
  }

  @Override
  public SeatSet smashed() {
    return turn.smashed;
  }

  @Override
  public SeatSet yielded() {
    return turn.yielded;
  }

  @Override
  public SeatSet stayed() {
    return turn.stayed;
  }

  @Override
  public SeatSet shielded() {
    return turn.shielded;
  }

  @Override
  public ImmutableList<ExtraTurn> extraTurns() {
    return turn.extraTurns;
  }
}
