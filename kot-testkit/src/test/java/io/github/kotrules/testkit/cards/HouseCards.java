package io.github.kotrules.testkit.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.ModifiesDice;
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
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.cards.DiceCards.Echo;
import io.github.kotrules.testkit.cards.InventedCard.Discard;
import io.github.kotrules.testkit.cards.InventedCard.Keep;
import io.github.kotrules.testkit.cards.VitalCards.BigHeart;
import io.github.kotrules.testkit.cards.VitalCards.Harvest;
import java.util.concurrent.atomic.AtomicInteger;

/** Cards as a user of the testkit might write them, some of them wrong. */
public final class HouseCards {
  public static final Game GAME = game(new Parade(), new Harvest(), new BigHeart(), new Echo());

  private HouseCards() {}

  public static Game game(Card... cards) {
    CardSet.Builder set = CardSet.builder();
    for (Card card : cards) {
      set.add(card);
    }
    return Game.of(RuleSet.firstEdition(), set.build());
  }

  /** Two points at once. */
  public record Parade() implements Discard {
    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return ImmutableList.of(new GainPoints(buyer, 2));
    }
  }

  /** Wrong: remembers something, so that the same step comes out in two ways. */
  public record Forgetful(AtomicInteger calls) implements Keep, WhenTurnStarts {
    public Forgetful() {
      this(new AtomicInteger());
    }

    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainEnergy(owner, 1 + calls.incrementAndGet() % 2));
    }
  }

  /** Wrong: breaks as soon as somebody else has a card. */
  public record Jealous() implements Keep, ModifiesDice {
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
  public record Speechless() implements Keep, WhenTurnStarts {
    @Override
    @SuppressWarnings("NullAway")
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return null;
    }
  }

  /** Wrong: speaks of a seat that nobody has. */
  public record Dreamer() implements Keep, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainPoints(Seat.SIX, 1));
    }
  }

  /** Wrong: takes something away that cannot be less than nothing. */
  public record Pessimist() implements Keep, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainPoints(owner, -1));
    }
  }

  /** Wrong: rolls again whatever it has rolled. */
  public record Gambler() implements Keep, WhenTurnStarts, WhenCardRolled {
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
  public record EternalPeace() implements Keep, WhenTurnStarts {
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
