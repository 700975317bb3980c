package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.KeepDice;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.TurnDie;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.card.ChangesDice;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.rules.CardRegistry.BadAnswer;
import io.github.kotrules.state.Draft;
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
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * Step 1: the rolls, then cards of others that change the dice, then those of the active player.
 *
 * @rulebook
 */
public final class RollStep {
  /** The answers to which dice to reroll. */
  static final Choice<ChooseReroll> REROLLS = new Rerolls();

  /** The answers to which die to change. */
  static final Choice<ChooseDieChange> DIE_CHANGES = new DieChanges();

  private static final StepBegan BEGAN = new StepBegan(TurnStep.ROLL);
  private static final PerSeat<ChooseReroll> CHOOSE_REROLL = PerSeat.of(ChooseReroll::new);
  private static final PerSeat<Frames> ROLLING =
      PerSeat.of(seat -> new Frames(new Rolling(CHOOSE_REROLL.at(seat)), null));

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
    int extra = r.sum(
        Hooks.MODIFIES_DICE, seat, (hook, table, owner, card) -> hook.extraDice(table, owner));
    int dice =
        r.table.rules().dice() + extra - r.table.tokens(seat, Token.SHRINK) - r.table.fewerDice();
    return Math.max(0, Math.min(dice, Dice.MAX_PER_FACE));
  }

  private static int rerolls(Resolution r, Seat seat) {
    int extra = r.sum(
        Hooks.MODIFIES_ROLLS, seat, (hook, table, owner, card) -> hook.extraRolls(table, owner));
    return Math.max(0, Math.min(r.table.rules().rolls() - 1 + extra, Table.MAX_PER_TURN));
  }

  /** Waits for dice, and then for the answer which of them to reroll. */
  private record Rolling(ChooseReroll question) implements Asker {
    @Override
    public Choice<?> choice() {
      return REROLLS;
    }

    @Override
    public void answer(Resolution r, Action action) {
      if (action instanceof Roll roll) {
        takeRoll(r, roll.dice());
      } else if (action instanceof RerollDice reroll) {
        r.emit(new RerollTaken(question.seat(), reroll.dice()));
        roll(r, question.seat(), reroll.dice().size());
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
    if (Rerolls.mayReroll(r.table)) {
      r.await(ROLLING.at(seat), CHOOSE_REROLL.at(seat));
    } else if (Rerolls.mayUseCards(r.table, seat)) {
      r.ask(new Rolling(CHOOSE_REROLL.at(seat)));
    } else {
      stop(r);
    }
  }

  private static void roll(Resolution r, Seat seat, int dice) {
    r.awaitDice(ROLLING.at(seat), chance(seat, dice));
  }

  private static DiceChance chance(Seat seat, int dice) {
    return DiceChance.of(seat, dice, DiceChance.Use.TURN);
  }

  /** The number of dice of the roll step that a table waits for; 0 if it waits for something else. */
  public static int awaitedDice(Table table) {
    return table.pending() instanceof DiceChance chance && chance.use() == DiceChance.Use.TURN
        ? chance.count()
        : 0;
  }

  /** Whether a legal action leads straight to the next roll, or to the question which dice to reroll. */
  static boolean onlyMovesDice(Table table, Action action) {
    return action instanceof RerollDice
        || (action instanceof Roll && table.rollsLeft() > 0 && awaitedDice(table) > 0);
  }

  /**
   * Resolves an action that {@link #onlyMovesDice}. It must agree with {@link Rolling#answer}; {@link Rolling} stays on top of
   * the agenda.
   */
  static void moveDice(Draft.Editor editor, Action action) {
    if (action instanceof RerollDice reroll) {
      reroll(editor, reroll.dice());
    } else {
      takeEarlyRoll(editor, ((Roll) action).dice());
    }
  }

  /** Rerolls dice. It must agree with {@link Rolling#answer}; {@link Rolling} stays on top of the agenda. */
  public static void reroll(Draft.Editor editor, Dice dice) {
    Seat seat = editor.table.activeSeat();
    editor.emit(new RerollTaken(seat, dice));
    editor.emit(new DiceAwaited(chance(seat, dice.size())));
  }

  /** Takes a roll that is not the last. It must agree with {@link #takeRoll}; {@link Rolling} stays on top of the agenda. */
  public static void takeEarlyRoll(Draft.Editor editor, Dice dice) {
    Seat seat = editor.table.activeSeat();
    editor.emit(new DiceRolled(seat, dice));
    editor.emit(new QuestionAsked(CHOOSE_REROLL.at(seat)));
  }

  /**
   * Takes the last roll and runs until the table waits again, on a table that is changed in place.
   *
   * <p>A fast path without an action. It must agree with {@link Resolution#resume} of the same roll.
   */
  public static void resumeLastRoll(Resolution r, Dice dice) {
    Frames waited = r.wake();
    takeRoll(r, dice);
    r.run(waited.deeds);
  }

  static void grantReroll(Resolution r, Seat seat) {
    if (r.table.rollsLeft() < Table.MAX_PER_TURN) {
      r.emit(new RerollGranted(seat));
    }
  }

  /** Rerolls with a card, without using one of the rolls left. */
  private static void rerollWithCard(Resolution r, Seat seat, RerollWithCard action) {
    r.emit(new CardUsed(seat, action.card()));
    r.emit(new RerollForced(seat, action.card(), action.dice()));
    roll(r, seat, action.dice().size());
  }

  /** Ends rolling: others may force the reroll of a die, then the active player may change dice. */
  private static void stop(Resolution r) {
    Seat seat = r.table.activeSeat();
    if (r.has(Hooks.CHANGES_DICE, seat)) {
      r.push(new OfferChanges(seat));
    }
    if (r.anybodyHas(Hooks.PROBES_DICE)) {
      r.push(new OfferProbes(SeatSet.none()));
    }
  }

  /** Asks the next Monster, clockwise from the active one, whose cards can force the reroll of a die. */
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

  /** Asks the active player, if it has cards that change dice. It may have lost the last one to a forced reroll. */
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
    public Choice<?> choice() {
      return DIE_CHANGES;
    }

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

  /** The answers to stop or to reroll any of the dice. Cards may add others. */
  public static final class Rerolls implements Choice<ChooseReroll> {
    private static final StopRolling STOP = new StopRolling();
    private static final HookSet WHILE_ROLLING =
        HookSet.of(Hooks.REROLLS_FOR_FREE, Hooks.MAY_BE_USED);

    private Rerolls() {}

    /** Whether the answers are to stop and to reroll any of the dice, without those of cards. */
    public static boolean isOfDiceOnly(Table table, Seat seat) {
      return table.rollsLeft() > 0 && !mayUseCards(table, seat);
    }

    /** Whether there are dice to reroll and rolls left. */
    static boolean mayReroll(Table table) {
      return table.rollsLeft() > 0 && !table.dice().isEmpty();
    }

    /** Whether a card may add to the answers. */
    static boolean mayUseCards(Table table, Seat seat) {
      return WHILE_ROLLING.isWith(table, seat);
    }

    @Override
    public List<Action> list(CardRegistry cards, Table table, ChooseReroll asked) {
      List<Action> shared =
          isOfDiceOnly(table, asked.seat()) ? SharedRerolls.of(table.dice()) : null;
      return shared != null ? shared : counted(cards, table, asked.seat());
    }

    private static List<Action> counted(CardRegistry cards, Table table, Seat seat) {
      Dice dice = table.dice();
      // The empty subset is not a reroll; its index is that of stopping.
      int rerolls = table.rollsLeft() > 0 ? dice.subsets() - 1 : 0;
      return new CountedRerolls(dice, rerolls, byCards(cards, table, seat));
    }

    private static List<Action> byCards(CardRegistry cards, Table table, Seat seat) {
      if (!mayUseCards(table, seat)) {
        return ImmutableList.of();
      }
      ActionList answers = new ActionList();
      addFreeRerolls(cards, table, seat, table.dice(), answers);
      return CardUse.withUses(cards, table, seat, Moment.ROLLING, answers);
    }

    /** Adds the free rerolls of cards; two equal cards offer each of them once. */
    static void addFreeRerolls(
        CardRegistry cards, Table table, Seat seat, Dice dice, ActionList answers) {
      if (!Hooks.REROLLS_FOR_FREE.isWith(table, seat)) {
        return;
      }
      List<RerollWithCard> widest = new ArrayList<>();
      cards.visit(Hooks.REROLLS_FOR_FREE, table, seat, (hook, card) -> {
        Dice free = CardRegistry.answered(hook.freeRerolls(table, seat, dice));
        if (!dice.contains(free)) {
          throw new BadAnswer("offered a free reroll of " + free + ", but the dice are " + dice);
        }
        for (int i = 1; i < free.subsets(); i++) {
          Dice again = free.subset(i);
          if (!isAmong(widest, card.id(), again)) {
            answers.append(new RerollWithCard(card.id(), again));
          }
        }
        widest.add(new RerollWithCard(card.id(), free));
      });
    }

    private static boolean isAmong(List<RerollWithCard> widest, CardId card, Dice dice) {
      for (RerollWithCard reroll : widest) {
        if (reroll.card().equals(card) && reroll.dice().contains(dice)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public boolean allows(CardRegistry cards, Table table, ChooseReroll asked, Action action) {
      if (action instanceof RerollDice reroll) {
        Dice again = reroll.dice();
        return !again.isEmpty() && table.rollsLeft() > 0 && table.dice().contains(again);
      }
      return action instanceof StopRolling
          || byCards(cards, table, asked.seat()).contains(action);
    }

    /** The answers as a list whose elements are created on access. */
    private static final class CountedRerolls extends AbstractList<Action> implements RandomAccess {
      private final Dice dice;
      private final int rerolls;
      private final List<Action> byCards;

      CountedRerolls(Dice dice, int rerolls, List<Action> byCards) {
        this.dice = dice;
        this.rerolls = rerolls;
        this.byCards = byCards;
      }

      @Override
      public int size() {
        return 1 + rerolls + byCards.size();
      }

      @Override
      public Action get(int index) {
        Objects.checkIndex(index, size());
        if (index == 0) {
          return STOP;
        }
        return index <= rerolls
            ? new RerollDice(dice.subset(index))
            : byCards.get(index - rerolls - 1);
      }

      @Override
      public boolean contains(@Nullable Object action) {
        if (action instanceof RerollDice reroll) {
          return rerolls > 0 && !reroll.dice().isEmpty() && dice.contains(reroll.dice());
        }
        return action instanceof StopRolling || byCards.contains(action);
      }
    }
  }

  /** The answers to keep the dice, or to change one of them as the active Monster's cards allow. */
  private static final class DieChanges implements Choice<ChooseDieChange> {
    private static final KeepDice KEEP_DICE = new KeepDice();
    private static final Face[] FACES = Face.values();

    private DieChanges() {}

    @Override
    public List<Action> list(CardRegistry cards, Table table, ChooseDieChange asked) {
      Seat seat = asked.seat();
      ActionList answers = new ActionList().append(KEEP_DICE);
      cards.visit(Hooks.CHANGES_DICE, table, seat, (hook, card) -> {
        for (Face from : FACES) {
          for (Face to : FACES) {
            if (canTurn(hook, table, seat, card, from, to)) {
              answers.appendOnce(new TurnDie(card.id(), from, to));
            }
          }
        }
      });
      return CardUse.withUses(cards, table, seat, Moment.DECIDING, answers);
    }

    @Override
    public boolean allows(CardRegistry cards, Table table, ChooseDieChange asked, Action action) {
      return action instanceof TurnDie turn
          ? cards.any(
              Hooks.CHANGES_DICE,
              table,
              asked.seat(),
              (hook, at, owner, card) -> card.id().equals(turn.card())
                  && canTurn(hook, at, owner, card, turn.from(), turn.to()))
          : Choice.super.allows(cards, table, asked, action);
    }

    @Override
    public @Nullable Action only(CardRegistry cards, Table table, ChooseDieChange asked) {
      boolean several = cards.any(Hooks.CHANGES_DICE, table, asked.seat(), DieChanges::canTurnAny)
          || (Hooks.MAY_BE_USED.isWith(table, asked.seat())
              && list(cards, table, asked).size() > 1);
      return several ? null : KEEP_DICE;
    }

    private static boolean canTurnAny(ChangesDice hook, Table table, Seat seat, HeldCard card) {
      for (Face from : FACES) {
        for (Face to : FACES) {
          if (canTurn(hook, table, seat, card, from, to)) {
            return true;
          }
        }
      }
      return false;
    }

    private static boolean canTurn(
        ChangesDice hook, Table table, Seat seat, HeldCard card, Face from, Face to) {
      return from != to && table.dice().contains(from) && hook.canTurn(table, seat, card, from, to);
    }
  }
}
