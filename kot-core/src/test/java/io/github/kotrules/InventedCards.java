package io.github.kotrules;

import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.BuysFromMonsters;
import io.github.kotrules.card.BuysRevealed;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.ChangesDice;
import io.github.kotrules.card.CopiesCards;
import io.github.kotrules.card.DefendsAgainstDamage;
import io.github.kotrules.card.MayBeUsed;
import io.github.kotrules.card.ModifiesDice;
import io.github.kotrules.card.OffersExtraTurn;
import io.github.kotrules.card.ProbesDice;
import io.github.kotrules.card.RerollsForFree;
import io.github.kotrules.card.SeesTopCards;
import io.github.kotrules.card.SharesHearts;
import io.github.kotrules.card.WhenAmountChosen;
import io.github.kotrules.card.WhenAnswered;
import io.github.kotrules.card.WhenDamageDealt;
import io.github.kotrules.card.WhenGained;
import io.github.kotrules.card.WhenPlayed;
import io.github.kotrules.card.WhenTokyoEntered;
import io.github.kotrules.card.WhenTokyoLeft;
import io.github.kotrules.card.WhenTurnEnds;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.card.YieldsBeforeDamage;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForAmount;
import io.github.kotrules.effect.Effect.AskForCopy;
import io.github.kotrules.effect.Effect.AskForMonster;
import io.github.kotrules.effect.Effect.AskForNumber;
import io.github.kotrules.effect.Effect.AskForOption;
import io.github.kotrules.effect.Effect.AskForSales;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.GiveTokens;
import io.github.kotrules.effect.Effect.Heal;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.effect.Effect.PlaceCounters;
import io.github.kotrules.effect.Effect.ReduceDamage;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnEnd;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Tiny cards that no box has, one for each question that a card can bring about. Ids are their names: spare-claws. */
public final class InventedCards {
  public static final CardId LOOKOUT = CardId.of("lookout");
  public static final CardId TALL_LOOKOUT = CardId.of("tall-lookout");
  public static final CardId SPARE_CLAWS = CardId.of("spare-claws");
  public static final CardId PARADE = CardId.of("parade");
  public static final CardId QUAKE = CardId.of("quake");
  public static final CardId SNACK = CardId.of("snack");
  public static final CardId UMBRELLA = CardId.of("umbrella");

  private static final CardSet ALL = CardSet.builder()
      .add(new Lookout(), 2)
      .add(new TallLookout())
      .add(new SpareClaws(), 2)
      .add(new Parade(), 3)
      .add(new Quake(), 2)
      .add(new LuckyFoot())
      .add(new Snack())
      .add(new Umbrella())
      .add(new Meddler())
      .add(new Polish())
      .add(new Raider())
      .add(new EarlyBird())
      .add(new Echo())
      .add(new PiggyBank())
      .add(new PawnShop())
      .add(new Overtime())
      .add(new Medic())
      .add(new Sting())
      .add(new Springs())
      .add(new Crossroads(), 2)
      .add(new Grudge(), 2)
      .add(new Auction())
      .add(new Doorman(), 2)
      .build();

  private InventedCards() {}

  /** All of them. */
  public static CardSet all() {
    return ALL;
  }

  /** Some of them, one copy each. */
  public static CardSet only(CardId... ids) {
    CardSet.Builder cards = CardSet.builder();
    for (CardId id : ids) {
      cards.add(ALL.card(id));
    }
    return cards.build();
  }

  /** A Keep card that is called as its class is, with no effect but its hooks. */
  public interface Invented extends Card {
    @Override
    default CardFace face() {
      return face(CardKind.KEEP, 2);
    }

    /** Its name as a face. */
    default CardFace face(CardKind kind, int cost) {
      String name = getClass().getSimpleName();
      CardId id = CardId.of(CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, name));
      return new CardFace(id, name, kind, cost, "Is invented for tests.");
    }
  }

  private record Lookout() implements Invented, SeesTopCards {
    @Override
    public int cardsSeen(Table table, Seat owner) {
      return 1;
    }
  }

  private record TallLookout() implements Invented, SeesTopCards {
    @Override
    public int cardsSeen(Table table, Seat owner) {
      return 2;
    }
  }

  private record SpareClaws() implements Invented, ModifiesDice {
    @Override
    public int extraDice(Table table, Seat owner) {
      return 2;
    }
  }

  private record Parade() implements Invented, WhenPlayed {
    @Override
    public CardFace face() {
      return face(CardKind.DISCARD, 6);
    }

    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return ImmutableList.of(new GainPoints(buyer, 1));
    }
  }

  private record Quake() implements Invented, WhenPlayed {
    @Override
    public CardFace face() {
      return face(CardKind.DISCARD, 2);
    }

    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return ImmutableList.of(new DealDamage(buyer, table.others(buyer), 1, DamageKind.CARD));
    }
  }

  private record LuckyFoot() implements Invented, RerollsForFree {
    @Override
    public Dice freeRerolls(Table table, Seat owner, Dice dice) {
      return Dice.of(Face.ONE, dice.count(Face.ONE));
    }
  }

  private record Snack() implements Invented, MayBeUsed {
    @Override
    public ImmutableList<Effect> use(Table table, Seat owner, HeldCard card, Moment moment) {
      return table.energy(owner) > 0 && table.life(owner) < table.maxLife(owner)
          ? ImmutableList.of(new LoseEnergy(owner, 1), new Heal(owner, 1))
          : ImmutableList.of();
    }
  }

  private record Umbrella() implements Invented, DefendsAgainstDamage {
    @Override
    public CardFace face() {
      return face(CardKind.KEEP, 0);
    }

    @Override
    public ImmutableList<Effect> defend(
        Table table, Seat owner, HeldCard card, DamagePacket packet) {
      return packet.used().contains(card.id())
          ? ImmutableList.of()
          : ImmutableList.of(new ReduceDamage(1));
    }
  }

  private record Meddler() implements Invented, ProbesDice {
    @Override
    public boolean canProbe(Table table, Seat owner, Face face) {
      return true;
    }
  }

  private record Polish() implements Invented, ChangesDice {
    @Override
    public boolean canTurn(Table table, Seat owner, HeldCard card, Face from, Face to) {
      return !card.isUsed();
    }
  }

  private record Raider() implements Invented, BuysFromMonsters {
    @Override
    public boolean canBuyFrom(Table table, Seat owner, Seat seller) {
      return true;
    }
  }

  private record EarlyBird() implements Invented, BuysRevealed {
    @Override
    public boolean canBuyRevealed(Table table, Seat owner) {
      return table.activeSeat() != owner;
    }
  }

  private record Echo() implements Invented, CopiesCards, WhenGained, WhenTurnStarts {
    @Override
    public boolean canCopy(Table table, Seat owner, HeldCard card, CardRef target) {
      return !target.card().equals(card.id()) && !target.equals(card.copy());
    }

    @Override
    public ImmutableList<Effect> whenGained(
        Table table, Seat owner, HeldCard card, Acquisition how) {
      return ImmutableList.of(new AskForCopy(owner, card.id(), 0));
    }

    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new AskForCopy(owner, card.id(), 1));
    }
  }

  private record PiggyBank() implements Invented, WhenGained, WhenAmountChosen {
    @Override
    public ImmutableList<Effect> whenGained(
        Table table, Seat owner, HeldCard card, Acquisition how) {
      return ImmutableList.of(new AskForAmount(owner, card.id()));
    }

    @Override
    public ImmutableList<Effect> whenAmountChosen(
        Table table, Seat owner, HeldCard card, int amount) {
      return ImmutableList.of(
          new LoseEnergy(owner, amount), new PlaceCounters(owner, card.id(), amount));
    }
  }

  private record PawnShop() implements Invented, WhenTurnEnds {
    @Override
    public TurnEnd part() {
      return TurnEnd.SALES;
    }

    @Override
    public ImmutableList<Effect> whenTurnEnds(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new AskForSales(owner));
    }
  }

  private record Overtime() implements Invented, OffersExtraTurn {
    @Override
    public boolean offersExtraTurn(Table table, Seat owner) {
      return table.fewerDice() == 0 && table.dice().count(Face.ONE) > 1;
    }
  }

  private record Medic() implements Invented, SharesHearts {
    @Override
    public int pricePerLife(Table table, Seat owner) {
      return 1;
    }
  }

  private record Sting() implements Invented, WhenDamageDealt {
    @Override
    public ImmutableList<Effect> whenDamageDealt(Table table, Seat owner, LifeLost loss) {
      return ImmutableList.of(
          new GiveTokens(loss.seat(), Token.POISON, 1),
          new GiveTokens(loss.seat(), Token.SHRINK, 1));
    }
  }

  private record Crossroads() implements Invented, WhenTurnStarts, WhenAnswered {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(
          new AskForOption(table.left(owner), ImmutableList.of("heal", "energy-1", "nothing")));
    }

    @Override
    public ImmutableList<Effect> whenOptionPicked(
        Table table, Seat owner, CardId card, Seat answerer, String option) {
      return switch (option) {
        case "heal" -> ImmutableList.of(new Heal(owner, 1));
        case "energy-1" -> ImmutableList.of(new GainEnergy(owner, 1), new LoseEnergy(answerer, 1));
        default -> ImmutableList.of();
      };
    }
  }

  private record Grudge() implements Invented, WhenDamageDealt, WhenAnswered {
    @Override
    public ImmutableList<Effect> whenDamageDealt(Table table, Seat owner, LifeLost loss) {
      return ImmutableList.of(new AskForMonster(owner, table.others(owner)));
    }

    @Override
    public ImmutableList<Effect> whenMonsterPicked(
        Table table, Seat owner, CardId card, Seat answerer, Seat monster) {
      return ImmutableList.of(new LoseEnergy(monster, 1));
    }
  }

  private record Auction() implements Invented, WhenPlayed, WhenAnswered {
    @Override
    public CardFace face() {
      return face(CardKind.DISCARD, 1);
    }

    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return ImmutableList.of(new AskForNumber(table.left(buyer), 0, 3));
    }

    @Override
    public ImmutableList<Effect> whenNumberPicked(
        Table table, Seat owner, CardId card, Seat answerer, int number) {
      return ImmutableList.of(new GainPoints(answerer, 1), new LoseEnergy(answerer, number));
    }
  }

  private record Doorman() implements Invented, WhenTokyoEntered, WhenTokyoLeft {
    @Override
    public ImmutableList<Effect> whenTokyoEntered(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainEnergy(owner, 1), new Heal(owner, 1));
    }

    @Override
    public ImmutableList<Effect> whenTokyoLeft(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new DealDamage(owner, table.inTokyo(), 1, DamageKind.CARD));
    }
  }

  private record Springs() implements Invented, YieldsBeforeDamage {
    @Override
    public boolean yieldsFirst(Table table, Seat owner, DamagePacket packet) {
      return true;
    }
  }
}
