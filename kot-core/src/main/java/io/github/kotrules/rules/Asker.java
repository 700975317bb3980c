package io.github.kotrules.rules;

import io.github.kotrules.action.Decision;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Moment;

/**
 * A frame that asks a player one question and knows what an answer does. What may be answered is the {@link Choice} in the
 * same file.
 */
interface Asker extends Frame {
  Decision question();

  /** Asks the question, also when it was interrupted by the use of a card, unless that has eliminated the asked Monster. */
  @Override
  default void run(Resolution r) {
    if (r.table.isAlive(question().seat())) {
      r.ask(this);
    }
  }

  /** Uses a card that may be used at any question, and asks again. */
  default void useCard(Resolution r, CardId card) {
    CardUse.use(r, this, Moment.DECIDING, card);
  }
}
