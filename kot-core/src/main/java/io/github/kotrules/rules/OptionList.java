package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.DiceAction.ProbeDie;
import io.github.kotrules.action.DiceAction.RerollWithCard;
import io.github.kotrules.card.DefendsAgainstDamage;
import io.github.kotrules.card.ProbesDice;
import io.github.kotrules.card.RerollsForFree;
import io.github.kotrules.effect.DamageEffect.SufferDamage;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.KeepCards;
import io.github.kotrules.state.Table;
import java.util.Arrays;
import java.util.List;

/** The answers of one seat in the making, and what its cards add to them. */
final class OptionList {
  static final HookType<RerollsForFree> REROLLS_FOR_FREE = HookType.of(RerollsForFree.class);
  private static final HookType<ProbesDice> PROBES_DICE = HookType.of(ProbesDice.class);
  private static final HookType<DefendsAgainstDamage> DEFENDS =
      HookType.of(DefendsAgainstDamage.class);

  private static final Face[] FACES = Face.values();

  /** So many answers are usual; the list grows if there are more. */
  private static final int USUAL = 6;

  private final CardBook book;
  private final Table table;
  private final Seat seat;
  private final KeepCards cards;
  private Action[] actions = new Action[USUAL];
  private int size;

  OptionList(CardBook book, Table table, Seat seat) {
    this.book = book;
    this.table = table;
    this.seat = seat;
    this.cards = table.cards(seat);
  }

  /** These answers, and the cards that their owner may use beside them. */
  static List<Action> withUses(
      CardBook book, Table table, Seat seat, ImmutableList<Action> answers) {
    return CardUse.MAY_BE_USED.isWith(table, seat)
        ? new OptionList(book, table, seat)
            .addAll(answers)
            .addUses(Moment.DECIDING)
            .list()
        : answers;
  }

  List<Action> list() {
    return new ActionList(actions, size);
  }

  @CanIgnoreReturnValue
  OptionList add(Action action) {
    if (size == actions.length) {
      actions = Arrays.copyOf(actions, 2 * size);
    }
    actions[size++] = action;
    return this;
  }

  @CanIgnoreReturnValue
  OptionList addAll(List<Action> others) {
    for (int i = 0; i < others.size(); i++) {
      add(others.get(i));
    }
    return this;
  }

  /** Adds an action that two equal cards would both offer. */
  void addOnce(Action action) {
    for (int i = 0; i < size; i++) {
      if (actions[i].equals(action)) {
        return;
      }
    }
    add(action);
  }

  void addPurchase(CardId card) {
    Action buying = book.buying(table, seat, card);
    if (buying != null) {
      addSharedOnce(buying);
    }
  }

  /** The same for an action that is always the same object. */
  @SuppressWarnings("ReferenceEquality")
  private void addSharedOnce(Action action) {
    for (int i = 0; i < size; i++) {
      if (actions[i] == action) {
        return;
      }
    }
    add(action);
  }

  boolean canCopy(HeldCard copier, Seat owner, HeldCard target) {
    boolean[] can = {false};
    CardRef ref = new CardRef(owner, target.id());
    book.visitCard(
        Keeping.COPIES_CARDS,
        copier,
        (hook, held) -> can[0] |= hook.canCopy(table, seat, held, ref));
    return can[0];
  }

  @CanIgnoreReturnValue
  OptionList addFreeRerolls(Dice dice) {
    book.visit(REROLLS_FOR_FREE, cards, (hook, card) -> {
      Dice free = hook.freeRerolls(table, seat, dice);
      for (int i = 1; i < free.subsets(); i++) {
        addOnce(new RerollWithCard(card.id(), free.subset(i)));
      }
    });
    return this;
  }

  @CanIgnoreReturnValue
  OptionList addProbes() {
    book.visit(PROBES_DICE, cards, (hook, card) -> {
      for (Face face : FACES) {
        if (table.dice().contains(face) && hook.canProbe(table, seat, face)) {
          addOnce(new ProbeDie(card.id(), face));
        }
      }
    });
    return this;
  }

  /** The defences against the packet on top of the agenda. */
  @CanIgnoreReturnValue
  OptionList addDefences() {
    if (DEFENDS.isIn(cards) && table.agenda().top() instanceof SufferDamage packet) {
      book.visit(DEFENDS, cards, (hook, card) -> {
        if (!hook.defend(table, seat, card, packet).isEmpty()) {
          addSharedOnce(book.use(card));
        }
      });
    }
    return this;
  }

  /** The cards that may be used at this question. */
  @CanIgnoreReturnValue
  OptionList addUses(Moment moment) {
    if (CardUse.MAY_BE_USED.isIn(cards)) {
      book.visit(CardUse.MAY_BE_USED, cards, (hook, card) -> {
        if (!hook.use(table, seat, card, moment).isEmpty()) {
          addSharedOnce(book.use(card));
        }
      });
    }
    return this;
  }
}
