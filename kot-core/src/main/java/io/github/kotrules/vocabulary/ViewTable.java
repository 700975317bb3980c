package io.github.kotrules.vocabulary;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.SeenCard;
import io.github.kotrules.state.ViewSetup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of a view that lasts from turn to turn, without defaults.
 *
 * @param market the cards by slot; null for an empty slot
 * @param deck the cards that the viewer has not seen
 */
public record ViewTable(
    List<MonsterSetup> monsters,
    List<@Nullable CardId> market,
    List<CardId> deck,
    List<SeenCard> topCards,
    List<CardId> discards,
    Seat activeSeat,
    Seat firstSeat,
    Seat regularSeat,
    int fewerDice,
    List<ExtraTurn> extraTurns) {

  // The names of fields, which refusals contain.
  public static final String MONSTERS = "monsters";
  public static final String MARKET = "market";
  public static final String DECK = "deck";
  public static final String TOP_CARDS = "topCards";
  public static final String DISCARDS = "discards";
  public static final String ACTIVE_SEAT = "activeSeat";
  public static final String FIRST_SEAT = "firstSeat";
  public static final String EXTRA_TURNS = "extraTurns";

  public static ViewTable of(GameView view) {
    List<@Nullable CardId> market = new ArrayList<>();
    for (int slot = 0; slot < Market.SLOTS; slot++) {
      market.add(view.market().card(slot));
    }
    return new ViewTable(
        ViewSetup.of(view).position().monsters(),
        market,
        view.deck().toList(),
        view.seenCards(),
        view.discards().toList(),
        view.activeSeat(),
        view.firstSeat(),
        view.regularSeat(),
        view.fewerDice(),
        view.extraTurns());
  }

  /** Returns this table as a position. Cards without another place are in its discard pile. */
  public GameSetup toPosition() {
    return new GameSetup(
        ImmutableList.copyOf(monsters),
        Market.of(market.toArray(new CardId[0])),
        ImmutableList.copyOf(deck),
        ImmutableList.copyOf(topCards),
        activeSeat,
        firstSeat,
        regularSeat,
        fewerDice,
        ImmutableList.copyOf(extraTurns));
  }
}
