package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.TurnDie;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Event.CardUsed;
import io.github.kotrules.state.Event.DiceAwaited;
import io.github.kotrules.state.Event.DiceRolled;
import io.github.kotrules.state.Event.DieTurned;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.state.Event.RerollForced;
import io.github.kotrules.state.Event.RerollGranted;
import io.github.kotrules.state.Event.RerollTaken;
import io.github.kotrules.state.Event.RollingBegan;
import io.github.kotrules.state.Event.StepBegan;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import java.util.Objects;

/**
 * Step 1: up to three rolls, then the cards of others that touch the dice, then the active player's own.
 *
 * @rulebook
 */
public final class RollStep {
  private static final StepBegan BEGAN = new StepBegan(TurnStep.ROLL);
  private static final PerSeat<ChooseReroll> CHOOSE_REROLL = PerSeat.of(ChooseReroll::new);
  private static final PerSeat<Frames> ROLLING =
      PerSeat.of(seat -> new Frames(new Rolling(CHOOSE_REROLL.at(seat)), null));
  private static final int DICE = 6;
  private static final int REROLLS = 2;

  private RollStep() {}

  static void begin(Resolution r, Seat seat) {
    r.emit(BEGAN);
    int dice = dice(r, seat);
    r.emit(new RollingBegan(seat, dice, dice == 0 ? 0 : rerolls(r, seat)));
    if (dice > 0) {
      r.push(ROLLING.at(seat));
      roll(r, seat, dice);
    }
  }

  private static int dice(Resolution r, Seat seat) {
    int extra = r.sum(
        Hooks.MODIFIES_DICE, seat, (hook, table, owner, card) -> hook.extraDice(table, owner));
    int dice = DICE + extra - r.table.tokens(seat, Token.SHRINK) - r.table.fewerDice();
    return Math.max(0, Math.min(dice, Dice.MAX_PER_FACE));
  }

  private static int rerolls(Resolution r, Seat seat) {
    int extra = r.sum(
        Hooks.MODIFIES_ROLLS, seat, (hook, table, owner, card) -> hook.extraRolls(table, owner));
    return Math.max(0, Math.min(REROLLS + extra, Table.MAX_PER_TURN));
  }

  /** The roll step waits: for dice to fall, and for the answer which of them to roll again. */
  private record Rolling(ChooseReroll question) implements Asker {
    @Override
    public void answer(Resolution r, Action action) {
      if (action instanceof Roll roll) {
        takeRoll(r, roll.dice());
      } else if (action instanceof RerollDice reroll) {
        r.push(ROLLING.at(question.seat()));
        reroll(r, reroll.dice());
      } else if (action instanceof RerollWithCard reroll) {
        rerollWithCard(r, question.seat(), reroll);
      } else {
        stop(r);
      }
    }

    @Override
    public void useCard(Resolution r, CardId card) {
      CardUse.use(r, this, Moment.ROLLING, card);
    }
  }

  static void takeRoll(Resolution r, Dice dice) {
    Seat seat = r.table.activeSeat();
    r.emit(new DiceRolled(seat, dice));
    if (RerollChoice.mayReroll(r.table)) {
      r.await(ROLLING.at(seat), CHOOSE_REROLL.at(seat));
    } else if (RerollChoice.mayUseCards(r.table, seat)) {
      r.ask(new Rolling(CHOOSE_REROLL.at(seat)));
    } else {
      stop(r);
    }
  }

  /** Dice are rolled again; {@link Rolling} is on top of the agenda. */
  static void reroll(Resolution r, Dice dice) {
    Seat seat = r.table.activeSeat();
    r.emit(new RerollTaken(seat, dice));
    roll(r, seat, dice.size());
  }

  private static void roll(Resolution r, Seat seat, int dice) {
    r.emit(new DiceAwaited(DiceChance.of(seat, dice, DiceChance.Use.TURN)));
  }

  /** The number of dice of the turn that a table waits for; 0 if it waits for something else. */
  public static int awaitedDice(Table table) {
    return table.pending() instanceof DiceChance chance && chance.use() == DiceChance.Use.TURN
        ? chance.count()
        : 0;
  }

  /** Whether a legal action leads straight to the next roll, or to the question which dice to roll again. */
  static boolean onlyMovesDice(Table table, Action action) {
    return action instanceof RerollDice
        || (action instanceof Roll && table.rollsLeft() > 0 && awaitedDice(table) > 0);
  }

  /**
   * Resolves an action that {@link #onlyMovesDice}. It must agree with {@link Rolling#answer}; {@link Rolling} stays on top of
   * the agenda.
   */
  static void moveDice(Resolution r, Action action) {
    if (action instanceof RerollDice reroll) {
      reroll(r, reroll.dice());
    } else {
      takeEarlyRoll(r, ((Roll) action).dice());
    }
  }

  /** Dice fall that can be rolled again. It must agree with {@link #takeRoll}; {@link Rolling} stays on top of the agenda. */
  static void takeEarlyRoll(Resolution r, Dice dice) {
    Seat seat = r.table.activeSeat();
    r.emit(new DiceRolled(seat, dice));
    r.emit(new QuestionAsked(CHOOSE_REROLL.at(seat)));
  }

  static void grantReroll(Resolution r, Seat seat) {
    if (r.table.rollsLeft() < Table.MAX_PER_TURN) {
      r.emit(new RerollGranted(seat));
    }
  }

  /** A free reroll, which costs no roll. */
  private static void rerollWithCard(Resolution r, Seat seat, RerollWithCard action) {
    r.push(ROLLING.at(seat));
    r.emit(new CardUsed(seat, action.card()));
    r.emit(new RerollForced(seat, action.card(), action.dice()));
    roll(r, seat, action.dice().size());
  }

  /** The active player rolls no more: others may have a die rolled again, then the active player may turn some. */
  private static void stop(Resolution r) {
    Seat seat = r.table.activeSeat();
    if (r.has(Hooks.CHANGES_DICE, seat)) {
      r.push(new OfferChanges(seat));
    }
    if (r.anybodyHas(Hooks.PROBES_DICE)) {
      r.push(new OfferProbes(SeatSet.none()));
    }
  }

  /** Asks the next Monster, clockwise from the active one, whose cards let it have a die rolled again. */
  private record OfferProbes(SeatSet asked) implements Frame {
    @Override
    public void run(Resolution r) {
      int seats = r.table.seats();
      Seat active = r.table.activeSeat();
      for (Seat seat = active.next(seats); seat != active; seat = seat.next(seats)) {
        if (r.has(Hooks.PROBES_DICE, seat) && !asked.contains(seat)) {
          r.push(new OfferProbes(asked.with(seat)));
          CardRolls.offerProbe(r, seat);
          return;
        }
      }
    }
  }

  /** Asks the active player whose cards turn dice. A card lost to a probe may have been the last of them. */
  private record OfferChanges(Seat seat) implements Frame {
    @Override
    public void run(Resolution r) {
      if (r.has(Hooks.CHANGES_DICE, seat)) {
        r.ask(new AskDieChange(new ChooseDieChange(seat)));
      }
    }
  }

  private record AskDieChange(ChooseDieChange question) implements Asker {
    @Override
    public void answer(Resolution r, Action action) {
      if (action instanceof TurnDie turn) {
        turnDie(r, question.seat(), turn);
      }
    }
  }

  private static void turnDie(Resolution r, Seat seat, TurnDie action) {
    HeldCard card = Objects.requireNonNull(r.table.cards(seat).find(action.card()));
    r.emit(new CardUsed(seat, action.card()));
    r.emit(new DieTurned(seat, action.card(), action.from(), action.to()));
    r.push(new OfferChanges(seat));
    r.triggerCard(
        Hooks.CHANGES_DICE,
        seat,
        card,
        (hook, table, owner, held) -> hook.priceOfTurning(table, owner, held));
  }
}
