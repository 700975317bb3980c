package io.github.kotrules.cards.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multiset;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.PickMonster;
import io.github.kotrules.action.Action.PickNumber;
import io.github.kotrules.action.Action.PickOption;
import io.github.kotrules.action.Decision;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.WhenAnswered;
import io.github.kotrules.card.WhenTokyoEntered;
import io.github.kotrules.card.WhenTokyoLeft;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForMonster;
import io.github.kotrules.effect.Effect.AskForNumber;
import io.github.kotrules.effect.Effect.AskForOption;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.effect.Effect.Heal;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.effect.Effect.PlaceCounters;
import io.github.kotrules.json.Json;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.Laws;
import io.github.kotrules.testkit.RandomPlay;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The laws that printed cards cannot show: a question of a card in text and JSON, for views, and at a turned table. */
class CardQuestionLawsTest {
  private static final int GAMES = TestRun.times(2);

  /** Asks whenever its owner comes to its turn or to Tokyo, or leaves. */
  private record Oracle()
      implements Card, WhenTurnStarts, WhenTokyoEntered, WhenTokyoLeft, WhenAnswered {
    @Override
    public CardFace face() {
      return CardFace.keep("oracle", "Oracle", 0, "Ask a lot of questions.");
    }

    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(
          new AskForOption(table.left(owner), ImmutableList.of("heal", "energy-1", "3")),
          new AskForNumber(owner, 1, 3));
    }

    @Override
    public ImmutableList<Effect> whenTokyoEntered(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new AskForMonster(owner, table.others(owner)));
    }

    @Override
    public ImmutableList<Effect> whenTokyoLeft(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new AskForMonster(table.left(owner), table.living()));
    }

    @Override
    public ImmutableList<Effect> whenOptionPicked(
        Table table, Seat owner, CardId card, Seat answerer, String option) {
      return ImmutableList.of(
          option.equals("heal") ? new Heal(owner, 1) : new LoseEnergy(answerer, 1));
    }

    @Override
    public ImmutableList<Effect> whenMonsterPicked(
        Table table, Seat owner, CardId card, Seat answerer, Seat monster) {
      return ImmutableList.of(
          new GainEnergy(owner, 1), new DealDamage(owner, SeatSet.of(monster), 1, DamageKind.CARD));
    }

    @Override
    public ImmutableList<Effect> whenNumberPicked(
        Table table, Seat owner, CardId card, Seat answerer, int number) {
      return ImmutableList.of(new PlaceCounters(owner, card, number));
    }
  }

  private static final Game GAME = Game.of(
      RuleSet.secondEdition(),
      CardSet.builder()
          .add(new Oracle(), 40)
          .addAll(KingOfTokyo.secondEdition().cards())
          .build());
  private static final Notation NOTATION = Notation.of(ImmutableMap.of("house", GAME));
  private static final Json JSON = Json.of(ImmutableMap.of("house", GAME));

  private static GameSetup start(int players) {
    return RandomGames.newGame(false, players).withFirst(Seat.ONE);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6})
  void questions_and_answers_travel_as_text_and_as_trees(int players) {
    Multiset<Class<?>> picks = HashMultiset.create();
    for (int seed = 0; seed < GAMES; seed++) {
      LastTurn turn = new LastTurn(start(players));
      new RandomPlay(GAME, seed).toEnd(GAME.start(start(players)), (before, action, transition) -> {
        Laws.checkStep(GAME, before, action, transition);
        turn.see(action, transition);
        picks.add(action.getClass());
        checkAction(before, action);
        transition.events().forEach(event -> checkEvent(before, event));
        checkViews(before, transition);
        GameRecord moment = turn.until(transition.state());
        assertThat(NOTATION.readMoment(NOTATION.writeMoment(moment))).isEqualTo(moment);
      });
    }
    assertThat(picks.count(PickOption.class)).isGreaterThan(20);
    assertThat(picks.count(PickNumber.class)).isGreaterThan(20);
    assertThat(picks.count(PickMonster.class)).isGreaterThan(players == 2 ? 0 : 20);
  }

  private static void checkAction(GameState before, Action action) {
    assertThat(NOTATION.readMove(before, NOTATION.write(before, action))).isEqualTo(action);
    assertThat(JSON.readAction(before, JSON.write(action))).isEqualTo(action);
  }

  private static void checkEvent(GameState before, Event event) {
    assertThat(NOTATION.readEvent(before, NOTATION.write(event))).isEqualTo(event);
    assertThat(JSON.readEvent(before, JSON.write(event))).isEqualTo(event);
  }

  /** A view follows by its events, and knows the legal answers of the seat that is asked. */
  private static void checkViews(GameState before, Transition transition) {
    GameState after = transition.state();
    for (int i = 0; i < before.seats(); i++) {
      Seat seat = Seat.at(i);
      assertThat(before.viewFor(seat).after(transition.eventsFor(seat)))
          .isEqualTo(after.viewFor(seat));
    }
    if (after.pending() instanceof Decision asked) {
      assertThat(GAME.legalActions(after.viewFor(asked.seat())))
          .isEqualTo(GAME.legalActions(after));
      assertThat(JSON.readDecision(after, JSON.write(asked))).isEqualTo(asked);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void a_turned_table_sees_the_same_game_turned(int players) {
    Seating seating = Seating.turned(players, 1);
    Function<Event, Event> rename = seating::rename;
    for (int seed = 0; seed < GAMES; seed++) {
      GameState[] turned = {GAME.start(seating.seat(start(players)))};
      new RandomPlay(GAME, seed).toEnd(GAME.start(start(players)), (before, action, transition) -> {
        Transition other = GAME.apply(turned[0], seating.rename(action));
        List<Event> expected = transition.events().stream().map(rename).toList();
        assertThat(List.copyOf(other.events())).isEqualTo(expected);
        turned[0] = other.state();
      });
    }
  }
}
