package io.github.kotrules.rules;

import io.github.kotrules.action.Decision;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Moment;

/**
 * A frame that asks a player: it knows its question, what may be answered, and what an answer does.
 */
interface Asker extends Frame {
  Decision question();

  /** What may be answered. */
  Choice<?> choice();

  /** Asks the question, also when it was interrupted by the use of a card, unless that has eliminated the asked Monster. */
  @Override
  default void run(Resolution r) {
    if (r.canAct(question().seat())) {
      r.ask(this);
    }
  }

  /** Uses a card that may be used at any question, and asks again. */
  default void useCard(Resolution r, CardId card) {
    CardUse.use(r, this, Moment.DECIDING, card);
  }
}
