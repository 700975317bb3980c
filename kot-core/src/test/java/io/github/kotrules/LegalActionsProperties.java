package io.github.kotrules;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.RandomGames.Step;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

@AddLifecycleHook(TestRun.class)
class LegalActionsProperties {
  private static final Game PLAIN = Game.of(RuleSet.firstEdition(), CardSet.none());
  private static final Game CARDS = Game.of(RuleSet.secondEdition(), InventedCards.all());
  private static final ImmutableList<Action> SOME_ACTIONS = SomeActions.ofEveryKind();

  /** Lists longer than this are those of chance, of which there are many alike. */
  private static final int LONG = 150;

  private static final int STEPS = 300;

  /** In each state one in this many actions is tried, in the next state the next one. */
  private static final int SOME = 40;

  private static void inRandomStates(long seed, int players, BiConsumer<Game, GameState> check) {
    for (Game game : List.of(PLAIN, CARDS)) {
      GameState start = game.start(RandomGames.richTable(game, players));
      ImmutableList<Step> steps = RandomGames.play(game, start, seed, STEPS);
      steps.forEach(step -> check.accept(game, step.before()));
      check.accept(game, steps.get(steps.size() - 1).transition().state());
    }
  }

  @Property(tries = 12)
  void are_one_list_however_it_is_read(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int players) {
    inRandomStates(seed, players, (game, state) -> {
      List<Action> options = game.legalActions(state);
      List<Action> iterated = new ArrayList<>();
      for (Action option : options) {
        iterated.add(option);
      }
      Set<Action> distinct = new HashSet<>(iterated);

      assertThat(options.size()).isEqualTo(iterated.size()).isEqualTo(distinct.size());
      assertThat(options.isEmpty()).isEqualTo(state.isOver());
      for (int i = 0; i < options.size(); i += stride(options)) {
        Action option = options.get(i);
        check(option.equals(iterated.get(i)), "get", option, state);
        check(options.contains(option), "contains", option, state);
        check(options.indexOf(option) == i, "indexOf", option, state);
      }
    });
  }

  @Property(tries = 12)
  void are_in_the_same_order_when_asked_twice(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int players) {
    inRandomStates(seed, players, (game, state) -> {
      assertThat(game.legalActions(state)).isEqualTo(game.legalActions(state));
    });
  }

  @Property(tries = 12)
  void are_all_accepted(@ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int players) {
    inRandomStates(seed, players, (game, state) -> {
      List<Action> options = game.legalActions(state);
      for (int i = 0; i < options.size(); i += stride(options)) {
        assertThat(game.next(state, options.get(i))).isNotNull();
      }
    });
  }

  @Property(tries = 8)
  void contain_no_other_action_and_no_other_is_accepted(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int players) {
    int[] states = {0};
    inRandomStates(seed, players, (game, state) -> {
      List<Action> options = game.legalActions(state);
      Set<Action> legal = new HashSet<>(options);
      // contains is slow in a long list, and a refusal is a long sentence: only some are tried
      int first = states[0]++ % SOME;
      for (int i = 0; i < SOME_ACTIONS.size(); i++) {
        Action action = SOME_ACTIONS.get(i);
        boolean tried = i % SOME == first;
        if (tried || options.size() <= LONG) {
          check(options.contains(action) == legal.contains(action), "contains", action, state);
        }
        if (tried) {
          check(isAccepted(game, state, action) == legal.contains(action), "next", action, state);
        }
      }
    });
  }

  @Property(tries = 12)
  void are_as_the_asked_seat_sees_them(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int players) {
    inRandomStates(seed, players, (game, state) -> {
      for (int i = 0; i < players; i++) {
        boolean asked =
            state.pending() instanceof Decision decision && decision.seat() == Seat.at(i);
        List<Action> expected = asked ? game.legalActions(state) : List.of();
        assertThat(game.legalActions(state.viewFor(Seat.at(i)))).isEqualTo(expected);
      }
    });
  }

  private static int stride(List<Action> options) {
    return options.size() > LONG ? 61 : 1;
  }

  private static boolean isAccepted(Game game, GameState state, Action action) {
    try {
      return game.next(state, action) != null;
    } catch (IllegalActionException refused) {
      return false;
    }
  }

  private static void check(boolean agrees, String what, Action action, GameState state) {
    if (!agrees) {
      throw new AssertionError(what + " disagrees on " + action + " in\n" + state);
    }
  }
}
