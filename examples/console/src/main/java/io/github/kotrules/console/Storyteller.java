package io.github.kotrules.console;

import io.github.kotrules.Game;
import io.github.kotrules.event.CardEvent.CardDiscarded;
import io.github.kotrules.event.CardEvent.CardSold;
import io.github.kotrules.event.CardEvent.CardUsed;
import io.github.kotrules.event.CardEvent.CopyEnded;
import io.github.kotrules.event.CardEvent.CopyMade;
import io.github.kotrules.event.DiceEvent.CardDiceRolled;
import io.github.kotrules.event.DiceEvent.DiceRolled;
import io.github.kotrules.event.DiceEvent.DieTurned;
import io.github.kotrules.event.DiceEvent.RerollForced;
import io.github.kotrules.event.DiceEvent.RerollTaken;
import io.github.kotrules.event.Event;
import io.github.kotrules.event.EventVisitor;
import io.github.kotrules.event.MarketEvent.CardBought;
import io.github.kotrules.event.MarketEvent.CardBoughtFromMonster;
import io.github.kotrules.event.MarketEvent.CardRevealed;
import io.github.kotrules.event.MarketEvent.DeckReshuffled;
import io.github.kotrules.event.MarketEvent.MarketSwept;
import io.github.kotrules.event.MarketEvent.TopCardBought;
import io.github.kotrules.event.TokyoEvent.AttackMade;
import io.github.kotrules.event.TokyoEvent.MovedToCity;
import io.github.kotrules.event.TokyoEvent.TokyoEntered;
import io.github.kotrules.event.TokyoEvent.TokyoHeld;
import io.github.kotrules.event.TokyoEvent.TokyoLeft;
import io.github.kotrules.event.TokyoEvent.TokyoYielded;
import io.github.kotrules.event.TurnEvent.ExtraTurnStarted;
import io.github.kotrules.event.TurnEvent.FirstPlayerChosen;
import io.github.kotrules.event.TurnEvent.GameEnded;
import io.github.kotrules.event.TurnEvent.OpeningRolled;
import io.github.kotrules.event.TurnEvent.TurnStarted;
import io.github.kotrules.event.VitalEvent.DamagePrevented;
import io.github.kotrules.event.VitalEvent.EnergyGained;
import io.github.kotrules.event.VitalEvent.EnergyLost;
import io.github.kotrules.event.VitalEvent.LifeGained;
import io.github.kotrules.event.VitalEvent.LifeLost;
import io.github.kotrules.event.VitalEvent.MonsterEliminated;
import io.github.kotrules.event.VitalEvent.MonsterRevived;
import io.github.kotrules.event.VitalEvent.PointsGained;
import io.github.kotrules.event.VitalEvent.PointsLost;
import io.github.kotrules.event.VitalEvent.ShieldRaised;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Turns events into sentences. It knows what happened, not why: there is no rule in here. */
final class Storyteller implements Consumer<Event>, EventVisitor<String> {
  private static final String NOTHING = "";

  private final Game game;
  private final Table table;
  private final Consumer<String> lines;
  private int turn;

  Storyteller(Game game, Table table, Consumer<String> lines) {
    this.game = game;
    this.table = table;
    this.lines = lines;
  }

  @Override
  public void accept(Event event) {
    String sentence = event.accept(this);
    if (!sentence.isEmpty()) {
      lines.accept(sentence);
    }
  }

  /** What a reader would not miss is passed over. */
  @Override
  public String other(Event event) {
    return NOTHING;
  }

  private String name(Seat seat) {
    return table.monster(seat).title();
  }

  private String card(CardId id) {
    return game.cards().card(id).name();
  }

  private static String place(Place place) {
    return place == Place.CITY ? "Tokyo City" : "Tokyo Bay";
  }

  private static String count(int count, String thing) {
    return count + " " + thing + (count == 1 ? "" : "s");
  }

  @Override
  public String openingRolled(OpeningRolled event) {
    return name(event.seat()) + " rolls " + event.dice() + " for the first turn.";
  }

  @Override
  public String firstPlayerChosen(FirstPlayerChosen event) {
    return name(event.seat()) + " begins.";
  }

  @Override
  public String turnStarted(TurnStarted event) {
    turn++;
    return "\nTurn " + turn + ": " + name(event.seat());
  }

  @Override
  public String extraTurnStarted(ExtraTurnStarted event) {
    turn++;
    return "\nTurn " + turn + ": " + name(event.seat()) + " again";
  }

  @Override
  public String diceRolled(DiceRolled event) {
    return "  rolls " + event.dice();
  }

  @Override
  public String rerollTaken(RerollTaken event) {
    return "  picks up " + event.dice();
  }

  @Override
  public String rerollForced(RerollForced event) {
    return "  " + name(event.seat()) + " has " + event.dice() + " rolled again with "
        + card(event.card());
  }

  @Override
  public String cardDiceRolled(CardDiceRolled event) {
    return "  " + name(event.seat()) + " rolls " + event.dice() + " for " + card(event.card());
  }

  @Override
  public String dieTurned(DieTurned event) {
    return "  turns " + event.from().symbol() + " to " + event.to().symbol() + " with "
        + card(event.card());
  }

  @Override
  public String pointsGained(PointsGained event) {
    return "  " + name(event.seat()) + " gains " + count(event.amount(), "point");
  }

  @Override
  public String pointsLost(PointsLost event) {
    return "  " + name(event.seat()) + " loses " + count(event.amount(), "point");
  }

  @Override
  public String energyGained(EnergyGained event) {
    return "  " + name(event.seat()) + " gains " + event.amount() + " energy";
  }

  @Override
  public String energyLost(EnergyLost event) {
    return "  " + name(event.seat()) + " pays " + event.amount() + " energy";
  }

  @Override
  public String lifeGained(LifeGained event) {
    return "  " + name(event.seat()) + " heals " + event.amount() + " life";
  }

  @Override
  public String lifeLost(LifeLost event) {
    return "  " + name(event.seat()) + " loses " + event.amount() + " life";
  }

  @Override
  public String damagePrevented(DamagePrevented event) {
    return "  " + name(event.seat()) + " is spared " + event.amount() + " damage";
  }

  @Override
  public String shieldRaised(ShieldRaised event) {
    return "  " + name(event.seat()) + " takes no more damage this turn";
  }

  @Override
  public String monsterEliminated(MonsterEliminated event) {
    return "  " + name(event.seat()) + " is out!";
  }

  @Override
  public String monsterRevived(MonsterRevived event) {
    return "  " + name(event.seat()) + " begins anew with " + event.life() + " life";
  }

  @Override
  public String attackMade(AttackMade event) {
    return "  " + name(event.seat()) + " attacks with " + event.smashes();
  }

  @Override
  public String tokyoYielded(TokyoYielded event) {
    return "  " + name(event.seat()) + " yields " + place(event.place());
  }

  @Override
  public String tokyoHeld(TokyoHeld event) {
    return "  " + name(event.seat()) + " stays in " + place(event.place());
  }

  @Override
  public String tokyoEntered(TokyoEntered event) {
    return "  " + name(event.seat()) + " enters " + place(event.place());
  }

  @Override
  public String tokyoLeft(TokyoLeft event) {
    return "  " + name(event.seat()) + " has to leave " + place(event.place());
  }

  @Override
  public String movedToCity(MovedToCity event) {
    return "  " + name(event.seat()) + " moves from the Bay to Tokyo City";
  }

  @Override
  public String cardRevealed(CardRevealed event) {
    return "  " + card(event.card()) + " is revealed";
  }

  @Override
  public String deckReshuffled(DeckReshuffled event) {
    return "  the discard pile becomes the deck";
  }

  @Override
  public String marketSwept(MarketSwept event) {
    return "  " + name(event.seat()) + " sweeps away "
        + event.cards().stream().map(this::card).collect(Collectors.joining(", "));
  }

  @Override
  public String cardBought(CardBought event) {
    return "  " + name(event.seat()) + " buys " + card(event.card()) + " for " + event.price()
        + " energy";
  }

  @Override
  public String topCardBought(TopCardBought event) {
    return "  " + name(event.seat()) + " buys " + card(event.card()) + " off the deck for "
        + event.price() + " energy";
  }

  @Override
  public String cardBoughtFromMonster(CardBoughtFromMonster event) {
    return "  " + name(event.seat()) + " buys " + card(event.card()) + " from "
        + name(event.owner()) + " for " + event.price() + " energy";
  }

  @Override
  public String cardUsed(CardUsed event) {
    return "  " + name(event.seat()) + " uses " + card(event.card());
  }

  @Override
  public String copyMade(CopyMade event) {
    return "  " + name(event.seat()) + "'s " + card(event.card()) + " copies "
        + card(event.copied().card());
  }

  @Override
  public String copyEnded(CopyEnded event) {
    return "  " + name(event.seat()) + "'s " + card(event.card()) + " copies nothing any more";
  }

  @Override
  public String cardDiscarded(CardDiscarded event) {
    return "  " + name(event.seat()) + " loses " + card(event.card());
  }

  @Override
  public String cardSold(CardSold event) {
    return "  " + name(event.seat()) + " sells " + card(event.card()) + " for " + event.price()
        + " energy";
  }

  @Override
  public String gameEnded(GameEnded event) {
    return event.winners().isEmpty()
        ? "\nNobody is left: everyone has lost."
        : "\nThe game is won by "
            + event.winners().toList().stream().map(this::name).collect(Collectors.joining(" and "))
            + ".";
  }
}
