package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.card.Hook;
import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Draft;
import io.github.kotrules.state.Event.CardAwaited;
import io.github.kotrules.state.Event.DiceAwaited;
import io.github.kotrules.state.Event.GameEnded;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The resolution of one action, which edits a draft. The frame that has waited handles the action, and then frames of the
 * agenda run until the table waits again. With an empty agenda the next step of the turn begins.
 */
public final class Resolution extends Draft.Editor {
  /**
   * The maximum number of deeds in a call or a step of a turn. More, far beyond printed cards, means that it would never end.
   */
  private static final int MAX_DEEDS = 10_000;

  private static final int SEATS = Seat.values().length;

  final Engine engine;
  final CardRegistry cards;
  private @Nullable StandstillDetector standstill;

  /** Whether the table waits for an action. */
  private boolean waiting;

  Resolution(Engine engine, CardRegistry cards, GameState state) {
    super(state, EngineKey.KEY);
    this.engine = engine;
    this.cards = cards;
  }

  Resolution(Engine engine, CardRegistry cards, Draft table) {
    super(table, EngineKey.KEY);
    this.engine = engine;
    this.cards = cards;
  }

  /** Applies a legal action and runs until the table waits again. */
  public void resume(Action action) {
    Frames waited = wake();
    if (action instanceof UseCard use) {
      ((Asker) waited.top).useCard(this, use.card());
    } else {
      waited.top.answer(this, action);
    }
    run(waited.deeds);
  }

  /** Ends waiting and takes the frame that waited off the agenda. */
  @CanIgnoreReturnValue
  Frames wake() {
    waiting = false;
    standstill = null;
    Frames waited = Objects.requireNonNull(agenda());
    agenda = waited.rest;
    return waited;
  }

  /** The first frame of a type from the top of the agenda, or null. */
  <F extends Frame> @Nullable F find(Class<F> type) {
    Frames frames = agenda();
    return frames == null ? null : frames.find(type);
  }

  /** Replaces a frame of the agenda, or removes it if {@code now} is null. */
  void replace(Frame before, @Nullable Frame now) {
    agenda = Objects.requireNonNull(agenda()).replacing(before, now);
  }

  /** The frames still to run; null if there are none. */
  @Nullable
  Frames agenda() {
    return (Frames) agenda;
  }

  /** Runs until the table waits. */
  void run() {
    run(0);
  }

  /** Runs until the table waits, after this number of deeds in the same step of the turn. */
  void run(int deedsBefore) {
    int deeds = deedsBefore;
    int deedsOfOtherSteps = 0;
    while (!waiting) {
      Frames now = agenda();
      if (now == null) {
        deedsOfOtherSteps = deeds;
        engine.proceed(this);
      } else {
        agenda = now.rest;
        if (now.top instanceof Deed deed && ++deeds > MAX_DEEDS) {
          throw deed.failure("never comes to an end");
        }
        now.top.run(this);
      }
    }
    int deedsOfStep = deeds - deedsOfOtherSteps;
    if (agenda instanceof Frames left && left.deeds != deedsOfStep) {
      agenda = new Frames(left.top, left.rest, deedsOfStep);
    }
  }

  /** Drops the frames still to run. */
  void abandon() {
    agenda = null;
  }

  /** Asks a player. If there is only one answer, it is applied without asking. */
  void ask(Asker asker) {
    Decision question = asker.question();
    Action only = Choice.onlyAnswer(asker.choice(), cards, table, question);
    if (only == null) {
      await(asker, question);
    } else {
      asker.answer(this, only);
    }
  }

  /** Asks a question with several answers. */
  void await(Asker asker, Decision question) {
    push(asker);
    await(question);
  }

  /** Asks a question with several answers, with a shared agenda of one frame. */
  void await(Frames shared, Decision question) {
    push(shared);
    await(question);
  }

  private void await(Decision question) {
    waiting = true;
    emit(new QuestionAsked(question));
  }

  void awaitDice(Frame taker, DiceChance chance) {
    push(taker);
    awaitDice(chance);
  }

  /** Waits for dice, with a shared agenda of one frame. */
  void awaitDice(Frames shared, DiceChance chance) {
    push(shared);
    awaitDice(chance);
  }

  private void awaitDice(DiceChance chance) {
    waiting = true;
    emit(new DiceAwaited(chance));
  }

  void awaitCard(Frame taker, DeckChance.Use use) {
    push(taker);
    waiting = true;
    emit(new CardAwaited(use));
  }

  void end(SeatSet winners) {
    agenda = null;
    waiting = true;
    emit(new GameEnded(winners));
  }

  /** Whether turns repeat without any change. Call this between turns. */
  boolean isStandingStill() {
    if (!table.dice().isEmpty()) {
      return false;
    }
    if (standstill == null) {
      standstill = new StandstillDetector();
    }
    return standstill.seesCycle(this);
  }

  /** A seat of this set that the table does not have, or null. */
  @Nullable
  Seat absentFrom(SeatSet seats) {
    for (int i = table.seats(); i < SEATS; i++) {
      if (seats.contains(Seat.at(i))) {
        return Seat.at(i);
      }
    }
    return null;
  }

  /** Whether the table waits for an action, or the game is over. */
  boolean isWaiting() {
    return waiting;
  }

  /** Whether the table waits, or its agenda is not empty. */
  boolean isBusy() {
    return waiting || agenda != null;
  }

  /** Whether a Monster can be asked: one at 0 life waits for the end of the effect (D-8). */
  boolean canAct(Seat seat) {
    return table.isAlive(seat) && table.life(seat) > 0;
  }

  void push(Frame frame) {
    agenda = new Frames(frame, agenda());
  }

  /** Pushes the frame of a shared agenda, which becomes the agenda if that is empty. */
  void push(Frames shared) {
    agenda = agenda == null ? shared : new Frames(shared.top, agenda());
  }

  /** Pushes frames so that the first of them is next. */
  void pushAll(ImmutableList<? extends Frame> frames) {
    for (int i = frames.size() - 1; i >= 0; i--) {
      push(frames.get(i));
    }
  }

  /** Whether a Monster has a card with one of these hooks. */
  boolean has(HookSet hooks, Seat seat) {
    return hooks.isWith(table, seat);
  }

  /** Whether any Monster has a card with one of these hooks. */
  boolean anybodyHas(HookSet hooks) {
    return hooks.isInPlay(table);
  }

  <H extends Hook> int sum(HookType<H> type, Seat owner, CardRegistry.NumberQuestion<H> question) {
    return cards.sum(type, table, owner, question);
  }

  /** Calls a hook of the owner's cards and pushes their effects. */
  <H extends Hook> void trigger(
      HookType<H> type, Seat owner, CardRegistry.EffectsQuestion<H> question) {
    if (has(type, owner)) {
      pushAll(cards.deeds(type, table, owner, question));
    }
  }

  /** Calls a hook of one card in play, as itself and as the card it copies, and pushes its effects. */
  <H extends Hook> void triggerCard(
      HookType<H> type, Seat owner, HeldCard card, CardRegistry.EffectsQuestion<H> question) {
    pushAll(cards.deeds(type, table, owner, card, question));
  }
}
