package io.github.kotrules.action;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;

/**
 * What is said about dice: rolling, changing and resolving them.
 *
 * <pre>{@code
 * Dice smashes = Dice.of(Face.SMASH, state.dice().count(Face.SMASH));
 * GameState rolling = game.next(state, new RerollDice(state.dice().minus(smashes)));
 * assert rolling.pending().equals(DiceChance.of(Seat.TWO, 4, DiceChance.Use.TURN));
 * }</pre>
 */
public sealed interface DiceAction extends Action {
  /** Leave the dice as they are. */
  record StopRolling() implements DiceAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.stopRolling(this);
    }
  }

  /** Roll these dice again. */
  record RerollDice(Dice dice) implements DiceAction {
    public RerollDice {
      requireNonNull(dice, "dice");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.rerollDice(this);
    }
  }

  /** Roll these dice of one's own again by the power of a card. */
  record RerollWithCard(CardId card, Dice dice) implements DiceAction {
    public RerollWithCard {
      requireNonNull(card, "card");
      requireNonNull(dice, "dice");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.rerollWithCard(this);
    }
  }

  /** Have one die of the active Monster rolled again by the power of a card. */
  record ProbeDie(CardId card, Face face) implements DiceAction {
    public ProbeDie {
      requireNonNull(card, "card");
      requireNonNull(face, "face");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.probeDie(this);
    }
  }

  /** Turn a die from one face to another by the power of a card. */
  record TurnDie(CardId card, Face from, Face to) implements DiceAction {
    public TurnDie {
      requireNonNull(card, "card");
      requireNonNull(from, "from");
      requireNonNull(to, "to");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.turnDie(this);
    }
  }

  /** Turn no more dice. */
  record KeepDice() implements DiceAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.keepDice(this);
    }
  }

  /** Resolve the groups of dice in this order (D-1). */
  record ResolveDice(ImmutableList<DiceGroup> order) implements DiceAction {
    public ResolveDice {
      requireNonNull(order, "order");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.resolveDice(this);
    }
  }

  /** Let another Monster have some of the hearts. */
  record GiveHearts(Seat to, int hearts) implements DiceAction {
    public GiveHearts {
      requireNonNull(to, "to");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.giveHearts(this);
    }
  }

  /** Spend hearts on life and on removing tokens (D-4). */
  record SpendHearts(int heal, int poison, int shrink) implements DiceAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.spendHearts(this);
    }
  }
}
