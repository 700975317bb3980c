package io.github.kotrules.rules;

import io.github.kotrules.action.Decision;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Moment;

/** A frame that asks a player. It has the question, the legal answers, and the effect of an answer. */
interface Asker extends Frame {
  Decision question();

  /** The legal answers. */
  Choice<?> choice();

  /** Asks the question, again after the use of a card, unless that has eliminated the asked Monster. */
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
