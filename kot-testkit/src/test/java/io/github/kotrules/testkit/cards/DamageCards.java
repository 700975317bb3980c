package io.github.kotrules.testkit.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.BeforeDamage;
import io.github.kotrules.card.DefendsAgainstDamage;
import io.github.kotrules.card.IgnoresDamage;
import io.github.kotrules.card.InsteadOfElimination;
import io.github.kotrules.card.ModifiesDamage;
import io.github.kotrules.card.WhenDamageDealt;
import io.github.kotrules.card.WhenDamageTaken;
import io.github.kotrules.card.WhenMonsterFalls;
import io.github.kotrules.card.WhenYielded;
import io.github.kotrules.card.WidensAttack;
import io.github.kotrules.card.YieldsBeforeDamage;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.GiveTokens;
import io.github.kotrules.effect.Effect.ReduceDamage;
import io.github.kotrules.effect.Effect.ReviveMonster;
import io.github.kotrules.effect.Effect.ShieldMonster;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.cards.InventedCard.Discard;
import io.github.kotrules.testkit.cards.InventedCard.Keep;

/** Invented cards about dealing and taking damage, and about falling. */
public final class DamageCards {
  private DamageCards() {}

  /** Two damage to all others. */
  public record Rockslide() implements Discard {
    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return ImmutableList.of(new DealDamage(buyer, table.others(buyer), 2, DamageKind.CARD));
    }
  }

  /** Two damage to everybody, the buyer too. */
  public record Earthquake() implements Discard {
    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return ImmutableList.of(new DealDamage(buyer, table.living(), 2, DamageKind.CARD));
    }
  }

  /** Whoever deals Smash also hurts its neighbours by 1. */
  public record Sparks() implements Keep, ModifiesDamage {
    @Override
    public int extraDamage(Table table, Seat owner, DealDamage damage, Seat victim) {
      boolean neighbour = victim == table.left(owner) || victim == table.right(owner);
      return damage.kind() == DamageKind.SMASH && neighbour ? 1 : 0;
    }
  }

  /** Targets take one more for each point that the owner has, and each loss gives the owner a point. */
  public record Momentum() implements Keep, ModifiesDamage, WhenDamageDealt {
    @Override
    public int extraDamage(Table table, Seat owner, DealDamage damage, Seat victim) {
      return damage.targets().contains(victim) ? table.points(owner) : 0;
    }

    @Override
    public ImmutableList<Effect> whenDamageDealt(Table table, Seat owner, LifeLost loss) {
      return ImmutableList.of(new GainPoints(owner, 1));
    }
  }

  /** A Poison token to each Monster that the owner hurts. */
  public record Venom() implements Keep, WhenDamageDealt {
    @Override
    public ImmutableList<Effect> whenDamageDealt(Table table, Seat owner, LifeLost loss) {
      return ImmutableList.of(new GiveTokens(loss.seat(), Token.POISON, 1));
    }
  }

  /** Smash hits all others. */
  public record Whirlwind() implements Keep, WidensAttack {
    @Override
    public SeatSet targets(Table table, Seat owner) {
      return table.others(owner);
    }
  }

  /** Ignores a packet of exactly 1. */
  public record Shell() implements Keep, IgnoresDamage {
    @Override
    public boolean ignores(Table table, Seat owner, int amount) {
      return amount == 1;
    }
  }

  /** Prevents 1 of each packet by itself. */
  public record Mud() implements Keep, BeforeDamage {
    @Override
    public ImmutableList<Effect> beforeDamage(
        Table table, Seat owner, HeldCard card, DamagePacket packet) {
      return ImmutableList.of(new ReduceDamage(1));
    }
  }

  /** Prevents 1 of each packet by itself, and brings 1 energy each time. */
  public record Sponge() implements Keep, BeforeDamage {
    @Override
    public ImmutableList<Effect> beforeDamage(
        Table table, Seat owner, HeldCard card, DamagePacket packet) {
      return ImmutableList.of(new ReduceDamage(1), new GainEnergy(owner, 1));
    }
  }

  /** May prevent 1 of each packet. */
  public record Cushion() implements Keep, DefendsAgainstDamage {
    @Override
    public ImmutableList<Effect> defend(
        Table table, Seat owner, HeldCard card, DamagePacket packet) {
      return packet.used().contains(card.id())
          ? ImmutableList.of()
          : ImmutableList.of(new ReduceDamage(1));
    }
  }

  /** May prevent all damage for the rest of the turn. */
  public record Umbrella() implements Keep, DefendsAgainstDamage {
    @Override
    public ImmutableList<Effect> defend(
        Table table, Seat owner, HeldCard card, DamagePacket packet) {
      return ImmutableList.of(new ShieldMonster(owner));
    }
  }

  /** Who hurts the owner loses 1. */
  public record Thorns() implements Keep, WhenDamageTaken {
    @Override
    public ImmutableList<Effect> whenDamageTaken(Table table, Seat owner, LifeLost loss) {
      Seat dealer = loss.dealer();
      return dealer == null || dealer == owner
          ? ImmutableList.of()
          : ImmutableList.of(new DealDamage(owner, SeatSet.of(dealer), 1, DamageKind.CARD));
    }
  }

  /** May yield before the damage. */
  public record QuickFeet() implements Keep, YieldsBeforeDamage {
    @Override
    public boolean yieldsFirst(Table table, Seat owner, DamagePacket packet) {
      return true;
    }
  }

  /** May yield before the damage, if it is 3 or more. */
  public record FarSight() implements Keep, YieldsBeforeDamage {
    @Override
    public boolean yieldsFirst(Table table, Seat owner, DamagePacket packet) {
      return packet.amount() >= 3;
    }
  }

  /** Deals 1 damage to a Monster that takes its owner's place. */
  public record SpitefulTail() implements Keep, WhenYielded {
    @Override
    public ImmutableList<Effect> whenYielded(Table table, Seat owner, Seat attacker) {
      return ImmutableList.of(new DealDamage(owner, SeatSet.of(attacker), 1, DamageKind.CARD));
    }
  }

  /** Revives its owner with 10 life. */
  public record SecondLife() implements Keep, InsteadOfElimination {
    @Override
    public ImmutableList<Effect> insteadOfElimination(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new ReviveMonster(owner, 10));
    }
  }

  /** Revives its owner with 5 life. */
  public record HalfLife() implements Keep, InsteadOfElimination {
    @Override
    public ImmutableList<Effect> insteadOfElimination(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new ReviveMonster(owner, 5));
    }
  }

  /** A point whenever another Monster falls. */
  public record Vulture() implements Keep, WhenMonsterFalls {
    @Override
    public ImmutableList<Effect> whenMonsterFalls(Table table, Seat owner, Seat victim) {
      return ImmutableList.of(new GainPoints(owner, 1));
    }
  }

  /** Energy whenever another Monster falls: one, and one for each point of the active Monster. */
  public record Mourner() implements Keep, WhenMonsterFalls {
    @Override
    public ImmutableList<Effect> whenMonsterFalls(Table table, Seat owner, Seat victim) {
      return ImmutableList.of(new GainEnergy(owner, 1 + table.points(table.activeSeat())));
    }
  }
}
