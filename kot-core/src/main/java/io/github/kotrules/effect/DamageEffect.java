package io.github.kotrules.effect;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import org.jspecify.annotations.Nullable;

/**
 * What is wanted of damage and of those it kills.
 *
 * <pre>{@code
 * Effect blast = new DealDamage(seat, state.others(seat), 2, DamageKind.CARD);
 * Effect parry = new ReduceDamage(1); // in answer to a packet that is about to be taken
 * }</pre>
 */
public sealed interface DamageEffect extends Effect {
  /**
   * Hurt Monsters: targets and amounts are fixed now, then each takes its own (D-8).
   *
   * @param dealer who deals it; nobody for poison
   */
  record DealDamage(@Nullable Seat dealer, SeatSet targets, int amount, DamageKind kind)
      implements DamageEffect {
    @Override
    public void match(Cases cases) {
      cases.dealDamage(this);
    }
  }

  /**
   * One packet of damage about to be taken by one Monster.
   *
   * @param stays whether the Monster has already declined to yield before this damage
   * @param used the cards that were used against this packet
   */
  record SufferDamage(
      Seat target,
      @Nullable Seat dealer,
      int amount,
      DamageKind kind,
      boolean stays,
      ImmutableList<CardId> used)
      implements DamageEffect {
    /** The same packet after its target has declined to yield. */
    public SufferDamage staying() {
      return new SufferDamage(target, dealer, amount, kind, true, used);
    }

    /** The same packet after a card was used against it. */
    public SufferDamage using(CardId card) {
      ImmutableList<CardId> now =
          ImmutableList.<CardId>builder().addAll(used).add(card).build();
      return new SufferDamage(target, dealer, amount, kind, stays, now);
    }

    /** The same packet after some of it was prevented. */
    public SufferDamage reducedBy(int prevented) {
      return new SufferDamage(target, dealer, amount - prevented, kind, stays, used);
    }

    @Override
    public void match(Cases cases) {
      cases.sufferDamage(this);
    }
  }

  /** Make the packet that is about to be taken smaller. */
  record ReduceDamage(int amount) implements DamageEffect {
    @Override
    public void match(Cases cases) {
      cases.reduceDamage(this);
    }
  }

  /** Prevent all damage to a Monster for the rest of the turn. */
  record ShieldMonster(Seat seat) implements DamageEffect {
    @Override
    public void match(Cases cases) {
      cases.shieldMonster(this);
    }
  }

  /** Take a Monster at 0 life off the table, unless a card of its own saves it (D-7). */
  record EliminateMonster(Seat seat) implements DamageEffect {
    @Override
    public void match(Cases cases) {
      cases.eliminateMonster(this);
    }
  }

  /** Let others' cards speak of a Monster that has fallen to 0 life. */
  record AnnounceFall(Seat victim) implements DamageEffect {
    @Override
    public void match(Cases cases) {
      cases.announceFall(this);
    }
  }

  /** Begin anew outside Tokyo, with this life and without cards and points. */
  record ReviveMonster(Seat seat, int life) implements DamageEffect {
    @Override
    public void match(Cases cases) {
      cases.reviveMonster(this);
    }
  }

  /** See whether anybody is left to play on (W-3, W-4). */
  record CheckSurvivors() implements DamageEffect {
    /** One is enough. */
    public static final CheckSurvivors INSTANCE = new CheckSurvivors();

    @Override
    public void match(Cases cases) {
      cases.checkSurvivors(this);
    }
  }
}
