package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.state.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The legal answers to one kind of question. They follow from the visible table and the question alone, so the view of the
 * asked seat is enough.
 *
 * <p>{@link #list} defines the answers. Overrides of the other methods are fast paths and must agree with it.
 */
@FunctionalInterface
interface Choice<D extends Decision> {
  /**
   * The answers in canonical order: first to do nothing, then those of the rules, then those of cards, then the cards that may
   * be used at any time.
   */
  List<Action> list(CardRegistry cards, Table table, D asked);

  /** Whether an action is one of the answers. */
  default boolean allows(CardRegistry cards, Table table, D asked, Action action) {
    return list(cards, table, asked).contains(action);
  }

  /** The only answer to a question, by the given choice; null if there are several. */
  @SuppressWarnings("unchecked") // an asker has the choice of its own question
  static @Nullable Action onlyAnswer(
      Choice<?> choice, CardRegistry cards, Table table, Decision asked) {
    return ((Choice<Decision>) choice).only(cards, table, asked);
  }

  /** The only answer, with which the question is skipped; null if there are several. */
  default @Nullable Action only(CardRegistry cards, Table table, D asked) {
    List<Action> answers = list(cards, table, asked);
    return answers.size() == 1 ? answers.get(0) : null;
  }
}
