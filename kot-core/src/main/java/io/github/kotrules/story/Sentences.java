package io.github.kotrules.story;

import static io.github.kotrules.story.Words.count;
import static io.github.kotrules.story.Words.fewerDice;
import static io.github.kotrules.story.Words.fromTop;
import static io.github.kotrules.story.Words.lower;
import static io.github.kotrules.story.Words.place;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.BuyTopCard;
import io.github.kotrules.action.Action.CopyCard;
import io.github.kotrules.action.Action.Decline;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.EndSelling;
import io.github.kotrules.action.Action.GiveHearts;
import io.github.kotrules.action.Action.KeepDice;
import io.github.kotrules.action.Action.PickMonster;
import io.github.kotrules.action.Action.PickNumber;
import io.github.kotrules.action.Action.PickOption;
import io.github.kotrules.action.Action.ProbeDie;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.SellCard;
import io.github.kotrules.action.Action.SpendHearts;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.StoreEnergy;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Action.TakeDamage;
import io.github.kotrules.action.Action.TakeExtraTurn;
import io.github.kotrules.action.Action.TurnDie;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision.ChooseAmount;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseExtraTurn;
import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.Decision.ChooseGift;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.action.Decision.ChooseHearts;
import io.github.kotrules.action.Decision.ChooseMonster;
import io.github.kotrules.action.Decision.ChooseNumber;
import io.github.kotrules.action.Decision.ChooseOption;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
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
import org.jspecify.annotations.Nullable;

/**
 * Sentences and phrases for events, actions and questions, by class. Steps of a turn and what the table waits for have none.
 */
final class Sentences {
  private final Words words;
  private final ImmutableMap<Class<?>, Function<Object, String>> table;

  Sentences(Words words) {
    this.words = words;
    this.table = ImmutableMap.<Class<?>, Function<Object, String>>builder()
        .putAll(events())
        .putAll(actions())
        .putAll(questions())
        .buildOrThrow();
  }

  private ImmutableMap<Class<?>, Function<Object, String>> events() {
    return ImmutableMap.ofEntries(
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
        on(DieTurned.class, e -> name(e.seat()) + " turns " + turned(e.from(), e.to(), e.card())),
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
        on(MonsterRevived.class, e -> name(e.seat()) + " returns with " + e.life() + " life"),

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
        on(CardBought.class, e -> name(e.seat()) + " buys " + card(e.card()) + price(e.price())),
        on(
            TopCardBought.class,
            e -> name(e.seat()) + " buys " + card(e.card()) + " off the deck" + price(e.price())),
        on(
            CardBoughtFromMonster.class,
            e -> name(e.seat()) + " buys " + card(e.card()) + " from " + name(e.owner())
                + price(e.price())),
        on(CardPlayed.class, e -> name(e.seat()) + " plays " + card(e.card())),
        // The card is omitted because only one player may know it.
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
        on(CardSold.class, e -> name(e.seat()) + " sells " + card(e.card()) + price(e.price())));
  }

  /** The phrases for choices of players and outcomes of chance. */
  private ImmutableMap<Class<?>, Function<Object, String>> actions() {
    return ImmutableMap.ofEntries(
        on(StopRolling.class, a -> "stop rolling"),
        on(RerollDice.class, a -> "roll " + a.dice() + " again"),
        on(RerollWithCard.class, a -> "roll " + a.dice() + " again with " + card(a.card())),
        on(
            ProbeDie.class,
            a -> "have " + a.face().symbol() + " rolled again with " + card(a.card())),
        on(TurnDie.class, a -> "turn " + turned(a.from(), a.to(), a.card())),
        on(KeepDice.class, a -> "leave the dice as they are"),
        on(ResolveDice.class, a -> "resolve " + Words.lower(a.group())),
        on(GiveHearts.class, a -> "give " + count(a.hearts(), "heart") + " to " + name(a.to())),
        on(
            SpendHearts.class,
            a -> "spend " + count(a.heal(), "heart") + " on life, " + a.poison() + " on poison and "
                + a.shrink() + " on shrink tokens"),
        on(YieldTokyo.class, a -> "yield Tokyo"),
        on(StayInTokyo.class, a -> "stay in Tokyo"),
        on(TakeDamage.class, a -> "take the damage"),
        on(BuyCard.class, a -> "buy " + card(a.card())),
        on(BuyTopCard.class, a -> "buy " + fromTop(a.position()) + " of the deck"),
        on(BuyFromMonster.class, a -> "buy " + card(a.card()) + " from " + name(a.owner())),
        on(SweepMarket.class, a -> "sweep the market"),
        on(EndBuying.class, a -> "buy nothing more"),
        on(UseCard.class, a -> "use " + card(a.card())),
        on(CopyCard.class, a -> "copy " + card(a.card()) + " of " + name(a.owner())),
        on(StoreEnergy.class, a -> "store " + a.amount() + " energy"),
        on(SellCard.class, a -> "sell " + card(a.card())),
        on(EndSelling.class, a -> "sell nothing more"),
        on(PickOption.class, a -> "pick " + option(a.option())),
        on(PickMonster.class, a -> "pick " + name(a.monster())),
        on(PickNumber.class, a -> "pick " + a.number()),
        on(TakeExtraTurn.class, a -> "take the extra turn"),
        on(Decline.class, a -> "decline"),
        on(Roll.class, a -> "the dice fall " + a.dice()),
        // The card is omitted because only one player may know it; the event names a revealed card.
        on(Reveal.class, a -> "a card comes from the deck"));
  }

  /** The phrases for questions. */
  private ImmutableMap<Class<?>, Function<Object, String>> questions() {
    return ImmutableMap.ofEntries(
        on(ChooseReroll.class, q -> "which dice to roll again"),
        on(ChooseProbe.class, q -> "whether to have a die of the active Monster rolled again"),
        on(
            ChooseFreeReroll.class,
            q -> "which of " + q.dice() + " to roll again for free" + rolledFor(q.rolledFor())),
        on(ChooseDieChange.class, q -> "whether to turn a die"),
        on(ChooseGroup.class, q -> "which dice to resolve next"),
        on(
            ChooseGift.class,
            q -> "whom to give some of " + count(q.hearts(), "heart") + besides(q.given())),
        on(ChooseHearts.class, q -> "what to spend " + count(q.hearts(), "heart") + " on"),
        on(
            ChooseYield.class,
            q -> "whether to yield Tokyo to " + name(q.attacker()) + avoiding(q.avoidable())),
        on(ChooseDefence.class, q -> "whether to defend against " + damage(q.packet())),
        on(ChoosePurchase.class, q -> "what to buy"),
        on(
            ChooseRevealed.class,
            q -> "whether to buy " + words.cards(q.cards()) + ", just revealed"),
        on(
            ChooseCopy.class,
            q -> "what " + card(q.card()) + " shall copy"
                + (q.price() == 0 ? "" : "," + price(q.price()))),
        on(
            ChooseAmount.class,
            q -> "how much energy to put on " + card(q.card()) + ", " + q.most() + " at most"),
        on(ChooseSale.class, q -> "what to sell"),
        on(
            ChooseOption.class,
            q -> "which option of " + card(q.card()) + " to pick: "
                + String.join(", ", Lists.transform(q.options(), Sentences::option))),
        on(ChooseMonster.class, q -> "which Monster to pick for " + card(q.card())),
        on(
            ChooseNumber.class,
            q -> "which number from " + q.least() + " to " + q.most() + " to pick for "
                + card(q.card())),
        on(ChooseExtraTurn.class, q -> "whether to take an extra turn"));
  }

  private static <T> Map.Entry<Class<T>, Function<Object, String>> on(
      Class<T> type, Function<T, String> sentence) {
    return Map.entry(type, value -> sentence.apply(type.cast(value)));
  }

  /** The sentence for an event, or the phrase for an action or a question; empty if there is none. */
  String of(Object value) {
    return table.getOrDefault(value.getClass(), none -> "").apply(value);
  }

  private String name(Seat seat) {
    return words.name(seat);
  }

  private String card(CardId card) {
    return words.card(card);
  }

  /** The words of an option of a card. */
  private static String option(String option) {
    return option.replace('-', ' ');
  }

  private static String price(int energy) {
    return " for " + energy + " energy";
  }

  private String turned(Face from, Face to, CardId card) {
    return from.symbol() + " to " + to.symbol() + " with " + card(card);
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

  private String rolledFor(@Nullable CardId card) {
    return card == null ? "" : ", rolled for " + card(card);
  }

  private String besides(SeatSet given) {
    return given.isEmpty() ? "" : " besides " + words.names(given);
  }

  private static String avoiding(int damage) {
    return damage == 0 ? "" : " before taking " + damage + " damage";
  }

  private static String damage(DamagePacket packet) {
    String damage = packet.amount() + " damage by ";
    return switch (packet.kind()) {
      case SMASH -> damage + "Smash";
      case CARD -> damage + "a card";
      case POISON -> damage + "poison";
    };
  }
}
