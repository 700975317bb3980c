package io.github.kotrules;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.CardRevealed;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.Event.TopCardSeen;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.SeenCard;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * A moment of a game as one seat may know it. A card that the seat has not seen and that is still in the deck is unnamed; one
 * that has become public since is named.
 */
record KnownMoment(
    GameSetup position, ImmutableList<Action> moves, ImmutableMap<Seat, Integer> forfeits) {

  static KnownMoment of(Game game, GameRecord moment, Seat seat) {
    Set<Integer> hidden = new HashSet<>();
    List<Integer> origins = hasSecret(moment.end(), seat) ? origins(game, moment) : List.of();
    for (int depth = 0; depth < origins.size(); depth++) {
      if (!moment.end().seenCards().get(depth).seenBy().contains(seat)) {
        hidden.add(origins.get(depth));
      }
    }
    return new KnownMoment(hide(moment.start(), hidden), hide(moment, hidden), moment.forfeits());
  }

  private static boolean hasSecret(GameState state, Seat seat) {
    return state.seenCards().stream().anyMatch(seen -> !seen.seenBy().contains(seat));
  }

  /**
   * For each seen card of the last table, where it was first seen: the index of a top card of the position, or the number of
   * top cards plus the index of an action.
   */
  private static List<Integer> origins(Game game, GameRecord moment) {
    int top = moment.start().topCards().size();
    GameState state = game.start(moment.start());
    List<Integer> origins = new ArrayList<>();
    // Cards dealt before the first action came from the top.
    for (int i = top - state.seenCards().size(); i < top; i++) {
      origins.add(i);
    }
    int origin = top;
    for (Transition transition : moment.transitions(game)) {
      for (Event event : transition.events()) {
        follow(event, origin, origins);
      }
      origin++;
    }
    return origins;
  }

  /** Applies an event to the list of seen cards on top of the deck. */
  private static void follow(Event event, int origin, List<Integer> origins) {
    if (event instanceof CardRevealed && !origins.isEmpty()) {
      origins.remove(0);
    } else if (event instanceof TopCardBought bought && bought.position() < origins.size()) {
      origins.remove(bought.position());
    } else if (event instanceof TopCardSeen seen && seen.position() == origins.size()) {
      origins.add(origin);
    }
  }

  private static GameSetup hide(GameSetup position, Set<Integer> hidden) {
    ImmutableList.Builder<SeenCard> topCards = ImmutableList.builder();
    List<CardId> deck = position.deck() == null ? null : new ArrayList<>(position.deck());
    for (int i = 0; i < position.topCards().size(); i++) {
      SeenCard seen = position.topCards().get(i);
      topCards.add(hidden.contains(i) ? new SeenCard(null, seen.seenBy()) : seen);
      if (hidden.contains(i) && deck != null) {
        deck.add(Objects.requireNonNull(seen.card()));
      }
    }
    return position
        .withTopCards(topCards.build())
        .withDeck(deck == null ? null : ImmutableList.copyOf(deck));
  }

  private static ImmutableList<Action> hide(GameRecord moment, Set<Integer> hidden) {
    ImmutableList.Builder<Action> moves = ImmutableList.builder();
    for (int i = 0; i < moment.actions().size(); i++) {
      boolean isHidden = hidden.contains(moment.start().topCards().size() + i);
      moves.add(isHidden ? new Reveal(null) : moment.actions().get(i));
    }
    return moves.build();
  }
}
