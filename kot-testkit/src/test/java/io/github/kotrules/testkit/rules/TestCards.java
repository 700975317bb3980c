package io.github.kotrules.testkit.rules;

import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.BeforeDamage;
import io.github.kotrules.card.BuysRevealed;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.ChangesDice;
import io.github.kotrules.card.CopiesCards;
import io.github.kotrules.card.DefendsAgainstDamage;
import io.github.kotrules.card.IgnoresDamage;
import io.github.kotrules.card.InsteadOfElimination;
import io.github.kotrules.card.MayBeUsed;
import io.github.kotrules.card.ModifiesDamage;
import io.github.kotrules.card.ModifiesDice;
import io.github.kotrules.card.ModifiesEnergyGain;
import io.github.kotrules.card.ModifiesMaximumLife;
import io.github.kotrules.card.ModifiesRolls;
import io.github.kotrules.card.OffersExtraTurn;
import io.github.kotrules.card.ProbesDice;
import io.github.kotrules.card.RerollsForFree;
import io.github.kotrules.card.SharesHearts;
import io.github.kotrules.card.WhenDamageDealt;
import io.github.kotrules.card.WhenDamageTaken;
import io.github.kotrules.card.WhenMonsterFalls;
import io.github.kotrules.card.WhenPlayed;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.card.WhenYielded;
import io.github.kotrules.card.WidensAttack;
import io.github.kotrules.card.YieldsBeforeDamage;
import io.github.kotrules.effect.CardEffect.DiscardCard;
import io.github.kotrules.effect.DamageEffect.DealDamage;
import io.github.kotrules.effect.DamageEffect.ReduceDamage;
import io.github.kotrules.effect.DamageEffect.ReviveMonster;
import io.github.kotrules.effect.DamageEffect.ShieldMonster;
import io.github.kotrules.effect.DamageEffect.SufferDamage;
import io.github.kotrules.effect.DiceEffect.GrantReroll;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.VitalEffect.GainEnergy;
import io.github.kotrules.effect.VitalEffect.GainPoints;
import io.github.kotrules.effect.VitalEffect.GiveTokens;
import io.github.kotrules.effect.VitalEffect.Heal;
import io.github.kotrules.effect.VitalEffect.LoseEnergy;
import io.github.kotrules.event.VitalEvent.LifeLost;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Cards invented for the rules that speak of cards. Each does one thing and costs 1; its id is its class name, as in {@code
 * second-head}.
 */
final class TestCards {
  private TestCards() {}

  private interface Invented extends Card {
    @Override
    default CardId id() {
      return CardId.of(
          CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, getClass().getSimpleName()));
    }

    @Override
    default String name() {
      return getClass().getSimpleName();
    }

    @Override
    default int cost() {
      return 1;
    }

    @Override
    default String description() {
      return "A card of the tests.";
    }
  }

  private interface Keep extends Invented {
    @Override
    default CardKind kind() {
      return CardKind.KEEP;
    }
  }

  private interface Discard extends Invented, WhenPlayed {
    @Override
    default CardKind kind() {
      return CardKind.DISCARD;
    }
  }

  // Dice and rolls

  /** One more die. */
  record SecondHead() implements Keep, ModifiesDice {
    @Override
    public int extraDice(Table table, Seat owner) {
      return 1;
    }
  }

  /** One more die; the card may be thrown away between rolls. */
  record LooseHead() implements Keep, ModifiesDice, MayBeUsed {
    @Override
    public int extraDice(Table table, Seat owner) {
      return 1;
    }

    @Override
    public ImmutableList<Effect> use(Table table, Seat owner, HeldCard card, Moment moment) {
      return moment == Moment.ROLLING
          ? ImmutableList.of(new DiscardCard(owner, card.id()))
          : ImmutableList.of();
    }
  }

  /** One more roll each turn. */
  record FourthRoll() implements Keep, ModifiesRolls {
    @Override
    public int extraRolls(Table table, Seat owner) {
      return 1;
    }
  }

  /** One energy for one more roll. */
  record LuckyCharm() implements Keep, MayBeUsed {
    @Override
    public ImmutableList<Effect> use(Table table, Seat owner, HeldCard card, Moment moment) {
      return moment == Moment.ROLLING && table.energy(owner) > 0
          ? ImmutableList.of(new LoseEnergy(owner, 1), new GrantReroll(owner))
          : ImmutableList.of();
    }
  }

  /** One die that shows 3 may be rolled again for free. */
  record Fidget() implements Keep, RerollsForFree {
    @Override
    public Dice freeRerolls(Table table, Seat owner, Dice dice) {
      return dice.contains(Face.THREE) ? Dice.of(Face.THREE) : Dice.none();
    }
  }

  /** Has a die of another Monster rolled again. */
  record Meddler() implements Keep, ProbesDice {
    @Override
    public boolean canProbe(Table table, Seat owner, Face face) {
      return true;
    }
  }

  /** Turns one 1 to Smash each turn. */
  record Sculptor() implements Keep, ChangesDice {
    @Override
    public boolean canTurn(Table table, Seat owner, HeldCard card, Face from, Face to) {
      return from == Face.ONE && to == Face.SMASH && !card.isUsed();
    }
  }

  /** Offers an extra turn after every turn. */
  record Encore() implements Keep, OffersExtraTurn {
    @Override
    public boolean offersExtraTurn(Table table, Seat owner) {
      return true;
    }
  }

  /** A Shrink token at the start of each turn. */
  record Dizziness() implements Keep, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GiveTokens(owner, Token.SHRINK, 1));
    }
  }

  // Copies

  /** Copies a Keep card. */
  record Echo() implements Keep, CopiesCards {
    @Override
    public boolean canCopy(Table table, Seat owner, HeldCard card, CardRef target) {
      return !target.card().equals(card.id());
    }
  }

  /** Copies a Keep card, and gives 5 energy at the start of a turn in its own name. */
  record TalkingEcho() implements Keep, CopiesCards, WhenTurnStarts {
    @Override
    public boolean canCopy(Table table, Seat owner, HeldCard card, CardRef target) {
      return !target.card().equals(card.id());
    }

    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainEnergy(owner, 5));
    }
  }

  // Points, energy, life

  /** A point at the start of a turn. */
  record Dawn() implements Keep, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainPoints(owner, 1));
    }
  }

  /** An energy at the start of a turn. */
  record Harvest() implements Keep, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainEnergy(owner, 1));
    }
  }

  /** Energy at the start of a turn: one, and one for each point that the owner has. */
  record Tally() implements Keep, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainEnergy(owner, 1 + table.points(owner)));
    }
  }

  /** An energy at the start of a turn in Tokyo. */
  record TokyoTaxes() implements Keep, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return table.isInTokyo(owner)
          ? ImmutableList.of(new GainEnergy(owner, 1))
          : ImmutableList.of();
    }
  }

  /** One more energy from each gain. */
  record Collector() implements Keep, ModifiesEnergyGain {
    @Override
    public int extraEnergy(Table table, Seat owner, int amount) {
      return 1;
    }
  }

  /** Twelve life at most. */
  record BigHeart() implements Keep, ModifiesMaximumLife {
    @Override
    public int maximumLife() {
      return 12;
    }
  }

  /** Fifteen life at most. */
  record HugeHeart() implements Keep, ModifiesMaximumLife {
    @Override
    public int maximumLife() {
      return 15;
    }
  }

  /** Hearts may go to others, for 2 energy per life. */
  record KindHeart() implements Keep, SharesHearts {
    @Override
    public int pricePerLife(Table table, Seat owner) {
      return 2;
    }
  }

  /** Heals 2. */
  record Bandage() implements Discard {
    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return ImmutableList.of(new Heal(buyer, 2));
    }
  }

  // Dealing damage

  /** Two damage to all others. */
  record Rockslide() implements Discard {
    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return ImmutableList.of(new DealDamage(buyer, table.others(buyer), 2, DamageKind.CARD));
    }
  }

  /** Two damage to everybody, the buyer too. */
  record Earthquake() implements Discard {
    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return ImmutableList.of(new DealDamage(buyer, table.living(), 2, DamageKind.CARD));
    }
  }

  /** Whoever deals Smash also hurts its neighbours by 1. */
  record Sparks() implements Keep, ModifiesDamage {
    @Override
    public int extraDamage(Table table, Seat owner, DealDamage damage, Seat victim) {
      boolean neighbour = victim == table.left(owner) || victim == table.right(owner);
      return damage.kind() == DamageKind.SMASH && neighbour ? 1 : 0;
    }
  }

  /** Targets take one more for each point that the owner has, and each loss gives the owner a point. */
  record Momentum() implements Keep, ModifiesDamage, WhenDamageDealt {
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
  record Venom() implements Keep, WhenDamageDealt {
    @Override
    public ImmutableList<Effect> whenDamageDealt(Table table, Seat owner, LifeLost loss) {
      return ImmutableList.of(new GiveTokens(loss.seat(), Token.POISON, 1));
    }
  }

  /** Smash hits all others. */
  record Whirlwind() implements Keep, WidensAttack {
    @Override
    public SeatSet targets(Table table, Seat owner) {
      return table.others(owner);
    }
  }

  /** May buy revealed cards in others' turns. */
  record SharpEyes() implements Keep, BuysRevealed {
    @Override
    public boolean canBuyRevealed(Table table, Seat owner) {
      return table.activeSeat() != owner;
    }
  }

  // Taking damage

  /** Ignores a packet of exactly 1. */
  record Shell() implements Keep, IgnoresDamage {
    @Override
    public boolean ignores(Table table, Seat owner, int amount) {
      return amount == 1;
    }
  }

  /** Prevents 1 of each packet by itself. */
  record Mud() implements Keep, BeforeDamage {
    @Override
    public ImmutableList<Effect> beforeDamage(
        Table table, Seat owner, HeldCard card, SufferDamage packet) {
      return ImmutableList.of(new ReduceDamage(1));
    }
  }

  /** Prevents 1 of each packet by itself, and brings 1 energy each time. */
  record Sponge() implements Keep, BeforeDamage {
    @Override
    public ImmutableList<Effect> beforeDamage(
        Table table, Seat owner, HeldCard card, SufferDamage packet) {
      return ImmutableList.of(new ReduceDamage(1), new GainEnergy(owner, 1));
    }
  }

  /** May prevent 1 of each packet. */
  record Cushion() implements Keep, DefendsAgainstDamage {
    @Override
    public ImmutableList<Effect> defend(
        Table table, Seat owner, HeldCard card, SufferDamage packet) {
      return packet.used().contains(card.id())
          ? ImmutableList.of()
          : ImmutableList.of(new ReduceDamage(1));
    }
  }

  /** May prevent all damage for the rest of the turn. */
  record Umbrella() implements Keep, DefendsAgainstDamage {
    @Override
    public ImmutableList<Effect> defend(
        Table table, Seat owner, HeldCard card, SufferDamage packet) {
      return ImmutableList.of(new ShieldMonster(owner));
    }
  }

  /** Who hurts the owner loses 1. */
  record Thorns() implements Keep, WhenDamageTaken {
    @Override
    public ImmutableList<Effect> whenDamageTaken(Table table, Seat owner, LifeLost loss) {
      Seat dealer = loss.dealer();
      return dealer == null || dealer == owner
          ? ImmutableList.of()
          : ImmutableList.of(new DealDamage(owner, SeatSet.of(dealer), 1, DamageKind.CARD));
    }
  }

  /** May yield before the damage. */
  record QuickFeet() implements Keep, YieldsBeforeDamage {
    @Override
    public boolean yieldsFirst(Table table, Seat owner, SufferDamage packet) {
      return true;
    }
  }

  /** May yield before the damage, if it is 3 or more. */
  record FarSight() implements Keep, YieldsBeforeDamage {
    @Override
    public boolean yieldsFirst(Table table, Seat owner, SufferDamage packet) {
      return packet.amount() >= 3;
    }
  }

  /** Who takes the owner's place loses 1. */
  record SpitefulTail() implements Keep, WhenYielded {
    @Override
    public ImmutableList<Effect> whenYielded(Table table, Seat owner, Seat attacker) {
      return ImmutableList.of(new DealDamage(owner, SeatSet.of(attacker), 1, DamageKind.CARD));
    }
  }

  // Falling

  /** Begins anew with 10 life. */
  record SecondLife() implements Keep, InsteadOfElimination {
    @Override
    public ImmutableList<Effect> insteadOfElimination(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new ReviveMonster(owner, 10));
    }
  }

  /** Begins anew with 5 life. */
  record HalfLife() implements Keep, InsteadOfElimination {
    @Override
    public ImmutableList<Effect> insteadOfElimination(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new ReviveMonster(owner, 5));
    }
  }

  /** A point whenever another Monster falls. */
  record Vulture() implements Keep, WhenMonsterFalls {
    @Override
    public ImmutableList<Effect> whenMonsterFalls(Table table, Seat owner, Seat victim) {
      return ImmutableList.of(new GainPoints(owner, 1));
    }
  }

  /** Energy whenever another Monster falls: one, and one for each point of the active Monster. */
  record Mourner() implements Keep, WhenMonsterFalls {
    @Override
    public ImmutableList<Effect> whenMonsterFalls(Table table, Seat owner, Seat victim) {
      return ImmutableList.of(new GainEnergy(owner, 1 + table.points(table.activeSeat())));
    }
  }
}
