package io.github.kotrules.story;

import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.DamagePrevented;
import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.state.Event.EnergyLost;
import io.github.kotrules.state.Event.LifeForfeited;
import io.github.kotrules.state.Event.LifeGained;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.MaximumLifeChanged;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.state.Event.MonsterRevived;
import io.github.kotrules.state.Event.MovedToCity;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.PointsLost;
import io.github.kotrules.state.Event.ShieldRaised;
import io.github.kotrules.state.Event.TokensGained;
import io.github.kotrules.state.Event.TokensRemoved;
import io.github.kotrules.state.Event.TokyoEntered;
import io.github.kotrules.state.Event.TokyoHeld;
import io.github.kotrules.state.Event.TokyoLeft;
import io.github.kotrules.state.Event.TokyoYielded;
import io.github.kotrules.state.EventVisitor;

/** Points, energy, life, tokens, and places in Tokyo. */
interface VitalSentences extends EventVisitor<String> {
  Words words();

  private String name(Seat seat) {
    return words().name(seat);
  }

  @Override
  default String pointsGained(PointsGained event) {
    return name(event.seat()) + " gains " + Words.count(event.amount(), "point");
  }

  @Override
  default String pointsLost(PointsLost event) {
    return name(event.seat()) + " loses " + Words.count(event.amount(), "point");
  }

  @Override
  default String energyGained(EnergyGained event) {
    return name(event.seat()) + " gains " + event.amount() + " energy";
  }

  @Override
  default String energyLost(EnergyLost event) {
    return name(event.seat()) + " pays " + event.amount() + " energy";
  }

  @Override
  default String lifeGained(LifeGained event) {
    return name(event.seat()) + " heals " + event.amount() + " life";
  }

  @Override
  default String lifeLost(LifeLost event) {
    return name(event.seat()) + " loses " + event.amount() + " life" + cause(event);
  }

  private String cause(LifeLost event) {
    Seat dealer = event.dealer();
    if (event.kind() == DamageKind.POISON) {
      return " to poison";
    }
    return dealer == null || dealer == event.seat() ? "" : " to " + name(dealer);
  }

  @Override
  default String lifeForfeited(LifeForfeited event) {
    return name(event.seat()) + " gives up " + event.amount() + " life";
  }

  @Override
  default String maximumLifeChanged(MaximumLifeChanged event) {
    return name(event.seat()) + " can now have " + event.maximum() + " life";
  }

  @Override
  default String tokensGained(TokensGained event) {
    return name(event.seat()) + " gets " + tokens(event.token(), event.count());
  }

  @Override
  default String tokensRemoved(TokensRemoved event) {
    return name(event.seat()) + " is rid of " + tokens(event.token(), event.count());
  }

  private static String tokens(Token token, int count) {
    return Words.count(count, Words.lower(token) + " token");
  }

  @Override
  default String damagePrevented(DamagePrevented event) {
    return name(event.seat()) + " is spared " + event.amount() + " damage";
  }

  @Override
  default String shieldRaised(ShieldRaised event) {
    return name(event.seat()) + " takes no more damage this turn";
  }

  @Override
  default String monsterEliminated(MonsterEliminated event) {
    return name(event.seat()) + " is out!";
  }

  @Override
  default String monsterRevived(MonsterRevived event) {
    return name(event.seat()) + " begins anew with " + event.life() + " life";
  }

  @Override
  default String attackMade(AttackMade event) {
    return name(event.seat()) + " attacks with " + event.smashes();
  }

  @Override
  default String tokyoYielded(TokyoYielded event) {
    return name(event.seat()) + " yields " + Words.place(event.place()) + " to "
        + name(event.attacker());
  }

  @Override
  default String tokyoHeld(TokyoHeld event) {
    return name(event.seat()) + " stays in " + Words.place(event.place());
  }

  @Override
  default String tokyoEntered(TokyoEntered event) {
    return name(event.seat()) + " enters " + Words.place(event.place());
  }

  @Override
  default String tokyoLeft(TokyoLeft event) {
    return name(event.seat()) + " has to leave " + Words.place(event.place());
  }

  @Override
  default String movedToCity(MovedToCity event) {
    return name(event.seat()) + " moves from the Bay to Tokyo City";
  }
}
