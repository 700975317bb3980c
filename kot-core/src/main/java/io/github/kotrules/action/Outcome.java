package io.github.kotrules.action;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import org.jspecify.annotations.Nullable;

/**
 * What chance has brought about. It enters a game like any other action.
 *
 * <pre>{@code
 * GameState rolling = game.next(state, new RerollDice(Dice.parse("11")));
 * GameState lucky = game.next(rolling, new Roll(Dice.parse("SS"))); // any outcome you like
 * assert lucky.dice().equals(Dice.parse("23SSSS"));
 * }</pre>
 */
public sealed interface Outcome extends Action {
  /** These dice fell. */
  record Roll(Dice dice) implements Outcome {
    public Roll {
      requireNonNull(dice, "dice");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.roll(this);
    }
  }

  /**
   * This card came from the deck.
   *
   * @param card the card; null for one that a seat may not know, in what is told to that seat. Nobody can play such an outcome
   */
  record Reveal(@Nullable CardId card) implements Outcome {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.reveal(this);
    }
  }
}
