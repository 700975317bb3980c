package io.github.kotrules.state;

import static io.github.kotrules.InventedCards.LOOKOUT;
import static io.github.kotrules.InventedCards.PARADE;
import static io.github.kotrules.InventedCards.QUAKE;
import static io.github.kotrules.InventedCards.SNACK;
import static io.github.kotrules.InventedCards.SPARE_CLAWS;
import static io.github.kotrules.InventedCards.UMBRELLA;
import static io.github.kotrules.Say.reveal;
import static io.github.kotrules.Say.roll;
import static io.github.kotrules.Say.stop;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.InventedCards;
import io.github.kotrules.Say;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Seat 1 has a lookout, a card that shows it the top of the deck, and looks: it sees a snack. */
@SuppressWarnings("NullAway") // nulls are refused too
class ViewAfterTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), InventedCards.all());
  private static final GameState LOOKING = looking();
  private static final Transition SAW = GAME.apply(LOOKING, reveal(SNACK));
  private static final Event ASKED = new Event.QuestionAsked(new ChoosePurchase(Seat.ONE));

  private static GameState looking() {
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID)
        .withFirst(Seat.ONE)
        .withMarket(Market.of(QUAKE, SPARE_CLAWS, QUAKE))
        .withDeck(ImmutableList.of(PARADE, PARADE, PARADE, SNACK, UMBRELLA));
    MonsterSetup owner =
        setup.monster(Seat.ONE).withCards(CardSetup.of(LOOKOUT)).withPlace(Place.CITY);
    return Say.all(GAME, GAME.start(setup.with(Seat.ONE, owner)), roll("112233"), stop());
  }

  private static String refusal(GameView view, Event... events) {
    Throwable refusal = catchThrowable(() -> {
      GameView unused = view.after(List.of(events));
    });
    assertThat(refusal).isExactlyInstanceOf(IllegalArgumentException.class);
    return String.valueOf(refusal.getMessage());
  }

  @Test
  void tells_each_viewer_what_it_may_know() {
    for (Viewer viewer : List.of(Seat.TWO, Onlooker.SPECTATOR)) {
      assertThat(SAW.eventsFor(viewer)).contains(new Event.TopCardSeen(Seat.ONE, null, 0));
      assertThat(SAW.state().viewFor(viewer).seenCards())
          .containsExactly(new SeenCard(null, SeatSet.of(Seat.ONE)));
    }
    for (Viewer viewer : List.of(Seat.ONE, Onlooker.ALL_SEEING)) {
      assertThat(SAW.eventsFor(viewer)).isEqualTo(SAW.events());
      assertThat(SAW.state().viewFor(viewer).seenCards())
          .containsExactly(new SeenCard(SNACK, SeatSet.of(Seat.ONE)));
    }
  }

  @Test
  void an_onlooker_has_no_seat_and_is_not_asked() {
    GameView view = SAW.state().viewFor(Onlooker.ALL_SEEING);

    assertThat(view.viewer()).isEqualTo(Onlooker.ALL_SEEING);
    assertThat(view).hasToString(view.toString()).asString().startsWith("as all-seeing sees it:");
    assertThat(view).isNotEqualTo(SAW.state().viewFor(Onlooker.SPECTATOR));
    assertThat(GAME.legalActions(view)).isEmpty();
    assertThatIllegalStateException()
        .isThrownBy(view::seat)
        .withMessageContaining("without a seat: all-seeing");
  }

  @Test
  void a_view_from_events_can_be_asked_but_not_sampled() {
    GameView after = LOOKING.viewFor(Seat.ONE).after(SAW.eventsFor(Seat.ONE));

    assertThat(GAME.legalActions(after)).isEqualTo(GAME.legalActions(SAW.state()));
    assertThatIllegalStateException()
        .isThrownBy(() -> after.sample(new SplittableRandom(1)))
        .withMessageContaining("comes from events, text or JSON");
  }

  @Test
  void refuses_what_tells_a_secret_or_hides_what_is_known() {
    assertThat(refusal(LOOKING.viewFor(Seat.TWO), SAW.events().toArray(new Event[0])))
        .contains("does not fit the view of seat 2: it names a card that this viewer may not know");
    assertThat(refusal(LOOKING.viewFor(Seat.ONE), new Event.TopCardSeen(Seat.ONE, null, 0), ASKED))
        .contains("a card on top of the deck is not named");
  }

  @Test
  void refuses_a_part_of_a_transition() {
    GameView view = LOOKING.viewFor(Seat.TWO);
    List<Event> events = SAW.eventsFor(Seat.TWO);

    assertThat(refusal(view)).contains("do not end with what the table waits for");
    assertThat(refusal(view, events.subList(0, events.size() - 1).toArray(new Event[0])))
        .contains("do not end with what the table waits for");
    assertThat(view.after(new ArrayList<>(events))).isEqualTo(SAW.state().viewFor(Seat.TWO));
  }

  @Test
  void accepts_several_transitions_in_a_row() {
    Transition next = GAME.apply(SAW.state(), GAME.legalActions(SAW.state()).get(0));
    List<Event> all = new ArrayList<>(SAW.eventsFor(Seat.TWO));
    all.addAll(next.eventsFor(Seat.TWO));

    assertThat(LOOKING.viewFor(Seat.TWO).after(all)).isEqualTo(next.state().viewFor(Seat.TWO));
  }

  static List<GameSetup> extra_turns_about_to_start() {
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.ONE);
    return List.of(
        setup.withFewerDice(1),
        setup.withRegular(Seat.TWO),
        setup.withFewerDice(2).withExtraTurns(new ExtraTurn(Seat.ONE, 1)));
  }

  @ParameterizedTest
  @MethodSource("extra_turns_about_to_start")
  void follows_an_extra_turn_that_starts_after_the_market_is_dealt(GameSetup setup) {
    Game game = Game.of(RuleSet.secondEdition(), InventedCards.all());
    GameState state = Say.all(game, game.start(setup), reveal(PARADE), reveal(PARADE));
    Transition dealt = game.apply(state, reveal(SNACK));

    assertThat(dealt.events()).contains(new Event.ExtraTurnStarted(Seat.ONE, setup.fewerDice()));
    for (Viewer viewer : List.of(Seat.ONE, Seat.TWO, Onlooker.SPECTATOR)) {
      assertThat(state.viewFor(viewer).after(dealt.eventsFor(viewer)))
          .isEqualTo(dealt.state().viewFor(viewer));
    }
  }

  @Test
  void refuses_another_extra_turn_than_the_one_about_to_start() {
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING)
        .withFirst(Seat.ONE)
        .withExtraTurns(new ExtraTurn(Seat.TWO, 3));
    for (int fewerDice = 0; fewerDice <= 1; fewerDice++) {
      GameView view = GAME.start(setup.withFewerDice(fewerDice)).viewFor(Seat.TWO);

      for (ExtraTurn other : List.of(
          new ExtraTurn(Seat.ONE, 0), new ExtraTurn(Seat.TWO, 1), new ExtraTurn(Seat.TWO, 3))) {
        assertThat(
                refusal(view, new Event.ExtraTurnStarted(other.seat(), other.fewerDice()), ASKED))
            .contains("it cannot happen at this table");
      }
    }
  }

  static List<Event> events_that_do_not_fit() {
    CardId unknown = CardId.of("unknown");
    return List.of(
        new Event.PointsGained(Seat.ONE, 30),
        new Event.PointsGained(Seat.SIX, 1),
        new Event.PointsGained(null, 1),
        new Event.PointsLost(Seat.ONE, 9),
        new Event.EnergyLost(Seat.ONE, 99),
        new Event.LifeGained(Seat.ONE, 1),
        new Event.LifeLost(Seat.TWO, 10, Seat.ONE, DamageKind.SMASH),
        new Event.LifeLost(Seat.TWO, 1, Seat.FIVE, DamageKind.SMASH),
        new Event.MonsterEliminated(Seat.ONE),
        new Event.TurnStarted(Seat.FOUR),
        new Event.ExtraTurnStarted(Seat.ONE, 0),
        new Event.ExtraTurnGranted(Seat.FOUR, 0),
        new Event.ExtraTurnEarned(Seat.TWO),
        new Event.QuestionAsked(null),
        new Event.DiceAwaited(null),
        new Event.StepBegan(null),
        new Event.ShieldRaised(Seat.FOUR),
        new Event.TokyoEntered(Seat.TWO, Place.CITY),
        new Event.TokyoEntered(Seat.TWO, Place.BAY),
        new Event.TokyoEntered(Seat.FOUR, Place.OUTSIDE),
        new Event.TokyoYielded(Seat.TWO, Place.CITY, Seat.ONE),
        new Event.TokyoHeld(Seat.ONE, Place.BAY, Seat.TWO),
        new Event.TokyoLeft(Seat.TWO, Place.CITY),
        new Event.MovedToCity(Seat.TWO),
        new Event.RerollTaken(Seat.ONE, Dice.parse("S")),
        new Event.DieTurned(Seat.ONE, LOOKOUT, Face.SMASH, Face.ONE),
        new Event.CardRevealed(0, SNACK),
        new Event.CardRevealed(7, SNACK),
        new Event.CardRevealed(0, null),
        new Event.MarketSwept(Seat.ONE, ImmutableList.of(QUAKE)),
        new Event.CardBought(Seat.ONE, QUAKE, 1, 0),
        new Event.CardBought(Seat.ONE, unknown, 1, 0),
        new Event.TopCardBought(Seat.ONE, QUAKE, 0, 0),
        new Event.TopCardBought(Seat.ONE, SNACK, -1, 0),
        new Event.TopCardSeen(Seat.ONE, null, 3),
        new Event.TopCardSeen(Seat.FIVE, null, 1),
        new Event.CardPlayed(Seat.ONE, QUAKE),
        new Event.DeckReshuffled(1),
        new Event.CardUsed(Seat.TWO, LOOKOUT),
        new Event.CardBoughtFromMonster(Seat.TWO, Seat.THREE, LOOKOUT, 0),
        new Event.CountersChanged(Seat.ONE, LOOKOUT, -1),
        new Event.CopyMade(Seat.ONE, LOOKOUT, new CardRef(Seat.TWO, SNACK)),
        new Event.CardDiscarded(Seat.TWO, LOOKOUT),
        new Event.CardSold(Seat.ONE, SNACK, 1));
  }

  @ParameterizedTest
  @MethodSource("events_that_do_not_fit")
  void refuses_by_a_sentence(Event event) {
    assertThat(refusal(SAW.state().viewFor(Seat.TWO), event, ASKED)).contains("fit");
  }

  @Test
  void refuses_to_wait_for_somebody_who_is_not_there() {
    GameView view = SAW.state().viewFor(Seat.TWO);

    assertThat(refusal(view, new Event.QuestionAsked(new ChooseReroll(Seat.FOUR))))
        .isEqualTo("the events do not fit this view: there is no seat 4 at this table");
    assertThat(
            refusal(view, new Event.DiceAwaited(DiceChance.of(Seat.FIVE, 6, DiceChance.Use.TURN))))
        .contains("there is no seat 5");
    assertThat(refusal(view, new Event.QuestionAsked(new ChooseReroll(null)))).contains("fit");
    assertThat(refusal(view, new Event.GameEnded(SeatSet.of(Seat.SIX)))).contains("no seat 6");
  }
}
