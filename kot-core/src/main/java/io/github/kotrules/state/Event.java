package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
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
 * GameState#after} makes the next state from that very list.
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

  /** Changes the table as this event says. Only the library can open a draft. */
  void applyTo(Draft.Changeable draft);

  /**
   * Whether this can have happened to a table, as far as {@link #applyTo} would not notice. The rules do not ask: their events
   * always fit.
   */
  default boolean fits(Draft.Changeable table) {
    return true;
  }

  /** What a viewer may know of this event: the event itself, or a form without its secret. */
  default Event publicFor(Viewer viewer) {
    return this;
  }

  /** A Monster rolled for the first turn (S-7). */
  record OpeningRolled(Seat seat, Dice dice) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {}
  }

  /** The first player was found or named (S-7). */
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
   * @param fewerDice by how many dice it is smaller
   */
  record ExtraTurnStarted(Seat seat, int fewerDice) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.startExtraTurn(seat, fewerDice);
    }

    @Override
    public boolean fits(Draft.Changeable table) {
      return table.extraTurns().contains(new ExtraTurn(seat, fewerDice));
    }
  }

  /** The next step of the turn began. */
  record StepBegan(TurnStep step) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setStep(step);
    }
  }

  /** The active Monster has earned an extra turn, whatever becomes of its cards (E-2). */
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
   * @param fewerDice by how many dice it is smaller
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

  /** The table now waits for a card of the deck. The event does not say which cards it can be: not every seat may know. */
  record CardAwaited(DeckChance.Use use) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.await(new DeckChance(draft.deck(), use));
    }
  }

  /**
   * The game is over (W).
   *
   * @param winners nobody if everybody was eliminated
   */
  record GameEnded(SeatSet winners) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.end(winners);
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
    public void applyTo(Draft.Changeable draft) {
      draft.setRollsLeft(rollsLeft);
    }
  }

  /**
   * Dice fell and joined those on the table.
   *
   * @param seat whose dice they are
   */
  record DiceRolled(Seat seat, Dice dice) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setDice(draft.dice().plus(dice));
    }
  }

  /** Dice were picked up to be rolled again, at the cost of a roll. */
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
   * Dice of the active Monster were picked up to be rolled again, by the power of a card.
   *
   * @param seat whose card it is
   */
  record RerollForced(Seat seat, CardId card, Dice dice) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setDice(draft.dice().minus(dice));
    }
  }

  /** A die was turned to another face by the power of a card. */
  record DieTurned(Seat seat, CardId card, Face from, Face to) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.setDice(draft.dice().minus(from).plus(to));
    }
  }

  /** Dice fell for a card. */
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
   * @param dealer who caused it; nobody for poison
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

  /** Life was lost that was no damage. */
  record LifeForfeited(Seat seat, int amount) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addLife(seat, -amount);
    }
  }

  /** A Monster can now have more or less life. */
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

  /** Damage was not taken. */
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

  /** A Monster is out of the game (D-7). */
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
   * @param smashes how strong the attack is before what cards add for single targets
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
   * A Monster left Tokyo without having yielded.
   *
   * @param place what it left
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

  /** A card came from the deck face up (S-3, B-2). */
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
   * @param cards how many cards it has
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

  /** A face-up card was bought; the price is paid with it (B-6). */
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
   * A card was bought off the deck; the price is paid with it.
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

  /** A Keep card was bought from another Monster; the owner's income is another event. */
  record CardBoughtFromMonster(Seat seat, Seat owner, CardId card, int price) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.addEnergy(seat, -price);
      draft.cardTable = draft.cardTable.moved(owner, seat, card);
    }
  }

  /** A Discard card takes effect and is discarded (B-4). */
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
   * @param card the card; null for those who have not looked
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
   * What lies on a card changed.
   *
   * @param counters how many lie there now
   */
  record CountersChanged(Seat seat, CardId card, int counters) implements Event {
    @Override
    public void applyTo(Draft.Changeable draft) {
      draft.cardTable = draft.cardTable.withCounters(seat, card, counters);
    }
  }

  /** Stored energy went from a card to its owner. */
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

  /** A card copies nothing any more. */
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
