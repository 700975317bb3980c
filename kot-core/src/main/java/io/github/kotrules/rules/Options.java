package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseOrder;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.action.DiceAction.ResolveDice;
import io.github.kotrules.state.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All answers to a question, in canonical order: to do nothing comes first, then what the rules offer, then what cards
 * offer, then the cards that may be used at any time.
 */
final class Options {
  private Options() {}

  static List<Action> of(CardBook book, Table table, Decision decision) {
    if (decision instanceof ChooseReroll choice) {
      return RerollOptions.of(book, table, choice.seat());
    }
    if (decision instanceof ChooseOrder choice) {
      return Orders.of(book, table, choice.seat());
    }
    if (decision instanceof ChooseYield choice && table.cards(choice.seat()).isEmpty()) {
      return OptionLister.STAY_OR_YIELD;
    }
    return decision.match(new OptionLister(book, table));
  }

  /** Whether an action is one of the answers; the most frequent ones are not looked for in a list. */
  static boolean allow(CardBook book, Table table, Decision decision, Action action) {
    if (decision instanceof ChooseReroll choice) {
      return RerollOptions.allow(book, table, choice.seat(), action);
    }
    if (decision instanceof ChooseOrder choice && action instanceof ResolveDice resolve) {
      return Orders.allow(DiceGroups.present(book, table, choice.seat()), resolve);
    }
    return of(book, table, decision).contains(action);
  }

  /** The answer to a question that has but one, so that nobody need be asked; null if there is a choice. */
  static @Nullable Action only(CardBook book, Table table, Decision decision) {
    List<Action> options = of(book, table, decision);
    return options.size() == 1 && !tellsSecret(book, table, decision) ? options.get(0) : null;
  }

  /**
   * Whether not being asked would tell others something: who has looked at a card of the deck is asked what to buy even if
   * nothing is affordable, or else its price would be known.
   */
  private static boolean tellsSecret(CardBook book, Table table, Decision decision) {
    return decision instanceof ChoosePurchase
        && Deck.depth(book, table, decision.seat()) > 0
        && Deck.hasSeen(table, decision.seat(), 0);
  }
}
