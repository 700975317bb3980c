package io.github.kotrules.effect;

import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;

/**
 * What is wanted of a Monster's points, energy, life and tokens. Numbers are what is wanted; caps and cards decide what comes of it.
 *
 * <pre>{@code
 * WhenPlayed tax = (table, buyer) -> {
 *   ImmutableList.Builder<Effect> effects = ImmutableList.builder();
 *   for (Seat other : table.others(buyer).toList()) {
 *     effects.add(new LoseEnergy(other, 1), new GainEnergy(buyer, 1));
 *   }
 *   return effects.build();
 * };
 * }</pre>
 */
public sealed interface VitalEffect extends Effect {
  /** Gain points, up to 20 (W-1). */
  record GainPoints(Seat seat, int amount) implements VitalEffect {
    @Override
    public void match(Cases cases) {
      cases.gainPoints(this);
    }
  }

  /** Lose points, down to 0 (W-1). */
  record LosePoints(Seat seat, int amount) implements VitalEffect {
    @Override
    public void match(Cases cases) {
      cases.losePoints(this);
    }
  }

  /** Gain energy: one gain, to which cards may add. */
  record GainEnergy(Seat seat, int amount) implements VitalEffect {
    @Override
    public void match(Cases cases) {
      cases.gainEnergy(this);
    }
  }

  /** Pay or lose energy, as much as there is. */
  record LoseEnergy(Seat seat, int amount) implements VitalEffect {
    @Override
    public void match(Cases cases) {
      cases.loseEnergy(this);
    }
  }

  /** Regain life, up to the maximum: one healing, to which cards may add. */
  record Heal(Seat seat, int amount) implements VitalEffect {
    @Override
    public void match(Cases cases) {
      cases.heal(this);
    }
  }

  /**
   * Heal another Monster, which pays for it with what it has.
   *
   * @param price energy per life really regained
   */
  record HealForPay(Seat healer, Seat patient, int amount, int price) implements VitalEffect {
    @Override
    public void match(Cases cases) {
      cases.healForPay(this);
    }
  }

  /** Lose life that is no damage, so nothing defends against it. */
  record LoseLife(Seat seat, int amount) implements VitalEffect {
    @Override
    public void match(Cases cases) {
      cases.loseLife(this);
    }
  }

  /** Make the maximum of life what the Monster's cards say, and life no more than that. */
  record FitMaximumLife(Seat seat) implements VitalEffect {
    @Override
    public void match(Cases cases) {
      cases.fitMaximumLife(this);
    }
  }

  /** Put tokens on a Monster. */
  record GiveTokens(Seat seat, Token token, int count) implements VitalEffect {
    @Override
    public void match(Cases cases) {
      cases.giveTokens(this);
    }
  }
}
