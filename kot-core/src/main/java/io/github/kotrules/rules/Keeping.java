package io.github.kotrules.rules;

import io.github.kotrules.action.Decision.ChooseAmount;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.card.CopiesCards;
import io.github.kotrules.card.WhenAmountChosen;
import io.github.kotrules.card.WhenEmptied;
import io.github.kotrules.card.WhenGained;
import io.github.kotrules.card.WhenLost;
import io.github.kotrules.effect.CardEffect.AskForCopy;
import io.github.kotrules.effect.CardEffect.AskForSales;
import io.github.kotrules.effect.CardEffect.PlayCard;
import io.github.kotrules.effect.VitalEffect.FitMaximumLife;
import io.github.kotrules.state.CardEvent.CardDiscarded;
import io.github.kotrules.state.CardEvent.CardSold;
import io.github.kotrules.state.CardEvent.CopyEnded;
import io.github.kotrules.state.CardEvent.CopyMade;
import io.github.kotrules.state.CardEvent.CountersChanged;
import io.github.kotrules.state.CardEvent.EnergyWithdrawn;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep cards in play: what lies on them, how they are lost and sold, and how one becomes a copy of another.
 *
 * @rulebook B-4, E-1
 */
final class Keeping {
  static final HookType<CopiesCards> COPIES_CARDS = HookType.of(CopiesCards.class);

  private static final HookType<WhenGained> WHEN_GAINED = HookType.of(WhenGained.class);
  private static final HookType<WhenAmountChosen> WHEN_AMOUNT_CHOSEN =
      HookType.of(WhenAmountChosen.class);
  private static final HookType<WhenEmptied> WHEN_EMPTIED = HookType.of(WhenEmptied.class);
  private static final HookType<WhenLost> WHEN_LOST = HookType.of(WhenLost.class);

  private Keeping() {}

  /** A Monster has got a card; one that has become a copy speaks only as what it copies. */
  static void gain(Resolution r, Seat seat, HeldCard card, Acquisition how) {
    if (how == Acquisition.COPIED) {
      r.book.visitCopy(
          WHEN_GAINED, card, (hook, held) -> r.pushAll(hook.whenGained(r.table, seat, held, how)));
    } else {
      r.triggerCard(
          WHEN_GAINED,
          seat,
          card,
          (hook, table, owner, held) -> hook.whenGained(table, owner, held, how));
    }
    r.push(new FitMaximumLife(seat));
  }

  static void changeCounters(Resolution r, Seat owner, CardId id, int change) {
    HeldCard card = r.table.cards(owner).find(id);
    if (card != null && change != 0) {
      long counters = Math.max(0, (long) card.counters() + change);
      r.emit(new CountersChanged(owner, id, (int) Math.min(counters, Table.MAX_COUNTERS)));
      hearEmptied(r, owner, id);
    }
  }

  static void withdrawEnergy(Resolution r, Seat owner, CardId id, int amount) {
    HeldCard card = r.table.cards(owner).find(id);
    if (card != null && card.counters() > 0) {
      r.emit(new EnergyWithdrawn(owner, id, Math.min(amount, card.counters())));
      hearEmptied(r, owner, id);
    }
  }

  private static void hearEmptied(Resolution r, Seat owner, CardId id) {
    HeldCard card = r.table.cards(owner).find(id);
    if (card != null && card.counters() == 0) {
      r.triggerCard(
          WHEN_EMPTIED,
          owner,
          card,
          (hook, table, seat, held) -> hook.whenEmptied(table, seat, held));
    }
  }

  static void discard(Resolution r, Seat owner, CardId id) {
    HeldCard card = r.table.cards(owner).find(id);
    if (card != null) {
      r.emit(new CardDiscarded(owner, id));
      lost(r, owner, card);
    }
  }

  /** A used-up copy is not lost: it only copies nothing any more. */
  static void exhaust(Resolution r, Seat owner, CardId id) {
    HeldCard card = r.table.cards(owner).find(id);
    if (card != null && card.isCopying()) {
      endCopy(r, owner, card);
    } else {
      discard(r, owner, id);
    }
  }

  /** The cards of a Monster that falls go without a word. */
  static void discardAll(Resolution r, Seat owner) {
    while (!r.table.cards(owner).isEmpty()) {
      HeldCard card = r.table.cards(owner).get(0);
      r.emit(new CardDiscarded(owner, card.id()));
      endCopiesOf(r, owner, card.id());
    }
  }

  /** A card has left play: copies of it end. */
  private static void lost(Resolution r, Seat owner, HeldCard card) {
    endCopiesOf(r, owner, card.id());
    leave(r, owner, card);
  }

  /** What follows for the owner a card has left: it speaks a last time, and life must fit again. */
  static void leave(Resolution r, Seat owner, HeldCard card) {
    r.push(new FitMaximumLife(owner));
    r.triggerCard(WHEN_LOST, owner, card, (hook, table, seat, held) -> hook.whenLost(table, seat));
  }

  private static void endCopiesOf(Resolution r, Seat owner, CardId id) {
    if (r.table.cards(owner).contains(id)) {
      return;
    }
    CardRef gone = new CardRef(owner, id);
    for (int i = 0; i < r.table.seats(); i++) {
      for (HeldCard card : r.table.cards(Seat.at(i))) {
        if (gone.equals(card.copy())) {
          endCopy(r, Seat.at(i), card);
        }
      }
    }
  }

  /** A card that copies goes to another owner blank: what it copies is the new owner's choice. */
  static void endCopy(Resolution r, Seat seat, CardId id) {
    HeldCard card = r.table.cards(seat).find(id);
    if (card != null && card.isCopying()) {
      endCopy(r, seat, card);
    }
  }

  private static void endCopy(Resolution r, Seat seat, HeldCard card) {
    r.emit(new CopyEnded(seat, card.id()));
    loseCopy(r, seat, card);
  }

  private static void loseCopy(Resolution r, Seat seat, HeldCard card) {
    r.push(new FitMaximumLife(seat));
    r.book.visitCopy(WHEN_LOST, card, (hook, held) -> r.pushAll(hook.whenLost(r.table, seat)));
  }

  static void askForCopy(Resolution r, AskForCopy ask) {
    ChooseCopy decision = new ChooseCopy(ask.owner(), ask.card(), ask.price());
    if (r.table.cards(ask.owner()).contains(ask.card())
        && !Options.of(r.book, r.table, decision).isEmpty()) {
      r.ask(decision);
    }
  }

  static void copy(Resolution r, ChooseCopy choice, CardRef target) {
    Seat seat = choice.seat();
    Vitality.loseEnergy(r, seat, choice.price());
    HeldCard before = r.table.cards(seat).find(choice.card());
    r.emit(new CopyMade(seat, choice.card(), target));
    r.push(new PlayCard(seat, choice.card(), Acquisition.COPIED));
    if (before != null && before.isCopying()) {
      loseCopy(r, seat, before);
    }
  }

  static void askForAmount(Resolution r, Seat owner, CardId card) {
    r.ask(new ChooseAmount(owner, card, r.table.energy(owner)));
  }

  static void chooseAmount(Resolution r, ChooseAmount choice, int amount) {
    HeldCard card = r.table.cards(choice.seat()).find(choice.card());
    if (card != null) {
      r.triggerCard(
          WHEN_AMOUNT_CHOSEN,
          choice.seat(),
          card,
          (hook, table, owner, held) -> hook.whenAmountChosen(table, owner, held, amount));
    }
  }

  /** Two cards that let their owner sell ask together, once. */
  static void askForSales(Resolution r, AskForSales ask) {
    boolean askedNext = !r.table.agenda().isEmpty() && r.table.agenda().top().equals(ask);
    if (r.table.isAlive(ask.seat()) && !askedNext) {
      r.ask(new ChooseSale(ask.seat()));
    }
  }

  static void sell(Resolution r, Seat seat, CardId id) {
    HeldCard card = r.table.cards(seat).find(id);
    if (card != null) {
      r.push(new AskForSales(seat));
      r.emit(new CardSold(seat, id, r.book.catalogue().info(id).cost()));
      lost(r, seat, card);
    }
  }
}
