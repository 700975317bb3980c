package io.github.kotrules.cards.laws;

import static java.util.Comparator.comparing;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.cards.laws.CornerTables.Theme;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.Laws;
import io.github.kotrules.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A few turns from a position that is made for some corners. Every step is checked; expensive checks are made at some steps. */
final class CornerGame {
  private static final int STEPS = 50;
  private static final int ROLLS_TO_CHOOSE_FROM = 40;
  private static final Action STOP = new StopRolling();
  private static final Action SMASH = new ResolveDice(DiceGroup.SMASH);

  private final Theme theme;
  private final SplittableRandom random;
  private final Game game;
  private final RandomPlay play;
  private final ImmutableList<Viewer> viewers;
  private GameState state;

  CornerGame(Theme theme, boolean firstEdition, long seed) {
    this.theme = theme;
    this.random = new SplittableRandom(seed);
    Game edition = RandomGames.game(firstEdition);
    this.game = theme == Theme.SHORT_DECK ? CornerTables.smallGame(edition, random) : edition;
    this.play = new RandomPlay(game, seed);
    this.state = game.start(CornerTables.next(game, random, theme));
    this.viewers = ImmutableList.<Viewer>builder()
        .addAll(state.allSeats())
        .add(Onlooker.values())
        .build();
  }

  void play(RandomPlay.Watcher watcher) {
    Laws.checkState(state);
    for (int step = 0; step < STEPS && !state.isOver(); step++) {
      Action action = choose();
      Transition transition = game.apply(state, action);
      check(action, transition);
      watcher.see(state, action, transition);
      state = transition.state();
    }
  }

  /** Prefers rolls that suit the theme, often keeps the first one, and often attacks before anything else. */
  private Action choose() {
    Action preferred = state.pending() instanceof ChooseGroup ? SMASH : STOP;
    if (random.nextInt(4) > 0 && game.isLegal(state, preferred)) {
      return preferred;
    }
    Action action = play.choose(state);
    if (state.pending() instanceof DiceChance && random.nextInt(4) > 0) {
      for (int i = 0; i < ROLLS_TO_CHOOSE_FROM; i++) {
        Action other = play.choose(state);
        action = worth(other) > worth(action) ? other : action;
      }
    }
    return action;
  }

  private int worth(Action roll) {
    Dice dice = ((Roll) roll).dice();
    return switch (theme) {
      case EXTRA_TURNS -> dice.count(Face.ONE);
      case SOURCES -> dice.count(Face.SMASH);
      case BAY -> ImmutableSet.copyOf(dice).size() - 2 * dice.count(Face.SMASH);
      case OPPORTUNISTS, EQUAL_CARDS, SHORT_DECK -> dice.count(Face.ENERGY);
    };
  }

  private void check(Action action, Transition transition) {
    Laws.checkStep(game, state, action, transition);
    assertThat(transition.state()).isNotEqualTo(state);
    checkTurns(transition);
    Viewer viewer = viewers.get(random.nextInt(viewers.size()));
    GameView next = transition.state().viewFor(viewer);
    assertThat(state.viewFor(viewer).after(transition.eventsFor(viewer)))
        .isEqualTo(next)
        .hasSameHashCodeAs(next);
    if (random.nextInt(8) == 0) {
      LawProperties.checkListed(game, state, action);
      LawProperties.checkAwaited(game, transition.state());
      int sample = random.nextInt(EveryAction.SAMPLES.size());
      LawProperties.tryToSay(game, state, EveryAction.SAMPLES.get(sample));
    }
  }

  private void checkTurns(Transition transition) {
    GameSetup setup = transition.turnStart();
    if (setup != null && !transition.state().isOver()) {
      assertThat(game.start(setup)).isEqualTo(transition.state());
    }
    Table end = transition.turnEnd();
    if (end != null && state.step() != TurnStep.OPENING) {
      checkNextTurn(end, transition.events());
    }
  }

  /** The order of E-2, worked out in another way than the rules do. */
  private static void checkNextTurn(Table end, List<Event> events) {
    List<Seat> clockwise = new ArrayList<>();
    Seat seat = end.activeSeat();
    while (clockwise.size() < end.seats()) {
      clockwise.add(seat);
      seat = seat.next(end.seats());
    }
    List<ExtraTurn> turns = new ArrayList<>(end.extraTurns());
    turns.sort(comparing((ExtraTurn turn) -> clockwise.indexOf(turn.seat()))
        .thenComparing(turn -> -turn.fewerDice()));
    for (Event event : events) {
      if (event instanceof ExtraTurnStarted started) {
        assertThat(new ExtraTurn(started.seat(), started.fewerDice())).isEqualTo(turns.get(0));
        return;
      }
      if (event instanceof TurnStarted) {
        assertThat(turns).isEmpty();
        return;
      }
    }
  }
}
