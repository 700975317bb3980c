package io.github.kotrules.cards.laws;

import static io.github.kotrules.cards.CardIds.COMPLETE_DESTRUCTION;
import static io.github.kotrules.cards.CardIds.FRENZY;
import static io.github.kotrules.cards.CardIds.MADE_IN_A_LAB;

import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.CardBought;
import io.github.kotrules.state.Event.CardBoughtFromMonster;
import io.github.kotrules.state.Event.CardDiscarded;
import io.github.kotrules.state.Event.CardRevealed;
import io.github.kotrules.state.Event.CardSold;
import io.github.kotrules.state.Event.CopyEnded;
import io.github.kotrules.state.Event.DeckReshuffled;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.MarketSwept;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.state.Event.MonsterRevived;
import io.github.kotrules.state.Event.MovedToCity;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.TokyoLeft;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.RandomPlay;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Counts the corners to which one game comes. */
final class CornerCount implements RandomPlay.Watcher {
  private static final int MOST_CARDS = 5;
  private static final int POINTS_OF_DESTRUCTION = 9;

  private final Map<Corner, Integer> counts;

  /** Who has answered about revealed cards since the active Monster was last asked. */
  private SeatSet passed = SeatSet.none();

  private boolean frenzyIsBack;

  CornerCount(Map<Corner, Integer> counts) {
    this.counts = counts;
  }

  private void count(Corner corner, boolean met) {
    if (met) {
      counts.merge(corner, 1, Integer::sum);
    }
  }

  @Override
  public void see(GameState before, Action action, Transition transition) {
    seeOpportunists(before, transition);
    seeDeck(before, transition);
    seeExtraTurns(before, transition);
    seeTokyo(before, transition);
    seeCopies(before, transition);
  }

  private static <E extends Event> @Nullable E first(Transition transition, Class<E> type) {
    for (Event event : transition.events()) {
      if (type.isInstance(event)) {
        return type.cast(event);
      }
    }
    return null;
  }

  private static boolean has(Transition transition, Class<? extends Event> type) {
    return first(transition, type) != null;
  }

  private void seeOpportunists(GameState before, Transition transition) {
    GameState after = transition.state();
    CardBought bought = first(transition, CardBought.class);
    if (before.pending() instanceof ChooseRevealed answered) {
      passed = bought == null ? passed.with(answered.seat()) : passed;
      count(Corner.FRENZY_IN_ANOTHERS_TURN, bought != null && bought.card().equals(FRENZY));
    }
    if (after.pending() instanceof ChooseRevealed asked) {
      boolean another =
          before.pending() instanceof ChooseRevealed last && last.seat() != asked.seat();
      count(Corner.TWO_OPPORTUNISTS_ASKED, another);
      count(Corner.OPPORTUNIST_ASKED_AGAIN, passed.contains(asked.seat()));
    } else if (!(after.pending() instanceof DeckChance)) {
      passed = SeatSet.none();
    }
  }

  private void seeDeck(GameState before, Transition transition) {
    GameState after = transition.state();
    int cards = before.deckSize();
    if (before.pending() instanceof DeckChance && cards >= 1 && cards <= MOST_CARDS) {
      count(Corner.valueOf("DECK_OF_" + cards), true);
    }
    boolean reshuffled = has(transition, DeckReshuffled.class);
    count(Corner.EMPTY_DECK_RESHUFFLED, reshuffled);
    CardRevealed revealed = first(transition, CardRevealed.class);
    if (revealed != null && revealed.card().equals(FRENZY)) {
      count(Corner.FRENZY_BACK_FROM_DISCARDS, frenzyIsBack);
      frenzyIsBack = false;
    }
    frenzyIsBack |= reshuffled && after.deck().contains(FRENZY);
    boolean empties = has(transition, CardBought.class) || has(transition, MarketSwept.class);
    count(
        Corner.SLOT_STAYED_EMPTY,
        empties
            && !(after.pending() instanceof DeckChance)
            && after.market().cards().size() < before.market().cards().size());
    count(
        Corner.NOTHING_TO_LOOK_AT,
        after.pending() instanceof ChoosePurchase asked
            && after.deckSize() == 0
            && hasPower(after, asked.seat(), MADE_IN_A_LAB));
  }

  private static boolean hasPower(Table table, Seat seat, CardId power) {
    for (HeldCard card : table.cards(seat)) {
      if (card.id().equals(power) || (card.copy() != null && card.copy().card().equals(power))) {
        return true;
      }
    }
    return false;
  }

  private void seeExtraTurns(GameState before, Transition transition) {
    ExtraTurnStarted started = first(transition, ExtraTurnStarted.class);
    if (started != null) {
      ExtraTurn equal = new ExtraTurn(started.seat(), started.fewerDice());
      count(Corner.EQUAL_EXTRA_TURN_TO_COME, transition.state().extraTurns().contains(equal));
      count(Corner.MARKET_DEALT_IN_EXTRA_TURN, before.step() == TurnStep.OPENING);
    }
    Table end = transition.turnEnd();
    if (end != null && started != null) {
      Seat ended = end.activeSeat();
      SeatSet seats = SeatSet.none();
      for (ExtraTurn turn : end.extraTurns()) {
        seats = seats.with(turn.seat());
      }
      count(
          Corner.OWN_EXTRA_TURN_AFTER_EXTRA_TURN,
          ended != end.regularSeat() && seats.contains(ended) && seats.size() > 1);
      count(Corner.EXTRA_TURNS_OF_SEVERAL_OTHERS, !seats.contains(ended) && seats.size() > 1);
    }
    for (Event event : transition.events()) {
      if (event instanceof MonsterEliminated fallen) {
        List<ExtraTurn> turns = before.extraTurns();
        count(
            Corner.EXTRA_TURNS_LOST, turns.stream().anyMatch(turn -> turn.seat() == fallen.seat()));
      }
    }
  }

  private void seeTokyo(GameState before, Transition transition) {
    boolean hadBay = before.occupant(Place.BAY) != null;
    boolean closed =
        hadBay && before.living().size() >= 5 && transition.state().living().size() < 5;
    if (closed) {
      Seat bay = before.occupant(Place.BAY);
      AttackMade attack = first(transition, AttackMade.class);
      TokyoLeft left = first(transition, TokyoLeft.class);
      count(
          Corner.OWN_BAY_CLOSED_BY_SMASH,
          attack != null && attack.seat() == bay && left != null && left.seat() == bay);
      count(Corner.BAY_MOVED_TO_CITY, has(transition, MovedToCity.class));
      count(Corner.BAY_CLOSED_WITHOUT_ATTACK, before.smashes() == 0 && attack == null);
    }
    PointsGained gained = first(transition, PointsGained.class);
    count(
        Corner.DESTRUCTION_BY_STRENGTH_KEPT,
        before.step() == TurnStep.RESOLVE
            && before.smashes() > 0
            && !before.dice().contains(Face.SMASH)
            && !before.isInTokyo(before.activeSeat())
            && hasPower(before, before.activeSeat(), COMPLETE_DESTRUCTION)
            && gained != null
            && gained.seat() == before.activeSeat()
            && gained.amount() >= POINTS_OF_DESTRUCTION);
  }

  private void seeCopies(GameState before, Transition transition) {
    SeatSet fallen = SeatSet.none();
    for (Event event : transition.events()) {
      if (event instanceof MonsterEliminated out) {
        fallen = fallen.with(out.seat());
      } else if (event instanceof MonsterRevived reborn) {
        fallen = fallen.with(reborn.seat());
      }
    }
    for (Event event : transition.events()) {
      if (event instanceof CopyEnded ended) {
        CardRef source = source(before, ended.seat(), ended.card());
        count(Corner.SOURCE_OF_COPY_FELL, source != null && fallen.contains(source.owner()));
      } else if (event instanceof CardBoughtFromMonster bought) {
        seeBoughtAway(before, bought);
      } else if (event instanceof CardSold sold) {
        seeLeft(before, sold.seat(), sold.card());
      } else if (event instanceof CardDiscarded discarded && !fallen.contains(discarded.seat())) {
        seeLeft(before, discarded.seat(), discarded.card());
      }
    }
    for (Seat seat : fallen) {
      for (HeldCard card : before.cards(seat)) {
        CardRef source = card.copy();
        count(
            Corner.COPIER_FELL_WITH_SOURCE,
            source != null && source.owner() != seat && fallen.contains(source.owner()));
      }
    }
  }

  private static @Nullable CardRef source(Table table, Seat seat, CardId copier) {
    HeldCard card = table.cards(seat).find(copier);
    return card == null ? null : card.copy();
  }

  private void seeBoughtAway(GameState before, CardBoughtFromMonster bought) {
    if (isCopied(before, bought.owner(), bought.card())) {
      boolean equal = number(before, bought.owner(), bought.card()) > 1;
      count(Corner.COPY_OF_EQUAL_CARDS_STAYED, equal);
      count(Corner.COPY_FOLLOWED, !equal);
    }
    count(Corner.COPIER_BOUGHT_AWAY, source(before, bought.owner(), bought.card()) != null);
  }

  private void seeLeft(GameState before, Seat owner, CardId card) {
    count(
        Corner.COPY_OF_EQUAL_CARDS_LEFT,
        isCopied(before, owner, card) && number(before, owner, card) > 1);
  }

  private static boolean isCopied(Table table, Seat owner, CardId id) {
    CardRef source = new CardRef(owner, id);
    for (Seat seat : table.allSeats()) {
      for (HeldCard card : table.cards(seat)) {
        if (source.equals(card.copy())) {
          return true;
        }
      }
    }
    return false;
  }

  private static int number(Table table, Seat owner, CardId id) {
    int number = 0;
    for (HeldCard card : table.cards(owner)) {
      number += card.id().equals(id) ? 1 : 0;
    }
    return number;
  }
}
