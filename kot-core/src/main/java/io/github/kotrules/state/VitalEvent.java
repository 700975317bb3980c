package io.github.kotrules.state;

import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Draft;
import org.jspecify.annotations.Nullable;

/**
 * What happened to points, energy, life and tokens. Numbers are what really changed.
 *
 * <pre>{@code
 * assert transition.events().contains(new LifeLost(Seat.ONE, 2, Seat.TWO, DamageKind.SMASH));
 * }</pre>
 */
public sealed interface VitalEvent extends Event {
  /** Points were gained. */
  record PointsGained(Seat seat, int amount) implements VitalEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addPoints(seat, amount);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.pointsGained(this);
    }
  }

  /** Points were lost. */
  record PointsLost(Seat seat, int amount) implements VitalEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addPoints(seat, -amount);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.pointsLost(this);
    }
  }

  /** Energy was gained. */
  record EnergyGained(Seat seat, int amount) implements VitalEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addEnergy(seat, amount);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.energyGained(this);
    }
  }

  /** Energy was paid or lost. */
  record EnergyLost(Seat seat, int amount) implements VitalEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addEnergy(seat, -amount);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.energyLost(this);
    }
  }

  /** Life was regained. */
  record LifeGained(Seat seat, int amount) implements VitalEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addLife(seat, amount);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.lifeGained(this);
    }
  }

  /**
   * Damage cost life.
   *
   * @param dealer who caused it; nobody for poison
   */
  record LifeLost(Seat seat, int amount, @Nullable Seat dealer, DamageKind kind)
      implements VitalEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addLife(seat, -amount);
      if (dealer != null) {
        draft.addHarmer(dealer);
      }
      if (kind == DamageKind.SMASH) {
        draft.addSmashed(seat);
      }
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.lifeLost(this);
    }
  }

  /** Life was lost that was no damage. */
  record LifeForfeited(Seat seat, int amount) implements VitalEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addLife(seat, -amount);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.lifeForfeited(this);
    }
  }

  /** A Monster can now have more or less life. */
  record MaximumLifeChanged(Seat seat, int maximum) implements VitalEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.setMaxLife(seat, maximum);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.maximumLifeChanged(this);
    }
  }

  /** Tokens were put on a Monster. */
  record TokensGained(Seat seat, Token token, int count) implements VitalEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addTokens(seat, token, count);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.tokensGained(this);
    }
  }

  /** Hearts removed tokens (D-4). */
  record TokensRemoved(Seat seat, Token token, int count) implements VitalEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addTokens(seat, token, -count);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.tokensRemoved(this);
    }
  }

  /** Damage was not taken. */
  record DamagePrevented(Seat seat, int amount) implements VitalEvent {
    @Override
    public void applyTo(Draft draft) {}

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.damagePrevented(this);
    }
  }

  /** A Monster takes no more damage this turn. */
  record ShieldRaised(Seat seat) implements VitalEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addShielded(seat);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.shieldRaised(this);
    }
  }

  /** A Monster is out of the game (D-7). */
  record MonsterEliminated(Seat seat) implements VitalEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.eliminate(seat);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.monsterEliminated(this);
    }
  }

  /** A Monster at 0 life began anew. */
  record MonsterRevived(Seat seat, int life) implements VitalEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addLife(seat, life - draft.life(seat));
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.monsterRevived(this);
    }
  }
}
