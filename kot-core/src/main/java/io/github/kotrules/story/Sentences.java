package io.github.kotrules.story;

import static io.github.kotrules.story.Words.count;
import static io.github.kotrules.story.Words.fewerDice;
import static io.github.kotrules.story.Words.fromTop;
import static io.github.kotrules.story.Words.lower;
import static io.github.kotrules.story.Words.place;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.CardBought;
import io.github.kotrules.state.Event.CardBoughtFromMonster;
import io.github.kotrules.state.Event.CardDiceRolled;
import io.github.kotrules.state.Event.CardDiscarded;
import io.github.kotrules.state.Event.CardPlayed;
import io.github.kotrules.state.Event.CardRevealed;
import io.github.kotrules.state.Event.CardSold;
import io.github.kotrules.state.Event.CardUsed;
import io.github.kotrules.state.Event.CopyEnded;
import io.github.kotrules.state.Event.CopyMade;
import io.github.kotrules.state.Event.CountersChanged;
import io.github.kotrules.state.Event.DamagePrevented;
import io.github.kotrules.state.Event.DeckReshuffled;
import io.github.kotrules.state.Event.DiceRolled;
import io.github.kotrules.state.Event.DieTurned;
import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.state.Event.EnergyLost;
import io.github.kotrules.state.Event.EnergyWithdrawn;
import io.github.kotrules.state.Event.ExtraTurnEarned;
import io.github.kotrules.state.Event.ExtraTurnGranted;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.FirstPlayerChosen;
import io.github.kotrules.state.Event.GameEnded;
import io.github.kotrules.state.Event.LifeForfeited;
import io.github.kotrules.state.Event.LifeGained;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.MarketSwept;
import io.github.kotrules.state.Event.MaximumLifeChanged;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.state.Event.MonsterRevived;
import io.github.kotrules.state.Event.MovedToCity;
import io.github.kotrules.state.Event.OpeningRolled;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.PointsLost;
import io.github.kotrules.state.Event.RerollForced;
import io.github.kotrules.state.Event.RerollGranted;
import io.github.kotrules.state.Event.RerollTaken;
import io.github.kotrules.state.Event.ShieldRaised;
import io.github.kotrules.state.Event.TokensGained;
import io.github.kotrules.state.Event.TokensRemoved;
import io.github.kotrules.state.Event.TokyoEntered;
import io.github.kotrules.state.Event.TokyoHeld;
import io.github.kotrules.state.Event.TokyoLeft;
import io.github.kotrules.state.Event.TokyoYielded;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.Event.TopCardSeen;
import io.github.kotrules.state.Event.TurnStarted;
import java.util.Map;
import java.util.function.Function;

/** A table of sentences, one for each class of event. */
final class Sentences {
  private final Words words;
  private final ImmutableMap<Class<? extends Event>, Function<Event, String>> table;

  Sentences(Words words) {
    this.words = words;
    this.table = ImmutableMap.ofEntries(
        // The course of the game.
        on(OpeningRolled.class, e -> name(e.seat()) + " rolls " + e.dice() + " for the first turn"),
        on(FirstPlayerChosen.class, e -> name(e.seat()) + " goes first"),
        on(TurnStarted.class, e -> name(e.seat()) + " begins a turn"),
        on(
            ExtraTurnStarted.class,
            e -> name(e.seat()) + " begins an extra turn" + fewerDice(e.fewerDice())),
        on(ExtraTurnEarned.class, e -> name(e.seat()) + " has earned an extra turn"),
        on(
            ExtraTurnGranted.class,
            e -> name(e.seat()) + " will have an extra turn" + fewerDice(e.fewerDice())),
        on(GameEnded.class, e -> words.end(e.winners())),

        // Dice.
        on(DiceRolled.class, e -> name(e.seat()) + " rolls " + e.dice()),
        on(RerollTaken.class, e -> name(e.seat()) + " picks up " + e.dice()),
        on(RerollGranted.class, e -> name(e.seat()) + " may roll once more"),
        on(
            RerollForced.class,
            e -> name(e.seat()) + " has " + e.dice() + " rolled again with " + card(e.card())),
        on(
            DieTurned.class,
            e -> name(e.seat()) + " turns " + e.from().symbol() + " to "
                + e.to().symbol() + " with " + card(e.card())),
        on(
            CardDiceRolled.class,
            e -> name(e.seat()) + " rolls " + e.dice() + " for " + card(e.card())),

        // Points, energy, life and tokens.
        on(PointsGained.class, e -> name(e.seat()) + " gains " + count(e.amount(), "point")),
        on(PointsLost.class, e -> name(e.seat()) + " loses " + count(e.amount(), "point")),
        on(EnergyGained.class, e -> name(e.seat()) + " gains " + e.amount() + " energy"),
        on(EnergyLost.class, e -> name(e.seat()) + " pays " + e.amount() + " energy"),
        on(LifeGained.class, e -> name(e.seat()) + " heals " + e.amount() + " life"),
        on(LifeLost.class, e -> name(e.seat()) + " loses " + e.amount() + " life" + cause(e)),
        on(LifeForfeited.class, e -> name(e.seat()) + " gives up " + e.amount() + " life"),
        on(
            MaximumLifeChanged.class,
            e -> name(e.seat()) + " can now have " + e.maximum() + " life"),
        on(TokensGained.class, e -> name(e.seat()) + " gets " + tokens(e.token(), e.count())),
        on(TokensRemoved.class, e -> name(e.seat()) + " is rid of " + tokens(e.token(), e.count())),
        on(DamagePrevented.class, e -> name(e.seat()) + " is spared " + e.amount() + " damage"),
        on(ShieldRaised.class, e -> name(e.seat()) + " takes no more damage this turn"),
        on(MonsterEliminated.class, e -> name(e.seat()) + " is out!"),
        on(MonsterRevived.class, e -> name(e.seat()) + " begins anew with " + e.life() + " life"),

        // Attacks and Tokyo.
        on(AttackMade.class, e -> name(e.seat()) + " attacks with " + e.smashes()),
        on(
            TokyoYielded.class,
            e -> name(e.seat()) + " yields " + place(e.place()) + " to " + name(e.attacker())),
        on(TokyoHeld.class, e -> name(e.seat()) + " stays in " + place(e.place())),
        on(TokyoEntered.class, e -> name(e.seat()) + " enters " + place(e.place())),
        on(TokyoLeft.class, e -> name(e.seat()) + " has to leave " + place(e.place())),
        on(MovedToCity.class, e -> name(e.seat()) + " moves from the Bay to Tokyo City"),

        // The market and the deck.
        on(CardRevealed.class, e -> card(e.card()) + " is revealed"),
        on(DeckReshuffled.class, e -> "the discard pile becomes the deck"),
        on(MarketSwept.class, e -> name(e.seat()) + " sweeps away " + words.cards(e.cards())),
        on(
            CardBought.class,
            e -> name(e.seat()) + " buys " + card(e.card()) + " for " + e.price() + " energy"),
        on(
            TopCardBought.class,
            e -> name(e.seat()) + " buys " + card(e.card()) + " off the deck for " + e.price()
                + " energy"),
        on(
            CardBoughtFromMonster.class,
            e -> name(e.seat()) + " buys " + card(e.card()) + " from " + name(e.owner()) + " for "
                + e.price() + " energy"),
        on(CardPlayed.class, e -> name(e.seat()) + " plays " + card(e.card())),
        // Only the Monster that has looked knows which card it is.
        on(
            TopCardSeen.class,
            e -> name(e.seat()) + " looks at " + fromTop(e.position()) + " of the deck"),

        // Keep cards in play.
        on(CardUsed.class, e -> name(e.seat()) + " uses " + card(e.card())),
        on(
            CountersChanged.class,
            e -> name(e.seat()) + "'s " + card(e.card()) + " now holds "
                + count(e.counters(), "counter")),
        on(
            EnergyWithdrawn.class,
            e -> name(e.seat()) + " takes " + e.amount() + " energy off " + card(e.card())),
        on(
            CopyMade.class,
            e -> name(e.seat()) + "'s " + card(e.card()) + " copies "
                + card(e.copied().card()) + " of " + name(e.copied().owner())),
        on(
            CopyEnded.class,
            e -> name(e.seat()) + "'s " + card(e.card()) + " copies nothing any more"),
        on(CardDiscarded.class, e -> name(e.seat()) + " loses " + card(e.card())),
        on(
            CardSold.class,
            e -> name(e.seat()) + " sells " + card(e.card()) + " for " + e.price() + " energy"));
  }

  private static <E extends Event> Map.Entry<Class<E>, Function<Event, String>> on(
      Class<E> type, Function<E, String> sentence) {
    return Map.entry(type, event -> sentence.apply(type.cast(event)));
  }

  /** The sentence of an event; empty for the steps of a turn and for what the table waits for. */
  String of(Event event) {
    Function<Event, String> sentence = table.get(event.getClass());
    return sentence == null ? "" : sentence.apply(event);
  }

  private String name(Seat seat) {
    return words.name(seat);
  }

  private String card(CardId card) {
    return words.card(card);
  }

  private String cause(LifeLost event) {
    Seat dealer = event.dealer();
    if (event.kind() == DamageKind.POISON) {
      return " to poison";
    }
    return dealer == null || dealer == event.seat() ? "" : " to " + name(dealer);
  }

  private static String tokens(Token token, int count) {
    return count(count, lower(token) + " token");
  }
}
