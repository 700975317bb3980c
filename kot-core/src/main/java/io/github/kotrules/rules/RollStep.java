package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.DiceAction.RerollDice;
import io.github.kotrules.action.DiceAction.RerollWithCard;
import io.github.kotrules.action.DiceAction.TurnDie;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Outcome.Roll;
import io.github.kotrules.card.ModifiesDice;
import io.github.kotrules.card.ModifiesRolls;
import io.github.kotrules.card.ProbesDice;
import io.github.kotrules.effect.DiceEffect.OfferChanges;
import io.github.kotrules.effect.DiceEffect.OfferProbes;
import io.github.kotrules.state.CardEvent.CardUsed;
import io.github.kotrules.state.DiceEvent.DiceRolled;
import io.github.kotrules.state.DiceEvent.DieTurned;
import io.github.kotrules.state.DiceEvent.RerollForced;
import io.github.kotrules.state.DiceEvent.RerollGranted;
import io.github.kotrules.state.DiceEvent.RerollTaken;
import io.github.kotrules.state.DiceEvent.RollingBegan;
import io.github.kotrules.state.TurnEvent.StepBegan;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import java.util.Objects;

/**
 * Step 1: up to three rolls, then the cards of others that touch the dice, then the active player's own.
 *
 * @rulebook
 */
final class RollStep {
  private static final StepBegan BEGAN = new StepBegan(TurnStep.ROLL);
  private static final HookType<ModifiesDice> MODIFIES_DICE = HookType.of(ModifiesDice.class);
  private static final HookType<ModifiesRolls> MODIFIES_ROLLS = HookType.of(ModifiesRolls.class);
  private static final HookType<ProbesDice> PROBES_DICE = HookType.of(ProbesDice.class);
  private static final PerSeat<ChooseReroll> CHOOSE_REROLL = PerSeat.of(ChooseReroll::new);
  private static final int DICE = 6;
  private static final int REROLLS = 2;

  private RollStep() {}

  static void begin(Resolution r, Seat seat) {
    r.emit(BEGAN);
    int dice = dice(r, seat);
    r.emit(new RollingBegan(seat, dice, dice == 0 ? 0 : rerolls(r, seat)));
    if (dice > 0) {
      roll(r, seat, dice);
    }
  }

  private static int dice(Resolution r, Seat seat) {
    int extra =
        r.sum(MODIFIES_DICE, seat, (hook, table, owner, card) -> hook.extraDice(table, owner));
    return Math.max(0, DICE + extra - r.table.tokens(seat, Token.SHRINK) - r.table.fewerDice());
  }

  private static int rerolls(Resolution r, Seat seat) {
    int extra =
        r.sum(MODIFIES_ROLLS, seat, (hook, table, owner, card) -> hook.extraRolls(table, owner));
    return Math.min(REROLLS + extra, Table.MAX_COUNT);
  }

  private static void roll(Resolution r, Seat seat, int dice) {
    r.awaitDice(DiceChance.of(seat, dice, DiceChance.Use.TURN));
  }

  static void takeRoll(Resolution r, Dice dice) {
    Seat seat = r.table.activeSeat();
    r.emit(new DiceRolled(seat, dice));
    offerReroll(r, seat);
  }

  private static void offerReroll(Resolution r, Seat seat) {
    if (RerollOptions.mayReroll(r.table)) {
      r.await(CHOOSE_REROLL.at(seat));
    } else if (RerollOptions.mayUseCards(r.table, seat)) {
      r.ask(CHOOSE_REROLL.at(seat));
    } else {
      stop(r);
    }
  }

  static void reroll(Resolution r, Dice dice) {
    Seat seat = r.table.activeSeat();
    r.emit(new RerollTaken(seat, dice));
    roll(r, seat, dice.size());
  }

  /** How many dice of the turn a table waits for; 0 if it waits for something else. */
  static int awaitedDice(Table table) {
    return table.pending() instanceof DiceChance chance && chance.use() == DiceChance.Use.TURN
        ? chance.count()
        : 0;
  }

  /** Whether a legal action leads straight to the next roll, or to the question which dice to roll again. */
  static boolean onlyMovesDice(Table table, Action action) {
    return action instanceof RerollDice
        || (action instanceof Roll && table.rollsLeft() > 0 && awaitedDice(table) > 0);
  }

  /** Does what {@link #onlyMovesDice} tells. */
  static void moveDice(Resolution r, Action action) {
    if (action instanceof RerollDice reroll) {
      reroll(r, reroll.dice());
    } else {
      Seat seat = r.table.activeSeat();
      r.emit(new DiceRolled(seat, ((Roll) action).dice()));
      r.await(CHOOSE_REROLL.at(seat));
    }
  }

  static void grantReroll(Resolution r, Seat seat) {
    if (r.table.rollsLeft() < Table.MAX_COUNT) {
      r.emit(new RerollGranted(seat));
    }
  }

  /** A free reroll, which costs no roll. */
  static void rerollWithCard(Resolution r, Seat seat, RerollWithCard action) {
    r.emit(new CardUsed(seat, action.card()));
    r.emit(new RerollForced(seat, action.card(), action.dice()));
    roll(r, seat, action.dice().size());
  }

  /** The dice lie: others may still have one rolled again, then the active player may turn some. */
  static void stop(Resolution r) {
    Seat seat = r.table.activeSeat();
    if (r.has(DieTurnOptions.CHANGES_DICE, seat)) {
      r.push(new OfferChanges(seat));
    }
    if (r.anybodyHas(PROBES_DICE)) {
      r.push(new OfferProbes(SeatSet.none()));
    }
  }

  /** Asks the next Monster, clockwise from the active one, whose cards let it have a die rolled again. */
  static void offerProbes(Resolution r, SeatSet asked) {
    int seats = r.table.seats();
    Seat active = r.table.activeSeat();
    for (Seat seat = active.next(seats); seat != active; seat = seat.next(seats)) {
      if (r.has(PROBES_DICE, seat) && !asked.contains(seat)) {
        r.push(new OfferProbes(asked.with(seat)));
        CardRolls.offerProbe(r, seat);
        return;
      }
    }
  }

  /** A card lost to a probe may have been the last that turns dice. */
  static void offerChanges(Resolution r, Seat seat) {
    if (r.has(DieTurnOptions.CHANGES_DICE, seat)) {
      r.ask(new ChooseDieChange(seat));
    }
  }

  static void turnDie(Resolution r, Seat seat, TurnDie action) {
    HeldCard card = Objects.requireNonNull(r.table.cards(seat).find(action.card()));
    r.emit(new CardUsed(seat, action.card()));
    r.emit(new DieTurned(seat, action.card(), action.from(), action.to()));
    r.push(new OfferChanges(seat));
    r.triggerCard(
        DieTurnOptions.CHANGES_DICE,
        seat,
        card,
        (hook, table, owner, held) -> hook.priceOfTurning(table, owner, held));
  }
}
