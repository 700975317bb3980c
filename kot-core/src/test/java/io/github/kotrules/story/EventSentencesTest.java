package io.github.kotrules.story;

import static io.github.kotrules.InventedCards.LOOKOUT;
import static io.github.kotrules.InventedCards.PARADE;
import static io.github.kotrules.InventedCards.SNACK;
import static io.github.kotrules.InventedCards.UMBRELLA;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.story.Leaves.leaves;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.InventedCards;
import io.github.kotrules.RandomGames;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.CardAwaited;
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
import io.github.kotrules.state.Event.DiceAwaited;
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
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.state.Event.RerollForced;
import io.github.kotrules.state.Event.RerollGranted;
import io.github.kotrules.state.Event.RerollTaken;
import io.github.kotrules.state.Event.RollingBegan;
import io.github.kotrules.state.Event.ShieldRaised;
import io.github.kotrules.state.Event.StepBegan;
import io.github.kotrules.state.Event.TokensGained;
import io.github.kotrules.state.Event.TokensRemoved;
import io.github.kotrules.state.Event.TokyoEntered;
import io.github.kotrules.state.Event.TokyoHeld;
import io.github.kotrules.state.Event.TokyoLeft;
import io.github.kotrules.state.Event.TokyoYielded;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.Event.TopCardSeen;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.GameState;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class EventSentencesTest {
  private static final Game GAME = Game.of(RuleSet.firstEdition(), InventedCards.all());
  private static final GameState TABLE =
      GAME.start(Monster.GIGAZAUR, Monster.KRAKEN, Monster.THE_KING);
  private static final Storyteller STORYTELLER = new Storyteller(GAME, TABLE);
  private static final Dice DICE = Dice.parse("12S");

  /** What a reader would not miss. */
  private static final Set<Class<?>> PASSED_OVER = Set.of(
      StepBegan.class,
      RollingBegan.class,
      QuestionAsked.class,
      DiceAwaited.class,
      CardAwaited.class);

  record Told(Event event, String sentence) {}

  private static Told told(Event event, String sentence) {
    return new Told(event, sentence);
  }

  static final ImmutableList<Told> COURSE = ImmutableList.of(
      told(new OpeningRolled(ONE, DICE), "Gigazaur rolls 12S for the first turn"),
      told(new FirstPlayerChosen(TWO), "Kraken goes first"),
      told(new TurnStarted(THREE), "The King begins a turn"),
      told(new ExtraTurnStarted(ONE, 0), "Gigazaur begins an extra turn"),
      told(new ExtraTurnStarted(ONE, 1), "Gigazaur begins an extra turn, with 1 die less"),
      told(new ExtraTurnEarned(ONE), "Gigazaur has earned an extra turn"),
      told(new ExtraTurnGranted(ONE, 2), "Gigazaur will have an extra turn, with 2 dice less"),
      told(new GameEnded(SeatSet.none()), "Nobody is left: everyone has lost"),
      told(new GameEnded(SeatSet.of(ONE)), "The game is won by Gigazaur"),
      told(new GameEnded(SeatSet.first(3)), "The game is won by Gigazaur, Kraken and The King"));

  static final ImmutableList<Told> DICE_EVENTS = ImmutableList.of(
      told(new DiceRolled(ONE, DICE), "Gigazaur rolls 12S"),
      told(new RerollTaken(ONE, DICE), "Gigazaur picks up 12S"),
      told(new RerollGranted(ONE), "Gigazaur may roll once more"),
      told(new RerollForced(TWO, SNACK, DICE), "Kraken has 12S rolled again with Snack"),
      told(new DieTurned(ONE, SNACK, Face.ONE, Face.HEART), "Gigazaur turns 1 to H with Snack"),
      told(new CardDiceRolled(ONE, SNACK, DICE), "Gigazaur rolls 12S for Snack"));

  static final ImmutableList<Told> VITALS = ImmutableList.of(
      told(new PointsGained(ONE, 1), "Gigazaur gains 1 point"),
      told(new PointsLost(ONE, 2), "Gigazaur loses 2 points"),
      told(new EnergyGained(ONE, 3), "Gigazaur gains 3 energy"),
      told(new EnergyLost(ONE, 3), "Gigazaur pays 3 energy"),
      told(new LifeGained(ONE, 1), "Gigazaur heals 1 life"),
      told(new LifeLost(ONE, 2, TWO, DamageKind.SMASH), "Gigazaur loses 2 life to Kraken"),
      told(new LifeLost(ONE, 2, ONE, DamageKind.CARD), "Gigazaur loses 2 life"),
      told(new LifeLost(ONE, 1, null, DamageKind.POISON), "Gigazaur loses 1 life to poison"),
      told(new LifeForfeited(ONE, 2), "Gigazaur gives up 2 life"),
      told(new MaximumLifeChanged(ONE, 12), "Gigazaur can now have 12 life"),
      told(new TokensGained(ONE, Token.POISON, 1), "Gigazaur gets 1 poison token"),
      told(new TokensRemoved(ONE, Token.SHRINK, 2), "Gigazaur is rid of 2 shrink tokens"),
      told(new DamagePrevented(ONE, 2), "Gigazaur is spared 2 damage"),
      told(new ShieldRaised(ONE), "Gigazaur takes no more damage this turn"),
      told(new MonsterEliminated(ONE), "Gigazaur is out!"),
      told(new MonsterRevived(ONE, 10), "Gigazaur returns with 10 life"));

  static final ImmutableList<Told> TOKYO = ImmutableList.of(
      told(new AttackMade(ONE, 3), "Gigazaur attacks with 3"),
      told(new TokyoYielded(ONE, Place.CITY, TWO), "Gigazaur yields Tokyo City to Kraken"),
      told(new TokyoHeld(ONE, Place.BAY, TWO), "Gigazaur stays in Tokyo Bay"),
      told(new TokyoEntered(ONE, Place.CITY), "Gigazaur enters Tokyo City"),
      told(new TokyoLeft(ONE, Place.BAY), "Gigazaur has to leave Tokyo Bay"),
      told(new MovedToCity(ONE), "Gigazaur moves from the Bay to Tokyo City"));

  static final ImmutableList<Told> CARDS = ImmutableList.of(
      told(new CardRevealed(0, PARADE), "Parade is revealed"),
      told(new CardRevealed(0, CardId.of("unheard-of")), "unheard-of is revealed"),
      told(new DeckReshuffled(7), "the discard pile becomes the deck"),
      told(
          new MarketSwept(ONE, ImmutableList.of(PARADE, SNACK)),
          "Gigazaur sweeps away Parade and Snack"),
      told(new CardBought(ONE, PARADE, 0, 6), "Gigazaur buys Parade for 6 energy"),
      told(new TopCardBought(ONE, PARADE, 0, 6), "Gigazaur buys Parade off the deck for 6 energy"),
      told(
          new CardBoughtFromMonster(ONE, TWO, SNACK, 2),
          "Gigazaur buys Snack from Kraken for 2 energy"),
      told(new CardPlayed(ONE, PARADE), "Gigazaur plays Parade"),
      told(new TopCardSeen(ONE, PARADE, 0), "Gigazaur looks at the top card of the deck"),
      told(new TopCardSeen(ONE, null, 1), "Gigazaur looks at card 2 from the top of the deck"),
      told(new CardUsed(ONE, UMBRELLA), "Gigazaur uses Umbrella"),
      told(new CountersChanged(ONE, SNACK, 1), "Gigazaur's Snack now holds 1 counter"),
      told(new EnergyWithdrawn(ONE, SNACK, 2), "Gigazaur takes 2 energy off Snack"),
      told(
          new CopyMade(ONE, LOOKOUT, new CardRef(TWO, SNACK)),
          "Gigazaur's Lookout copies Snack of Kraken"),
      told(new CopyEnded(ONE, LOOKOUT), "Gigazaur's Lookout copies nothing any more"),
      told(new CardDiscarded(ONE, SNACK), "Gigazaur loses Snack"),
      told(new CardSold(ONE, SNACK, 2), "Gigazaur sells Snack for 2 energy"));

  @ParameterizedTest
  @FieldSource({"COURSE", "DICE_EVENTS", "VITALS", "TOKYO", "CARDS"})
  void each_event_has_its_sentence(Told told) {
    assertThat(STORYTELLER.tell(told.event())).isEqualTo(told.sentence());
  }

  @Test
  void no_kind_of_event_is_forgotten() {
    Set<Class<?>> kinds = new HashSet<>(PASSED_OVER);
    for (ImmutableList<Told> theme : ImmutableList.of(COURSE, DICE_EVENTS, VITALS, TOKYO, CARDS)) {
      theme.forEach(told -> kinds.add(told.event().getClass()));
    }
    assertThat(leaves(Event.class)).containsExactlyInAnyOrderElementsOf(kinds);
  }

  @Test
  void tells_a_whole_game_and_passes_over_only_what_nobody_misses() {
    GameState start = GAME.start(RandomGames.richTable(GAME, 3));
    Storyteller storyteller = new Storyteller(GAME, start);
    for (RandomGames.Step step : RandomGames.play(GAME, start, 42, Integer.MAX_VALUE)) {
      for (Event event : step.transition().events()) {
        String sentence = storyteller.tell(event);
        assertThat(sentence.isEmpty()).isEqualTo(PASSED_OVER.contains(event.getClass()));
        assertThat(sentence).doesNotContainPattern("[\\[\\]=\\n]|^ |\\.$");
      }
    }
  }
}
