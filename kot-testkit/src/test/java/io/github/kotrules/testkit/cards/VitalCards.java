package io.github.kotrules.testkit.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.ModifiesEnergyGain;
import io.github.kotrules.card.ModifiesMaximumLife;
import io.github.kotrules.card.SharesHearts;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.Heal;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.cards.InventedCard.Discard;
import io.github.kotrules.testkit.cards.InventedCard.Keep;

/** Invented cards about points, energy and life. */
public final class VitalCards {
  private VitalCards() {}

  /** A point at the start of a turn. */
  public record Dawn() implements Keep, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainPoints(owner, 1));
    }
  }

  /** An energy at the start of a turn. */
  public record Harvest() implements Keep, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainEnergy(owner, 1));
    }
  }

  /** Energy at the start of a turn: one, and one for each point that the owner has. */
  public record Tally() implements Keep, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainEnergy(owner, 1 + table.points(owner)));
    }
  }

  /** An energy at the start of a turn in Tokyo. */
  public record TokyoTaxes() implements Keep, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return table.isInTokyo(owner)
          ? ImmutableList.of(new GainEnergy(owner, 1))
          : ImmutableList.of();
    }
  }

  /** One more energy from each gain. */
  public record Collector() implements Keep, ModifiesEnergyGain {
    @Override
    public int extraEnergy(Table table, Seat owner, int amount) {
      return 1;
    }
  }

  /** 2 more life at most. */
  public record BigHeart() implements Keep, ModifiesMaximumLife {
    @Override
    public int extraMaximumLife() {
      return 2;
    }
  }

  /** 5 more life at most. */
  public record HugeHeart() implements Keep, ModifiesMaximumLife {
    @Override
    public int extraMaximumLife() {
      return 5;
    }
  }

  /** More life than a Monster can have. */
  public record EndlessHeart() implements Keep, ModifiesMaximumLife {
    @Override
    public int extraMaximumLife() {
      return Integer.MAX_VALUE;
    }
  }

  /** Hearts may go to others, for 2 energy per life. */
  public record KindHeart() implements Keep, SharesHearts {
    @Override
    public int pricePerLife(Table table, Seat owner) {
      return 2;
    }
  }

  /** Heals 2. */
  public record Bandage() implements Discard {
    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return ImmutableList.of(new Heal(buyer, 2));
    }
  }
}
