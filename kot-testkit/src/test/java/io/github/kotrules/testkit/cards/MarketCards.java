package io.github.kotrules.testkit.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.BuysRevealed;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.ModifiesCost;
import io.github.kotrules.card.ModifiesRolls;
import io.github.kotrules.card.OffersExtraTurn;
import io.github.kotrules.card.SeesTopCards;
import io.github.kotrules.card.WhenBuying;
import io.github.kotrules.card.WhenTurnEnds;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForSales;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.GrantExtraTurn;
import io.github.kotrules.effect.Effect.LosePoints;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnEnd;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.cards.DamageCards.Cushion;
import io.github.kotrules.testkit.cards.DiceCards.Echo;
import io.github.kotrules.testkit.cards.InventedCard.Discard;
import io.github.kotrules.testkit.cards.InventedCard.Keep;
import io.github.kotrules.testkit.cards.VitalCards.BigHeart;
import java.util.function.BiFunction;

/** Invented cards about buying, the market, the deck and the end of a turn, and a set of cards for whole tables. */
public final class MarketCards {
  private MarketCards() {}

  /** Cards for every step of a turn, each once; two of the extra turn. */
  public static CardSet all() {
    return CardSet.builder()
        .add(keep("charm", 1))
        .add(keep("trinket", 3))
        .add(keep("locket", 5))
        .add(parade())
        .add(new Played("tall-tower", 6, (table, buyer) -> of(new GainPoints(buyer, 4))))
        .add(new Played("festival", 2, MarketCards::everybodyGains))
        .add(new Played("theft", 1, MarketCards::othersLosePoints))
        .add(new Played("bomb", 2, MarketCards::othersAreHurt))
        .add(new Played("blackout", 3, MarketCards::everybodyDies))
        .add(new Played("stunt", 1, MarketCards::buyerScoresAndDies))
        .add(new Played("encore", 4, (table, buyer) -> of(new GrantExtraTurn(buyer, 0))), 2)
        .add(new Discount())
        .add(new FanClub())
        .add(new FastHands())
        .add(new Spyglass("spyglass", 1))
        .add(new Spyglass("telescope", 2))
        .add(new Rerun())
        .add(new Cushion())
        .add(new Echo())
        .add(new BigHeart())
        .add(new AtTurnEnd("flea-market", TurnEnd.SALES, (t, owner) -> of(new AskForSales(owner))))
        .add(prize("sales-prize", TurnEnd.SALES, 1))
        .add(prize("standing-prize", TurnEnd.STANDING, 2))
        .add(prize("holdings-prize", TurnEnd.HOLDINGS, 3))
        .add(prize("conduct-prize", TurnEnd.CONDUCT, 4))
        .add(prize("upkeep-prize", TurnEnd.UPKEEP, 5))
        .add(new AtTurnEnd("savings", TurnEnd.HOLDINGS, MarketCards::pointsForEnergy))
        .add(new AtTurnEnd("heart-attack", TurnEnd.STANDING, MarketCards::ownerDies))
        .build();
  }

  private static ImmutableList<Effect> of(Effect... effects) {
    return ImmutableList.copyOf(effects);
  }

  /** A Keep card that changes nothing. */
  public static Card keep(String id, int cost) {
    return new Trinket(InventedCard.keep(id, cost));
  }

  /** A Discard card of 3 energy: 2 points. */
  public static Card parade() {
    return new Played("parade", 3, (table, buyer) -> of(new GainPoints(buyer, 2)));
  }

  private static Card prize(String id, TurnEnd part, int points) {
    return new AtTurnEnd(id, part, (table, owner) -> of(new GainPoints(owner, points)));
  }

  private static ImmutableList<Effect> everybodyGains(Table table, Seat buyer) {
    ImmutableList.Builder<Effect> gains = ImmutableList.builder();
    table.living().forEach(seat -> gains.add(new GainPoints(seat, 3)));
    return gains.build();
  }

  private static ImmutableList<Effect> othersLosePoints(Table table, Seat buyer) {
    ImmutableList.Builder<Effect> losses = ImmutableList.builder();
    table.others(buyer).forEach(seat -> losses.add(new LosePoints(seat, 5)));
    return losses.build();
  }

  private static ImmutableList<Effect> othersAreHurt(Table table, Seat buyer) {
    return of(new DealDamage(buyer, table.others(buyer), 2, DamageKind.CARD));
  }

  private static ImmutableList<Effect> everybodyDies(Table table, Seat buyer) {
    return of(new DealDamage(buyer, table.living(), 10, DamageKind.CARD));
  }

  private static ImmutableList<Effect> buyerScoresAndDies(Table table, Seat buyer) {
    return of(
        new GainPoints(buyer, 20), new DealDamage(buyer, SeatSet.of(buyer), 10, DamageKind.CARD));
  }

  private static ImmutableList<Effect> ownerDies(Table table, Seat owner) {
    return of(new DealDamage(owner, SeatSet.of(owner), 10, DamageKind.CARD));
  }

  private static ImmutableList<Effect> pointsForEnergy(Table table, Seat owner) {
    return of(new GainPoints(owner, table.energy(owner)));
  }

  /** A Keep card needs a hook, so this one grants no roll. */
  private record Trinket(CardFace face) implements Keep, ModifiesRolls {
    @Override
    public int extraRolls(Table table, Seat owner) {
      return 0;
    }
  }

  /** A Discard card. */
  public record Played(CardFace face, BiFunction<Table, Seat, ImmutableList<Effect>> effects)
      implements Discard {
    public Played(String id, int cost, BiFunction<Table, Seat, ImmutableList<Effect>> effects) {
      this(InventedCard.discard(id, cost), effects);
    }

    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return effects.apply(table, buyer);
    }
  }

  /** A Keep card that speaks in one part of the end of turn. */
  public record AtTurnEnd(
      CardFace face, TurnEnd part, BiFunction<Table, Seat, ImmutableList<Effect>> effects)
      implements Keep, WhenTurnEnds {
    public AtTurnEnd(
        String id, TurnEnd part, BiFunction<Table, Seat, ImmutableList<Effect>> effects) {
      this(InventedCard.keep(id, 1), part, effects);
    }

    @Override
    public ImmutableList<Effect> whenTurnEnds(Table table, Seat owner, HeldCard card) {
      return effects.apply(table, owner);
    }
  }

  /** All cards cost its owner 1 less. */
  private record Discount() implements Keep, ModifiesCost {
    @Override
    public int discount(Table table, Seat owner, CardId card) {
      return 1;
    }
  }

  /** A point for each purchase. */
  private record FanClub() implements Keep, WhenBuying {
    @Override
    public ImmutableList<Effect> whenBuying(Table table, Seat owner) {
      return of(new GainPoints(owner, 1));
    }
  }

  /** Its owner may buy what is revealed in other turns. */
  private record FastHands() implements Keep, BuysRevealed {
    @Override
    public boolean canBuyRevealed(Table table, Seat owner) {
      return true;
    }
  }

  /** Its owner sees the top of the deck. */
  private record Spyglass(CardFace face, int depth) implements Keep, SeesTopCards {
    Spyglass(String id, int depth) {
      this(InventedCard.keep(id, 1), depth);
    }

    @Override
    public int cardsSeen(Table table, Seat owner) {
      return depth;
    }
  }

  /** An extra turn for three 1s. */
  private record Rerun() implements Keep, OffersExtraTurn {
    @Override
    public boolean offersExtraTurn(Table table, Seat owner) {
      return table.dice().count(Face.ONE) >= 3;
    }
  }

  /** May buy revealed cards in others' turns. */
  public record SharpEyes() implements Keep, BuysRevealed {
    @Override
    public boolean canBuyRevealed(Table table, Seat owner) {
      return table.activeSeat() != owner;
    }
  }
}
