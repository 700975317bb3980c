package io.github.kotrules;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.RandomGames.Step;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** A session is the pure core with a memory. */
@AddLifecycleHook(TestRun.class)
class SessionProperties {
  private static final int STEPS = 300;

  private static Game game(boolean firstEdition) {
    return Game.of(
        firstEdition ? RuleSet.firstEdition() : RuleSet.secondEdition(), InventedCards.all());
  }

  @Property(tries = 10)
  void pushing_is_applying_and_popping_goes_back(
      @ForAll boolean firstEdition,
      @ForAll long seed,
      @ForAll @IntRange(min = 2, max = 6) int players) {
    Game game = game(firstEdition);
    GameSetup start = RandomGames.richTable(game, players);
    ImmutableList<Step> steps = RandomGames.play(game, game.start(start), seed, STEPS);
    Session session = Session.of(game, start);
    for (Step step : steps) {
      assertThat(session.state()).isEqualTo(step.before());
      assertThat(session.push(step.action())).containsExactly(step.transition());
    }

    assertThat(session.transitions()).containsExactlyElementsOf(transitions(steps));
    assertThat(session.record().replay(game)).isEqualTo(session.state());
    assertThat(Session.of(game, session.record()).record()).isEqualTo(session.record());
    for (Step step : steps.reverse()) {
      session.pop();
      assertThat(session.state()).isEqualTo(step.before());
    }
    assertThat(session.size()).isZero();
  }

  private static List<Transition> transitions(List<Step> steps) {
    return steps.stream().map(Step::transition).toList();
  }

  @Property(tries = 10)
  void with_a_source_it_goes_from_answer_to_answer_and_back(
      @ForAll boolean firstEdition,
      @ForAll long seed,
      @ForAll @IntRange(min = 2, max = 6) int players) {
    Game game = game(firstEdition);
    SplittableRandom random = new SplittableRandom(seed);
    Session session = Session.of(game, RandomGames.richTable(game, players)).random(random);
    Deque<GameState> asked = new ArrayDeque<>();
    while (!session.state().isOver() && session.size() < STEPS) {
      assertThat(session.state().pending()).isInstanceOf(Decision.class);
      asked.push(session.state());
      List<Action> options = session.legalActions();
      GameState state = session.state();
      for (Transition transition : session.push(options.get(random.nextInt(options.size())))) {
        assertThat(transition.before()).isEqualTo(state);
        state = transition.state();
      }
      assertThat(state).isEqualTo(session.state());
    }

    assertThat(Session.of(game, session.record()).state()).isEqualTo(session.state());
    while (!asked.isEmpty()) {
      session.pop();
      assertThat(session.state()).isEqualTo(asked.pop());
    }
  }

  @Property(tries = 4)
  void its_question_is_that_of_its_record(
      @ForAll boolean firstEdition,
      @ForAll long seed,
      @ForAll @IntRange(min = 2, max = 6) int players) {
    Game game = game(firstEdition);
    SplittableRandom random = new SplittableRandom(seed);
    Session session = Session.of(game, RandomGames.richTable(game, players));
    while (!session.state().isOver() && session.size() < STEPS) {
      if (!(session.state().pending() instanceof Chance)) {
        Question question = session.question();
        Question ofRecord = Question.of(game, session.record());
        assertThat(question.decision()).isEqualTo(ofRecord.decision());
        assertThat(question.position()).isEqualTo(ofRecord.position());
        assertThat(question.moves()).isEqualTo(ofRecord.moves());
      }
      session.push(RandomGames.choose(game, session.state(), random));
    }
  }
}
