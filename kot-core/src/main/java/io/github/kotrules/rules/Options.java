package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.state.Table;
import java.util.List;

/**
 * All answers to a question, in canonical order: to do nothing comes first, then what the rules offer, then what cards
 * offer, then the cards that may be used at any time.
 */
final class Options {
  private Options() {}

  static List<Action> of(CardBook book, Table table, Decision decision) {
    return decision instanceof ChooseReroll choice
        ? RerollOptions.of(book, table, choice.seat())
        : decision.match(new OptionLister(book, table));
  }

  /**
   * Whether not being asked would tell others something: who has looked at a card of the deck is asked what to buy even if
   * nothing is affordable, or else its price would be known.
   */
  static boolean tellsSecret(CardBook book, Table table, Decision decision) {
    return decision instanceof ChoosePurchase
        && Deck.depth(book, table, decision.seat()) > 0
        && Deck.hasSeen(table, decision.seat(), 0);
  }
}
