package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.DiceAction.ProbeDie;
import io.github.kotrules.action.DiceAction.RerollWithCard;
import io.github.kotrules.card.DefendsAgainstDamage;
import io.github.kotrules.card.ProbesDice;
import io.github.kotrules.card.RerollsForFree;
import io.github.kotrules.effect.DamageEffect.SufferDamage;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import java.util.List;

/** What a Monster's cards add to its answers. */
final class CardOptions {
  static final HookType<RerollsForFree> REROLLS_FOR_FREE = HookType.of(RerollsForFree.class);
  private static final HookType<ProbesDice> PROBES_DICE = HookType.of(ProbesDice.class);
  private static final HookType<DefendsAgainstDamage> DEFENDS =
      HookType.of(DefendsAgainstDamage.class);

  private static final Face[] FACES = Face.values();

  private CardOptions() {}

  /** These answers, and the cards that their owner may use beside them. */
  static List<Action> withUses(
      CardBook book, Table table, Seat seat, ImmutableList<Action> answers) {
    return CardUse.MAY_BE_USED.isWith(table, seat)
        ? withUses(book, table, seat, Moment.DECIDING, new ActionList().appendAll(answers))
        : answers;
  }

  /** These answers, and the cards that may be used at such a question. */
  static List<Action> withUses(
      CardBook book, Table table, Seat seat, Moment moment, ActionList answers) {
    if (CardUse.MAY_BE_USED.isWith(table, seat)) {
      book.visit(CardUse.MAY_BE_USED, table.cards(seat), (hook, card) -> {
        if (!hook.use(table, seat, card, moment).isEmpty()) {
          answers.appendSharedOnce(book.use(card));
        }
      });
    }
    return answers;
  }

  static void addFreeRerolls(CardBook book, Table table, Seat seat, Dice dice, ActionList answers) {
    book.visit(REROLLS_FOR_FREE, table.cards(seat), (hook, card) -> {
      Dice free = hook.freeRerolls(table, seat, dice);
      for (int i = 1; i < free.subsets(); i++) {
        answers.appendOnce(new RerollWithCard(card.id(), free.subset(i)));
      }
    });
  }

  static void addProbes(CardBook book, Table table, Seat seat, ActionList answers) {
    book.visit(PROBES_DICE, table.cards(seat), (hook, card) -> {
      for (Face face : FACES) {
        if (table.dice().contains(face) && hook.canProbe(table, seat, face)) {
          answers.appendOnce(new ProbeDie(card.id(), face));
        }
      }
    });
  }

  /** The defences against the packet on top of the agenda. */
  static void addDefences(CardBook book, Table table, Seat seat, ActionList answers) {
    if (DEFENDS.isWith(table, seat) && table.agenda().top() instanceof SufferDamage packet) {
      book.visit(DEFENDS, table.cards(seat), (hook, card) -> {
        if (!hook.defend(table, seat, card, packet).isEmpty()) {
          answers.appendSharedOnce(book.use(card));
        }
      });
    }
  }

  static boolean canCopy(CardBook book, Table table, Seat seat, HeldCard copier, CardRef target) {
    boolean[] can = {false};
    book.visitCard(
        Keeping.COPIES_CARDS,
        copier,
        (hook, held) -> can[0] |= hook.canCopy(table, seat, held, target));
    return can[0];
  }
}
