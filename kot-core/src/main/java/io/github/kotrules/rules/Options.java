package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseOrder;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.action.DiceAction.ResolveDice;
import io.github.kotrules.action.DiceAction.TurnDie;
import io.github.kotrules.action.Pending;
import io.github.kotrules.state.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All answers to a question, in canonical order: to do nothing comes first, then what the rules offer, then what cards
 * offer, then the cards that may be used at any time.
 */
final class Options {
  private Options() {}

  /** The most frequent questions are known by their class; the others are found by what they match. */
  static List<Action> of(CardBook book, Table table, Pending asked) {
    if (asked instanceof ChooseReroll choice) {
      return RerollOptions.of(book, table, choice.seat());
    }
    if (asked instanceof ChooseOrder choice) {
      return Orders.of(book, table, choice.seat());
    }
    if (asked instanceof ChooseYield choice) {
      return OptionLister.yields(book, table, choice.seat());
    }
    if (asked instanceof ChoosePurchase choice) {
      return PurchaseOptions.of(book, table, choice.seat());
    }
    return ((Decision) asked).match(new OptionLister(book, table));
  }

  /** Whether an action is one of the answers; the most frequent ones are not looked for in a list. */
  static boolean allow(CardBook book, Table table, Pending asked, Action action) {
    if (asked instanceof ChooseReroll choice) {
      return RerollOptions.allow(book, table, choice.seat(), action);
    }
    if (asked instanceof ChooseOrder choice && action instanceof ResolveDice resolve) {
      return Orders.allow(DiceGroups.present(book, table, choice.seat()), resolve);
    }
    if (asked instanceof ChoosePurchase choice) {
      return PurchaseOptions.allow(book, table, choice.seat(), action);
    }
    if (asked instanceof ChooseDieChange choice && action instanceof TurnDie turn) {
      return DieTurnOptions.allow(book, table, choice.seat(), turn);
    }
    return of(book, table, asked).contains(action);
  }

  /** The answer to a question that has but one, so that nobody need be asked; null if there is a choice. */
  static @Nullable Action only(CardBook book, Table table, Decision decision) {
    if (decision instanceof ChoosePurchase) {
      return PurchaseOptions.mustAsk(book, table, decision.seat())
          ? null
          : PurchaseOptions.END_BUYING;
    }
    if (decision instanceof ChooseDieChange) {
      return DieTurnOptions.mustAsk(book, table, decision.seat()) ? null : DieTurnOptions.KEEP_DICE;
    }
    List<Action> options = of(book, table, decision);
    return options.size() == 1 ? options.get(0) : null;
  }
}
