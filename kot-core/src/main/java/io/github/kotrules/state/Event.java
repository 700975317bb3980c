package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnStep;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened at the table, in the past tense. The events of a transition are complete: {@link GameState#after}
 * gives the next state from them.
 *
 * <pre>{@code
 * for (Event event : transition.events()) {
 *   if (event instanceof LifeLost lost) {
 *     show(lost.seat() + " loses " + lost.amount() + " life");
 *   }
 * }
 * GameState mirror = state.after(transition.events());
 * assert mirror.equals(transition.state());
 * }</pre>
 */
public sealed interface Event {

  /** Changes the table as this event says. Only the library can open a draft. */
  void applyTo(Draft draft);

  /** Calls the visitor's method for this kind of event. */
  @CanIgnoreReturnValue
  <R> R accept(EventVisitor<R> visitor);

  /** What a seat may know of this event: the event itself, or a form without its secret. */
  default Event publicFor(Seat viewer) {
    return this;
  }

  /** A Monster rolled for the first turn (S-7). */
  record OpeningRolled(Seat seat, Dice dice) implements Event {
    @Override
    public void applyTo(Draft draft) {}

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.openingRolled(this);
    }
  }

  /** The first player was found or named (S-7). */
  record FirstPlayerChosen(Seat seat) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.setFirst(seat);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.firstPlayerChosen(this);
    }
  }

  /** A Monster's regular turn started. */
  record TurnStarted(Seat seat) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.startRegularTurn(seat);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.turnStarted(this);
    }
  }

  /**
   * An extra turn started (E-2).
   *
   * @param fewerDice by how many dice it is smaller
   */
  record ExtraTurnStarted(Seat seat, int fewerDice) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.startExtraTurn(seat, fewerDice);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.extraTurnStarted(this);
    }
  }

  /** The next step of the turn began. */
  record StepBegan(TurnStep step) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.setStep(step);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.stepBegan(this);
    }
  }

  /**
   * A turn was added after this one (E-2).
   *
   * @param fewerDice by how many dice it is smaller
   */
  record ExtraTurnGranted(Seat seat, int fewerDice) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.withExtraTurn(new ExtraTurn(seat, fewerDice));
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.extraTurnGranted(this);
    }
  }

  /** The table now waits for a player. */
  record QuestionAsked(Decision decision) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.await(decision);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.questionAsked(this);
    }
  }

  /** The table now waits for dice. */
  record DiceAwaited(DiceChance chance) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.await(chance);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.diceAwaited(this);
    }
  }

  /** The table now waits for a card of the deck. The event does not say which cards it can be: not every seat may know. */
  record CardAwaited(DeckChance.Use use) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.await(new DeckChance(draft.deck(), use));
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardAwaited(this);
    }
  }

  /**
   * The game is over (W).
   *
   * @param winners nobody if everybody was eliminated
   */
  record GameEnded(SeatSet winners) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.end(winners);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.gameEnded(this);
    }
  }

  /**
   * The roll step's dice and rolls were counted.
   *
   * @param dice how many dice are rolled
   * @param rollsLeft how often dice may be rolled again after the first roll
   */
  record RollingBegan(Seat seat, int dice, int rollsLeft) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.setRollsLeft(rollsLeft);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.rollingBegan(this);
    }
  }

  /**
   * Dice fell and joined those on the table.
   *
   * @param seat whose dice they are
   */
  record DiceRolled(Seat seat, Dice dice) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.setDice(draft.dice().plus(dice));
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.diceRolled(this);
    }
  }

  /** Dice were picked up to be rolled again, at the cost of a roll. */
  record RerollTaken(Seat seat, Dice dice) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.setDice(draft.dice().minus(dice));
      draft.setRollsLeft(draft.rollsLeft() - 1);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.rerollTaken(this);
    }
  }

  /** One more roll was allowed. */
  record RerollGranted(Seat seat) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.setRollsLeft(draft.rollsLeft() + 1);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.rerollGranted(this);
    }
  }

  /**
   * Dice of the active Monster were picked up to be rolled again, by the power of a card.
   *
   * @param seat whose card it is
   */
  record RerollForced(Seat seat, CardId card, Dice dice) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.setDice(draft.dice().minus(dice));
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.rerollForced(this);
    }
  }

  /** A die was turned to another face by the power of a card. */
  record DieTurned(Seat seat, CardId card, Face from, Face to) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.setDice(draft.dice().minus(from).plus(to));
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.dieTurned(this);
    }
  }

  /** Dice fell for a card. */
  record CardDiceRolled(Seat seat, CardId card, Dice dice) implements Event {
    @Override
    public void applyTo(Draft draft) {}

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardDiceRolled(this);
    }
  }

  /** Points were gained. */
  record PointsGained(Seat seat, int amount) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.addPoints(seat, amount);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.pointsGained(this);
    }
  }

  /** Points were lost. */
  record PointsLost(Seat seat, int amount) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.addPoints(seat, -amount);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.pointsLost(this);
    }
  }

  /** Energy was gained. */
  record EnergyGained(Seat seat, int amount) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.addEnergy(seat, amount);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.energyGained(this);
    }
  }

  /** Energy was paid or lost. */
  record EnergyLost(Seat seat, int amount) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.addEnergy(seat, -amount);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.energyLost(this);
    }
  }

  /** Life was regained. */
  record LifeGained(Seat seat, int amount) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.addLife(seat, amount);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.lifeGained(this);
    }
  }

  /**
   * Damage cost life.
   *
   * @param dealer who caused it; nobody for poison
   */
  record LifeLost(Seat seat, int amount, @Nullable Seat dealer, DamageKind kind) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.addLife(seat, -amount);
      if (dealer != null) {
        draft.add(PackedSeats.HARMERS, dealer);
      }
      if (kind == DamageKind.SMASH) {
        draft.add(PackedSeats.SMASHED, seat);
      }
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.lifeLost(this);
    }
  }

  /** Life was lost that was no damage. */
  record LifeForfeited(Seat seat, int amount) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.addLife(seat, -amount);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.lifeForfeited(this);
    }
  }

  /** A Monster can now have more or less life. */
  record MaximumLifeChanged(Seat seat, int maximum) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.setMaxLife(seat, maximum);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.maximumLifeChanged(this);
    }
  }

  /** Tokens were put on a Monster. */
  record TokensGained(Seat seat, Token token, int count) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.addTokens(seat, token, count);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.tokensGained(this);
    }
  }

  /** Hearts removed tokens (D-4). */
  record TokensRemoved(Seat seat, Token token, int count) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.addTokens(seat, token, -count);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.tokensRemoved(this);
    }
  }

  /** Damage was not taken. */
  record DamagePrevented(Seat seat, int amount) implements Event {
    @Override
    public void applyTo(Draft draft) {}

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.damagePrevented(this);
    }
  }

  /** A Monster takes no more damage this turn. */
  record ShieldRaised(Seat seat) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.add(PackedSeats.SHIELDED, seat);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.shieldRaised(this);
    }
  }

  /** A Monster is out of the game (D-7). */
  record MonsterEliminated(Seat seat) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.eliminate(seat);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.monsterEliminated(this);
    }
  }

  /** A Monster at 0 life began anew. */
  record MonsterRevived(Seat seat, int life) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.addLife(seat, life - draft.life(seat));
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.monsterRevived(this);
    }
  }

  /**
   * The active Monster attacked.
   *
   * @param smashes how strong the attack is before what cards add for single targets
   */
  record AttackMade(Seat seat, int smashes) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.setSmashes(smashes);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.attackMade(this);
    }
  }

  /** A Monster yielded its place (Y-1). */
  record TokyoYielded(Seat seat, Place place, Seat attacker) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.setPlace(seat, Place.OUTSIDE);
      draft.add(PackedSeats.YIELDED, seat);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.tokyoYielded(this);
    }
  }

  /** A Monster that could have yielded stayed (Y-1). */
  record TokyoHeld(Seat seat, Place place, Seat attacker) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.add(PackedSeats.STAYED, seat);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.tokyoHeld(this);
    }
  }

  /** A Monster entered Tokyo (T-1, T-2). */
  record TokyoEntered(Seat seat, Place place) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.setPlace(seat, place);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.tokyoEntered(this);
    }
  }

  /**
   * A Monster left Tokyo without having yielded.
   *
   * @param place what it left
   */
  record TokyoLeft(Seat seat, Place place) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.setPlace(seat, Place.OUTSIDE);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.tokyoLeft(this);
    }
  }

  /** The Monster in Bay moved to City (T-6). */
  record MovedToCity(Seat seat) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.setPlace(seat, Place.CITY);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.movedToCity(this);
    }
  }

  /** A card came from the deck face up (S-3, B-2). */
  record CardRevealed(int slot, CardId card) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.revealed(card, slot);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardRevealed(this);
    }
  }

  /**
   * The discard pile became the deck (B-5).
   *
   * @param cards how many cards it has
   */
  record DeckReshuffled(int cards) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.reshuffled();
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.deckReshuffled(this);
    }
  }

  /** The face-up cards were discarded for 2 energy (B-3). */
  record MarketSwept(Seat seat, ImmutableList<CardId> cards) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.swept(cards);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.marketSwept(this);
    }
  }

  /** A face-up card was bought; the price is paid with it (B-6). */
  record CardBought(Seat seat, CardId card, int slot, int price) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.addEnergy(seat, -price);
      draft.cardTable = draft.cardTable.bought(seat, card, slot);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardBought(this);
    }
  }

  /**
   * A card was bought off the deck; the price is paid with it.
   *
   * @param position 0 for the top card
   */
  record TopCardBought(Seat seat, CardId card, int position, int price) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.addEnergy(seat, -price);
      draft.cardTable = draft.cardTable.drawn(card, position).gained(seat, card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.topCardBought(this);
    }
  }

  /** A Keep card was bought from another Monster; the owner's income is another event. */
  record CardBoughtFromMonster(Seat seat, Seat owner, CardId card, int price) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.addEnergy(seat, -price);
      draft.cardTable = draft.cardTable.moved(owner, seat, card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardBoughtFromMonster(this);
    }
  }

  /** A Discard card takes effect and is discarded (B-4). */
  record CardPlayed(Seat seat, CardId card) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.played(card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardPlayed(this);
    }
  }

  /**
   * A Monster looked at a card of the deck.
   *
   * @param card the card; null for those who have not looked
   * @param position 0 for the top card
   */
  record TopCardSeen(Seat seat, @Nullable CardId card, int position) implements Event {
    @Override
    public void applyTo(Draft draft) {
      if (card == null) {
        throw new IllegalStateException(
            "a look at a card that is hidden cannot be repeated: " + this);
      }
      draft.cardTable = draft.cardTable.seenBy(seat, card, position);
    }

    @Override
    public TopCardSeen publicFor(Seat viewer) {
      return viewer == seat ? this : new TopCardSeen(seat, null, position);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.topCardSeen(this);
    }
  }

  /** A card was used. */
  record CardUsed(Seat seat, CardId card) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.used(seat, card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardUsed(this);
    }
  }

  /**
   * What lies on a card changed.
   *
   * @param counters how many lie there now
   */
  record CountersChanged(Seat seat, CardId card, int counters) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.withCounters(seat, card, counters);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.countersChanged(this);
    }
  }

  /** Stored energy went from a card to its owner. */
  record EnergyWithdrawn(Seat seat, CardId card, int amount) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.addEnergy(seat, amount);
      draft.cardTable = draft.cardTable.withFewerCounters(seat, card, amount);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.energyWithdrawn(this);
    }
  }

  /** A card became a copy of another. */
  record CopyMade(Seat seat, CardId card, CardRef copied) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.copying(seat, card, copied);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.copyMade(this);
    }
  }

  /** A card copies nothing any more. */
  record CopyEnded(Seat seat, CardId card) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.withoutCopy(seat, card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.copyEnded(this);
    }
  }

  /** A Keep card was discarded. */
  record CardDiscarded(Seat seat, CardId card) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.cardTable = draft.cardTable.removed(seat, card).discarded(card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardDiscarded(this);
    }
  }

  /** A Keep card was sold and discarded. */
  record CardSold(Seat seat, CardId card, int price) implements Event {
    @Override
    public void applyTo(Draft draft) {
      draft.addEnergy(seat, price);
      draft.cardTable = draft.cardTable.removed(seat, card).discarded(card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardSold(this);
    }
  }
}
