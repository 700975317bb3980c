package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Pending;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import java.util.Arrays;

/**
 * A table in the making: the one thing that changes, private to one call of the reducer. Events change it and nobody else
 * gets hold of it; callers want {@link GameState}.
 *
 * <pre>{@code
 * Draft draft = Draft.of(state);
 * for (Change change : transition.events()) {
 *   change.applyTo(draft);
 * }
 * assert draft.freeze().equals(transition.state()); // what state.after(events) does
 * }</pre>
 */
public final class Draft extends TurnDraft {
  private long[] vitals;
  private boolean ownsVitals;
  private boolean waiting;
  private CardTable cards;
  private Agenda agenda;
  private Pending pending;

  private Draft(GameState state) {
    super(state);
    vitals = state.vitals;
    cards = state.cards;
    agenda = state.agenda;
    pending = state.pending;
    waiting = true;
  }

  private Draft(Setting setting) {
    super(setting.monsters().size());
    vitals = new long[setting.monsters().size()];
    Arrays.fill(vitals, Vitals.fresh());
    ownsVitals = true;
    cards = new CardTable(setting);
    agenda = Agenda.empty();
    pending = new Pending.GameOver(SeatSet.none());
  }

  /** A draft that starts from a table. */
  public static Draft of(GameState state) {
    return new Draft(state);
  }

  /** Begins anew from another table, and needs nothing new for it if there are as many seats. */
  public void reset(GameState state) {
    setTurn(state);
    if (ownsVitals && vitals.length == state.vitals.length) {
      System.arraycopy(state.vitals, 0, vitals, 0, vitals.length);
    } else {
      vitals = state.vitals;
      ownsVitals = false;
    }
    cards = state.cards;
    await(state.pending, state.agenda);
  }

  /** A new table: everybody outside Tokyo, no card dealt, all cards in the deck (S-2, S-3). */
  public static Draft of(Setting setting) {
    return new Draft(setting);
  }

  /** The table as it is now; the draft may go on changing without touching it. */
  public GameState freeze() {
    return new GameState(this);
  }

  long[] shareVitals() {
    ownsVitals = false;
    return vitals;
  }

  CardTable cards() {
    return cards;
  }

  void setCards(CardTable now) {
    cards = now;
  }

  /** The cards' part of the draft. */
  public CardDraft inCards() {
    return new CardDraft(this);
  }

  private void set(Seat seat, long now) {
    if (!ownsVitals) {
      copyVitals();
    }
    vitals[seat.ordinal()] = now;
  }

  private void copyVitals() {
    vitals = vitals.clone();
    ownsVitals = true;
  }

  public void addPoints(Seat seat, int change) {
    set(seat, Vitals.withPoints(vitals[seat.ordinal()], points(seat) + change));
  }

  /** Energy beyond the maximum is lost (S-5). */
  public void addEnergy(Seat seat, int change) {
    long energy = Math.min((long) energy(seat) + change, MAX_ENERGY);
    set(seat, Vitals.withEnergy(vitals[seat.ordinal()], (int) energy));
  }

  public void addLife(Seat seat, int change) {
    set(seat, Vitals.withLife(vitals[seat.ordinal()], life(seat) + change));
  }

  public void setMaxLife(Seat seat, int max) {
    set(seat, Vitals.withMaxLife(vitals[seat.ordinal()], max));
  }

  public void addTokens(Seat seat, Token token, int change) {
    set(seat, Vitals.withTokens(vitals[seat.ordinal()], token, tokens(seat, token) + change));
  }

  /** A Monster off the table keeps nothing but its points (D-7). */
  public void eliminate(Seat seat) {
    set(seat, Vitals.withPoints(0, points(seat)));
    setPlace(seat, Place.NOWHERE);
    if (!extraTurns().isEmpty()) {
      inCards().dropExtraTurns(seat);
    }
  }

  public void startRegularTurn(Seat seat) {
    start(seat, 0);
    setRegular(seat);
    refreshCards();
  }

  public void startExtraTurn(Seat seat, int fewerDice) {
    start(seat, fewerDice);
    inCards().takeExtraTurn(new ExtraTurn(seat, fewerDice));
    refreshCards();
  }

  /** No card counts as used any more. */
  private void refreshCards() {
    if (cards.hasUsed()) {
      inCards().clearUsed();
    }
  }

  public void addExtraTurn(Seat seat, int fewerDice) {
    inCards().addExtraTurn(new ExtraTurn(seat, fewerDice));
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
    waiting = true;
  }

  /** What the table waited for has come; {@link #pending()} still tells what it was. */
  public void wake() {
    waiting = false;
  }

  /** Whether something is awaited that has not come yet. */
  public boolean isWaiting() {
    return waiting;
  }

  @Override
  long[] vitals() {
    return vitals;
  }

  @Override
  long vitalsOf(Seat seat) {
    return vitals[seat.ordinal()];
  }

  @Override
  public Setting setting() {
    return cards.setting;
  }

  @Override
  public KeepCards cards(Seat seat) {
    return cards.held[seat.ordinal()];
  }

  @Override
  public long hooksInPlay() {
    return cards.hooks;
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
    return cards.seen;
  }

  @Override
  public CardPile discards() {
    return cards.discards;
  }

  @Override
  public ImmutableList<ExtraTurn> extraTurns() {
    return cards.extraTurns;
  }

  @Override
  public Agenda agenda() {
    return agenda;
  }

  @Override
  public Pending pending() {
    return pending;
  }
}
