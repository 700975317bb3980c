package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** When a turn of the owner starts, after the points for Tokyo (T-8, T-10). */
public non-sealed interface WhenTurnStarts extends Hook {
  ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card);

  /** In which part of the start of a turn the card speaks. */
  default Part part() {
    return Part.INCOME;
  }

  /** The parts of the start of a turn, in order. Each is done before the cards of the next one are asked. */
  enum Part {
    /** What cards bring. All of it is one moment: a card that it empties leaves after the last. */
    INCOME,
    /** Copies are moved, which that income can pay. */
    COPIES
  }
}
