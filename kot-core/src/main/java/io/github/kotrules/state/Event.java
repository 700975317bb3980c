package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.internal.WrittenByKotModule;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.PackedTable.Seats;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened at the table. All kinds of events are nested here. The events of a transition are complete: {@link
 * GameState#after} computes the next state from that list.
 *
 * <pre>{@code
 * Game game = Game.of(RuleSet.secondEdition(), CardSet.none());
 * GameState state = game.start(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.ONE));
 * for (Event event : game.apply(state, new Roll(Dice.parse("112EHS"))).events()) {
 *   if (event instanceof DiceRolled rolled) {
 *     System.out.println(rolled);
 *   }
 * }
 * }</pre>
 */
@WrittenByKotModule
public sealed interface Event {

  /** Applies this event to a draft, which only the library can create. */
  void applyTo(Draft.Changeable draft);

  /**
   * Whether this event is possible at a table; checks only what {@link #applyTo} does not. The rules do not call it, because
   * their events always fit.
   */
  default boolean fits(Draft.Changeable table) {
    return true;
  }

  /** The form of this event that a viewer may see: the event itself, or one without its hidden card. */
  default Event publicFor(Viewer viewer) {
    return this;
  }

  /** A Monster rolled for the first turn (S-7). */
  record OpeningRolled(Seat seat, Dice dice) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {}
  }

  /** The first player was determined (S-7). */
  record FirstPlayerChosen(Seat seat) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setFirst(seat);
    }
  }

  /** A Monster's regular turn started. */
  record TurnStarted(Seat seat) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.startRegularTurn(seat);
    }
  }

  /**
   * An extra turn started (E-2).
   *
   * @param fewerDice the number of dice by which its roll is reduced
   */
  record ExtraTurnStarted(Seat seat, int fewerDice) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.startExtraTurn(seat, fewerDice);
    }

    /** Before the first turn of a position, only the turn that is about to start fits; it is not one of those to come. */
    @Override
    public boolean fits(Draft.Changeable table) {
      return table.step() == TurnStep.OPENING
          ? seat == table.activeSeat()
              && fewerDice == table.fewerDice()
              && (fewerDice > 0 || seat != table.regularSeat())
          : table.extraTurns().contains(new ExtraTurn(seat, fewerDice));
    }
  }

  /** The next step of the turn began. */
  record StepBegan(TurnStep step) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setStep(step);
    }
  }

  /** The active Monster earned an extra turn, which it keeps even if it loses the card (E-2). */
  record ExtraTurnEarned(Seat seat) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.earnExtraTurn();
    }

    @Override
    public boolean fits(Draft.Changeable table) {
      return seat == table.activeSeat();
    }
  }

  /**
   * A turn was added after this one (E-2).
   *
   * @param fewerDice the number of dice by which its roll is reduced
   */
  record ExtraTurnGranted(Seat seat, int fewerDice) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.cardTable = draft.cardTable.withExtraTurn(new ExtraTurn(seat, fewerDice));
    }
  }

  /** The table now waits for a player. */
  record QuestionAsked(Decision decision) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.await(decision);
    }

    @Override
    public boolean fits(Draft.Changeable table) {
      return decision != null && decision.seat() != null;
    }
  }

  /** The table now waits for dice. */
  record DiceAwaited(DiceChance chance) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.await(chance);
    }

    @Override
    public boolean fits(Draft.Changeable table) {
      return chance != null;
    }
  }

  /**
   * The table now waits for a card of the deck. The event does not list the possible cards, because not every seat may know
   * them.
   */
  record CardAwaited(DeckChance.Use use) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.await(new DeckChance(draft.deck(), use));
    }
  }

  /**
   * The game is over (W).
   *
   * @param winners empty if all Monsters were eliminated
   */
  record GameEnded(SeatSet winners) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.await(new Pending.GameOver(winners));
    }
  }

  /**
   * The roll step began.
   *
   * @param dice the number of dice
   * @param rollsLeft the number of rerolls after the first roll
   */
  record RollingBegan(Seat seat, int dice, int rollsLeft) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setRollsLeft(rollsLeft);
    }
  }

  /** Dice were rolled and added to those on the table. */
  record DiceRolled(Seat seat, Dice dice) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setDice(draft.dice().plus(dice));
    }
  }

  /** Dice were picked up for a reroll, which used one of the rolls left. */
  record RerollTaken(Seat seat, Dice dice) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setDice(draft.dice().minus(dice));
      draft.setRollsLeft(draft.rollsLeft() - 1);
    }
  }

  /** One more roll was allowed. */
  record RerollGranted(Seat seat) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setRollsLeft(draft.rollsLeft() + 1);
    }
  }

  /**
   * Dice of the active Monster were picked up for a reroll by a card.
   *
   * @param seat the owner of the card
   */
  record RerollForced(Seat seat, CardId card, Dice dice) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setDice(draft.dice().minus(dice));
    }
  }

  /** A die was changed to another face by a card. */
  record DieTurned(Seat seat, CardId card, Face from, Face to) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setDice(draft.dice().minus(from).plus(to));
    }
  }

  /** Dice were rolled for a card. */
  record CardDiceRolled(Seat seat, CardId card, Dice dice) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {}
  }

  /** Points were gained. */
  record PointsGained(Seat seat, int amount) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addPoints(seat, amount);
    }
  }

  /** Points were lost. */
  record PointsLost(Seat seat, int amount) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addPoints(seat, -amount);
    }
  }

  /** Energy was gained. */
  record EnergyGained(Seat seat, int amount) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addEnergy(seat, amount);
    }
  }

  /** Energy was paid or lost. */
  record EnergyLost(Seat seat, int amount) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addEnergy(seat, -amount);
    }
  }

  /** Life was regained. */
  record LifeGained(Seat seat, int amount) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addLife(seat, amount);
    }
  }

  /**
   * Damage cost life.
   *
   * @param dealer the Monster that dealt the damage; null for poison
   */
  record LifeLost(Seat seat, int amount, @Nullable Seat dealer, DamageKind kind) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addLife(seat, -amount);
      if (dealer != null) {
        draft.add(Seats.HARMERS, dealer);
      }
      if (kind == DamageKind.SMASH) {
        draft.add(Seats.SMASHED, seat);
      }
    }
  }

  /** Life was lost other than by damage. */
  record LifeForfeited(Seat seat, int amount) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addLife(seat, -amount);
    }
  }

  /** The maximum life of a Monster changed. */
  record MaximumLifeChanged(Seat seat, int maximum) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setMaxLife(seat, maximum);
    }
  }

  /** Tokens were put on a Monster. */
  record TokensGained(Seat seat, Token token, int count) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addTokens(seat, token, count);
    }
  }

  /** Hearts removed tokens (D-4). */
  record TokensRemoved(Seat seat, Token token, int count) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addTokens(seat, token, -count);
    }
  }

  /** Damage was prevented. */
  record DamagePrevented(Seat seat, int amount) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {}
  }

  /** A Monster takes no more damage this turn. */
  record ShieldRaised(Seat seat) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.add(Seats.SHIELDED, seat);
    }
  }

  /** A Monster was eliminated (D-7). */
  record MonsterEliminated(Seat seat) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.eliminate(seat);
    }
  }

  /** A Monster at 0 life came back into the game. */
  record MonsterRevived(Seat seat, int life) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addLife(seat, life - draft.life(seat));
    }
  }

  /**
   * The active Monster attacked.
   *
   * @param smashes the strength of the attack, without what cards add against single targets
   */
  record AttackMade(Seat seat, int smashes) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setSmashes(smashes);
    }
  }

  /** A Monster yielded its place (Y-1). */
  record TokyoYielded(Seat seat, Place place, Seat attacker) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setPlace(seat, Place.OUTSIDE);
      draft.add(Seats.YIELDED, seat);
    }

    @Override
    public boolean fits(Draft.Changeable table) {
      return place == table.place(seat) && table.isInTokyo(seat);
    }
  }

  /** A Monster that could have yielded stayed (Y-1). */
  record TokyoHeld(Seat seat, Place place, Seat attacker) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.add(Seats.STAYED, seat);
    }

    @Override
    public boolean fits(Draft.Changeable table) {
      return place == table.place(seat) && table.isInTokyo(seat);
    }
  }

  /** A Monster entered Tokyo (T-1, T-2). */
  record TokyoEntered(Seat seat, Place place) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setPlace(seat, place);
    }
  }

  /**
   * A Monster left Tokyo other than by yielding.
   *
   * @param place the place that it left
   */
  record TokyoLeft(Seat seat, Place place) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setPlace(seat, Place.OUTSIDE);
    }

    @Override
    public boolean fits(Draft.Changeable table) {
      return place == table.place(seat) && table.isInTokyo(seat);
    }
  }

  /** The Monster in Bay moved to City (T-6). */
  record MovedToCity(Seat seat) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setPlace(seat, Place.CITY);
    }

    @Override
    public boolean fits(Draft.Changeable table) {
      return table.place(seat) == Place.BAY;
    }
  }

  /** A card was revealed from the deck (S-3, B-2). */
  record CardRevealed(int slot, CardId card) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.cardTable = draft.cardTable.revealed(card, slot);
    }

    @Override
    public boolean fits(Draft.Changeable table) {
      return table.market().card(slot) == null && table.cardTable.canBe(card, 0);
    }
  }

  /**
   * The discard pile became the deck (B-5).
   *
   * @param cards the number of cards in the new deck
   */
  record DeckReshuffled(int cards) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.cardTable = draft.cardTable.reshuffled();
    }

    @Override
    public boolean fits(Draft.Changeable table) {
      return cards == table.discards().size()
          && table.deck().size() == table.cardTable.hiddenCards();
    }
  }

  /** The face-up cards were discarded for 2 energy (B-3). */
  record MarketSwept(Seat seat, ImmutableList<CardId> cards) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.cardTable = draft.cardTable.swept(cards);
    }

    @Override
    public boolean fits(Draft.Changeable table) {
      return cards.equals(table.market().cards());
    }
  }

  /** A face-up card was bought and paid for (B-6). */
  record CardBought(Seat seat, CardId card, int slot, int price) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addEnergy(seat, -price);
      draft.cardTable = draft.cardTable.bought(seat, card, slot);
    }

    @Override
    public boolean fits(Draft.Changeable table) {
      return card.equals(table.market().card(slot));
    }
  }

  /**
   * A card was bought from the top of the deck and paid for.
   *
   * @param position 0 for the top card
   */
  record TopCardBought(Seat seat, CardId card, int position, int price) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addEnergy(seat, -price);
      draft.cardTable = draft.cardTable.drawn(card, position).gained(seat, card);
    }

    @Override
    public boolean fits(Draft.Changeable table) {
      return position >= 0 && table.cardTable.canBe(card, position);
    }
  }

  /** A Keep card was bought from another Monster and paid for. What its owner gains is a separate event. */
  record CardBoughtFromMonster(Seat seat, Seat owner, CardId card, int price) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addEnergy(seat, -price);
      draft.cardTable = draft.cardTable.moved(owner, seat, card);
    }
  }

  /** A Discard card took effect and was discarded (B-4). */
  record CardPlayed(Seat seat, CardId card) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.cardTable = draft.cardTable.played(card);
    }

    @Override
    public boolean fits(Draft.Changeable table) {
      return table.boughtCards().contains(card);
    }
  }

  /**
   * A Monster looked at a card of the deck.
   *
   * @param card the card; null for viewers who may not know it
   * @param position 0 for the top card
   */
  record TopCardSeen(Seat seat, @Nullable CardId card, int position) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.cardTable = draft.cardTable.seenBy(seat, card, position);
    }

    @Override
    public boolean fits(Draft.Changeable table) {
      return position >= 0
          && position <= table.seenCards().size()
          && (card == null || table.cardTable.canBe(card, position));
    }

    @Override
    public TopCardSeen publicFor(Viewer viewer) {
      return viewer.knowsCardSeenBy(SeatSet.of(seat))
          ? this
          : new TopCardSeen(seat, null, position);
    }
  }

  /** A card was used. */
  record CardUsed(Seat seat, CardId card) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.cardTable = draft.cardTable.used(seat, card);
    }
  }

  /**
   * The counters on a card changed.
   *
   * @param counters the new number
   */
  record CountersChanged(Seat seat, CardId card, int counters) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.cardTable = draft.cardTable.withCounters(seat, card, counters);
    }
  }

  /** Stored energy moved from a card to its owner. */
  record EnergyWithdrawn(Seat seat, CardId card, int amount) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addEnergy(seat, amount);
      draft.cardTable = draft.cardTable.withFewerCounters(seat, card, amount);
    }
  }

  /** A card became a copy of another. */
  record CopyMade(Seat seat, CardId card, CardRef copied) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.cardTable = draft.cardTable.copying(seat, card, copied);
    }
  }

  /** A card stopped copying another. */
  record CopyEnded(Seat seat, CardId card) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.cardTable = draft.cardTable.withoutCopy(seat, card);
    }
  }

  /** A Keep card was discarded. */
  record CardDiscarded(Seat seat, CardId card) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.cardTable = draft.cardTable.removed(seat, card).discarded(card);
    }
  }

  /** A Keep card was sold and discarded. */
  record CardSold(Seat seat, CardId card, int price) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addEnergy(seat, price);
      draft.cardTable = draft.cardTable.removed(seat, card).discarded(card);
    }
  }
}
