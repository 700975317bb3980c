package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Pending;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;
import java.util.Arrays;

/** A table that does not change any more: everything on it, shared with the states before and after where it is equal. */
abstract sealed class FrozenTable extends Table permits GameState, GameView {
  final Setting setting;
  final long[] vitals;
  final KeepCards[] cards;
  final Market market;
  final CardPile deck;
  final ImmutableList<SeenCard> seenCards;
  final CardPile discards;
  final Turn turn;
  final Agenda agenda;
  final Pending pending;

  FrozenTable(Draft draft) {
    this.setting = draft.setting();
    this.vitals = draft.shareVitals();
    this.cards = draft.shareCards();
    this.market = draft.market();
    this.deck = draft.deck();
    this.seenCards = draft.seenCards();
    this.discards = draft.discards();
    this.turn = draft.shareTurn();
    this.agenda = draft.agenda();
    this.pending = draft.pending();
  }

  FrozenTable(FrozenTable same) {
    this.setting = same.setting;
    this.vitals = same.vitals;
    this.cards = same.cards;
    this.market = same.market;
    this.deck = same.deck;
    this.seenCards = same.seenCards;
    this.discards = same.discards;
    this.turn = same.turn;
    this.agenda = same.agenda;
    this.pending = same.pending;
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
    return cards[seat.ordinal()];
  }

  @Override
  public Market market() {
    return market;
  }

  @Override
  public CardPile deck() {
    return deck;
  }

  @Override
  public ImmutableList<SeenCard> seenCards() {
    return seenCards;
  }

  @Override
  public CardPile discards() {
    return discards;
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
    return turn;
  }

  @Override
  public Seat firstSeat() {
    return turn.first();
  }

  @Override
  public Seat regularSeat() {
    return turn.regular();
  }

  @Override
  public Seat activeSeat() {
    return turn.active();
  }

  @Override
  public TurnStep step() {
    return turn.step();
  }

  @Override
  public int fewerDice() {
    return turn.fewerDice();
  }

  @Override
  public Dice dice() {
    return turn.dice();
  }

  @Override
  public int rollsLeft() {
    return turn.rollsLeft();
  }

  @Override
  public int smashes() {
    return turn.smashes();
  }

  @Override
  public SeatSet harmers() {
    return turn.harmers();
  }

  @Override
  public SeatSet smashed() {
    return turn.smashed();
  }

  @Override
  public SeatSet yielded() {
    return turn.yielded();
  }

  @Override
  public SeatSet stayed() {
    return turn.stayed();
  }

  @Override
  public SeatSet shielded() {
    return turn.shielded();
  }

  @Override
  public ImmutableList<ExtraTurn> extraTurns() {
    return turn.extraTurns();
  }

  final boolean looksLike(FrozenTable that) {
    return this == that
        || (Arrays.equals(vitals, that.vitals)
            && turn.equals(that.turn)
            && pending.equals(that.pending)
            && agenda.equals(that.agenda)
            && Arrays.equals(cards, that.cards)
            && market.equals(that.market)
            && seenCards.equals(that.seenCards)
            && deck.equals(that.deck)
            && discards.equals(that.discards)
            && setting.equals(that.setting));
  }

  /** By what changes most often; the rest would cost more than it tells apart. */
  @Override
  public int hashCode() {
    int hash = Arrays.hashCode(vitals);
    hash = hash * 31 + turn.hashCode();
    hash = hash * 31 + pending.hashCode();
    hash = hash * 31 + Arrays.hashCode(cards);
    return hash * 31 + market.hashCode();
  }
}
