package io.github.kotrules.testkit.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.AddsSmashes;
import io.github.kotrules.card.ChangesDice;
import io.github.kotrules.card.CopiesCards;
import io.github.kotrules.card.MayBeUsed;
import io.github.kotrules.card.ModifiesDice;
import io.github.kotrules.card.ModifiesRolls;
import io.github.kotrules.card.OffersExtraTurn;
import io.github.kotrules.card.ProbesDice;
import io.github.kotrules.card.RerollsForFree;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DiscardCard;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.effect.Effect.GiveTokens;
import io.github.kotrules.effect.Effect.GrantReroll;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.cards.InventedCard.Keep;

/** Invented cards about dice, rolls and copies. */
public final class DiceCards {
  private DiceCards() {}

  /** One more die. */
  public record SecondHead() implements Keep, ModifiesDice {
    @Override
    public int extraDice(Table table, Seat owner) {
      return 1;
    }
  }

  /** One more die; the card may be thrown away between rolls. */
  public record LooseHead() implements Keep, ModifiesDice, MayBeUsed {
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
  public record FourthRoll() implements Keep, ModifiesRolls {
    @Override
    public int extraRolls(Table table, Seat owner) {
      return 1;
    }
  }

  /** More rolls and smashes than any turn has. */
  public record WildDreams() implements Keep, ModifiesRolls, AddsSmashes {
    @Override
    public int extraRolls(Table table, Seat owner) {
      return 1000;
    }

    @Override
    public int smashes(Table table, Seat owner) {
      return 1000;
    }
  }

  /** One energy for one more roll. */
  public record LuckyCharm() implements Keep, MayBeUsed {
    @Override
    public ImmutableList<Effect> use(Table table, Seat owner, HeldCard card, Moment moment) {
      return moment == Moment.ROLLING && table.energy(owner) > 0
          ? ImmutableList.of(new LoseEnergy(owner, 1), new GrantReroll(owner))
          : ImmutableList.of();
    }
  }

  /** One die that shows 3 may be rolled again for free. */
  public record Fidget() implements Keep, RerollsForFree {
    @Override
    public Dice freeRerolls(Table table, Seat owner, Dice dice) {
      return dice.contains(Face.THREE) ? Dice.of(Face.THREE) : Dice.none();
    }
  }

  /** Has a die of another Monster rolled again. */
  public record Meddler() implements Keep, ProbesDice {
    @Override
    public boolean canProbe(Table table, Seat owner, Face face) {
      return true;
    }
  }

  /** Turns one 1 to Smash each turn. */
  public record Sculptor() implements Keep, ChangesDice {
    @Override
    public boolean canTurn(Table table, Seat owner, HeldCard card, Face from, Face to) {
      return from == Face.ONE && to == Face.SMASH && !card.isUsed();
    }
  }

  /** Offers an extra turn after every turn. */
  public record Encore() implements Keep, OffersExtraTurn {
    @Override
    public boolean offersExtraTurn(Table table, Seat owner) {
      return true;
    }
  }

  /** A Shrink token at the start of each turn. */
  public record Dizziness() implements Keep, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GiveTokens(owner, Token.SHRINK, 1));
    }
  }

  /** Copies a Keep card. */
  public record Echo() implements Keep, CopiesCards {
    @Override
    public boolean canCopy(Table table, Seat owner, HeldCard card, CardRef target) {
      return !target.card().equals(card.id());
    }
  }

  /** Copies a Keep card, and gives 5 energy at the start of a turn in its own name. */
  public record TalkingEcho() implements Keep, CopiesCards, WhenTurnStarts {
    @Override
    public boolean canCopy(Table table, Seat owner, HeldCard card, CardRef target) {
      return !target.card().equals(card.id());
    }

    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainEnergy(owner, 5));
    }
  }
}
