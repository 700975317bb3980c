package io.github.kotrules.testkit;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.CopiesCards;
import io.github.kotrules.card.ModifiesDice;
import io.github.kotrules.card.ModifiesMaximumLife;
import io.github.kotrules.card.WhenCardRolled;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.Heal;
import io.github.kotrules.effect.Effect.LosePoints;
import io.github.kotrules.effect.Effect.RollForCard;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.rules.InventedCard;
import io.github.kotrules.testkit.rules.InventedCard.Discard;
import io.github.kotrules.testkit.rules.InventedCard.Keep;
import java.util.concurrent.atomic.AtomicInteger;

/** Cards as a user of the testkit might write them, some of them wrong. */
final class HouseCards {
  static final Game GAME = game(new Parade(), new Harvest(), new BigHeart(), new Echo());

  private HouseCards() {}

  static Game game(Card... cards) {
    CardSet.Builder set = CardSet.builder();
    for (Card card : cards) {
      set.add(card);
    }
    return Game.of(RuleSet.firstEdition(), set.build());
  }

  /** A Keep card that is called as its class is. */
  interface House extends Keep {
    @Override
    default CardFace face() {
      CardFace face = Keep.super.face();
      return new CardFace(
          face.id(), getClass().getSimpleName(), face.kind(), face.cost(), face.text());
    }
  }

  /** Two points at once. */
  record Parade() implements Discard {
    @Override
    public CardFace face() {
      return CardFace.discard("parade", "Parade", 1, "A card of the tests.");
    }

    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return ImmutableList.of(new GainPoints(buyer, 2));
    }
  }

  /** An energy at the start of each turn. */
  record Harvest() implements House, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainEnergy(owner, 1));
    }
  }

  /** 2 more life at most. */
  record BigHeart() implements House, ModifiesMaximumLife {
    @Override
    public int extraMaximumLife() {
      return 2;
    }
  }

  /** Copies a Keep card. */
  record Echo() implements House, CopiesCards {
    @Override
    public boolean canCopy(Table table, Seat owner, HeldCard card, CardRef target) {
      return !target.card().equals(card.id());
    }
  }

  /** Wrong: remembers something, so that the same step comes out in two ways. */
  record Forgetful(AtomicInteger calls) implements House, WhenTurnStarts {
    Forgetful() {
      this(new AtomicInteger());
    }

    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainEnergy(owner, 1 + calls.incrementAndGet() % 2));
    }
  }

  /** Wrong: breaks as soon as somebody else has a card. */
  record Jealous() implements House, ModifiesDice {
    @Override
    public int extraDice(Table table, Seat owner) {
      for (Seat other : table.others(owner)) {
        if (!table.cards(other).isEmpty()) {
          throw new IllegalStateException("why not me?");
        }
      }
      return 0;
    }
  }

  /** Wrong: has no answer. */
  record Speechless() implements House, WhenTurnStarts {
    @Override
    @SuppressWarnings("NullAway")
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return null;
    }
  }

  /** Wrong: speaks of a seat that nobody has. */
  record Dreamer() implements House, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainPoints(Seat.SIX, 1));
    }
  }

  /** Wrong: takes something away that cannot be less than nothing. */
  record Pessimist() implements House, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainPoints(owner, -1));
    }
  }

  /** Wrong: rolls again whatever it has rolled. */
  record Gambler() implements House, WhenTurnStarts, WhenCardRolled {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new RollForCard(owner, card.id(), 1));
    }

    @Override
    public ImmutableList<Effect> whenCardRolled(Table table, Seat owner, HeldCard card, Dice dice) {
      return ImmutableList.of(new RollForCard(owner, card.id(), 1));
    }
  }

  /** Wrong: a game in which somebody has it hardly ends. */
  record EternalPeace() implements House, WhenTurnStarts {
    @Override
    public CardFace face() {
      return InventedCard.keep("eternal-peace", 0);
    }

    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      ImmutableList.Builder<Effect> effects = ImmutableList.builder();
      for (Seat seat : table.living()) {
        effects.add(new Heal(seat, 10), new LosePoints(seat, 20));
      }
      return effects.build();
    }
  }
}
