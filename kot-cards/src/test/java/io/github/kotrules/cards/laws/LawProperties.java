package io.github.kotrules.cards.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kotrules.Game;
import io.github.kotrules.IllegalActionException;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Pending.GameOver;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import io.github.kotrules.testkit.Laws;
import io.github.kotrules.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** The laws that hold in every game, each over random games of both editions with 2 to 6 players. */
@AddLifecycleHook(TestRun.class)
class LawProperties {

  /** Law 1: the same call answers the same, and a whole game does so on two threads at once. */
  @Property(tries = RandomGames.TRIES, shrinking = ShrinkingMode.OFF)
  void the_same_call_answers_the_same(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    Game game = RandomGames.game(firstEdition);
    CompletableFuture<List<Transition>> elsewhere =
        CompletableFuture.supplyAsync(() -> transitions(firstEdition, players, seed));
    RandomGames.play(
        firstEdition,
        players,
        seed,
        (before, action, transition) ->
            assertThat(game.apply(before, action)).isEqualTo(transition));
    assertThat(elsewhere.join()).isEqualTo(transitions(firstEdition, players, seed));
  }

  private static List<Transition> transitions(boolean firstEdition, int players, long seed) {
    List<Transition> transitions = new ArrayList<>();
    RandomPlay play = new RandomPlay(RandomGames.game(firstEdition), seed);
    play.toEnd(play.newTable(players), (before, action, transition) -> transitions.add(transition));
    return transitions;
  }

  /** Law 2: the events of a transition contain the whole change. */
  @Property(tries = RandomGames.TRIES, shrinking = ShrinkingMode.OFF)
  void events_tell_the_whole_change(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    Game game = RandomGames.game(firstEdition);
    RandomGames.play(firstEdition, players, seed, (before, action, transition) -> {
      assertThat(before.after(transition.events())).isEqualTo(transition.state());
      assertThat(game.next(before, action)).isEqualTo(transition.state());
    });
  }

  /** Law 3: listed actions are accepted, and all others are refused and change nothing. */
  @Property(tries = RandomGames.TRIES, shrinking = ShrinkingMode.OFF)
  void legal_means_listed(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    Game game = RandomGames.game(firstEdition);
    int[] step = {0};
    RandomGames.play(firstEdition, players, seed, (before, action, transition) -> {
      checkListed(game, before, action);
      tryToSay(game, before, EveryAction.at(step[0]++));
    });
  }

  static void checkListed(Game game, GameState state, Action action) {
    assertThat(isListed(game, state, action)).isTrue();
  }

  static void tryToSay(Game game, GameState state, Action action) {
    if (isListed(game, state, action)) {
      assertThat(game.next(state, action)).isNotNull();
      return;
    }
    String shown = state.toString();
    assertThatThrownBy(() -> game.apply(state, action))
        .isInstanceOf(IllegalActionException.class)
        .hasMessageContaining(action.toString())
        .hasMessageContaining(state.pending().toString());
    assertThat(state.toString()).isEqualTo(shown);
  }

  private static boolean isListed(Game game, GameState state, Action action) {
    return state.pending() instanceof Chance chance
        ? action instanceof Outcome outcome && chance.probability(outcome) > 0
        : new ArrayList<>(game.legalActions(state)).contains(action);
  }

  /** Law 4: one thing is awaited, and a player who is asked is alive and has a choice. */
  @Property(tries = RandomGames.TRIES, shrinking = ShrinkingMode.OFF)
  void one_thing_is_awaited(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    Game game = RandomGames.game(firstEdition);
    RandomGames.play(
        firstEdition,
        players,
        seed,
        (before, action, transition) -> checkAwaited(game, transition.state()));
  }

  static void checkAwaited(Game game, GameState state) {
    if (state.pending() instanceof Decision decision) {
      assertThat(state.isAlive(decision.seat())).isTrue();
      int fewest = hasLooked(state, decision.seat()) ? 1 : 2;
      assertThat(game.legalActions(state))
          .hasSizeGreaterThanOrEqualTo(fewest)
          .doesNotHaveDuplicates();
    } else if (state.pending() instanceof GameOver) {
      assertThat(state.isOver()).isTrue();
      assertThat(game.legalActions(state)).isEmpty();
    } else {
      assertThat(state.pending()).isInstanceOf(Chance.class);
    }
  }

  /** Who has looked at the deck is asked what to buy even without a choice, or else others would learn a price. */
  private static boolean hasLooked(GameState state, Seat seat) {
    return state.pending() instanceof ChoosePurchase
        && state.seenCards().stream().anyMatch(card -> card.seenBy().contains(seat));
  }

  /** Law 5: equal content, equal value; and what a step was made from stays as it was. */
  @Property(tries = RandomGames.TRIES, shrinking = ShrinkingMode.OFF)
  void states_are_values(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    List<Transition> once = transitions(firstEdition, players, seed);
    List<String> shown = someShown(once);
    List<Transition> again = transitions(firstEdition, players, seed);
    assertThat(again).isEqualTo(once).hasSameHashCodeAs(once);
    assertThat(someShown(again)).isEqualTo(shown);
    assertThat(someShown(once)).isEqualTo(shown);
    for (int i = 1; i < once.size(); i++) {
      assertThat(once.get(i).state()).isNotEqualTo(once.get(i - 1).state());
    }
  }

  /** Texts are long, so only some of them are compared. */
  private static List<String> someShown(List<Transition> transitions) {
    return IntStream.range(0, transitions.size())
        .filter(i -> i % 16 == 0)
        .mapToObj(i -> transitions.get(i).toString())
        .toList();
  }

  /** Law 6: every card is in one place, and no number leaves its range. */
  @Property(tries = RandomGames.TRIES, shrinking = ShrinkingMode.OFF)
  void nothing_is_lost_or_made(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    RandomGames.play(
        firstEdition,
        players,
        seed,
        (before, action, transition) -> Laws.checkState(transition.state()));
  }

  /** A set-up has everything that lasts from turn to turn: from it, the game continues as it did. */
  @Property(tries = 50, shrinking = ShrinkingMode.OFF)
  void a_turn_can_be_started_from_its_set_up(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    Game game = RandomGames.game(firstEdition);
    RandomGames.play(firstEdition, players, seed, (before, action, transition) -> {
      GameSetup setup = transition.turnStart();
      if (setup != null && !transition.state().isOver()) {
        assertThat(game.start(setup)).isEqualTo(transition.state());
      }
    });
  }

  /** What a seat knows is the same in every state that it can think of, and all of it where there is no secret. */
  @Property(tries = 20, shrinking = ShrinkingMode.OFF)
  void a_view_shows_what_is_public(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    RandomGames.play(firstEdition, players, seed, (before, action, transition) -> {
      for (int i = 0; i < players; i++) {
        GameView view = before.viewFor(Seat.at(i));
        GameState possible = view.sample(random);
        assertThat(possible.viewFor(Seat.at(i))).isEqualTo(view);
        assertThat(possible.equals(before) || !before.seenCards().isEmpty()).isTrue();
      }
    });
  }
}
