package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.CopyCard;
import io.github.kotrules.action.Action.EndSelling;
import io.github.kotrules.action.Action.SellCard;
import io.github.kotrules.action.Action.StoreEnergy;
import io.github.kotrules.action.Decision.ChooseAmount;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.effect.Effect.AskForSales;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.Event.CardDiscarded;
import io.github.kotrules.state.Event.CardSold;
import io.github.kotrules.state.Event.CopyEnded;
import io.github.kotrules.state.Event.CopyMade;
import io.github.kotrules.state.Event.CountersChanged;
import io.github.kotrules.state.Event.EnergyWithdrawn;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import java.util.List;

/**
 * Keep cards in play: counters, losses, sales and copies.
 *
 * @rulebook B-4, E-1
 */
final class CardsInPlay {
  /** The answers to which card to copy. */
  static final Choice<ChooseCopy> COPIES = CardsInPlay::copies;

  /** The answers to how much energy to put on a card. */
  static final Choice<ChooseAmount> AMOUNTS = CardsInPlay::amounts;

  /** The answers to which card to sell. */
  static final Choice<ChooseSale> SALES = CardsInPlay::sales;

  private static final EndSelling END_SELLING = new EndSelling();

  private CardsInPlay() {}

  /** Lets a gained card act; one that has become a copy acts only as the card it copies. */
  static void gain(Resolution r, Seat seat, HeldCard card, Acquisition how) {
    if (how == Acquisition.COPIED) {
      r.pushAll(r.cards.deedOfCopy(
          Hooks.WHEN_GAINED,
          r.table,
          seat,
          card,
          (hook, table, owner, held) -> hook.whenGained(table, owner, held, how)));
    } else {
      r.triggerCard(
          Hooks.WHEN_GAINED,
          seat,
          card,
          (hook, table, owner, held) -> hook.whenGained(table, owner, held, how));
    }
    r.push(new MonsterStats.FitMaximumLife(seat));
    if (seat == r.table.activeSeat() && r.table.step().compareTo(TurnStep.RESOLVE) > 0) {
      TurnOrder.checkExtraTurn(r, seat);
    }
  }

  static void changeCounters(Resolution r, Seat owner, CardId id, int change) {
    HeldCard card = r.table.cards(owner).find(id);
    if (card != null && change != 0) {
      long counters = Math.max(0, (long) card.counters() + change);
      r.emit(new CountersChanged(owner, id, (int) Math.min(counters, Table.MAX_COUNTERS)));
      notifyEmptied(r, owner, id);
    }
  }

  static void withdrawEnergy(Resolution r, Seat owner, CardId id, int amount) {
    HeldCard card = r.table.cards(owner).find(id);
    if (card != null && card.counters() > 0) {
      r.emit(new EnergyWithdrawn(owner, id, Math.min(amount, card.counters())));
      notifyEmptied(r, owner, id);
    }
  }

  private static void notifyEmptied(Resolution r, Seat owner, CardId id) {
    HeldCard card = r.table.cards(owner).find(id);
    if (card == null || card.counters() > 0) {
      return;
    }
    NotifyEmptied later = r.find(NotifyEmptied.class);
    if (later != null && later.owner() == owner) {
      r.replace(later, later.with(id));
    } else {
      new NotifyEmptied(owner, ImmutableList.of(id)).run(r);
    }
  }

  /**
   * Lets emptied cards act. At the start of a turn they wait for the last withdrawal (T-10). Copies act first, because they end
   * when the card they copy leaves.
   */
  record NotifyEmptied(Seat owner, ImmutableList<CardId> cards) implements Frame {
    NotifyEmptied with(CardId card) {
      return new NotifyEmptied(
          owner, ImmutableList.<CardId>builder().addAll(cards).add(card).build());
    }

    @Override
    public void run(Resolution r) {
      notify(r, false);
      notify(r, true);
    }

    private void notify(Resolution r, boolean copies) {
      for (CardId id : cards.reverse()) {
        HeldCard card = r.table.cards(owner).find(id);
        if (card != null && card.counters() == 0 && card.isCopying() == copies) {
          r.triggerCard(
              Hooks.WHEN_EMPTIED,
              owner,
              card,
              (hook, table, seat, held) -> hook.whenEmptied(table, seat, held));
        }
      }
    }
  }

  static void discard(Resolution r, Seat owner, CardId id) {
    HeldCard card = r.table.cards(owner).find(id);
    if (card != null) {
      r.emit(new CardDiscarded(owner, id));
      lost(r, owner, card);
    }
  }

  /** Discards a used-up card; a copy is kept and only stops copying. */
  static void exhaust(Resolution r, Seat owner, CardId id) {
    HeldCard card = r.table.cards(owner).find(id);
    if (card != null && card.isCopying()) {
      endCopy(r, owner, card);
    } else {
      discard(r, owner, id);
    }
  }

  /** Discards the cards of an eliminated or revived Monster without any effect. */
  static void discardAll(Resolution r, Seat owner) {
    while (!r.table.cards(owner).isEmpty()) {
      HeldCard card = r.table.cards(owner).get(0);
      r.emit(new CardDiscarded(owner, card.id()));
      endCopiesOf(r, owner, card.id());
    }
  }

  /** Ends the copies of a card that has left play. */
  private static void lost(Resolution r, Seat owner, HeldCard card) {
    endCopiesOf(r, owner, card.id());
    leave(r, owner, card);
  }

  /** Lets a card that has left its owner act a last time, and adjusts the owner's maximum life. */
  static void leave(Resolution r, Seat owner, HeldCard card) {
    ImmutableList<Deed> deeds = r.cards.deeds(
        Hooks.WHEN_LOST,
        r.table,
        owner,
        card,
        (hook, table, seat, held) -> hook.whenLost(table, seat));
    pushLosses(r, owner, deeds);
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

  private static void endCopy(Resolution r, Seat seat, HeldCard card) {
    r.emit(new CopyEnded(seat, card.id()));
    loseCopy(r, seat, card);
  }

  private static void loseCopy(Resolution r, Seat seat, HeldCard card) {
    ImmutableList<Deed> deeds = r.cards.deedOfCopy(
        Hooks.WHEN_LOST,
        r.table,
        seat,
        card,
        (hook, table, owner, held) -> hook.whenLost(table, owner));
    pushLosses(r, seat, deeds);
  }

  /** Plans the last effects of a card, and then the adjustment of maximum life. */
  private static void pushLosses(Resolution r, Seat seat, ImmutableList<Deed> deeds) {
    Damage.pushLosses(
        r,
        seat,
        ImmutableList.<Frame>builder()
            .addAll(deeds)
            .add(new MonsterStats.FitMaximumLife(seat))
            .build());
  }

  /** Includes declining if the choice costs energy, and if there is nothing left to copy. */
  private static List<Action> copies(CardRegistry cards, Table table, ChooseCopy asked) {
    ActionList copies = cardsToCopy(cards, table, asked);
    ActionList answers = new ActionList();
    if (asked.price() > 0 || copies.isEmpty()) {
      answers.append(CardRolls.DECLINE);
    }
    return CardUse.withUses(cards, table, asked.seat(), Moment.DECIDING, answers.appendAll(copies));
  }

  private static ActionList cardsToCopy(CardRegistry cards, Table table, ChooseCopy asked) {
    Seat seat = asked.seat();
    ActionList copies = new ActionList();
    HeldCard copier = table.cards(seat).find(asked.card());
    if (copier != null && table.energy(seat) >= asked.price()) {
      for (Seat owner : table.living().toList()) {
        for (HeldCard card : table.cards(owner)) {
          if (!cards.isCopier(card)
              && canCopy(cards, table, seat, copier, new CardRef(owner, card.id()))) {
            copies.appendOnce(new CopyCard(owner, card.id()));
          }
        }
      }
    }
    return copies;
  }

  private static boolean canCopy(
      CardRegistry cards, Table table, Seat seat, HeldCard copier, CardRef target) {
    return cards.any(
        Hooks.COPIES_CARDS,
        table,
        seat,
        copier,
        (hook, at, owner, held) -> hook.canCopy(at, owner, held, target));
  }

  static void askForCopy(Resolution r, Seat owner, CardId card, int price) {
    ChooseCopy question = new ChooseCopy(owner, card, price);
    if (r.canAct(owner)
        && r.table.cards(owner).contains(card)
        && (price > 0 || !cardsToCopy(r.cards, r.table, question).isEmpty())) {
      r.ask(new AskCopy(question));
    }
  }

  private record AskCopy(ChooseCopy question) implements Asker {
    @Override
    public Choice<?> choice() {
      return COPIES;
    }

    @Override
    public void answer(Resolution r, Action action) {
      if (action instanceof CopyCard copy) {
        copy(r, question, new CardRef(copy.owner(), copy.card()));
      }
    }
  }

  private static void copy(Resolution r, ChooseCopy question, CardRef target) {
    Seat seat = question.seat();
    MonsterStats.loseEnergy(r, seat, question.price());
    HeldCard before = r.table.cards(seat).find(question.card());
    r.emit(new CopyMade(seat, question.card(), target));
    r.push(new BuyStep.PlayCard(seat, question.card(), Acquisition.COPIED));
    if (before != null && before.isCopying()) {
      loseCopy(r, seat, before);
    }
  }

  private static List<Action> amounts(CardRegistry cards, Table table, ChooseAmount asked) {
    Seat seat = asked.seat();
    int maximum = Math.min(asked.most(), table.energy(seat));
    List<Action> uses = CardUse.withUses(cards, table, seat, Moment.DECIDING, new ActionList());
    return new NumberOptions(0, maximum, StoreEnergy::new, uses);
  }

  static void askForAmount(Resolution r, Seat owner, CardId card) {
    if (r.canAct(owner) && r.table.cards(owner).contains(card)) {
      r.ask(new AskAmount(new ChooseAmount(owner, card, r.table.energy(owner))));
    }
  }

  private record AskAmount(ChooseAmount question) implements Asker {
    @Override
    public Choice<?> choice() {
      return AMOUNTS;
    }

    @Override
    public void answer(Resolution r, Action action) {
      int amount = ((StoreEnergy) action).amount();
      HeldCard card = r.table.cards(question.seat()).find(question.card());
      if (card != null) {
        r.triggerCard(
            Hooks.WHEN_AMOUNT_CHOSEN,
            question.seat(),
            card,
            (hook, table, owner, held) -> hook.whenAmountChosen(table, owner, held, amount));
      }
    }
  }

  private static List<Action> sales(CardRegistry cards, Table table, ChooseSale asked) {
    ActionList answers = new ActionList().append(END_SELLING);
    for (HeldCard card : table.cards(asked.seat())) {
      answers.appendOnce(new SellCard(card.id()));
    }
    return CardUse.withUses(cards, table, asked.seat(), Moment.DECIDING, answers);
  }

  /** Asks once for two cards that let their owner sell. */
  static void askForSales(Resolution r, Seat seat, AskForSales ask) {
    Frames agenda = r.agenda();
    boolean askedNext =
        agenda != null && agenda.top instanceof Deed deed && deed.nextEffect().equals(ask);
    if (r.canAct(seat) && !askedNext) {
      r.ask(new AskSale(new ChooseSale(seat)));
    }
  }

  private record AskSale(ChooseSale question) implements Asker {
    @Override
    public Choice<?> choice() {
      return SALES;
    }

    @Override
    public void answer(Resolution r, Action action) {
      if (action instanceof SellCard sale) {
        r.push(this);
        sell(r, question.seat(), sale.card());
      }
    }
  }

  private static void sell(Resolution r, Seat seat, CardId id) {
    HeldCard card = r.table.cards(seat).find(id);
    if (card != null) {
      r.emit(new CardSold(seat, id, r.cards.catalogue().info(id).cost()));
      lost(r, seat, card);
    }
  }
}
