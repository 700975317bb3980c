package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Decline;
import io.github.kotrules.action.Action.ProbeDie;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.CardDiceRolled;
import io.github.kotrules.state.Event.CardUsed;
import io.github.kotrules.state.Event.DiceRolled;
import io.github.kotrules.state.Event.RerollForced;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import java.util.List;

/** Rolls caused by cards: a forced reroll of another Monster's die, free rerolls after it, and rolls for a card itself. */
final class CardRolls {
  static final Decline DECLINE = new Decline();

  /** The answers to whether the active Monster rerolls one of its dice. */
  static final Choice<ChooseProbe> PROBES = CardRolls::probes;

  /** The answers to whether to use a card's free rerolls on some dice. */
  static final Choice<ChooseFreeReroll> FREE_REROLLS = CardRolls::freeRerolls;

  private static final Face[] FACES = Face.values();

  private CardRolls() {}

  private static List<Action> probes(CardRegistry cards, Table table, ChooseProbe asked) {
    Seat seat = asked.seat();
    ActionList answers = new ActionList().append(DECLINE);
    cards.visit(Hooks.PROBES_DICE, table, seat, (hook, card) -> {
      for (Face face : FACES) {
        if (table.dice().contains(face) && hook.canProbe(table, seat, face)) {
          answers.appendOnce(new ProbeDie(card.id(), face));
        }
      }
    });
    return CardUse.withUses(cards, table, seat, Moment.DECIDING, answers);
  }

  private static List<Action> freeRerolls(CardRegistry cards, Table table, ChooseFreeReroll asked) {
    ActionList answers = new ActionList().append(DECLINE);
    RollStep.Rerolls.addFreeRerolls(cards, table, asked.seat(), asked.dice(), answers);
    return CardUse.withUses(cards, table, asked.seat(), Moment.DECIDING, answers);
  }

  static void offerProbe(Resolution r, Seat owner) {
    r.ask(new AskProbe(new ChooseProbe(owner)));
  }

  private record AskProbe(ChooseProbe question) implements Asker {
    @Override
    public Choice<?> choice() {
      return PROBES;
    }

    @Override
    public void answer(Resolution r, Action action) {
      if (action instanceof ProbeDie probe) {
        Seat owner = question.seat();
        r.emit(new CardUsed(owner, probe.card()));
        r.emit(new RerollForced(owner, probe.card(), Dice.of(probe.face())));
        new TakeProbe(owner, probe.card()).run(r);
      }
    }
  }

  /** Rerolls a die of the active Monster for the card of another and adds it to the others. */
  private record TakeProbe(Seat owner, CardId card) implements Frame {
    @Override
    public void run(Resolution r) {
      r.awaitDice(this, DiceChance.of(r.table.activeSeat(), 1, DiceChance.Use.CARD));
    }

    @Override
    public void answer(Resolution r, Action action) {
      Seat roller = r.table.activeSeat();
      Dice dice = ((Roll) action).dice();
      r.emit(new DiceRolled(roller, dice));
      r.push(new OfferFreeReroll(roller, dice));
      interpret(r, owner, card, dice);
    }
  }

  /** Offers the roller's free rerolls of the dice just rolled, not of the others, which it has kept already. */
  private record OfferFreeReroll(Seat seat, Dice dice) implements Frame {
    @Override
    public void run(Resolution r) {
      if (r.has(Hooks.REROLLS_FOR_FREE, seat)) {
        r.ask(new AskFreeReroll(new ChooseFreeReroll(seat, dice, null)));
      }
    }
  }

  private record AskFreeReroll(ChooseFreeReroll question) implements Asker {
    @Override
    public Choice<?> choice() {
      return FREE_REROLLS;
    }

    @Override
    public void answer(Resolution r, Action action) {
      if (action instanceof RerollWithCard reroll) {
        Seat seat = question.seat();
        r.emit(new CardUsed(seat, reroll.card()));
        r.emit(new RerollForced(seat, reroll.card(), reroll.dice()));
        new TakeFreeReroll(seat, reroll.dice().size()).run(r);
      }
    }
  }

  /** Rerolls dice for free and adds them to the others. */
  private record TakeFreeReroll(Seat seat, int count) implements Frame {
    @Override
    public void run(Resolution r) {
      r.awaitDice(this, DiceChance.of(seat, count, DiceChance.Use.CARD));
    }

    @Override
    public void answer(Resolution r, Action action) {
      Dice dice = ((Roll) action).dice();
      r.emit(new DiceRolled(seat, dice));
      r.push(new OfferFreeReroll(seat, dice));
    }
  }

  /** Rolls dice for a card. */
  static void roll(Resolution r, Seat owner, CardId card, int dice) {
    new TakeCardRoll(owner, card, Dice.none(), dice).run(r);
  }

  /** Rolls dice for a card, adds them to those kept, and offers the owner's free rerolls. */
  private record TakeCardRoll(Seat owner, CardId card, Dice kept, int count) implements Frame {
    @Override
    public void run(Resolution r) {
      r.awaitDice(this, DiceChance.of(owner, count, DiceChance.Use.CARD));
    }

    @Override
    public void answer(Resolution r, Action action) {
      Dice fallen = ((Roll) action).dice();
      r.emit(new CardDiceRolled(owner, card, fallen));
      Dice dice = kept.plus(fallen);
      if (r.has(Hooks.REROLLS_FOR_FREE, owner)) {
        r.ask(new AskCardReroll(new ChooseFreeReroll(owner, dice, card), card));
      } else {
        interpret(r, owner, card, dice);
      }
    }
  }

  /** Asks whether to reroll some of the dice rolled for a card, before they count. */
  private record AskCardReroll(ChooseFreeReroll question, CardId card) implements Asker {
    @Override
    public Choice<?> choice() {
      return FREE_REROLLS;
    }

    @Override
    public void answer(Resolution r, Action action) {
      Seat owner = question.seat();
      if (action instanceof RerollWithCard reroll) {
        r.emit(new CardUsed(owner, reroll.card()));
        Dice kept = question.dice().minus(reroll.dice());
        new TakeCardRoll(owner, card, kept, reroll.dice().size()).run(r);
      } else {
        interpret(r, owner, card, question.dice());
      }
    }
  }

  /** Passes the dice to the card that they were rolled for. */
  private static void interpret(Resolution r, Seat owner, CardId id, Dice dice) {
    HeldCard card = r.table.cards(owner).find(id);
    if (card != null) {
      r.triggerCard(
          Hooks.WHEN_CARD_ROLLED,
          owner,
          card,
          (hook, table, seat, held) -> hook.whenCardRolled(table, seat, held, dice));
    }
  }
}
