package io.github.kotrules.state;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.Game;
import io.github.kotrules.InventedCards;
import io.github.kotrules.RandomGames;
import io.github.kotrules.RandomGames.Step;
import io.github.kotrules.TestRun;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.json.Json;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.Event.CardRevealed;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.Event.TopCardSeen;
import java.util.Objects;
import java.util.SplittableRandom;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** Random games in which seat 1 begins with a card that shows it the top of the deck. */
@AddLifecycleHook(TestRun.class)
class ViewProperties {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), InventedCards.all());

  private static final Notation NOTATION = Notation.of(ImmutableMap.of("house", GAME));

  private static final Json JSON = Json.of(ImmutableMap.of("house", GAME));

  private static final int STEPS = 300;

  /** Sees a step with a card that is hidden from a seat, and the same state with another card in its place. */
  @FunctionalInterface
  private interface Check {
    void see(Step step, GameState twin, Seat seat);
  }

  @CanIgnoreReturnValue
  private static int forEveryHiddenCard(Game game, long seed, int players, Check check) {
    GameState start = lookoutAtSeatOne(game, players);
    int hidden = 0;
    for (Step step : RandomGames.play(game, start, seed, STEPS)) {
      GameState state = step.before();
      for (int at = 0; at < state.seenCards().size(); at++) {
        for (int i = 0; i < players; i++) {
          if (!state.seenCards().get(at).seenBy().contains(Seat.at(i))) {
            hidden++;
            checkAgainstOthers(step, at, Seat.at(i), check);
          }
        }
      }
    }
    return hidden;
  }

  private static void checkAgainstOthers(Step step, int position, Seat seat, Check check) {
    GameState state = step.before();
    for (CardId other : state.deck().distinct()) {
      if (!other.equals(state.seenCards().get(position).card())) {
        check.see(step, replaceSeen(state, position, other), seat);
      }
    }
  }

  private static GameState lookoutAtSeatOne(Game game, int players) {
    GameSetup setup = RandomGames.richTable(game, players);
    ImmutableList<CardSetup> lookout = ImmutableList.of(CardSetup.of(InventedCards.LOOKOUT));
    return game.start(setup.with(Seat.ONE, setup.monster(Seat.ONE).withCards(lookout)));
  }

  /** The state in which another card of the deck was seen. */
  private static GameState replaceSeen(GameState state, int position, CardId other) {
    ImmutableList.Builder<SeenCard> seen = ImmutableList.builder();
    for (int i = 0; i < state.seenCards().size(); i++) {
      SeenCard before = state.seenCards().get(i);
      seen.add(i == position ? new SeenCard(other, before.seenBy()) : before);
    }
    CardId replaced = Objects.requireNonNull(state.seenCards().get(position).card());
    return GameView.restack(
        state, state.cards.withDeck(state.deck().minus(other).plus(replaced), seen.build()));
  }

  @Example
  void have_something_to_hide() {
    int hidden = 0;
    for (long seed = 0; seed < 10; seed++) {
      hidden += forEveryHiddenCard(GAME, seed, 4, (step, twin, seat) -> {
        assertThat(twin.seenCards()).isNotEqualTo(step.before().seenCards());
      });
    }
    assertThat(hidden).isGreaterThan(1_000);
  }

  @Property(tries = 2)
  void are_the_same_whatever_card_is_hidden(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int players) {
    forEveryHiddenCard(GAME, seed, players, (step, twin, seat) -> {
      GameView view = step.before().viewFor(seat);
      GameView twinView = twin.viewFor(seat);
      assertThat(twinView).isEqualTo(view).hasSameHashCodeAs(view).hasToString(view.toString());
      assertThat(NOTATION.writeView(twinView)).isEqualTo(NOTATION.writeView(view));
      assertThat(JSON.write(twinView)).isEqualTo(JSON.write(view));
      assertThat(GAME.legalActions(twinView)).isEqualTo(GAME.legalActions(view));
    });
  }

  @Property(tries = 2)
  void are_fed_by_the_same_events_whatever_card_is_hidden(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int players) {
    Game game = GAME;
    forEveryHiddenCard(game, seed, players, (step, twin, seat) -> {
      if (game.legalActions(twin).contains(step.action())) {
        Transition twinStep = game.apply(twin, step.action());
        if (staysHidden(step.transition(), seat) && staysHidden(twinStep, seat)) {
          assertThat(twinStep.eventsFor(seat)).isEqualTo(step.transition().eventsFor(seat));
        }
      }
    });
  }

  private static boolean staysHidden(Transition transition, Seat seat) {
    for (Event event : transition.events()) {
      boolean shown = event instanceof CardRevealed
          || event instanceof TopCardBought
          || (event instanceof TopCardSeen seen && seen.seat() == seat);
      if (shown) {
        return false;
      }
    }
    return true;
  }

  @Property(tries = 2)
  void do_not_tell_what_another_looks_at(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int players) {
    Game game = GAME;
    for (Step step : RandomGames.play(game, lookoutAtSeatOne(game, players), seed, STEPS)) {
      GameState before = step.before();
      if (before.pending() instanceof DeckChance chance && chance.use() == DeckChance.Use.LOOK) {
        for (Outcome outcome : chance.outcomes()) {
          Transition other = game.apply(before, outcome);
          for (Seat seat : before.others(before.activeSeat())) {
            assertThat(other.eventsFor(seat)).isEqualTo(step.transition().eventsFor(seat));
            assertThat(other.state().viewFor(seat))
                .isEqualTo(step.transition().state().viewFor(seat));
          }
        }
      }
    }
  }

  @Property(tries = 2)
  void are_what_the_seat_sees_of_every_sample(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int players) {
    GameState start = lookoutAtSeatOne(GAME, players);
    SplittableRandom random = new SplittableRandom(seed);
    for (Step step : RandomGames.play(GAME, start, seed, STEPS)) {
      for (int i = 0; i < players; i++) {
        GameView view = step.before().viewFor(Seat.at(i));
        GameState sample = view.sample(random);
        assertThat(sample.viewFor(Seat.at(i))).isEqualTo(view);
        assertThat(sample.deckSize()).isEqualTo(step.before().deckSize());
      }
    }
  }
}
