package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Called when a turn of the owner starts, after the points for Tokyo (T-8, T-10). */
public non-sealed interface WhenTurnStarts extends Hook {
  ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card);

  /** The part of the start of a turn in which the card acts. */
  default Part part() {
    return Part.INCOME;
  }

  /** The parts of the start of a turn, in order. Each is complete before the cards of the next are called. */
  enum Part {
    /** Gains from cards. All of them happen together: a card that becomes empty leaves after the last gain. */
    INCOME,
    /** Copies change what they copy, paid from that income. */
    COPIES
  }
}
