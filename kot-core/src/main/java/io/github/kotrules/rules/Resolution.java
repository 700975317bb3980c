package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Outcome;
import io.github.kotrules.action.Outcome.Reveal;
import io.github.kotrules.action.Outcome.Roll;
import io.github.kotrules.card.Hook;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.TurnEvent.CardAwaited;
import io.github.kotrules.state.TurnEvent.DiceAwaited;
import io.github.kotrules.state.TurnEvent.GameEnded;
import io.github.kotrules.state.TurnEvent.QuestionAsked;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Draft;
import io.github.kotrules.state.HeldCard;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One call of the reducer under way: the table in the making and what happens to it. It takes effects off the agenda until
 * the table waits for somebody or something; an empty agenda means that the step is done and the next one begins.
 */
final class Resolution extends EffectResolver {
  final CardBook book;
  final Draft table;
  private final ImmutableList.@Nullable Builder<Event> log;
  private @Nullable Calm calm;
  private @Nullable Outcome outcome;

  Resolution(CardBook book, Draft table, ImmutableList.@Nullable Builder<Event> log) {
    this.book = book;
    this.table = table;
    this.log = log;
  }

  @Override
  Resolution self() {
    return this;
  }

  /** The table waits no longer. */
  void wake() {
    table.wake();
    calm = null;
  }

  /** Takes an action and goes on until the table waits again. */
  void resume(Action action) {
    wake();
    answer(action);
    run();
  }

  /** Goes on until the table waits. */
  void run() {
    while (!table.isWaiting()) {
      goOn();
    }
  }

  private void goOn() {
    if (table.agenda().isEmpty()) {
      TurnOrder.proceed(this);
    } else {
      table.pop().match(this);
    }
  }

  /** Makes an event happen. */
  void emit(Event event) {
    event.applyTo(table);
    if (log != null) {
      log.add(event);
    }
  }

  /** Puts a question, unless it has only one answer: then that is the answer. */
  void ask(Decision decision) {
    Action only = Options.only(book, table, decision);
    if (only != null) {
      table.await(decision, table.agenda());
      table.wake();
      answer(only);
    } else {
      await(decision);
    }
  }

  /** Puts a question that is known to have several answers. */
  void await(Decision decision) {
    emit(new QuestionAsked(decision, table.agenda()));
  }

  /** Waits for dice; the agenda's top will take them, if they are not the turn's own. */
  void awaitDice(DiceChance chance) {
    emit(new DiceAwaited(chance, table.agenda()));
  }

  /** Waits for a card of the deck; the agenda's top will take it. */
  void awaitCard(DeckChance.Use use) {
    emit(new CardAwaited(use, table.agenda()));
  }

  void end(SeatSet winners) {
    emit(new GameEnded(winners));
  }

  /** Whether turn follows turn and nothing comes of it. Called between turns. */
  boolean isStandingStill() {
    return table.dice().isEmpty() && calm().isLasting(table);
  }

  private Calm calm() {
    if (calm == null) {
      calm = new Calm();
    }
    return calm;
  }

  boolean isWaiting() {
    return table.isWaiting();
  }

  /** Whether the table waits, or has something on its agenda. */
  boolean isBusy() {
    return table.isWaiting() || !table.agenda().isEmpty();
  }

  /** Chance has brought this. */
  void take(Outcome brought) {
    outcome = brought;
  }

  /** The dice that this call brought. */
  Dice fallenDice() {
    return ((Roll) Objects.requireNonNull(outcome)).dice();
  }

  /** The card that this call brought. */
  CardId drawnCard() {
    return Objects.requireNonNull(((Reveal) Objects.requireNonNull(outcome)).card());
  }

  void push(Effect effect) {
    table.push(effect);
  }

  /** Pushes effects so that the first of them is next. */
  void pushAll(List<? extends Effect> effects) {
    for (int i = effects.size() - 1; i >= 0; i--) {
      table.push(effects.get(i));
    }
  }

  /** Takes the effect off the agenda that had put the question now answered. */
  <E extends Effect> E pop(Class<E> type) {
    return type.cast(table.pop());
  }

  boolean has(HookType<?> type, Seat seat) {
    return type.isWith(table, seat);
  }

  boolean hasAny(HookSet types, Seat seat) {
    return types.isWith(table, seat);
  }

  /** Whether any Monster has a card that speaks at this moment. */
  boolean anybodyHas(HookType<?> type) {
    return type.isInPlay(table);
  }

  boolean anybodyHasAny(HookSet types) {
    return types.isInPlay(table);
  }

  <H extends Hook> int sum(HookType<H> type, Seat owner, CardBook.NumberQuestion<H> question) {
    return book.sum(type, table, owner, question);
  }

  /** Hears the owner's cards and puts what they want on the agenda. */
  <H extends Hook> void trigger(
      HookType<H> type, Seat owner, CardBook.Question<H, ImmutableList<Effect>> question) {
    if (has(type, owner)) {
      pushAll(book.effects(type, table, owner, question));
    }
  }

  /** Hears one card in play, as itself and as what it copies, and puts what it wants on the agenda. */
  <H extends Hook> void triggerCard(
      HookType<H> type,
      Seat owner,
      HeldCard card,
      CardBook.Question<H, ImmutableList<Effect>> question) {
    pushAll(book.effects(type, table, owner, card, question));
  }
}
