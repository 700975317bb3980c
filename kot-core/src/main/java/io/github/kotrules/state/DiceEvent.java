package io.github.kotrules.state;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;

/**
 * What happened to dice.
 *
 * <pre>{@code
 * List<Dice> rolls = new ArrayList<>();
 * Play.of(game, setup).choosers(bots).random(random).listener(event -> {
 *   if (event instanceof DiceRolled rolled) {
 *     rolls.add(rolled.dice());
 *   }
 * }).toEnd();
 * }</pre>
 */
public sealed interface DiceEvent extends Event {
  /**
   * The roll step's dice and rolls were counted.
   *
   * @param dice how many dice are rolled
   * @param rollsLeft how often dice may be rolled again after the first roll
   */
  record RollingBegan(Seat seat, int dice, int rollsLeft) implements DiceEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.setRollsLeft(rollsLeft);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.rollingBegan(this);
    }
  }

  /**
   * Dice fell and joined those on the table.
   *
   * @param seat whose dice they are
   */
  record DiceRolled(Seat seat, Dice dice) implements DiceEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.setDice(draft.dice().plus(dice));
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.diceRolled(this);
    }
  }

  /** Dice were picked up to be rolled again, at the cost of a roll. */
  record RerollTaken(Seat seat, Dice dice) implements DiceEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.setDice(draft.dice().minus(dice));
      draft.setRollsLeft(draft.rollsLeft() - 1);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.rerollTaken(this);
    }
  }

  /** One more roll was allowed. */
  record RerollGranted(Seat seat) implements DiceEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.setRollsLeft(draft.rollsLeft() + 1);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.rerollGranted(this);
    }
  }

  /**
   * Dice of the active Monster were picked up to be rolled again, by the power of a card.
   *
   * @param seat whose card it is
   */
  record RerollForced(Seat seat, CardId card, Dice dice) implements DiceEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.setDice(draft.dice().minus(dice));
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.rerollForced(this);
    }
  }

  /** A die was turned to another face by the power of a card. */
  record DieTurned(Seat seat, CardId card, Face from, Face to) implements DiceEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.setDice(draft.dice().minus(from).plus(to));
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.dieTurned(this);
    }
  }

  /** Dice fell for a card. */
  record CardDiceRolled(Seat seat, CardId card, Dice dice) implements DiceEvent {
    @Override
    public void applyTo(Draft draft) {}

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardDiceRolled(this);
    }
  }
}
